"""The cards: TOML files, their records, and the rules compiled from them."""
