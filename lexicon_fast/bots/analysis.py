"""Analysis of games that have been played: what each turn lost, and how lucky each player was.

Each turn is compared with the best actions that `advise` finds for what its player saw. With enough
play-outs the two differ by what the player lost; both have intervals.

Luck is the part of a result that nobody's choice explains: cards or tiles drawn, and what others
held. Before a turn, it is the change of the player's expectation since the last turn, without what
the others lost in between, which counts as won by all others in equal parts. Before the first turn,
nobody expects to be ahead, and all have the same chances. So a player's luck, minus the own losses,
plus the gains from those of others, is the result; and the luck of two players adds up to nothing.
A play that a challenge took back is compared as a lost turn. Of other actions that have no value,
and of turns that are not known, nothing is known to be lost: what they lost counts as luck. In a
game whose first turns are missing, the others expect the reverse of the first player's result.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Final,
    Generic,
    Literal,
    NamedTuple,
    Self,
    TypeAlias,
    TypeVar,
    get_args,
)

import msgspec
from xxhash import xxh3_64_intdigest

from lexicon_fast.base.arguments import checked_int
from lexicon_fast.base.arrow import arrow_type, export_stream, require_pyarrow
from lexicon_fast.base.errors import BadObservation, IllegalAction
from lexicon_fast.bots.strength import Calibration, Strength
from lexicon_fast.games.registry import GAMES, part

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary

#: Play-outs of a turn: two actions that share them differ by 6% in 95 of 100 cases.
ITERATIONS: Final = 1000

#: Play-outs and candidates of a turn in a quick analysis.
QUICK_ITERATIONS: Final = 100
_QUICK_CANDIDATES: Final = 4

#: The best actions that a turn lists.
TOP: Final = 3

#: Grades by the winning chance that an action loses, the worst first.
_GRADES: Final[Sequence[tuple[float, Grade]]] = (
    (0.15, "blunder"),
    (0.10, "mistake"),
    (0.05, "inaccuracy"),
)

#: What a turn adds to the mistake index: by the chance of winning that it loses, and in endgames
#: that keep the result, by the points.
_MISTAKES: Final = ((0.07, 1.0), (0.03, 0.5), (0.0025, 0.2))
_POINT_MISTAKES: Final = ((15, 1.0), (7, 0.5), (0, 0.2))

#: Facts that explain a mistake, and the least points that one of them must be worth.
_FACTS: Final = 3
_LEAST_FACT: Final = 1.0

#: Half-width of a 95% interval of the difference of two shares of n play-outs, times the root of n.
_Z95_OF_SHARES: Final = 1.386

#: Play-outs that tell a right answer to a play from a wrong one.
_TO_ANSWER: Final = 2

_A = TypeVar("_A")  # actions
_R = TypeVar("_R")  # actions of advice, with their values

Grade: TypeAlias = Literal["best", "good", "inaccuracy", "mistake", "blunder"]

FactKind: TypeAlias = Literal[
    "points", "leave", "reply", "next", "bingo", "other bingo", "bag", "bomb", "other bomb",
    "risk", "turns", "out", "other out", "draws", "ending", "word",
]  # fmt: skip


class Decision(NamedTuple):
    """A turn or an answer in a game.

    event: its number in the record, or in the file; observation: what the player saw (None: not
    known, for the reason in `unknown`); action: of the player; round: its number, in a game that
    has rounds; opening: whether it is the first one after the deal of a game or round; taken_back:
    whether a challenge took the play back, so that the turn was lost.
    """

    event: int
    player: int
    observation: Any
    action: Any
    round: int | None = None
    unknown: str = ""
    opening: bool = False
    taken_back: bool = False


class Ending(NamedTuple):
    """The end of a game or a round: of each player, the points ahead and the share of the win."""

    event: int
    results: Sequence[tuple[float, float]]
    round: int | None = None


class _Row(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="of"
):
    """A row of an analysis. Its tag is its kind."""


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number that explains why the best action is better than the one that was played.

    kind: what it measures; best, played: its values for the two actions; text: the same in words.
    """

    kind: FactKind
    best: float
    played: float
    text: str


