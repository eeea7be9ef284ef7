"""GCG, the game notation of many Scrabble programs: text with one event per line.

    #character-encoding UTF-8
    #player1 north North
    #player2 south South
    >north: AEIQTUZ 8E QUIZ +44 44
    >south: ACEINRT H5 CRA.E +16 16
    >south: ACEINRT -- -16 0
    #note any remark about the event above

The format is by John Chew (poslfit.com/scrabble/gcg), with extensions of Quackle, Macondo, MAGPIE
and their sites. `read` understands all variants, `write` uses one of them.

>>> from lexicon_fast.games.scrabble import gcg
>>> game = gcg.read(">north: AEIQTUZ 8E QUIZ +44 44\\n>south: ACEINRT H5 CRA.E +16 16\\n")
>>> game.events[0].word, game.players[1].nick
('QUIZ', 'south')
>>> gcg.replay(game)[-1].scores
(44, 16)
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
from lexicon_fast.games.scrabble.gcg.replay import (
    GcgTurn,
    Moment,
    layout_of,
    replay,
    ruleset_of,
    turns,
)
from lexicon_fast.games.scrabble.gcg.writing import gcg_of, write

__all__ = [
    "Bonus",
    "Event",
    "Exchanged",
    "GcgGame",
    "GcgTurn",
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
    "ruleset_of",
    "turns",
    "write",
]
