"""What should have been said: hints, reviews, puzzles. Answers are data and message keys."""
