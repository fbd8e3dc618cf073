"""States as rows of small numbers, for whoever learns to play. Compiled but for the layout."""
