"""Scrabble: play-outs, endgames and self-play."""

from lexicon_fast._native import submodules_of

__getattr__ = submodules_of(__name__)
