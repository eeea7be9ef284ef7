"""All messages of the engine protocol, as data: its page and JSON Schema come from here.

Of each method one struct for its params and one for its result; `methods` has the table. What is a
game's own (positions, actions, observations, advice, records) is passed on as that game writes it;
so another game needs no other message.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from lexicon_fast.games.registry import GAMES


def _own(what: str, name: str, *games: str) -> Meta:
    """JSON that is a game's own: in the schema `Lexicon{name}`, `Scrabble{name}` ..."""
    refs = [{"$ref": f"#/$defs/{game.capitalize()}{name}"} for game in games or GAMES]
    return Meta(description=what, extra_json_schema={"anyOf": refs})


#: The id of a request: a whole number of 64 bits, or a text.
RequestId: TypeAlias = int | str
Game: TypeAlias = Annotated[str, Meta(description="Which game.", examples=list(GAMES))]
Ruleset: TypeAlias = Annotated[
    str | dict[str, Any],
    Meta(description='A name, all options, or a base and what differs: {"base": ..., ...}.'),
]
_ACTION = _own("An action of the game.", "Action")
_OBSERVATION = _own("What one player sees, as `game.observe` gives it.", "Observation")
_POSITION = _own('A text ("CATDOG* hat l[u]rch", or a line of CGP) or an object.', "Position")

#: In params: looked at by the game, not by the engine.
ActionRaw: TypeAlias = Annotated[Raw, _ACTION]
ObservationRaw: TypeAlias = Annotated[Raw, _OBSERVATION]
PositionRaw: TypeAlias = Annotated[Raw, _POSITION]
StateRaw: TypeAlias = Annotated[
    Raw, _own("Where all cards, tiles and bombs lie, hidden ones included.", "Start")
]
#: In results.
ActionJson: TypeAlias = Annotated[Any, _ACTION]
ObservationJson: TypeAlias = Annotated[Any, _OBSERVATION]
EventJson: TypeAlias = Annotated[Any, _own("What happened, as one player saw it.", "Event")]
AdviceJson: TypeAlias = Annotated[Any, _own("Ranked actions with reasons.", "Advice")]
SolvedJson: TypeAlias = Annotated[Any, _own("A row of `solve`.", "Solved")]
PlannedJson: TypeAlias = Annotated[Any, _own("A row of `plan`.", "Planned", "lexicon")]

Count: TypeAlias = Annotated[int, Meta(ge=0, le=1 << 53)]
Player: TypeAlias = Annotated[int, Meta(ge=0, le=63)]
Seed: TypeAlias = int
Seconds: TypeAlias = Annotated[float, Meta(ge=0.001, le=86_400)]
#: Letters that a word must have by default.
MIN_LENGTH: Final = 2
Iterations: TypeAlias = Annotated[int, Meta(ge=1, le=10_000_000)]


