"""Hints, reviews and puzzles. Answers are data and message keys, never sentences."""
