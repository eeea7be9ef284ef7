"""The client of an engine, in the manner of `chess.engine`: `Engine` for threads, `AsyncEngine`.

Results have the types of their game: actions and observations those of `lexicon_fast.lexicon`,
`lexicon_fast.scrabble` and `lexicon_fast.lexibomb`; rows, advice and events those of
`lexicon_fast.engine.GAME`.

>>> from lexicon_fast.client import Engine
>>> with Engine.popen() as engine, engine.new_game(players=2, seed=7, rounds=1) as game:
...     while not game.over:
...         action = game.play("greedy")
>>> game.winners
[0]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.base.lazy import lazily
from lexicon_fast.client.engine import Engine
from lexicon_fast.client.errors import (
    BadParams,
    EngineError,
    EngineTerminated,
    EngineTimeout,
    ProtocolError,
    RequestCancelled,
    RequestRefused,
)
from lexicon_fast.client.games import Advising, Game, Watching
from lexicon_fast.client.wire import (
    Advised,
    Analysed,
    Applied,
    Changed,
    Legal,
    Moved,
    Observed,
    PuzzleQuestion,
    PuzzleSolution,
    PuzzleVerdict,
)
from lexicon_fast.protocol.messages import Clock, PlayFilter, TimeControl

if TYPE_CHECKING:
    from lexicon_fast.client.asynchronous import (
        AsyncAdvising,
        AsyncEngine,
        AsyncGame,
        AsyncWatching,
    )

__all__ = [
    "Advised",
    "Advising",
    "Analysed",
    "Applied",
    "AsyncAdvising",
    "AsyncEngine",
    "AsyncGame",
    "AsyncWatching",
    "BadParams",
    "Changed",
    "Clock",
    "Engine",
    "EngineError",
    "EngineTerminated",
    "EngineTimeout",
    "Game",
    "Legal",
    "Moved",
    "Observed",
    "PlayFilter",
    "ProtocolError",
    "PuzzleQuestion",
    "PuzzleSolution",
    "PuzzleVerdict",
    "RequestCancelled",
    "RequestRefused",
    "TimeControl",
    "Watching",
]

# Programs without an event loop do not load asyncio.
__getattr__, __dir__ = lazily(__name__, __all__, {}, "lexicon_fast.client.asynchronous")
