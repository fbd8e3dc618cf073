"""Seat tokens, limits, allowed hosts and origins, response headers."""
