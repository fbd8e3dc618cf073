"""Builds the structures of the protocol: what a seat may know, in the language of the reader."""
