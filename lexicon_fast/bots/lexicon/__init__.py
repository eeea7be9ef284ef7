"""Bots that play Lexicon."""
