"""Records of games of Lexicon: see `games.record` for the format.

    {"event":"setup","version":1,"game":"lexicon","program":"lexicon_fast 0.1.0",...,"chain":"..."}
    {"event":"dealer draw","players":[0,1],"cards":["K","*E"],"dealer":1,"chain":"..."}
    {"event":"deal","round":1,"dealer":1,"players":[0,1],"hands":["...","..."],...,"chain":"..."}
    {"event":"turn","player":0,"action":{"action":"form","laid":"h[a]t"},"chain":"..."}
    {"event":"turn","player":1,"action":{"action":"challenge"},"right":false,"chain":"..."}
    {"event":"round end","why":"out","points":[0,52],"scores":[0,52],"winner":0,"chain":"..."}
    {"event":"game end","winners":[0],"scores":[0,52],"chain":"..."}

A single round is recorded as a game of one round.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from lexicon_fast.dictionary import Dictionary
from lexicon_fast.games import record
from lexicon_fast.games.lexicon.events import AnyEvent, Setup, TurnEvent
from lexicon_fast.games.lexicon.game import Game

Record: TypeAlias = record.Record[AnyEvent, Setup]


def _start(setup: Setup, dictionary: Dictionary) -> Game:
    return Game(
        dictionary,
        players=setup.players,
        ruleset=setup.ruleset,
        seed=setup.seed,
        rounds=setup.rounds,
        first_dealer=setup.first_dealer,
    )


RECORDS: Final = record.Records[AnyEvent, Setup, Game](
    "lexicon", AnyEvent, Setup, TurnEvent, _start
)

lines = RECORDS.lines
read = RECORDS.read
replay = RECORDS.replay
check = RECORDS.check
