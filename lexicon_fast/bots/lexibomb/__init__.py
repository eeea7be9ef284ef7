"""The bots of Lexibomb."""