def weighed(
    kind: FactKind, values: tuple[float, float], weight: float, text: str, unit: str = ".0f"
) -> tuple[float, Fact]:
    """Return a fact with its weight: see `GameAnalysis.facts`.

    values: of the best action and of the one that was played; weight: of 1, in points, negative if
    less is better; text: `{}` is replaced by both values, in the format `unit`.

    >>> weighed("points", (44, 28), 1, "scores {} points")[1].text
    'scores 44 points instead of 28'
    """
    best, played = values
    shown = [format(value, unit) for value in values]
    text = f"{text.replace('{}', shown[0])} instead of {shown[1]}"
    return weight * (best - played), Fact(kind, best, played, text)


class TurnAnalysis(_Row, Generic[_A, _R], frozen=True, tag="turn"):
    """A turn, or a wrong answer to a play, next to the best actions.

    Each game has a subclass with the types of its actions and of its advice.
    """

    #: Number of the event in the record, from 0, the setup; among those of a GCG file, from 1.
    event: int
    player: int
    #: As it was played.
    action: _A | None
    #: The best actions, best first, as in advice.
    best: tuple[_R, ...] = ()
    #: The action that was played; null: it could not be evaluated, see `unknown`.
    played: _R | None = None
    #: Its place among all actions that were evaluated, from 1.
    rank: int | None = None
    grade: Grade | None = None
    #: Points ahead of the others (their average) so far, and at the end, if the best is played.
    ahead: float | None = None
    expected: float | None = None
    #: Chance of winning the game, or the round, if the best is played.
    win: float | None = None
    #: What the action lost against the best one, in points and in chance of winning. A play may
    #: gain points, but lose chances; then one is negative.
    loss: float | None = None
    loss_win: float | None = None
    #: Luck before the turn, since the player's last one; null: not known.
    luck: float | None = None
    luck_win: float | None = None
    #: Whether the rest was searched completely, so that all values are certain.
    exact: bool = False
    #: Number of the round, in a game that has rounds.
    round: int | None = None
    #: Why the action has no evaluation.
    unknown: str = ""
    #: The words of the play that the dictionary lacks.
    phonies: tuple[str, ...] = ()
    #: Whether a challenge took the play back.
    taken_back: bool = False
    #: Of an inaccuracy, mistake, blunder or wrong answer: what explains the loss, most first.
    facts: tuple[Fact, ...] = ()


class EndAnalysis(_Row, frozen=True, tag="end"):
    """The end of a game or a round."""

    event: int
    #: Luck of each player since the last turn, in points and in chances; null: not known.
    luck: tuple[float | None, ...]
    luck_win: tuple[float | None, ...]
    #: Number of the round, in a game that has rounds.
    round: int | None = None


#: Values that JSON leaves out, in tables.
_UNSET: Final[Mapping[str, Any]] = {
    "best": (),
    "exact": False,
    "unknown": "",
    "phonies": (),
    "taken_back": False,
}


class AnalysisRows(Iterator["TurnAnalysis[Any, Any] | EndAnalysis"]):
    """The rows of an analysis, an iterator, as a table. rows: of `analyse`; game: its name."""

    def __init__(self, rows: Iterable[TurnAnalysis[Any, Any] | EndAnalysis], game: str) -> None:
        self._rows = iter(rows)
        self._game = game

    def __next__(self) -> TurnAnalysis[Any, Any] | EndAnalysis:
        return next(self._rows)

    def to_arrow(self) -> Any:
        """Return the rows that are left as a pyarrow.Table, and the same table on later calls.

        Columns: `of`, and the fields of `TurnAnalysis`; an end has a row for each player. Actions
        are structs with the fields of all kinds. Needs the extra `arrow`.
        """
        return self._table

    @cached_property
    def _table(self) -> Any:
        pa = require_pyarrow("to_arrow")
        kind = part("bots", self._game, "analysis").ANALYSIS.turn_type
        rows = []
        for row in self:
            plain = msgspec.to_builtins(row)  # without defaults
            if isinstance(row, TurnAnalysis):
                rows.append(_UNSET | plain)
            else:
                luck = enumerate(zip(row.luck, row.luck_win, strict=True))
                rows += [plain | {"player": p, "luck": a, "luck_win": b} for p, (a, b) in luck]
        schema = pa.schema(list(arrow_type(msgspec.inspect.type_info(kind))))
        return pa.Table.from_pylist(rows, schema)

    __arrow_c_stream__ = export_stream


