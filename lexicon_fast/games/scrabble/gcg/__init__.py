"""GCG, the game notation of many Scrabble programs: text with one event per line.

    #character-encoding UTF-8
    #player1 north North
    #player2 south South
    >north: AEQSTUZ 8D QUAT.. +28 28
    >south: AEINRST --  -70 0
    #note any remark about the event above

The format is by John Chew (poslfit.com/scrabble/gcg), with extensions of Quackle, Macondo, MAGPIE
and their sites. `read` understands all variants, `write` uses one of them.

>>> from lexicon_fast.games.scrabble import gcg
>>> game = gcg.read(">north: AEQSTUZ 8F QUA +24 24\\n>south: AEINRST I8 .INERTS +9 9\\n")
>>> game.events[0].word, game.players[1].nick
('QUA', 'south')
"""

from __future__ import annotations

from lexicon_fast.games.scrabble.gcg.game import (
    Bonus,
    Event,
    Exchanged,
    GcgGame,
    Laid,
    Passed,
    Player,
    Pragma,
    RackPoints,
    TakenBack,
    TimePenalty,
)
from lexicon_fast.games.scrabble.gcg.reading import read
from lexicon_fast.games.scrabble.gcg.records import gcg_of
from lexicon_fast.games.scrabble.gcg.replay import Moment, layout_of, replay
from lexicon_fast.games.scrabble.gcg.writing import write

__all__ = [
    "Bonus",
    "Event",
    "Exchanged",
    "GcgGame",
    "Laid",
    "Moment",
    "Passed",
    "Player",
    "Pragma",
    "RackPoints",
    "TakenBack",
    "TimePenalty",
    "gcg_of",
    "layout_of",
    "read",
    "replay",
    "write",
]
