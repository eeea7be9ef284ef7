"""Lexibomb at the command line."""
