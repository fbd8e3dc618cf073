"""The HTTP interface: routes, requests, responses, and their description."""