class Params(
    msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True, kw_only=True
):
    """What a request asks for; without params all is as by default.

    What is as by default is not sent: an older engine may not know the field.
    """


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What it is answered."""


class Nothing(Params, frozen=True):
    """No params."""


class Done(Result, frozen=True):
    """An empty object: it is done."""


# --------------------------------------------------------------------- the engine


class HelloParams(Params, frozen=True, kw_only=True):
    """Who is there, and what can it do? A good first request; none is needed."""

    #: Name and version of the client, for people who read logs.
    client: str = ""
    #: The protocol version that the client was written for, "1.0".
    protocol: Annotated[str, Meta(pattern=r"^(\d{1,6}\.\d{1,6})?$")] = ""


class OptionInfo(Result, frozen=True, kw_only=True):
    """An option: of the engine, or of a bot."""

    name: str
    type: Literal["int", "float", "bool", "str"]
    #: What it is when not given; null: see `help`.
    default: int | float | bool | str | None
    help: str
    #: The lowest and the highest number accepted.
    low: float | None = None
    high: float | None = None
    #: The only texts accepted, if any are named.
    choices: list[str] = []
    #: What it is now (options of the engine).
    value: int | float | bool | str | UnsetType | None = UNSET


class BotInfo(Result, frozen=True, kw_only=True):
    """A bot of a game. Games list them weakest first."""

    name: str
    about: str
    options: list[OptionInfo]


class GameInfo(Result, frozen=True, kw_only=True):
    """A game that the engine knows."""

    game: str
    #: How many can play it.
    players: tuple[int, int]
    rulesets: list[str]
    bots: list[BotInfo]
    #: The list of the game, which its requests get if they name no dictionary; null: it has none.
    words: str | None = None
    #: Its name for people.
    title: str = ""
    #: Params of `game.new` that only some games have, this one among them.
    new_params: list[str] = []
    #: Ruleset options with which false words are refused at once, in place of challenges; null: the
    #: game has no challenges.
    without_challenges: dict[str, bool | str] | None = None


class Change(Result, frozen=True, kw_only=True):
    """What a version of the protocol changed."""

    protocol: str
    change: str


class HelloResult(Result, frozen=True, kw_only=True):
    """The engine."""

    name: str
    version: str
    #: Major and minor version: within a major version only methods and fields are added.
    protocol: str
    games: list[GameInfo]
    options: list[OptionInfo]
    methods: list[str]
    #: What changed after the version that the client named.
    changes: list[Change]


class PingParams(Params, frozen=True, kw_only=True):
    """Is the engine there? Answered in order with all quick requests."""

    value: int | float | str | bool | None = None


class PingResult(Result, frozen=True, kw_only=True):
    """What was sent."""

    value: int | float | str | bool | None


class OptionsSetParams(Params, frozen=True, kw_only=True):
    """Change options of the engine: all of those named, or none if one is refused."""

    values: dict[str, int | float | bool | str]


class OptionsResult(Result, frozen=True, kw_only=True):
    """The options of the engine, with their values."""

    options: list[OptionInfo]


class StopParams(Params, frozen=True, kw_only=True):
    """End an `advise` or `bot.move` early: it is answered with the best so far."""

    #: Of the request to stop.
    id: RequestId


class StopResult(Result, frozen=True, kw_only=True):
    """false: no such request is open, or it is of a kind that cannot be stopped."""

    stopped: bool


class CancelParams(Params, frozen=True, kw_only=True):
    """Give up a request that is not answered yet: it is answered with error -32800."""

    #: Of the request to give up.
    id: RequestId


class CancelResult(Result, frozen=True, kw_only=True):
    """false: no such request is open."""

    cancelled: bool


# ------------------------------------------------------------------- dictionaries


class DictionaryLoadParams(Params, frozen=True, kw_only=True):
    """Open a dictionary, compiling it the first time; the cache folder keeps it."""

    #: A name, a path or a URL; later requests name it so. Paths and URLs only where the option
    #: `open_files` is true. The lists enable, 2of12inf and yawl need no loading.
    words: str
    #: Its letters: a name, or the path of an alphabet file.
    alphabet: str = "english"


class DictionaryInfoParams(Params, frozen=True, kw_only=True):
    """Facts about a dictionary."""

    #: As it was loaded; null: that of the option `dictionary`.
    dictionary: str | None = None


class DictionaryInfo(Result, frozen=True, kw_only=True):
    """A dictionary. Requests name it by `dictionary`."""

    dictionary: str
    words: int
    sha256: str
    #: Its alphabet: the name and the letters.
    alphabet: str
    upper: str
    lower: str


class DictionaryCheckParams(Params, frozen=True, kw_only=True):
    """Are words in the dictionary? In any case."""

    words: list[str]
    dictionary: str | None = None


class DictionaryCheckResult(Result, frozen=True, kw_only=True):
    """An answer for each word, in order."""

    known: list[bool]


class DictionarySearchParams(Params, frozen=True, kw_only=True):
    """Words that a hand pays for: alone, added to a word, or exchanged in it."""

    kind: Literal["subwords", "superwords", "substitutions"] = "subwords"
    #: 1 to 64 cards in any case; `*` or `?` is a wild card.
    hand: str
    #: The word that letters are added to (superwords) or exchanged in (substitutions).
    word: str | None = None
    #: Only the first so many.
    limit: Count | None = None
    dictionary: str | None = None


class DictionarySearchResult(Result, frozen=True, kw_only=True):
    """The words in the order of the dictionary; `count` of them before `limit`."""

    count: int
    words: list[str]


# ------------------------------------------------------- positions and observations


class SolveParams(Params, frozen=True, kw_only=True):
    """All plays of positions, best first, as `solve` and `GAME plays` of the command line."""

    game: Game
    positions: list[PositionRaw]
    ruleset: Ruleset | None = None
    #: Only these kinds of plays (Lexicon: form, insert, substitute; others have none); null: all.
    actions: list[str] | None = None
    #: Letters that a word must have (Lexicon).
    min_length: Annotated[int, Meta(ge=1, le=64)] = MIN_LENGTH
    #: The best so many of each position; null: all.
    top: Count | None = 10
    dictionary: str | None = None


class SolveResult(Result, frozen=True, kw_only=True):
    """A row for each position, in order.

    Exactly what `solve --format jsonl` prints; for Scrabble and Lexibomb, `scrabble plays` and
    `lexibomb plays` with that option.
    """

    rows: list[SolvedJson]


class PlanParams(Params, frozen=True, kw_only=True):
    """The words that leave the fewest points in 1, 2, 3 ... turns: `lexicon-fast plan`.

    Of Lexicon only.
    """

    game: Game
    #: Hands of up to 15 cards, as texts, or positions, whose table words are passed over.
    positions: list[PositionRaw]
    ruleset: Ruleset | None = None
    min_length: Annotated[int, Meta(ge=1, le=64)] = MIN_LENGTH
    dictionary: str | None = None


class PlanResult(Result, frozen=True, kw_only=True):
    """A row for each hand, in order: exactly what `plan --format jsonl` prints."""

    rows: list[PlannedJson]


class LegalParams(Params, frozen=True, kw_only=True):
    """What the player who observes may do: `game.legal` for a game that is kept elsewhere."""

    game: Game
    observation: ObservationRaw
    limit: Count | None = None
    dictionary: str | None = None


class LegalResult(Result, frozen=True, kw_only=True):
    """The legal actions, best plays first; `count` of them before `limit`. None: not to move.

    Those of Lexibomb come by place, then word; `solve` ranks them.

    In Lexicon `game.apply` also takes other payments of the same words, and unless the ruleset is
    strict any other word, which may then be challenged. In Scrabble it takes words that the
    dictionary lacks unless the ruleset's `challenge` is "void".
    """

    count: int
    actions: list[ActionJson]


class AdviseParams(Params, frozen=True, kw_only=True):
    """Actions ranked by play-outs, refined until the limit, `stop`, or until it is clear.

    Neither seconds nor iterations: until `stop`, at most the option `max_seconds`.
    """

    game: Game
    observation: ObservationRaw
    seconds: Seconds | None = None
    #: Play-outs at most; then the advice is the same on every machine.
    iterations: Iterations | None = None
    #: The words that the adviser goes by; null: the dictionary in play.
    words: str | None = None
    seed: Seed = 0
    #: Send what is known by now as `advise.update`?
    stream: bool = True
    dictionary: str | None = None


class AdviseResult(Result, frozen=True, kw_only=True):
    """The last advice. stopped: by `stop`, the end of input, or the option `max_seconds`."""

    advice: AdviceJson
    stopped: bool


class AdviseUpdate(msgspec.Struct, frozen=True, kw_only=True):
    """Sent while an `advise` runs: what is known by now, each better than the one before."""

    #: Of the request that is advised.
    id: RequestId
    advice: AdviceJson


class BotMoveParams(Params, frozen=True, kw_only=True):
    """What a bot does, seeing what a player sees. Same observation and seed, same action.

    The engine keeps nothing from one move to the next.
    """

    game: Game
    observation: ObservationRaw
    #: A name, perhaps with options: "greedy", "expert:iterations=200" (`hello` lists them).
    bot: str
    #: Options by name, beside those in `bot`.
    options: dict[str, int | float | bool | str] = {}
    #: The limits; bots without such an option pass over them.
    seconds: Seconds | None = None
    iterations: Iterations | None = None
    seed: Seed = 0
    dictionary: str | None = None


class BotMoveResult(Result, frozen=True, kw_only=True):
    """Its action. stopped: by `stop`, the end of input, or the option `max_seconds`."""

    action: ActionJson
    stopped: bool


# -------------------------------------------------------------------------- games


class GameNewParams(Params, frozen=True, kw_only=True):
    """Start a game that the engine referees: from a seed, a position or a record."""

    game: Game
    #: How many play; a position or a record says it itself.
    players: Annotated[int, Meta(ge=1, le=64)] | None = None
    #: What they are called, for the record.
    names: list[str] | None = None
    ruleset: Ruleset | None = None
    #: Decides all that chance decides; null: the engine draws one, told in the record at the end.
    seed: Seed | None = None
    #: Over after so many rounds at the latest (1: a single one; Lexicon).
    rounds: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None
    #: Who deals first (Lexicon); null: drawn for.
    first_dealer: Player | None = None
    #: Who begins (Scrabble, Lexibomb); null: drawn for.
    starter: Player | None = None
    #: What lies where, all that is hidden included; the game goes on from there (Lexicon: one
    #: round). Scrabble and Lexibomb deal by the seed what is not known, and lay the bombs so;
    #: Scrabble also takes a line of CGP.
    position: StateRaw = msgspec.field(default_factory=Raw)
    #: Lines of a record: the game goes on from its end.
    record: list[str] | None = None
    #: null: that of the record if there is one, else the default of the game.
    dictionary: str | None = None


class GameState(Result, frozen=True, kw_only=True):
    """What all players know of a game."""

    #: Names the game in later requests.
    id: str
    game: str
    #: How many play.
    players: int
    #: Who has to act; null: it is over.
    to_move: int | None
    over: bool
    #: Grows with all that happens: events so far.
    seq: int
    #: When it is over, by player: 1.0 for the winner, shared by several; in Lexicon from a position
    #: minus the points of the round.
    returns: list[float] | None


class GameNewResult(GameState, frozen=True, kw_only=True):
    """The game. It tells no player's cards: `game.observe` does."""

    names: list[str]
    ruleset: Ruleset
    dictionary: str


