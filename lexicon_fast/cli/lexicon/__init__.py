"""Lexicon at the command line."""
