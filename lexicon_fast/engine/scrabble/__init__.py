"""Scrabble in the protocol: `adapter.ADAPTER`, and `rows.TYPES`, the types of its JSON."""
