"""Where tables are kept: the interface, SQLite, and the steps of its schema."""
