"""Old path of `lexicon_fast.games.tiles.layouts`."""

from lexicon_fast.lazy import lazily, moved

_MOVED = moved(
    {name: f"lexicon_fast.games.tiles.layouts:{name}" for name in ("Layout", "Premium", "Tile")},
    removed_in="0.4.0",
)

__getattr__, __dir__ = lazily(__name__, [], {}, moved=_MOVED)