class _Summary(_Row, frozen=True, kw_only=True):
    """A player's sums over the turns and wrong answers of one or more games."""

    #: Turns and wrong answers that were evaluated, and how many of them had each grade.
    turns: int
    grades: dict[str, int]
    #: Losses of all turns together, in points and in chances of winning.
    loss: float
    loss_win: float
    #: Mean loss per turn; null: no turn was evaluated.
    turn_loss: float | None
    turn_loss_win: float | None
    #: Luck of all turns together, as far as it is known.
    luck: float
    luck_win: float
    #: Mistakes per game: 0.2 for a small one, 0.5 for a medium one, 1 for a large one.
    mistake_index: float
    #: Plays with words that the dictionary lacks, or that a challenge took back.
    phonies: int
    #: Plays that a challenge took back.
    challenged: int
    #: An estimate from the losses in games of two; null: there is none, see docs/analysis.md.
    strength: Strength | None = None

    @classmethod
    def of(
        cls, sums: Mapping[str, float], calibration: Calibration | None = None, **more: Any
    ) -> Self:
        """Return the summary of sums, see `sums_of`.

        calibration: of strengths, see `calibration_of`; more: fields that are not sums.
        """
        turns = int(sums["turns"])
        return cls(
            turns=turns,
            grades={grade: int(sums[grade]) for grade in get_args(Grade)},
            **{name: sums[name] for name in ("loss", "loss_win", "luck", "luck_win")},
            turn_loss=sums["loss"] / turns if turns else None,
            turn_loss_win=sums["loss_win"] / turns if turns else None,
            mistake_index=sums["mistakes"] / sums["games"],
            phonies=int(sums["phonies"]),
            challenged=int(sums["challenged"]),
            strength=calibration and calibration.estimate(sums["rated"], sums["rated_loss"]),
            **more,
        )


class PlayerAnalysis(_Summary, frozen=True, kw_only=True, tag="player"):
    """A player's sums over a game."""

    player: int


class TotalAnalysis(_Summary, frozen=True, kw_only=True, tag="total"):
    """The sums of the players with one name over all games of one kind."""

    kind: str
    name: str
    games: int


class GameAnalysis(ABC):
    """The part of an analysis that depends on the game: `bots.<game>.analysis.ANALYSIS`."""

    #: The type of analysed turns.
    turn_type: type[TurnAnalysis[Any, Any]]
    #: How strengths follow from losses, by preset: "default", "quick".
    calibrations: ClassVar[Mapping[str, Calibration]] = MappingProxyType({})
    #: Candidates of a turn, unless more are to be listed; None: as many as advice has.
    candidates: ClassVar[int | None] = None
    #: Actions that advice must evaluate for `lost_turn`.
    lost_turn_actions: ClassVar[tuple[Any, ...]] = ()

    @abstractmethod
    def ahead(self, observation: Any) -> float:
        """Return the player's points minus those of the others, their average, so far."""

    @abstractmethod
    def expected(self, row: Any) -> float:
        """Return the points that an action of advice gains on the others from now on."""

    @abstractmethod
    def false_words(self, observation: Any, action: Any, dictionary: Dictionary) -> Sequence[str]:
        """Return the words of an action that the dictionary does not have."""

    @abstractmethod
    def seats(self, observation: Any) -> Sequence[int]:
        """Return the players who take part."""

    def is_same(self, action: Any, other: Any, observation: Any, dictionary: Dictionary) -> bool:
        """Return whether an action of advice is another one, which may be written differently."""
        return bool(action == other)

    @abstractmethod
    def lost_turn(self, observation: Any, advice: Any, dictionary: Dictionary, seed: int) -> Any:
        """Return what losing the turn is worth, as an action of advice.

        advice: on this turn, with `lost_turn_actions`; seed: of play-outs.
        """

    @abstractmethod
    def facts(self, best: Any, played: Any, observation: Any) -> Iterable[tuple[float, Fact]]:
        """Yield facts about two actions of advice, with their weights: points for the best one."""

    @abstractmethod
    def results(self, event: Any, dealt: Sequence[int]) -> list[tuple[float, float]] | None:
        """Return the results of a game or round that an event ends; None: it ends none.

        dealt: the players who took part.
        """