class GameObserveParams(Params, frozen=True, kw_only=True):
    """What one player sees of a game."""

    id: str
    player: Player
    #: Tell also what happened after that `seq`.
    since: Count | None = None


class GameObserveResult(Result, frozen=True, kw_only=True):
    """What the player sees: all that `advise`, `bot.move` and `legal` need."""

    seq: int
    observation: ObservationJson
    #: What happened after `since`, as this player saw it; empty without `since`.
    events: list[EventJson]


class GameLegalParams(Params, frozen=True, kw_only=True):
    """What a player may do now; nothing if another is to move."""

    id: str
    player: Player
    limit: Count | None = None


class GameApplyParams(Params, frozen=True, kw_only=True):
    """Let a player do something."""

    id: str
    player: Player
    action: ActionRaw
    #: Refuse it if more has happened than the player knows.
    seq: Count | None = None


class GameApplyResult(GameState, frozen=True, kw_only=True):
    """What then happened, as this player saw it, and how the game stands."""

    events: list[EventJson]


class GameIdParams(Params, frozen=True, kw_only=True):
    """Which game."""

    id: str


class GameRecordResult(Result, frozen=True, kw_only=True):
    """The record of a game that is over, lines of JSON: `lexicon-fast replay` reads them."""

    lines: list[str]


class GameListResult(Result, frozen=True, kw_only=True):
    """The games that are kept."""

    games: list[GameState]
