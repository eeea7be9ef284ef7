"""Old path of `lexicon_fast.client`."""

from lexicon_fast import client
from lexicon_fast.lazy import lazily, moved

_MOVED = moved({name: f"lexicon_fast.client:{name}" for name in client.__all__}, removed_in="0.4.0")

__getattr__, __dir__ = lazily(__name__, [], {}, moved=_MOVED)
