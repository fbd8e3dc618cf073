"""Many games: simulation on all cores."""
