"""The WebSocket of a table: its connections, their commands and queries."""
