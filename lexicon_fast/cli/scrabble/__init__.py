"""Scrabble at the command line."""
