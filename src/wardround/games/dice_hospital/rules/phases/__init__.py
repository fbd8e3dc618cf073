"""One module a phase: who speaks, what may be said, what a word does and what comes next."""
