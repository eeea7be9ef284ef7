"""Scrabble, as the engine's protocol has it."""
