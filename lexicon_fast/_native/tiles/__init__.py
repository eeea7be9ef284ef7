"""Boards: what Scrabble and Lexibomb share."""

from lexicon_fast._native import submodules_of

__getattr__ = submodules_of(__name__)
