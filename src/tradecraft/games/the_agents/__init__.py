"""The room of The Agents."""
