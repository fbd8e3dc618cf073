"""One module a phase in which seats speak, named as in `rules.phases`: how it is put to people.

It is not part of the phase's rules, because questions and reasons quote cards and words, which
the compiled rules know nothing of.
"""
