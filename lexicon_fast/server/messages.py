"""The messages of the server that the engine does not have. The documentation uses them, too."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from lexicon_fast.engine.game_adapter import RulesView, ScoredWord, adapters
from lexicon_fast.protocol import messages as m
from lexicon_fast.server.replay import Replayed

if TYPE_CHECKING:
    Rules: TypeAlias = RulesView
else:  #: `LexiconRules | ScrabbleRules | ...`, of all games.
    Rules = reduce(or_, (each.rules_type for each in adapters().values()))

#: Most seats of a table.
MAX_SEATS: Final = 64
#: Most characters of a name.
MAX_NAME: Final = 40

#: At least one visible character, and none that ends a line or changes its direction.
_NAME: Final = (
    r"^(?=.*[^\s\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff])"
    r"[^\x00-\x1f\x7f\u2028-\u202e\u2066-\u2069]*$(?!\n)"
)

Name: TypeAlias = Annotated[
    str,
    Meta(min_length=1, max_length=MAX_NAME, pattern=_NAME),
    Meta(description="Name of a player: 1 to 40 characters, at least one of them visible."),
]
TableId: TypeAlias = Annotated[str, Meta(max_length=64, description="Id of the table.")]
Token: TypeAlias = Annotated[
    str,
    Meta(
        max_length=128,
        description="Token of a seat. Anyone who has it can play there, so keep it secret.",
    ),
]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]


class LanguageInfo(m.Result, frozen=True, kw_only=True):
    """A language: how a front end shows and reads its letters."""

    #: Its name in English.
    name: str
    #: ISO 639-1 code; null: a language of the operator's own.
    code: str | None
    #: Letters in the order of the alphabet, in upper case. In all other messages, one of several
    #: characters is in brackets: `[CH]`, in lower case `[ch]`.
    letters: list[str]
    #: Other letters that players may type, and how they are read, in upper case: `É` as `E`.
    fold: dict[str, str]


class HelloResult(m.HelloResult, frozen=True, kw_only=True):
    """Version, games and methods of the server."""

    #: Values for `dictionary`. The default is `words` of the game if it is one of them, else the
    #: first.
    dictionaries: list[str]
    #: Languages by dictionary; those of English ones, and of alphabets without one, are left out.
    languages: dict[str, LanguageInfo]


class RulesParams(m.Params, frozen=True, kw_only=True):
    """Get the rules of a game as a front end needs them to draw it."""

    game: m.Game
    ruleset: m.Ruleset | None = None
    #: Tiles or cards are those of its language; null: as the ruleset has them.
    dictionary: str | None = None


class RulesResult(m.Result, frozen=True, kw_only=True):
    """The rules."""

    rules: Rules


class OddsParams(m.Params, frozen=True, kw_only=True):
    """Get the probabilities of bombs on a Lexibomb board, from its open squares."""

    #: Rows of the board: `.` is a closed square, `0` to `8` an open one with this number of bombs
    #: around it, `*` a bomb that was hit. Up to 225 squares.
    opened: Annotated[list[Annotated[str, Meta(max_length=21)]], Meta(max_length=21)]
    #: Number of bombs, including those hit.
    bombs: Annotated[int, Meta(ge=0, le=441)] = 22


class OddsResult(m.Result, frozen=True, kw_only=True):
    """The probability of a bomb on each square.

    All placements that agree with the open squares are equally likely.
    """

    #: By rows: 1.0 for a certain or hit bomb, 0.0 for an open or certainly safe square.
    probability: list[list[float]]
    #: Whether the probabilities are counted, not estimated.
    exact: bool
    #: Three standard errors of the least certain probability.
    error: float


class ReplayParams(m.Params, frozen=True, kw_only=True):
    """Replay a record, or a GCG file, step by step."""

    #: Lines of a record, from `table.record` or `lexicon-fast match`; or those of a GCG file.
    lines: list[str]
    #: Of a GCG file: rules with its board and tiles; null: those that the file names.
    ruleset: m.Ruleset | None = None
    #: Of a GCG file: has its letters; null: the default.
    dictionary: str | None = None


class ReplayResult(m.Result, frozen=True, kw_only=True):
    """The first game of the record, or the one of the GCG file, checked against the rules."""

    replayed: Replayed


# ------------------------------------------------------------------------- tables


class _AnySeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """A seat of a new table."""


class PersonSeat(_AnySeat, frozen=True, tag="person"):
    """A seat for the creator of the table, who gets its token."""

    name: Name | None = None


class BotSeat(_AnySeat, frozen=True, tag="bot"):
    """A seat for a bot."""

    #: A bot from `hello`, with or without options: "greedy", "expert:iterations=200".
    bot: Annotated[str, Meta(max_length=200)]


class OpenSeat(_AnySeat, frozen=True, tag="open"):
    """A seat for the first player who calls `table.join`."""


AnySeat: TypeAlias = PersonSeat | BotSeat | OpenSeat


class TableParams(m.Params, frozen=True, kw_only=True):
    """Name a table by its id."""

    id: TableId


class SeatParams(TableParams, frozen=True, kw_only=True):
    """Name a seat of a table by its token."""

    token: Token


class TableNewParams(m.Params, frozen=True, kw_only=True):
    """Create a table and deal. At least one seat must be a person's or open."""

    game: m.Game
    #: The seats of player 0, 1, ...
    seats: Annotated[list[AnySeat], Meta(min_length=1, max_length=MAX_SEATS)]
    ruleset: m.Ruleset | None = None
    #: Most rounds of the game (Lexicon).
    rounds: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None
    dictionary: str | None = None
    #: Time of each player, bots too; null: no limit. The clocks run once no seat is open and every
    #: person has had a turn. Whose time is over has lost.
    clock: m.TimeControl | None = None
    #: Whether the table gives advice. null: only if at most one seat is not a bot's.
    advice: bool | None = None
    #: Seconds that a person has to challenge a play; then it is accepted. null: no limit. In any
    #: case a person who moves next accepts the play by acting.
    accept_after: Annotated[float, Meta(ge=1, le=86_400)] | None = None
    #: Lines of a recorded game to continue: its setup and the turns so far. The table keeps its
    #: ruleset, rounds and dictionary. All seats but one must be for bots, because the record shows
    #: what is hidden. A complete GCG file continues a game of Scrabble, with `dictionary` and
    #: `ruleset` (null: the rules that the file names); tiles that it does not show are drawn at
    #: random.
    record: list[str] | None = None
    #: Of a GCG file, the number of events before the position to play on from; null: all.
    events: m.EventCount | None = None


