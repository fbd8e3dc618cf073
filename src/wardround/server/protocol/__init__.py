"""The structures that are sent and received over HTTP and WebSocket: docs/wire.md."""
