"""A learner from a known library that learns to play Dice Hospital alone."""
