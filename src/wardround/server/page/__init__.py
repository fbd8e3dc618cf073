"""The page as it is served: few files, hashed addresses, compressed once."""
