"""Lexibomb in the protocol.

`ADAPTER` is the game's `GameAdapter`, `TYPES` are the types of its JSON. Both are imported on first
use, so that a client does not load the engine.
"""

from lexicon_fast.lazy import lazily

_HOME = {
    "ADAPTER": "lexicon_fast.engine.lexibomb.adapter",
    "TYPES": "lexicon_fast.engine.lexibomb.rows",
}

__getattr__, __dir__ = lazily(__name__, [*_HOME], _HOME)
