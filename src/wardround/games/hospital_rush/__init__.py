"""Hospital Rush, 3 to 5 players."""
