"""Where everything is kept: SQLite or PostgreSQL, the same code for both."""
