"""Records of games of Scrabble: see `games.record` for the format.

{"event":"setup","version":1,"game":"scrabble","program":"lexicon_fast 0.1.0",...,"chain":"..."}
{"event":"start draw","players":[0,1],"tiles":"R?","starter":1,"chain":"..."}
{"event":"deal","starter":1,"racks":["...","..."],"bag":"...","chain":"..."}
{"event":"turn","player":1,"action":{"action":"play","at":"8H","word":"QUIz"},"score":26,...}
{"event":"turn","player":0,"action":{"action":"challenge"},"right":true,"chain":"..."}
{"event":"turn","player":0,"action":{"action":"exchange","tiles":"VV"},"drawn":"EA","bag":...}
{"event":"lost turn","player":1,"chain":"..."}
{"event":"game end","why":"out","before":[401,388],"adjustments":[7,-7],...,"chain":"..."}
"""

from __future__ import annotations

from functools import partial
from typing import Final, TypeAlias

from lexicon_fast.games import record
from lexicon_fast.games.scrabble.events import AnyEvent, Setup, TurnEvent
from lexicon_fast.games.scrabble.game import Game, game_from
from lexicon_fast.games.tiles.events import start

Record: TypeAlias = record.Record[AnyEvent, Setup]

RECORDS: Final = record.Records[AnyEvent, Setup, Game](
    "scrabble", AnyEvent, Setup, TurnEvent, partial(start, Game, game_from)
)

lines = RECORDS.lines
read = RECORDS.read
replay = RECORDS.replay
check = RECORDS.check
