"""The room of Undercover."""
