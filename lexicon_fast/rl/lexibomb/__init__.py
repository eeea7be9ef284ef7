"""Lexibomb for environments: its steps, observations as arrays, and its adapter, `ADAPTER`."""

from lexicon_fast.rl.lexibomb.adapter import Adapter

ADAPTER = Adapter
