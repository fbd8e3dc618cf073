"""A game in progress: journal, event log, undo and redo, consent, forced words, deadlines."""
