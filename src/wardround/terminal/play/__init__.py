"""A game at this terminal: the session, the commands typed into it, lines and full screen."""
