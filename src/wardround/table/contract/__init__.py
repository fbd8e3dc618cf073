"""The contract of a game in parts: rules, information, presentation, notation, laws; and a base."""
