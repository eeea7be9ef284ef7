"""Scrabble: play-outs, endgames and self-play."""