def decisions(game: Any) -> Iterator[Decision | Ending]:
    """Yield the decisions of a game of this library, as its events tell them.

    game: a `Game` of any of the games, finished or not, that was not continued from a position of
    Lexicon.
    """
    rules = part("bots", game.NAME, "analysis").ANALYSIS
    replayed = GAMES[game.NAME].records.start(game.events[0], game.dictionary)
    dealt: Sequence[int] = range(game.players)
    opening = False
    round_number: int | None = None
    for number, event in enumerate(game.events):
        if hasattr(event, "action"):
            # The action that ends a round also deals the next one.
            round_number = getattr(replayed, "round_number", None)
            observation = replayed.observation(event.player)
            yield Decision(
                number,
                event.player,
                observation,
                event.action,
                round_number,
                opening=opening,
                taken_back=observation.phase == "turn"
                and _is_taken_back(game.events[number + 1 :]),
            )
            opening = False
            replayed.apply(event.action)
        elif event.__struct_config__.tag == "deal":
            dealt = getattr(event, "players", dealt)
            opening = getattr(game.events[0], "position", None) is None
        elif (results := rules.results(event, dealt)) is not None:
            yield Ending(number, results, round_number)


def _is_taken_back(following: Iterable[Any]) -> bool:
    """Return whether a challenge takes a play back. following: the events after the play."""
    for event in following:
        if getattr(event, "right", None) is not None:
            return bool(event.right)
        if not hasattr(event, "action") or event.action.__struct_config__.tag != "accept":
            break
    return False


def analyse(
    decided: Iterable[Decision | Ending],
    dictionary: Dictionary,
    game: str,
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    quick: bool = False,
    seed: int | None = None,
    top: int = TOP,
    ended: Callable[[], bool] = bool,
) -> AnalysisRows:
    """Return an iterator over an analysis of each turn, each wrong answer to a play, and each end.

    decided: see `decisions`; dictionary: of the game; game: its name; iterations, seconds: limits
    of a turn, as in `advise` (1,000 play-outs if both are None); quick: compare fewer candidates,
    with 100 play-outs unless there is another limit; seed: of the play-outs (None:
    derived from what each player saw, so that the same game always has the same analysis, unless
    seconds are given); top: number of best actions to list; ended: called during the search; once
    it returns True, the analysis ends, without the turn that is not complete.

    Turns of GCG that are impossible are not evaluated; `unknown` says why. Raises BadOption.

    >>> from lexicon_fast import Dictionary, scrabble
    >>> d = Dictionary.from_words(["hat", "hatters"])
    >>> game = scrabble.Game(d, seed=2, starter=1)
    >>> game.apply(scrabble.PASS)
    >>> (turn,) = analyse(decisions(game), d, "scrabble", iterations=100)
    >>> turn.player, turn.action, turn.played.score, turn.best[0].score
    (1, Pass(), 0, 0)
    """
    checked_int("top", top, 1, 1000)
    if iterations is None and seconds is None:
        iterations = QUICK_ITERATIONS if quick else ITERATIONS
    limits: dict[str, Any] = {"iterations": iterations, "seconds": seconds}
    rules: GameAnalysis = part("bots", game, "analysis").ANALYSIS
    if (most := _QUICK_CANDIDATES if quick else rules.candidates) is not None:
        limits["most"] = max(most, top)
    analyser = _Analyser(dictionary, game, limits, seed, top, ended)

    def rows() -> Iterator[TurnAnalysis[Any, Any] | EndAnalysis]:
        with suppress(_EndedError):
            for decision in decided:
                if isinstance(decision, Ending):
                    yield analyser.end(decision)
                elif (analysed := analyser.turn(decision)) is not None:
                    yield analysed

    return AnalysisRows(rows(), game)