class TableNewResult(m.Result, frozen=True, kw_only=True):
    """The new table and your seats."""

    #: Everybody who knows the id may watch the table, and take an open seat.
    id: str
    #: Token of each seat; null: not your seat.
    tokens: list[str | None]


class TableJoinParams(TableParams, frozen=True, kw_only=True):
    """Take an open seat."""

    #: If another player has it, a number is added: "South 2".
    name: Name | None = None
    #: The wanted seat; null: the first open one.
    seat: SeatNumber | None = None


class TableJoinResult(m.Result, frozen=True, kw_only=True):
    """Your seat and its token."""

    seat: int
    token: str


class TableAgainParams(SeatParams, frozen=True, kw_only=True):
    """Play another game with the same players, once the game is over.

    The first player who calls this creates a table with the same rules, time, seats and bots. Later
    calls return the same table, which is also in `next` of the view. Tokens are for the same seats
    there.
    """


class TableAgainResult(m.Result, frozen=True, kw_only=True):
    """The next table and your seat."""

    #: Id of the next table.
    id: str
    seat: int
    token: str


class TableRecordParams(TableParams, frozen=True, kw_only=True):
    """Get the record of a finished game, or a part of it if it is long."""

    #: Lines to leave out at the start.
    skip: m.Count = 0
    #: Maximum number of lines. If there are fewer, they are the last ones.
    limit: m.Count | None = None


class TableAnalyseParams(TableParams, frozen=True, kw_only=True):
    """Compare each turn of a finished game with the best actions, as `analyse` does.

    The server stores the result with the table. Whoever asks again gets it at once, without
    `analyse.update`.
    """

    #: As in `analyse`.
    iterations: m.Iterations | None = None
    quick: bool = False
    top: m.Top = 3
    stream: bool = True


class TableViewParams(TableParams, frozen=True, kw_only=True):
    """Get the state of a table as a player sees it."""

    #: null: see the table as a spectator.
    token: Token | None = None
    #: Also get the events after this `seq`.
    since: m.Count | None = None


class Seat(m.Result, frozen=True, kw_only=True):
    """A seat and its player."""

    kind: Literal["person", "bot", "open"]
    #: Different from all other names at the table.
    name: str
    #: Name and options of a bot.
    bot: str | None
    #: Whether the person of this seat watches the table now, with `table.watch`. null: no person's.
    present: bool | None


