"""Card files: TOML text into fields, with every mistake and its line."""
