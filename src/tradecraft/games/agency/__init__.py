"""The room of Agency_."""