def summary(
    analysed: Iterable[TurnAnalysis[Any, Any] | EndAnalysis],
    players: int,
    calibration: Calibration | None = None,
) -> tuple[PlayerAnalysis, ...]:
    """Return the sums of each player.

    analysed: from `analyse`; players: their number; calibration: see `calibration_of`; None:
    without estimates of strength.
    """
    sums = sums_of(analysed, players)
    return tuple(
        PlayerAnalysis.of(own, calibration, player=player) for player, own in enumerate(sums)
    )


def calibration_of(
    game: str, *, iterations: int | None, seconds: float | None, quick: bool
) -> Calibration | None:
    """Return how strengths follow from the losses that `analyse` finds with these limits.

    None: this is not known; it is for the default and quick analysis of Scrabble.
    """
    if iterations is not None or seconds is not None:
        return None
    calibrations = part("bots", game, "analysis").ANALYSIS.calibrations
    found: Calibration | None = calibrations.get("quick" if quick else "default")
    return found


def sums_of(
    analysed: Iterable[TurnAnalysis[Any, Any] | EndAnalysis], players: int
) -> list[dict[str, float]]:
    """Return the numbers of each player in a game, which add up over games: see `summary`."""
    names = ("turns", *get_args(Grade), "loss", "loss_win", "luck", "luck_win")
    zero = dict.fromkeys((*names, "mistakes", "phonies", "challenged", "rated", "rated_loss"), 0)
    sums: list[dict[str, float]] = [{"games": 1, **zero} for _ in range(players)]
    for row in analysed:
        if isinstance(row, EndAnalysis):
            for own, points, win in zip(sums, row.luck, row.luck_win, strict=True):
                own["luck"] += points or 0.0
                own["luck_win"] += win or 0.0
            continue
        own = sums[row.player]
        own["luck"] += row.luck or 0.0
        own["luck_win"] += row.luck_win or 0.0
        own["phonies"] += bool(row.phonies) or row.taken_back
        own["challenged"] += row.taken_back
        if row.grade is not None:
            own["turns"] += 1
            own[row.grade] += 1
            own["loss"] += row.loss or 0.0
            own["loss_win"] += row.loss_win or 0.0
            own["mistakes"] += _mistake(row)
    if players == 2:  # strengths are calibrated on such games
        for own in sums:
            own["rated"], own["rated_loss"] = own["turns"], own["loss"]
    return sums


def _mistake(turn: TurnAnalysis[Any, Any]) -> float:
    """Return what a turn adds to the mistake index."""
    loss, loss_win = turn.loss or 0.0, turn.loss_win or 0.0
    if turn.grade == "best":
        return 0.0
    if turn.exact and loss_win <= 0:
        return next((value for least, value in _POINT_MISTAKES if loss > least), 0.0)
    if turn.exact:
        return 1.0
    return next((value for least, value in _MISTAKES if loss_win > least), 0.0)


class _EndedError(Exception):
    """Ends an analysis early."""


@dataclass(slots=True)
class _Expectation:
    """The result that a player can expect: points ahead at the end, and share of the win."""

    points: float
    win: float


def _at_the_deal(seats: Sequence[int]) -> dict[int, _Expectation]:
    """Return what the players expect before the first turn: nobody is ahead."""
    return {seat: _Expectation(0.0, 1 / len(seats)) for seat in seats}


