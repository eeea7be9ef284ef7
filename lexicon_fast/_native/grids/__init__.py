"""Grids of letters: boards read from text and searched for words."""
