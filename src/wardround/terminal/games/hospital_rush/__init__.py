"""Hospital Rush in the terminal: in lines and on the full screen."""
