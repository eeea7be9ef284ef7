"""The messages of the server beside the engine's, as data: its page and OpenAPI come from here."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from lexicon_fast.engine.game_adapter import RulesView, adapters
from lexicon_fast.protocol import messages as m
from lexicon_fast.server import display_names
from lexicon_fast.server.replay import Replayed

if TYPE_CHECKING:
    Rules: TypeAlias = RulesView
else:  #: `LexiconRules | ScrabbleRules | ...`, of all games.
    Rules = reduce(or_, (each.rules_type for each in adapters().values()))

#: Who has a table at most.
MOST_SEATS: Final = 64

#: Something that is seen, and nothing that turns a line round or ends it.
_NAME: Final = (
    r"^(?=.*[^\s\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff])"
    r"[^\x00-\x1f\x7f\u2028-\u202e\u2066-\u2069]*$(?!\n)"
)

Name: TypeAlias = Annotated[
    str,
    Meta(min_length=1, max_length=display_names.MOST, pattern=_NAME),
    Meta(description="What a player is called: 1 to 40 characters, one at least that is seen."),
]
TableId: TypeAlias = Annotated[str, Meta(max_length=64, description="Of the table.")]
Token: TypeAlias = Annotated[
    str, Meta(max_length=128, description="Holds a seat: who has it is that player. Keep it.")
]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]


class HelloResult(m.HelloResult, frozen=True, kw_only=True):
    """The server."""

    #: What `dictionary` may be. Where none is named, the list of the game if it is here (`words`
    #: of the game), else the first.
    dictionaries: list[str]


class RulesParams(m.Params, frozen=True, kw_only=True):
    """The rules of a game as a front end needs them to draw it."""

    game: m.Game
    ruleset: m.Ruleset | None = None


class RulesResult(m.Result, frozen=True, kw_only=True):
    """The rules."""

    rules: Rules


class OddsParams(m.Params, frozen=True, kw_only=True):
    """Where bombs may lie on a board of Lexibomb, from what it shows."""

    #: Rows of the board: `.` a closed square, `0` to `8` an open one with so many bombs around it,
    #: `*` a bomb that was hit. Up to 225 squares.
    opened: Annotated[list[Annotated[str, Meta(max_length=21)]], Meta(max_length=21)]
    #: Bombs in all, those hit among them.
    bombs: Annotated[int, Meta(ge=0, le=441)] = 22


class OddsResult(m.Result, frozen=True, kw_only=True):
    """The chance of each square, all placements that agree with the numbers being equally likely.

    exact: counted, not estimated; error: three standard errors of the chance that is the least
    sure.
    """

    #: By rows: 1.0 certain or hit, 0.0 open or certainly none.
    probability: list[list[float]]
    exact: bool
    error: float


class ReplayParams(m.Params, frozen=True, kw_only=True):
    """A record played again, step by step."""

    #: Those of a record: as `table.record` gives them, or `lexicon-fast match` writes them.
    lines: list[str]


class ReplayResult(m.Result, frozen=True, kw_only=True):
    """Its first game, checked against the rules."""

    replayed: Replayed


# ------------------------------------------------------------------------- tables


class _AnySeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """A seat, as who makes the table wants it."""


class PersonSeat(_AnySeat, frozen=True, tag="person"):
    """A seat of who makes the table: its token comes with the table."""

    name: Name | None = None


class BotSeat(_AnySeat, frozen=True, tag="bot"):
    """A seat of a bot, which moves by itself."""

    #: A name, perhaps with options: "greedy", "expert:iterations=200" (`hello` lists them).
    bot: Annotated[str, Meta(max_length=200)]


class OpenSeat(_AnySeat, frozen=True, tag="open"):
    """A seat for the first who comes with `table.join`."""


AnySeat: TypeAlias = PersonSeat | BotSeat | OpenSeat


class TableNewParams(m.Params, frozen=True, kw_only=True):
    """Lay a table and deal. At least one seat is a person's or open."""

    game: m.Game
    #: Who plays, in the order of the seats: player 0, 1, ...
    seats: Annotated[list[AnySeat], Meta(min_length=1, max_length=MOST_SEATS)]
    ruleset: m.Ruleset | None = None
    #: Over after so many rounds at the latest (Lexicon).
    rounds: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None
    dictionary: str | None = None


class TableNewResult(m.Result, frozen=True, kw_only=True):
    """Where to find it, and who you are there."""

    #: Whoever has it may watch, and take a seat that is open.
    id: str
    #: By seat; null: not yours.
    tokens: list[str | None]


