"""Lexibomb, as the engine's protocol has it."""
