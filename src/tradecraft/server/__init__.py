"""The server: tables over HTTP, kept in a database, told from worker to worker."""
