"""Lexicon: plays found, paid and ranked, plans, rounds and play-outs."""
