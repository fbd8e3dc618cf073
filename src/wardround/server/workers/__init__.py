"""Work in processes of its own: bots, hints, reviews."""
