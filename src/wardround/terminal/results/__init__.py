"""Results of many games: tallies, standings, and the files they are written to."""
