"""One module a question, named as in `rules.questions`: how it is put to people."""
