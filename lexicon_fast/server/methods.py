"""The methods of the server by name: some of the engine's, and its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import methods as engine
from lexicon_fast.protocol.methods import Method
from lexicon_fast.server import messages as sm

#: Not of the engine: what changes it for all, and games without tokens. Dictionaries are opened by
#: whoever starts the server.
_ENGINE: Final = (
    "hello",
    "ping",
    "stop",
    "cancel",
    "dictionary.info",
    "dictionary.check",
    "dictionary.search",
    "solve",
    "plan",
    "legal",
    "advise",
    "bot.move",
)

METHODS: Final[Mapping[str, Method]] = {
    **{name: engine.METHODS[name] for name in _ENGINE},
    "hello": engine.METHODS["hello"]._replace(
        result=sm.HelloResult, about="what the server is and can do"
    ),
    "rules": Method(sm.RulesParams, sm.RulesResult, "points, boards and numbers of a game"),
    "lexibomb.odds": Method(sm.OddsParams, sm.OddsResult, "where bombs may lie", long=True),
    "record.replay": Method(sm.ReplayParams, sm.ReplayResult, "a record, step by step", long=True),
    "table.new": Method(sm.TableNewParams, sm.TableNewResult, "lay a table and deal"),
    "table.join": Method(sm.TableJoinParams, sm.TableJoinResult, "take an open seat"),
    "table.view": Method(sm.TableViewParams, sm.TableView, "how a table stands"),
    "table.act": Method(sm.TableActParams, sm.TableView, "do something in your turn"),
    "table.score": Method(sm.TableScoreParams, sm.TableScoreResult, "what a play would score"),
    "table.legal": Method(sm.TableLegalParams, m.LegalResult, "what you may do", long=True),
    "table.advise": Method(
        sm.TableAdviseParams,
        m.AdviseResult,
        "ranked actions, refined",
        long=True,
        stoppable=True,
        notifies="advise.update",
    ),
    "table.record": Method(
        sm.TableParams, m.GameRecordResult, "its record, once the game is over", long=True
    ),
    "table.again": Method(
        sm.TableAgainParams, sm.TableAgainResult, "play again, once the game is over"
    ),
    "table.watch": Method(
        sm.TableViewParams, sm.TableView, "be told what happens", notifies="table.changed"
    ),
    "table.unwatch": Method(sm.TableParams, m.Done, "be told no longer"),
}

#: Of a connection that stays: not over HTTP.
OF_SOCKETS: Final = frozenset({"stop", "cancel", "table.watch", "table.unwatch"})

#: Notifications that the server sends.
NOTIFICATIONS: Final[Mapping[str, type[msgspec.Struct]]] = {
    "advise.update": m.AdviseUpdate,
    "table.changed": sm.TableView,
}

#: What `data.type` may be with code -32000 beside what the engine has.
REFUSALS: Final[Mapping[str, str]] = {
    **{
        name: about
        for name, about in engine.REFUSALS.items()
        if name not in ("NoSuchGame", "NotLoaded", "NotOver", "TooMuch")
    },
    "NotLoaded": "The server has not been started with this dictionary.",
    "NotOver": "The game is not over: its record holds all that is hidden, and the next game comes"
    " after it.",
    "NoSuchTable": "No table has this id: there never was one, or it has been cleared away.",
    "BadToken": "The token holds no seat at this table.",
    "NoSeat": "No such seat is open.",
    "TooMuch": "A limit of the server; the message names it.",
    "Closing": "The server is about to end; try again later.",
}
