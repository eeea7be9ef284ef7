"""The bots of Scrabble."""
