"""The rooms: a folder for each game."""
