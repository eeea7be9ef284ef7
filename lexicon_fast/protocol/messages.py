"""The messages of the engine protocol. Its documentation and JSON Schema are generated from them.

Each method has a struct for its params and one for its result; `methods` has the table. Positions,
actions, observations, advice and records are passed through in the format of their game, so a new
game needs no new messages.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from lexicon_fast.games.registry import GAMES


def _game_json(what: str, name: str, *games: str) -> Meta:
    """Describe JSON in the format of a game: `Lexicon{name}`, `Scrabble{name}` ... in a schema."""
    refs = [{"$ref": f"#/$defs/{game.capitalize()}{name}"} for game in games or GAMES]
    return Meta(description=what, extra_json_schema={"anyOf": refs})


#: The id of a request: a 64-bit integer or a string.
RequestId: TypeAlias = int | str
Game: TypeAlias = Annotated[str, Meta(description="Name of the game.", examples=list(GAMES))]
Ruleset: TypeAlias = Annotated[
    str | dict[str, Any],
    Meta(description='A name, all options, or a base and what differs: {"base": ..., ...}.'),
]
_ACTION = _game_json("An action of the game.", "Action")
_OBSERVATION = _game_json("The view of one player, from `game.observe`.", "Observation")
_POSITION = _game_json(
    'A string ("CATDOG* hat l[u]rch", or a line of CGP) or an object.', "Position"
)

#: A query about words, decoded by `find`.
WordQuery: TypeAlias = Annotated[
    str | dict[str, Any],
    Meta(description='Text, or an object: {"type": "length", "min": 7, "max": 8}.'),
]
WordOrder: TypeAlias = Literal["alphabet", "probability", "playability", "length", "points"]
WordColumn: TypeAlias = Literal[
    "hooks",
    "probability",
    "playability",
    "points",
    "anagrams",
    "alphagram",
    "definition",
    "phony",
]

#: In params: decoded by the game, not by the engine.
ActionRaw: TypeAlias = Annotated[Raw, _ACTION]
ObservationRaw: TypeAlias = Annotated[Raw, _OBSERVATION]
PositionRaw: TypeAlias = Annotated[Raw, _POSITION]
StateRaw: TypeAlias = Annotated[
    Raw, _game_json("All cards, tiles and bombs, including hidden ones.", "Start")
]
#: In results.
ActionJson: TypeAlias = Annotated[Any, _ACTION]
ObservationJson: TypeAlias = Annotated[Any, _OBSERVATION]
EventJson: TypeAlias = Annotated[Any, _game_json("An event, as seen by one player.", "Event")]
AdviceJson: TypeAlias = Annotated[Any, _game_json("Ranked actions with reasons.", "Advice")]
AnalysisJson: TypeAlias = Annotated[
    Any, _game_json("A turn, the end of a game or round, or the sums of a player.", "Analysis")
]
SolvedJson: TypeAlias = Annotated[Any, _game_json("A row of `solve`.", "Solved")]
PlannedJson: TypeAlias = Annotated[Any, _game_json("A row of `plan`.", "Planned", "lexicon")]

Count: TypeAlias = Annotated[int, Meta(ge=0, le=1 << 53)]
Player: TypeAlias = Annotated[int, Meta(ge=0, le=63)]
#: A number of events of a game.
EventCount: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Seed: TypeAlias = int
Seconds: TypeAlias = Annotated[float, Meta(ge=0.001, le=86_400)]
#: Seconds on a clock.
ClockSeconds: TypeAlias = Annotated[float, Meta(ge=0.001, le=2_592_000)]
#: Conditions of one kind in a filter, and characters of each.
MAX_CONDITIONS: Final = 16
FilterText: TypeAlias = Annotated[str, Meta(max_length=64)]
#: Default of the fewest letters of a word.
MIN_LENGTH: Final = 2
#: Default of the most turns of plans with exchanges.
PLAN_TURNS: Final = 3
Iterations: TypeAlias = Annotated[int, Meta(ge=1, le=10_000_000)]
#: Number of best actions of a turn.
Top: TypeAlias = Annotated[int, Meta(ge=1, le=1000)]


class Params(
    msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True, kw_only=True
):
    """Params of a request. All fields with a default are optional.

    Fields with their default value are not sent, because an older engine may not know them.
    """


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """Result of a request."""


class Nothing(Params, frozen=True):
    """No params."""


class Done(Result, frozen=True):
    """An empty object: the request succeeded."""


# --------------------------------------------------------------------- the engine


class HelloParams(Params, frozen=True, kw_only=True):
    """Describe the engine and its features. A good first request, but optional."""

    #: Name and version of the client, for logs.
    client: str = ""
    #: The protocol version that the client was written for, "1.0".
    protocol: Annotated[str, Meta(pattern=r"^(\d{1,6}\.\d{1,6})?$")] = ""


class OptionInfo(Result, frozen=True, kw_only=True):
    """An option of the engine or of a bot."""

    name: str
    type: Literal["int", "float", "bool", "str"]
    #: The default value; null: see `help`.
    default: int | float | bool | str | None
    help: str
    #: The lowest and the highest valid number.
    low: float | None = None
    high: float | None = None
    #: The valid strings, if there is a fixed list.
    choices: list[str] = []
    #: The current value (options of the engine).
    value: int | float | bool | str | UnsetType | None = UNSET


class BotInfo(Result, frozen=True, kw_only=True):
    """A bot of a game. Games list them weakest first."""

    name: str
    about: str
    options: list[OptionInfo]


class GameInfo(Result, frozen=True, kw_only=True):
    """A game that the engine knows."""

    game: str
    #: Minimum and maximum number of players.
    players: tuple[int, int]
    rulesets: list[str]
    bots: list[BotInfo]
    #: The game's word list, used if a request names no dictionary; null: none.
    words: str | None = None
    #: Name to display.
    title: str = ""
    #: Params of `game.new` that this game has and others lack.
    new_params: list[str] = []
    #: Ruleset options that refuse words not in the dictionary at once, instead of allowing
    #: challenges; null: the game has no challenges.
    without_challenges: dict[str, bool | str] | None = None


class Change(Result, frozen=True, kw_only=True):
    """A change in a version of the protocol."""

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
    #: Changes since the version that the client named.
    changes: list[Change]
    #: Whether queries about words can use definitions and parts of speech.
    has_definitions: bool = False


class PingParams(Params, frozen=True, kw_only=True):
    """Test the connection. Answered in order with all quick requests."""

    value: int | float | str | bool | None = None


class PingResult(Result, frozen=True, kw_only=True):
    """The value that was sent."""

    value: int | float | str | bool | None


class OptionsSetParams(Params, frozen=True, kw_only=True):
    """Change options of the engine: all of them, or none if one is refused."""

    values: dict[str, int | float | bool | str]


class OptionsResult(Result, frozen=True, kw_only=True):
    """The options of the engine, with their values."""

    options: list[OptionInfo]


class StopParams(Params, frozen=True, kw_only=True):
    """End an `advise`, `analyse` or `bot.move` early, with the best result so far."""

    #: Id of the request to stop.
    id: RequestId


class StopResult(Result, frozen=True, kw_only=True):
    """Whether the request was stopped. false: it is not open, or cannot be stopped."""

    stopped: bool


class CancelParams(Params, frozen=True, kw_only=True):
    """Cancel an open request; it ends with error -32800."""

    #: Id of the request to cancel.
    id: RequestId


class CancelResult(Result, frozen=True, kw_only=True):
    """Whether the request was cancelled. false: it is not open."""

    cancelled: bool


# ------------------------------------------------------------------- dictionaries


class DictionaryLoadParams(Params, frozen=True, kw_only=True):
    """Open a dictionary. The first time it is compiled and stored in the cache folder."""

    #: A name, a path or a URL; later requests use the same string. Paths and URLs require the
    #: option `open_files`. The lists enable, 2of12inf and yawl need no loading.
    words: str
    #: Letters only: the name of an alphabet, or the path of an alphabet file; null: those of the
    #: language, or else English.
    alphabet: str | None = None
    #: Language: a code such as "es", or the path of a language file; null: that of an added or
    #: compiled list.
    language: str | None = None


class DictionaryInfoParams(Params, frozen=True, kw_only=True):
    """Describe a dictionary."""

    #: The string that loaded it; null: the option `dictionary`.
    dictionary: str | None = None


class DictionaryInfo(Result, frozen=True, kw_only=True):
    """A dictionary. Requests refer to it by `dictionary`."""

    dictionary: str
    words: int
    sha256: str
    #: Name and letters of the alphabet.
    alphabet: str
    upper: str
    lower: str
    #: Whether `dictionary.find` knows the playability of its words.
    playability: bool = False


class DictionaryCheckParams(Params, frozen=True, kw_only=True):
    """Check whether words are in the dictionary, ignoring case."""

    words: list[str]
    dictionary: str | None = None


class DictionaryCheckResult(Result, frozen=True, kw_only=True):
    """Whether each word is in the dictionary, in order."""

    known: list[bool]


class DictionarySearchParams(Params, frozen=True, kw_only=True):
    """Find words that a hand can spell, insert into a word, or substitute in a word."""

    kind: Literal["subwords", "superwords", "substitutions"] = "subwords"
    #: 1 to 64 letters, in upper or lower case; `*` or `?` is a wild card.
    hand: str
    #: The word to extend (superwords) or to change (substitutions).
    word: str | None = None
    #: Maximum number of words.
    limit: Count | None = None
    dictionary: str | None = None


class DictionarySearchResult(Result, frozen=True, kw_only=True):
    """The words in dictionary order. `count`: number of words before `limit`."""

    count: int
    words: list[str]


class DictionaryFindParams(Params, frozen=True, kw_only=True):
    """Find the words that meet the conditions of a query, like the command `find`.

    The first query of a dictionary takes about a second.
    """

    #: Conditions as text, "length:7 and anagram:RETAINS?", or as an object. `docs/find.md`
    #: describes them. `in` may name the dictionaries that other requests may name.
    query: WordQuery
    order: WordOrder = "alphabet"
    #: Facts about each word, which the result has as lists. "definition" needs `has_definitions`
    #: of `hello`.
    columns: list[WordColumn] = []
    #: "alphagram": words with the same letters come together; the first of each group decides its
    #: place in `order`.
    group_by: Literal["alphagram"] | None = None
    #: Words to leave out at the start, or groups with `group_by`.
    skip: Count = 0
    #: Maximum number of words, or of groups with `group_by`; null: all.
    limit: Count | None = 1000
    #: Tiles for points and probability: the name of a Scrabble layout, or a layout as in rulesets;
    #: null: "scrabble".
    layout: str | dict[str, Any] | None = None
    dictionary: str | None = None


class WordGroup(Result, frozen=True):
    """Words with the same letters, in the order of `words`."""

    #: Their letters in the order of the alphabet.
    alphagram: str
    #: How many words they are.
    size: int


class DictionaryFindResult(Result, frozen=True, kw_only=True):
    """The words in order, and lists as long as `words` for the columns; null: not asked for."""

    #: Number of all words that meet the conditions.
    count: int
    words: list[str]
    #: `hooks`: the letters that each word takes in front, and at the end.
    front_hooks: list[str] | None = None
    back_hooks: list[str] | None = None
    #: `probability`: place among the words of the same length, the most probable first.
    probability: list[int] | None = None
    #: `playability`: place among the words of the same length, the most playable first; and what a
    #: player of Scrabble loses without the word, in points per 1,000 games.
    playability: list[int] | None = None
    playability_value: list[float] | None = None
    points: list[int] | None = None
    #: `anagrams`: number of words with the same letters, the word itself included.
    anagrams: list[int] | None = None
    #: Letters of each word in the order of the alphabet.
    alphagram: list[str] | None = None
    #: Definition of each word; empty if there is none.
    definition: list[str] | None = None
    #: A text like each word that is no word, always the same one: a vowel is exchanged for a vowel,
    #: or another letter for another; empty if there is none.
    phony: list[str] | None = None
    #: With `group_by`: the groups, of which `words` has the words one after another.
    groups: list[WordGroup] | None = None
    #: With `group_by`: number of groups before `skip` and `limit`.
    group_count: int | None = None


class DictionaryEquationsParams(Params, frozen=True, kw_only=True):
    """Find words that are made of common parts, like the command `equations`.

    The first equations of a dictionary take about a second.
    """

    #: Terms separated by `;`, "AB;BA;|A|=1". `docs/equations.md` describes them. Their conditions
    #: are those of `dictionary.find`.
    equations: str
    #: Maximum number of solutions; null: all.
    limit: Count | None = 1000
    #: Tiles for points and probability in conditions, as in `dictionary.find`.
    layout: str | dict[str, Any] | None = None
    dictionary: str | None = None


class EquationsSolution(Result, frozen=True):
    """Words in the order of their terms, and the value of each variable."""

    words: list[str]
    values: dict[str, str]


class DictionaryEquationsResult(Result, frozen=True, kw_only=True):
    """The first solutions, by the lengths of words, then of variables, then by words."""

    solutions: list[EquationsSolution]
    #: Whether `limit` left some out.
    more: bool


# ------------------------------------------------------------------------- quizzes

#: Whole seconds since 1970, up to the year 9000.
_Time: TypeAlias = Annotated[int, Meta(ge=0, le=221_845_392_000)]
#: A query, a word of a list, or the key of a question.
_QuizText: TypeAlias = Annotated[str, Meta(max_length=1000)]


class QuizParams(Params, frozen=True, kw_only=True):
    """Kind, dictionary and tiles of the questions of a quiz. `docs/quiz.md` describes them."""

    kind: Literal["anagrams", "hooks", "subanagrams", "patterns", "valid"]
    #: Fewest letters of the answers of `subanagrams`.
    min_length: Annotated[int, Meta(ge=1, le=64)] = 2
    #: Tiles for points and probability in conditions, as in `dictionary.find`.
    layout: str | dict[str, Any] | None = None
    dictionary: str | None = None


class QuizKeysParams(QuizParams, frozen=True, kw_only=True):
    """List the questions of a quiz. The engine keeps nothing about them."""

    #: Queries, or words. Each query of `patterns` is a question.
    source: Annotated[list[_QuizText], Meta(max_length=10_000)]
    #: Whether `source` has words.
    is_list: bool = False
    order: Literal["random", "list"] | WordOrder = "list"
    #: For the order "random", and to mix words with phonies.
    seed: Seed = 0
    #: Maximum number of questions; null: all.
    limit: Count | None = 10_000


class QuizKeysResult(Result, frozen=True, kw_only=True):
    """The questions in order, by keys that stay the same when the word list changes."""

    #: Letters in the order of the alphabet, words, or queries.
    keys: list[str]
    #: Number of all questions.
    count: int
    #: Entries of `source` that make no question with this dictionary.
    unknown: list[str]
    #: Number of words of queries with no hooks, or of which no phony could be made.
    without: int


class QuizQuestionParams(QuizParams, frozen=True, kw_only=True):
    """Get a question of a quiz."""

    key: _QuizText


class QuizQuestionResult(Result, frozen=True, kw_only=True):
    """A question, without its answers."""

    #: The text to show: in capitals, or the query of `patterns`.
    prompt: str
    #: Number of answers; 0: the question has none in this dictionary and cannot be asked.
    answers: int


class QuizMemory(Params, frozen=True, kw_only=True):
    """How well a question is remembered, as a card of FSRS."""

    #: 1: learning, 2: in review, 3: learning again.
    state: Literal[1, 2, 3]
    #: Of learning; null in state 2.
    step: Annotated[int, Meta(ge=0, le=1)] | None
    #: Days after which nine of ten such questions are still remembered.
    stability: Annotated[float, Meta(ge=0.001, le=36_500)]
    difficulty: Annotated[float, Meta(ge=1, le=10)]
    due: _Time
    last_review: _Time


class QuizAnswerParams(QuizQuestionParams, frozen=True, kw_only=True):
    """Check words of an answer; at its end, rate it and schedule the question.

    The answer ends when nothing is left to find, or with `over`.
    """

    #: Words, separated by spaces or commas. Hooks may be letters with a hyphen: `S-` in front,
    #: `-DRS` at the end. Answers to `valid` are "yes" and "no".
    line: Annotated[str, Meta(max_length=10_000)] = ""
    #: The right and the wrong words that were given before.
    found: list[str] = []
    wrong: list[str] = []
    over: bool = False
    #: Seconds since the question was shown.
    seconds: Annotated[float, Meta(ge=0)] = 0.0
    #: What was remembered before; null for a new question.
    memory: QuizMemory | None = None
    #: The time, in seconds since 1970.
    at: _Time


class QuizVerdict(Result, frozen=True):
    """A word in lower case, and the verdict on it."""

    word: str
    verdict: Literal["right", "repeated", "not an answer", "not a word"]


class QuizWord(Result, frozen=True):
    """An answer in lower case, with the letters that it takes in front, and at its end."""

    word: str
    front: str
    back: str
    #: Empty if there is none.
    definition: str


class QuizOutcome(Result, frozen=True):
    """The end of an answer."""

    rating: Literal["again", "hard", "good", "easy"]
    #: `due` is when to ask the question again.
    memory: QuizMemory
    #: All answers; for `valid` the word, if it is one.
    answers: list[QuizWord]


class QuizAnswerResult(Result, frozen=True, kw_only=True):
    """The verdicts on the words of `line`, in order."""

    words: list[QuizVerdict]
    #: Null: the answer has not ended.
    outcome: QuizOutcome | None


# ------------------------------------------------------- positions and observations


class PlayFilter(Params, frozen=True, kw_only=True):
    """Conditions for the plays that are listed, which must meet all of them.

    >>> PlayFilter(contains=["QU"], min_score=20).min_score
    20
    """

    #: Texts that the word has, each of letters in a row, in any case.
    contains: Annotated[list[FilterText], Meta(max_length=MAX_CONDITIONS)] | None = None
    #: Fewest and most letters of the word.
    min_length: Count | None = None
    max_length: Count | None = None
    #: Whether to list only plays that use all cards of the hand, or all tiles of the rack.
    uses_all: bool = False
    #: Most points that stay in the hand (Lexicon only).
    max_left_points: Count | None = None
    #: Where the play begins: `8D` across, `D8` down (Scrabble and Lexibomb only).
    at: FilterText | None = None
    #: Squares on which the play lays a tile, `8D` or `D8` (Scrabble and Lexibomb only).
    covers: Annotated[list[FilterText], Meta(max_length=MAX_CONDITIONS)] | None = None
    #: Fewest points; in Lexibomb, expected points (Scrabble and Lexibomb only).
    min_score: float | None = None
    #: Whether to list only plays that lay a full rack (Scrabble and Lexibomb only).
    bingo: bool = False
    #: Highest probability of hitting a bomb (Lexibomb only).
    max_bomb: Annotated[float, Meta(ge=0, le=1)] | None = None


class SolveParams(Params, frozen=True, kw_only=True):
    """List all plays of positions, best first, like the commands `solve` and `GAME plays`."""

    game: Game
    positions: list[PositionRaw]
    ruleset: Ruleset | None = None
    #: Kinds of plays to list (Lexicon only: form, insert, substitute); null: all.
    actions: list[str] | None = None
    #: Fewest letters of a word (Lexicon).
    min_length: Annotated[int, Meta(ge=1, le=64)] = MIN_LENGTH
    #: Maximum number of plays per position; null: all.
    top: Count | None = 10
    #: Order of the plays, which then have `leave` and `equity` (Scrabble and Lexibomb only); null:
    #: by points, without them.
    order: Literal["points", "equity"] | None = None
    #: Conditions for the plays that are listed; rows then have `matching`. `top` counts after it.
    filter: PlayFilter | None = None
    dictionary: str | None = None


class SolveResult(Result, frozen=True, kw_only=True):
    """A row for each position, in order.

    The rows are those of `solve --format jsonl`; for Scrabble and Lexibomb, they are those of
    `scrabble plays` and `lexibomb plays`.
    """

    rows: list[SolvedJson]


class PlanParams(Params, frozen=True, kw_only=True):
    """Find the turns that leave the fewest points, for 1, 2, 3 ... turns, like `lexicon-fast plan`.

    Lexicon only.
    """

    game: Game
    #: Hands of up to 15 cards, as strings, or positions.
    positions: list[PositionRaw]
    ruleset: Ruleset | None = None
    min_length: Annotated[int, Meta(ge=1, le=64)] = MIN_LENGTH
    dictionary: str | None = None
    #: Whether to insert cards into table words and exchange cards with them.
    table: bool = True
    #: Most turns of plans with exchanges.
    turns: Annotated[int, Meta(ge=0, le=6)] = PLAN_TURNS


class PlanResult(Result, frozen=True, kw_only=True):
    """A row for each hand, in order: those of `plan --format jsonl`."""

    rows: list[PlannedJson]


class LegalParams(Params, frozen=True, kw_only=True):
    """List legal actions for an observation: `game.legal` without a refereed game."""

    game: Game
    observation: ObservationRaw
    limit: Count | None = None
    dictionary: str | None = None


class LegalResult(Result, frozen=True, kw_only=True):
    """The legal actions, best plays first; empty if another player is to move.

    `count` is their number before `limit`. Plays of Lexibomb are sorted by place and word; use
    `solve` to rank them.

    In Lexicon, `game.apply` also accepts the same words paid with other cards and, unless the
    ruleset is strict, words that are not in the dictionary, which may be challenged. In Scrabble,
    it accepts such words unless the ruleset's `challenge` is "void".
    """

    count: int
    actions: list[ActionJson]


class AdviseParams(Params, frozen=True, kw_only=True):
    """Rank actions by play-outs, until the limit, `stop`, or a clear result.

    Without `seconds` and `iterations`, it runs until `stop` or the option `max_seconds`.
    """

    game: Game
    observation: ObservationRaw
    seconds: Seconds | None = None
    #: Maximum number of play-outs. With it, the advice is the same on every machine.
    iterations: Iterations | None = None
    #: The adviser's dictionary; null: the dictionary in play.
    words: str | None = None
    seed: Seed = 0
    #: Whether to send intermediate results as `advise.update`.
    stream: bool = True
    dictionary: str | None = None


class AdviseResult(Result, frozen=True, kw_only=True):
    """The final advice. stopped: by `stop`, the end of input, or the option `max_seconds`."""

    advice: AdviceJson
    stopped: bool


class AdviseUpdate(msgspec.Struct, frozen=True, kw_only=True):
    """Intermediate result of an `advise`; each one refines the previous one."""

    #: Id of the `advise` request.
    id: RequestId
    advice: AdviceJson


class AnalyseParams(Params, frozen=True, kw_only=True):
    """Compare each turn of a recorded game with the best actions, as `advise` finds them.

    Without `seconds` and `iterations`, each turn has 1,000 play-outs. The request also ends with
    `stop` and after the option `max_seconds`, between two turns.
    """

    game: Game
    #: Lines of a record with one game; of Scrabble, also those of a GCG file.
    record: list[str]
    #: Of a GCG file: rules with its board and tiles; null: those that the file names.
    ruleset: Ruleset | None = None
    #: Limits of each turn. With `iterations`, the analysis is the same on every machine.
    seconds: Seconds | None = None
    iterations: Iterations | None = None
    #: Compare fewer candidates, with 100 play-outs of each turn unless there is another limit.
    quick: bool = False
    #: null: derived from what each player saw, so that the same game has the same analysis.
    seed: Seed | None = None
    #: The number of best actions to list for each turn.
    top: Top = 3
    #: Whether to send each row as `analyse.update`.
    stream: bool = True
    #: null: the record's dictionary, or the default of the game.
    dictionary: str | None = None


class AnalyseResult(Result, frozen=True, kw_only=True):
    """The turns and ends in the order of the game, then the sums of each player.

    stopped: before the last turn, by `stop`, the end of input, or the option `max_seconds`.
    """

    rows: list[AnalysisJson]
    stopped: bool


class AnalyseUpdate(msgspec.Struct, frozen=True, kw_only=True):
    """A row of an `analyse`, as soon as it is known. Each row is sent once."""

    #: Id of the `analyse` request.
    id: RequestId
    row: AnalysisJson


class PuzzleParams(Params, frozen=True, kw_only=True):
    """Make a puzzle, without its solution. Without `day` and `seed`, that of today, UTC.

    The puzzle of a day is the same for everyone. In Lexibomb it may take seconds.
    """

    game: Game
    #: The puzzle of a day: "2026-11-27".
    day: str | None = None
    #: The puzzle of a seed.
    seed: Annotated[int, Meta(ge=0)] | None = None
    #: The dictionary of the puzzle of a `seed`; null: that of the puzzles of days.
    dictionary: str | None = None


class PuzzleResult(Result, frozen=True, kw_only=True):
    """A position and a question. `docs/puzzles.md` describes the puzzles of each game."""

    game: Game
    #: Of the puzzle of a day.
    day: str | None
    #: Of the puzzle of a seed.
    seed: Seed | None
    #: Name of the dictionary.
    dictionary: str
    question: str
    #: What the player sees.
    observation: ObservationJson
    #: The weakest level that solves it in half of all turns or more, from 1; null: none does.
    difficulty: int | None
    #: The share of turns in which each level sees the solution, the weakest first.
    levels: list[float]


class PuzzleCheckParams(PuzzleParams, frozen=True, kw_only=True):
    """Check an answer to a puzzle. The params of the puzzle are those of `puzzle`."""

    #: The actions of the player, one after the other.
    answer: list[ActionRaw]


class PuzzleCheckResult(Result, frozen=True, kw_only=True):
    """Whether an answer is as good as the best one."""

    solved: bool
    #: Turns in Lexicon, points in Scrabble, expected points in Lexibomb; null: the answer does not
    #: do what the question asks for.
    value: float | None
    #: A sentence about the answer.
    text: str
    #: What the player sees after the answer (Lexicon); null: there is no other turn.
    observation: ObservationJson | None


class PuzzleSolutionParams(PuzzleParams, frozen=True):
    """Get the solution of a puzzle. The params of the puzzle are those of `puzzle`."""


class PuzzleSolutionResult(Result, frozen=True, kw_only=True):
    """A best answer."""

    solution: list[ActionJson]
    #: What it reaches; see `value` of `puzzle.check`.
    target: float


class TimeControl(Params, frozen=True, kw_only=True, omit_defaults=True):
    """The time that each player has: either `seconds` or `move_seconds` has to be given.

    >>> TimeControl(seconds=300, increment=5).increment
    5
    """

    #: For all turns of the game.
    seconds: ClockSeconds | None = None
    #: Seconds that a player gets after each turn, with `seconds`.
    increment: Annotated[float, Meta(ge=0, le=2_592_000)] = 0.0
    #: For each turn.
    move_seconds: ClockSeconds | None = None


class Clock(Result, frozen=True, kw_only=True):
    """The clocks of a game.

    >>> clock = Clock(control=TimeControl(seconds=60), left=[42.5, 60.0], running=0)
    >>> clock.left[0]
    42.5
    """

    control: TimeControl
    #: Seconds that each player has left.
    left: list[float]
    #: The player whose clock runs; null: none runs.
    running: int | None


class BotMoveParams(Params, frozen=True, kw_only=True):
    """Choose an action with a bot. The same observation and seed give the same action.

    The engine stores nothing between moves.
    """

    game: Game
    observation: ObservationRaw
    #: Name, optionally with options: "greedy", "expert:iterations=200" (`hello` lists them).
    bot: str
    #: More options by name.
    options: dict[str, int | float | bool | str] = {}
    #: Limits; bots without such an option ignore them.
    seconds: Seconds | None = None
    iterations: Iterations | None = None
    seed: Seed = 0
    dictionary: str | None = None
    #: The clocks of the game: the bot takes a share of what its player has left.
    clock: Clock | None = None


class BotMoveResult(Result, frozen=True, kw_only=True):
    """The chosen action. stopped: by `stop`, the end of input, or the option `max_seconds`."""

    action: ActionJson
    stopped: bool


# -------------------------------------------------------------------------- games


class GameNewParams(Params, frozen=True, kw_only=True):
    """Start a game, refereed by the engine, from a seed, a position or a record."""

    game: Game
    #: Number of players; not used with a position or a record.
    players: Annotated[int, Meta(ge=1, le=64)] | None = None
    #: Names of the players, for the record.
    names: list[str] | None = None
    ruleset: Ruleset | None = None
    #: Random seed; null: chosen by the engine, and stored in the record.
    seed: Seed | None = None
    #: Maximum number of rounds (Lexicon).
    rounds: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None
    #: First dealer (Lexicon); null: random.
    first_dealer: Player | None = None
    #: First player (Scrabble, Lexibomb); null: random.
    starter: Player | None = None
    #: State to continue from, including hidden cards and tiles (Lexicon: for one round). In
    #: Scrabble and Lexibomb, unknown tiles and bombs are dealt by the seed; Scrabble also accepts a
    #: line of CGP.
    position: StateRaw = msgspec.field(default_factory=Raw)
    #: Lines of a record to continue; of Scrabble, also those of a GCG file, whose rules are
    #: `ruleset`, by default those that the file names.
    record: list[str] | None = None
    #: Of a GCG file, the number of events before the position to continue from; null: all. The
    #: complete file is needed, because later lines show the racks. Tiles that it does not show are
    #: dealt by the seed.
    events: EventCount | None = None
    #: null: the record's dictionary, or the default of the game.
    dictionary: str | None = None
    #: Time of the players; null: no limit. A player whose time is over loses the game, at the next
    #: request about it.
    clock: TimeControl | None = None


class GameState(Result, frozen=True, kw_only=True):
    """Public state of a game."""

    #: Identifies the game in later requests.
    id: str
    game: str
    #: Number of players.
    players: int
    #: Player to act; null: the game is over.
    to_move: int | None
    over: bool
    #: Number of events so far.
    seq: int
    #: At the end, by player: 1.0 for the winner, shared between several winners; for a Lexicon game
    #: from a position, minus the points of the round. null: not over, or aborted.
    returns: list[float] | None
    clock: Clock | None = None


class GameNewResult(GameState, frozen=True, kw_only=True):
    """The new game, without hidden information; `game.observe` has the view of a player."""

    names: list[str]
    ruleset: Ruleset
    dictionary: str


class GameIdParams(Params, frozen=True, kw_only=True):
    """The game of the request."""

    id: str


class GamePlayerParams(GameIdParams, frozen=True, kw_only=True):
    """A player of a game."""

    player: Player


class GameObserveParams(GamePlayerParams, frozen=True, kw_only=True):
    """Get the view of one player."""

    #: Include events after this `seq`.
    since: Count | None = None


class GameObserveResult(Result, frozen=True, kw_only=True):
    """The view of the player, as needed by `advise`, `bot.move` and `legal`."""

    seq: int
    observation: ObservationJson
    #: Events after `since`, as seen by this player; empty without `since`.
    events: list[EventJson]


class GameLegalParams(GamePlayerParams, frozen=True, kw_only=True):
    """List the legal actions of a player; empty if another player is to move."""

    limit: Count | None = None


class GameApplyParams(GamePlayerParams, frozen=True, kw_only=True):
    """Apply an action of a player."""

    action: ActionRaw
    #: Refuse the action if this is not the current number of events.
    seq: Count | None = None


class GameApplyResult(GameState, frozen=True, kw_only=True):
    """The resulting events, as seen by this player, and the new state."""

    events: list[EventJson]


class GameResignParams(GamePlayerParams, frozen=True, kw_only=True):
    """End the game with the loss of a player, in any player's turn; the others win."""


class GameWatchParams(GamePlayerParams, frozen=True, kw_only=True):
    """Get a `game.changed` after each change of the game, with what this player sees of it."""


class GameChanged(GameState, frozen=True, kw_only=True):
    """A change of a game that is watched: its state, and the events since the last notification.

    It comes before the reply to the request that changed the game.
    """

    #: The player who sees it so.
    player: int
    events: list[EventJson]


class GameRecordResult(Result, frozen=True, kw_only=True):
    """The record of a finished game: lines of JSON, for `lexicon-fast replay`."""

    lines: list[str]


class GameListResult(Result, frozen=True, kw_only=True):
    """The open games."""

    games: list[GameState]