class Fallback(m.Result, frozen=True, kw_only=True):
    """An action for a bot that failed or was too slow."""

    #: Number of events before the action.
    seq: int
    #: Seat of the bot.
    seat: int
    #: Whether the bot failed, or did not choose in time.
    reason: Literal["failed", "slow"]
    #: The bot that chose the action; null: no bot could. Then the server accepts the last play,
    #: passes, or exchanges a card, without a search.
    by: str | None


class TableView(m.Result, frozen=True, kw_only=True):
    """The state of a table, without anything that this player cannot see."""

    id: str
    game: str
    seats: list[Seat]
    ruleset: m.Ruleset
    dictionary: str
    rounds: int | None
    #: Seat of the player who sees this; null: a spectator.
    seat: int | None
    #: The player who has to act; null: the game is over.
    to_move: int | None
    #: The next step: an action, an answer to the last play, or nothing.
    phase: Literal["turn", "challenge", "over"]
    over: bool
    #: Number of events so far.
    seq: int
    scores: list[int]
    #: Result of each player once the game is over: 1.0 for the winner, divided among several. null:
    #: not over, or aborted.
    returns: list[float] | None
    #: Id of the table that `table.again` created for the next game.
    next: str | None
    #: The clocks at the time of this message; null: no time limit.
    clock: m.Clock | None
    #: Whether a player may end the game with `table.abort`.
    can_abort: bool
    #: Whether the table gives advice; never about an answer to a play.
    advice: bool
    #: Seconds that a person has to challenge a play; null: no limit.
    accept_after: float | None
    #: Seconds until the last play is accepted for the player to move; null: it is not.
    accept_in: float | None
    #: What the player sees; for a spectator, player -1 with no cards or tiles.
    observation: m.ObservationJson
    #: Events after `since` and up to `until`, as this player saw them.
    events: list[m.EventJson]
    #: `seq`, or less if the message would be too long with the other events: ask for them with this
    #: as `since`. A client that watches the table gets them in the next notifications.
    until: int
    #: Actions after `since` that the bots of their seats did not choose.
    fallbacks: list[Fallback]


class TableActParams(SeatParams, frozen=True, kw_only=True):
    """Act in your turn. The reply comes after the action is on disk.

    An action that would be legal after you accept the last play accepts it first.
    """

    action: m.ActionRaw
    #: Refuse the action if the table has another `seq`.
    seq: m.Count | None = None


class TableResignParams(SeatParams, frozen=True, kw_only=True):
    """End the game with your loss, in any player's turn; the others win."""


class TableAbortParams(SeatParams, frozen=True, kw_only=True):
    """End the game so that nobody wins, as long as a seat is open or a person has not had a turn.

    An answer to a play is not a turn. Afterwards it is refused: resign instead.
    """


class TableScoreParams(SeatParams, frozen=True, kw_only=True):
    """Get the score of a play with your tiles on the current board, whoever is to move."""

    #: A play.
    action: m.ActionRaw
    #: Refuse the action if the table has another `seq`.
    seq: m.Count | None = None


class Fault(m.Result, frozen=True, kw_only=True):
    """Why a play is illegal: the rule that it breaks, as in `IllegalAction`."""

    rule: str
    message: str


class TableScoreResult(m.Result, frozen=True, kw_only=True):
    """The score of a play, from what the player sees. Words and bombs are not checked.

    In Lexibomb, closed squares multiply nothing here. If one hides a bomb, the words through it
    score nothing.
    """

    #: Points of the words plus the bonus; null: the play is illegal.
    score: int | None
    #: The main word comes first.
    words: list[ScoredWord]
    #: Points for the number of tiles.
    bonus: int
    #: Lexibomb: closed squares that the play would open.
    closed: list[str]
    #: null: the play is legal.
    fault: Fault | None


class TableLegalParams(SeatParams, frozen=True, kw_only=True):
    """List your legal actions; none if another player is to move."""

    limit: m.Count | None = None


class TableAdviseParams(SeatParams, frozen=True, kw_only=True):
    """Rank your actions by play-outs, in your turn: `advise` for what you see.

    Refused (`NoAdvice`) if the table gives none, and always while a play may be challenged: the
    advice would tell whether its words are in the dictionary.
    """

    seconds: m.Seconds | None = None
    iterations: m.Iterations | None = None
    #: Whether to send intermediate results as `advise.update`.
    stream: bool = True
