"""Lexibomb: odds of bombs, expected scores and play-outs."""
