"""Old path of `lexicon_fast.client`."""

from lexicon_fast.lazy import lazily, moved

_NAMES = [
    "Advised",
    "Advising",
    "Applied",
    "AsyncAdvising",
    "AsyncEngine",
    "AsyncGame",
    "BadParams",
    "Engine",
    "EngineError",
    "EngineTerminated",
    "EngineTimeout",
    "Game",
    "Legal",
    "Moved",
    "Observed",
    "ProtocolError",
    "RequestCancelled",
    "RequestRefused",
]
_MOVED = moved({name: f"lexicon_fast.client:{name}" for name in _NAMES}, removed_in="0.4.0")

__getattr__, __dir__ = lazily(__name__, [], {}, moved=_MOVED)
