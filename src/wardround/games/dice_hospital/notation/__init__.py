"""Position codes: writing a state as one line, and reading it with every check."""
