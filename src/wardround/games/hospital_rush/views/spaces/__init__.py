"""One module a kind of space, named as in `rules.spaces`: how it is put to people.

It is not part of the kind's rules, because questions and prospects quote words, which the
compiled rules know nothing of.
"""
