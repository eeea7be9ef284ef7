"""Matches, tournaments and ratings of bots; programs and classes from outside as players."""