class TableJoinParams(m.Params, frozen=True, kw_only=True):
    """Take an open seat."""

    id: TableId
    #: If it is taken at the table, it gets a number: "South 2".
    name: Name | None = None
    #: Which one; null: the first that is open.
    seat: SeatNumber | None = None


class TableJoinResult(m.Result, frozen=True, kw_only=True):
    """Who you are."""

    seat: int
    token: str


class TableAgainParams(m.Params, frozen=True, kw_only=True):
    """The next game of the same players, once theirs is over.

    The first of them who asks has it laid: the same rules, seats and bots. All others get the same
    table, however often they ask; it stands in `next` of the view. A token that held a seat holds
    that seat at the next table, too.
    """

    id: TableId
    token: Token


class TableAgainResult(m.Result, frozen=True, kw_only=True):
    """Where to find it, and who you are there."""

    #: Of the next table.
    id: str
    seat: int
    token: str


class TableParams(m.Params, frozen=True, kw_only=True):
    """Which table."""

    id: TableId


class TableViewParams(m.Params, frozen=True, kw_only=True):
    """How a table stands, as a player sees it."""

    id: TableId
    #: null: as those see it who only watch.
    token: Token | None = None
    #: Tell also what happened after that `seq`.
    since: m.Count | None = None


class Seat(m.Result, frozen=True, kw_only=True):
    """Who sits there."""

    kind: Literal["person", "bot", "open"]
    #: No two at a table have the same.
    name: str
    #: Its spec, if it is a bot.
    bot: str | None


class TableView(m.Result, frozen=True, kw_only=True):
    """How a table stands, without anything that this player cannot see."""

    id: str
    game: str
    seats: list[Seat]
    ruleset: m.Ruleset
    dictionary: str
    rounds: int | None
    #: Whose view it is; null: of those who only watch.
    seat: int | None
    #: Who has to act; null: it is over.
    to_move: int | None
    #: What is due: an action, an answer to the last play, or nothing.
    phase: Literal["turn", "challenge", "over"]
    over: bool
    #: Grows with all that happens in the game: events so far.
    seq: int
    scores: list[int]
    #: When it is over, by player: 1.0 for the winner, shared by several.
    returns: list[float] | None
    #: The table of the next game, once `table.again` has laid it.
    next: str | None
    #: Of a watcher: player -1, who holds nothing.
    observation: m.ObservationJson
    #: What happened after `since`, as this player saw it.
    events: list[m.EventJson]


class TableActParams(m.Params, frozen=True, kw_only=True):
    """Do something, in your turn. It is kept on disk before it is answered."""

    id: TableId
    token: Token
    action: m.ActionRaw
    #: Refuse it if more has happened than you know.
    seq: m.Count | None = None


class TableScoreParams(m.Params, frozen=True, kw_only=True):
    """What a play of your tiles would score on the board as it is, whoever is to move."""

    id: TableId
    token: Token
    #: A play.
    action: m.ActionRaw
    #: Refuse it if more has happened than you know.
    seq: m.Count | None = None


class ScoredWord(m.Result, frozen=True, kw_only=True):
    """A word that a play forms. Whether it exists is not told."""

    at: str
    #: In lower case; a blank of Lexibomb is `_`.
    word: str
    points: int


class Fault(m.Result, frozen=True, kw_only=True):
    """Why a play cannot be laid: the rule that it breaks, as in `IllegalAction`."""

    rule: str
    message: str


class TableScoreResult(m.Result, frozen=True, kw_only=True):
    """Its points, as far as they can be seen: no dictionary is asked, and no bomb is looked for.

    In Lexibomb squares that are still closed multiply nothing here. If one hides a bomb, the words
    through it earn nothing.
    """

    #: The points of the words, and the bonus; null: it cannot be laid.
    score: int | None
    #: The one that the play is laid along first.
    words: list[ScoredWord]
    #: For so many tiles.
    bonus: int
    #: Lexibomb: the closed squares that it would open.
    closed: list[str]
    #: null: it can be laid.
    fault: Fault | None


class TableLegalParams(m.Params, frozen=True, kw_only=True):
    """What you may do now; nothing if another is to move."""

    id: TableId
    token: Token
    limit: m.Count | None = None


class TableAdviseParams(m.Params, frozen=True, kw_only=True):
    """Actions ranked by play-outs, in your turn: `advise` for what you see."""

    id: TableId
    token: Token
    seconds: m.Seconds | None = None
    iterations: m.Iterations | None = None
    #: Send what is known by now as `advise.update`?
    stream: bool = True
