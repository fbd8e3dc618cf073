"""A game in progress: journal, undo, log, forced words, deadlines."""