class _Analyser:
    """Analyses the decisions of a game in order, and remembers what each player could expect."""

    def __init__(
        self,
        dictionary: Dictionary,
        game: str,
        limits: dict[str, Any],
        seed: int | None,
        top: int,
        ended: Callable[[], bool],
    ) -> None:
        self._rules: GameAnalysis = part("bots", game, "analysis").ANALYSIS
        self._advise = part("bots", game, "advice").advise
        self._dictionary = dictionary
        self._limits = limits
        self._seed = seed
        self._top = top
        self._ended = ended
        #: By player, since the last turn; empty: no turn of the game or round was evaluated yet.
        self._expected: dict[int, _Expectation] = {}
        #: Whether the turns so far are all those since the deal.
        self._is_whole = False

    def turn(self, decision: Decision) -> TurnAnalysis[Any, Any] | None:
        """Analyse a decision; None for an answer that is right."""
        observation, action = decision.observation, decision.action
        shared: dict[str, Any] = {
            "event": decision.event,
            "player": decision.player,
            "action": action,
            "round": decision.round,
            "taken_back": decision.taken_back,
        }
        if decision.opening:
            self._expected, self._is_whole = {}, True
        if observation is None:  # what happens in the turn then counts as luck
            return self._rules.turn_type(**shared, unknown=decision.unknown)
        try:
            answers = observation.phase == "challenge"
            if answers and self._is_right(observation, action):
                return None
            false_words = self._rules.false_words(observation, action, self._dictionary)
            if false_words:
                shared["phonies"] = tuple(false_words)
                shared["unknown"] = f"not in the dictionary: {', '.join(false_words)}"
            elif decision.taken_back:
                shared["unknown"] = "taken back after a challenge"
            include: tuple[Any, ...] = (action,)
            if decision.taken_back:
                include = self._rules.lost_turn_actions
            elif answers or false_words:
                include = ()
            seed = self._seed_for(observation)
            advice = self._advice(observation, include=include, seed=seed, **self._limits)
            return self._compared(decision, advice, shared)
        except (BadObservation, IllegalAction) as error:  # a file with faults
            return self._rules.turn_type(**shared | {"unknown": str(error)})

    def end(self, ending: Ending) -> EndAnalysis:
        """Return the luck of each player at the end of a game or a round."""
        luck: list[float | None] = []
        luck_win: list[float | None] = []
        if not self._expected and self._is_whole:
            self._expected = _at_the_deal(range(len(ending.results)))
        for player, (points, win) in enumerate(ending.results):
            before = self._expected.get(player)
            luck.append(None if before is None else points - before.points)
            luck_win.append(None if before is None else win - before.win)
        self._expected, self._is_whole = {}, False
        return EndAnalysis(ending.event, tuple(luck), tuple(luck_win), ending.round)

    def _is_right(self, observation: Any, action: Any) -> bool:
        advice = self._advice(observation, iterations=_TO_ANSWER)
        return bool(advice.ranked[0].action == action)

    def _seed_for(self, observation: Any) -> int:
        """Return the seed of a turn's play-outs."""
        if self._seed is not None:
            return self._seed
        # What the record of a game and its GCG have in common.
        tiles = getattr(observation, "rack", "") or getattr(observation, "hand", "")
        seen = f"{observation.player} {tiles} {observation.scores}"
        return xxh3_64_intdigest(seen.encode())

    def _advice(self, observation: Any, **options: Any) -> Any:
        """Return the last advice. Raises _EndedError."""
        latest = None
        for advice in self._advise(observation, self._dictionary, **options):
            latest = advice
            if self._ended():
                raise _EndedError
        return latest

    def _compared(
        self, decision: Decision, advice: Any, shared: dict[str, Any]
    ) -> TurnAnalysis[Any, Any]:
        """Compare the action with the best one, and note what the players can expect now."""
        ranked, rules, player = advice.ranked, self._rules, decision.player
        seats = rules.seats(decision.observation)
        if not self._expected and self._is_whole:
            self._expected = _at_the_deal(seats)
        best, ahead = ranked[0], rules.ahead(decision.observation)
        expected = ahead + rules.expected(best)
        before = self._expected.get(player)
        if not self._expected:  # a game whose start is not known: the others expect the reverse
            others = max(len(seats) - 1, 1)
            reverse = -expected / others, (1 - best.win) / others
            self._expected = {seat: _Expectation(*reverse) for seat in seats}
        values: dict[str, Any] = {
            "best": ranked[: self._top],
            "ahead": ahead,
            "expected": expected,
            "win": best.win,
        }
        if before is not None:
            values |= {"luck": expected - before.points, "luck_win": best.win - before.win}
        played, rank = self._played(decision, advice)
        if played is None:
            # What the action lost is not known, so that it counts as luck.
            self._expected[player] = _Expectation(expected, best.win)
            return rules.turn_type(**{"unknown": "the action was not evaluated"} | shared | values)
        loss, loss_win = rules.expected(best) - rules.expected(played), best.win - played.win
        self._expected[player] = _Expectation(expected - loss, best.win - loss_win)
        for seat, other in self._expected.items():
            if seat != player:
                other.points += loss / (len(seats) - 1)
                other.win += loss_win / (len(seats) - 1)
        grade = _grade(best, played, rank, loss, loss_win)
        is_answer = decision.observation.phase == "challenge"
        if grade not in ("best", "good") or (is_answer and grade == "good"):
            values["facts"] = self._facts(decision, advice, played)
        return rules.turn_type(
            **shared,
            **values,
            played=played,
            rank=rank,
            grade=grade,
            loss=loss,
            loss_win=loss_win,
            exact=_is_exact(best, played),
        )

    def _facts(self, decision: Decision, advice: Any, played: Any) -> tuple[Fact, ...]:
        """Return the facts that explain best why another action is better than the one played."""
        best, observation = advice.ranked[0], decision.observation
        if observation.phase == "challenge":
            words = getattr(advice, "words", None) or (advice.word,)
            false = best.action.__struct_config__.tag == "challenge"
            verb = "are" if len(words) > 1 else "is"
            text = f"{' and '.join(words)} {verb} {'not ' if false else ''}in the dictionary"
            return (Fact("word", float(not false), float(false), text),)
        weighed = sorted(self._rules.facts(best, played, observation), key=lambda each: -each[0])
        return tuple(fact for weight, fact in weighed[:_FACTS] if weight > _LEAST_FACT)

    def _played(self, decision: Decision, advice: Any) -> tuple[Any, int]:
        """Return the action of a decision as advice has it (None: it has not), and its rank."""
        rules, ranked, observation = self._rules, advice.ranked, decision.observation
        if decision.taken_back:
            seed = self._seed_for(observation)
            lost = rules.lost_turn(observation, advice, self._dictionary, seed)
            value = rules.expected(lost)
            rank = 1 + sum(rules.expected(row) > value for row in ranked)
            return msgspec.structs.replace(lost, action=decision.action), rank
        for rank, row in enumerate(ranked, 1):
            if rules.is_same(row.action, decision.action, observation, self._dictionary):
                return row, rank
        return None, 0


def _is_exact(best: Any, played: Any) -> bool:
    """Return whether a search has found the values of both actions."""
    return bool(best.margin == played.margin == 0)


def _grade(best: Any, played: Any, rank: int, loss: float, loss_win: float) -> Grade:
    """Return the grade of an action: worse than good only if it is clearly worse than the best."""
    if rank == 1 or (_is_exact(best, played) and loss <= 0 and loss_win <= 0):
        return "best"
    n = min(best.playouts, played.playouts)
    noise = _Z95_OF_SHARES / math.sqrt(n) if n else 0.0
    if loss > math.hypot(best.margin or 0.0, played.margin or 0.0) or loss_win > noise:
        for least, grade in _GRADES:
            if loss_win >= least:
                return grade
    return "good"
