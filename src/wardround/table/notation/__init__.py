"""Games as text: the vocabulary, position codes, journals."""
