"""One module a kind of space: what may be said after placing a marker there, and what it does."""
