"""Lexibomb in the protocol.

Other layers use two names: `ADAPTER`, a `GameAdapter`, answers requests, and `TYPES` are the types
of the game's JSON. Each is imported on first use, so that a client does not load the engine.
"""

from lexicon_fast.lazy import lazily

_HOME = {
    "ADAPTER": "lexicon_fast.engine.lexibomb.adapter",
    "TYPES": "lexicon_fast.engine.lexibomb.rows",
}

__getattr__, __dir__ = lazily(__name__, [*_HOME], _HOME)
