"""Dice Hospital in the terminal: in lines, on the full screen, and its cards."""
