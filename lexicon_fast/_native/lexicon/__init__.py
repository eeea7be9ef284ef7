"""Lexicon: plays found, paid and ranked, plans, rounds and play-outs."""

from lexicon_fast._native import submodules_of

__getattr__ = submodules_of(__name__)
