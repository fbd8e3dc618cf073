"""Analysis that only Dice Hospital has: puzzles, and positions to check its solver with."""
