"""The full screen, a Textual app."""
