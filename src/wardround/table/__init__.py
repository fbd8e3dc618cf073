"""What every game shares: words, chance, journal, views, and the laws that games must keep.

Standard library only. Nothing here knows a rule of any game.
"""
