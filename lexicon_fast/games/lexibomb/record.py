"""Records of games of Lexibomb: see `games.record` for the format.

{"event":"setup","version":1,"game":"lexibomb","program":"lexicon_fast 0.1.0",...,"chain":"..."}
{"event":"start draw","players":[0,1],"tiles":"R_","starter":1,"chain":"..."}
{"event":"deal","starter":1,"racks":["...","..."],"bag":"...","bombs":["..*....",...],...}
{"event":"turn","player":1,"action":{"action":"play","at":"8H","word":"QUI_"},"score":26,...}
{"event":"turn","player":0,"action":{...},"score":4,"hit":["9H"],"drawn":"EA","chain":"..."}
{"event":"turn","player":1,"action":{"action":"exchange","tiles":"VV"},"drawn":"EA","bag":...}
{"event":"game end","why":"out","before":[201,188],"adjustments":[0,-7],...,"chain":"..."}
"""

from __future__ import annotations

from functools import partial
from typing import Final, TypeAlias

from lexicon_fast.games import record
from lexicon_fast.games.lexibomb.events import AnyEvent, Setup, TurnEvent
from lexicon_fast.games.lexibomb.game import Game, game_from
from lexicon_fast.games.tiles.events import start

Record: TypeAlias = record.Record[AnyEvent, Setup]

RECORDS: Final = record.Records[AnyEvent, Setup, Game](
    "lexibomb", AnyEvent, Setup, TurnEvent, partial(start, Game, game_from)
)

lines = RECORDS.lines
read = RECORDS.read
replay = RECORDS.replay
check = RECORDS.check
