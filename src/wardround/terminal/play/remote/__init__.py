"""A game at a server's table, played at this terminal."""
