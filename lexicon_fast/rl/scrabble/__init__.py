"""Scrabble for environments: its steps, observations as arrays, and its adapter, `ADAPTER`."""

from lexicon_fast.rl.scrabble.adapter import Adapter

ADAPTER = Adapter
