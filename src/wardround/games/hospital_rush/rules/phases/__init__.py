"""One module a phase: what chance says in it, what follows by itself and what comes next."""
