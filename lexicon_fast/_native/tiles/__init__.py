"""Boards: what Scrabble and Lexibomb share."""
