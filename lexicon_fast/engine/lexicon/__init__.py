"""Lexicon, as the engine's protocol has it."""
