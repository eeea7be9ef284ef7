"""Actions weighed up by play-outs in imagined worlds: racks and bags as they may be."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sqrt
from typing import TYPE_CHECKING, Final, TypeAlias

from lexicon_fast._native.board_playouts import Options, Tally, View, simulate
from lexicon_fast.bots.halving import Race
from lexicon_fast.bots.scrabble.bot import action_from, board_of
from lexicon_fast.bots.scrabble.unseen import hidden_tiles, tiles_laid
from lexicon_fast.errors import BadObservation, BadOption
from lexicon_fast.games.crossword.actions import Action, Exchange, Lay
from lexicon_fast.games.crossword.board import rack_counts, tile_codes
from lexicon_fast.games.crossword.plays import Generator

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from lexicon_fast._native.choice import _Choice
    from lexicon_fast._native.leaves import Leaves
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation

#: Actions that are weighed up: the best of the static player.
MOST_OPTIONS: Final = 15

_ALL_OPTIONS: Final = 1 << 20

#: Exchanges that a rack of seven tiles allows, about.
_EXCHANGES: Final = 128

#: What a win is worth beyond points, and the most that it may be.
WIN_POINTS: Final = 200.0
MOST_WIN_POINTS: Final = 10_000

#: With so few tiles in the bag play-outs go on to the end of the game.
TO_THE_END: Final = 7

#: Turns that no game has.
_ALL_TURNS: Final = 10_000

#: What being on turn is worth, in points, and by how much the rest of a game changes the difference
#: of two scores: a standard deviation, for one tile yet to come and as its square root for more.
#: From the static player against itself, see docs/strength.md.
_EDGE: Final = 19.0
_SPREAD: Final = 9.9

#: Play-outs that the worth of an action to the static player counts for: the luck in a play-out
#: (25 points, compared to another option's), squared, by how far that worth is off (3 points).
_GUESSED: Final = 70.0

#: Tiles that players may hold, at most.
_HELD: Final = 64

#: Of an option: see `Tally.rows`.
_Row: TypeAlias = "tuple[int, float, float, float, float, float, int, int, int, int]"


@dataclass(frozen=True, slots=True)
class Weighed:
    """An action and what its play-outs came to.

    equity: points of one's own less those of the others (of more than one: on average), from this
    action on, with what the tiles kept at the end are worth; margin: half-width of its 95%
    interval; score: of this action alone; leave: the tiles kept; leave_value: what the static
    player takes them to be worth, in points; win: share of the win. What came after the action, a
    play-out: follow, points of one's own; answer, of the others; bingo and other_bingo, the share
    of play-outs in which one has laid a whole rack, or another has.
    """

    action: Action
    playouts: int
    equity: float
    margin: float
    score: int
    leave: str
    leave_value: float
    win: float
    follow: float
    answer: float
    bingo: float
    other_bingo: float


class Simulation(Race[Action]):
    """The options of the player to move, weighed up further with each `refine`.

    words: those that all players go by; leaves: their values; most: options weighed up; plies:
    turns after an option (None: until the player's next; with few tiles left always to the end);
    win_points: what a win is worth beyond points; passing: is passing an option in any case?
    wanted: options that it does not want are none; a pass has to be wanted.
    Raises BadObservation if the tiles do not add up.
    """

    def __init__(
        self,
        observation: Observation,
        words: Dictionary,
        leaves: Leaves,
        *,
        seed: int,
        most: int = MOST_OPTIONS,
        plies: int | None = None,
        win_points: float = WIN_POINTS,
        passing: bool = False,
        wanted: Callable[[Action], bool] | None = None,
    ) -> None:
        view = view_of(observation, words)
        self._rack = observation.rack
        found = most + _EXCHANGES if wanted is None else _ALL_OPTIONS
        self._options = Options(view, leaves, found, passing)
        self._options.keep(_chosen(self._options.rows(), most, wanted, passing))
        self._found = self._options.rows()
        total = view.bag + sum(observation.rack_sizes)
        self._spread = [_SPREAD * sqrt(max(tiles, 1)) for tiles in range(total + _HELD)]
        #: What the static player takes the options to be worth, in points.
        self._static = [worth / 100 for *_, worth in self._found]
        # Where it is undecided who wins, a point is also worth so much of a win.
        point = 1 + win_points / (sqrt(2 * pi) * self._spread[total])
        super().__init__(
            [action_from(*row[:3]) for row in self._found],
            [worth * point for worth in self._static],
            _GUESSED if view.bag else 0.0,
        )
        self._seed = seed & ((1 << 64) - 1)
        self._plies = view.players if plies is None else plies
        #: Do play-outs go on to the end of the game?
        self.to_the_end = view.bag <= TO_THE_END
        if self.to_the_end:
            self._plies = _ALL_TURNS
        self._win_points = win_points
        self._tally = Tally(len(self.actions))

    def _rows(self) -> list[_Row]:
        return self._tally.rows()

    def _play(self, first: int, worlds: int) -> None:
        simulate(
            self._options,
            self._tally,
            self._live,
            seed=self._seed,
            first=first,
            n=worlds,
            plies=self._plies,
            spread=self._spread,
            edge=_EDGE,
            win_points=self._win_points,
        )

    def ranked(self) -> list[Weighed]:
        """All options with play-outs: the live ones first, each group best first."""
        rows = self._rows()
        equities = self._worth([(row[0], row[3]) for row in rows], self._static)
        return [self._weighed(i, rows[i], equities[i]) for i in self._ranking()]

    def _weighed(self, i: int, row: _Row, equity: float) -> Weighed:
        n, _, _, gain, squares, win, follow, answer, bingos, other_bingos = row
        score = self._found[i][3]
        action = self.actions[i]
        return Weighed(
            action=action,
            playouts=n,
            equity=equity,
            margin=self._margin((n, gain, squares)),
            score=score,
            leave=leave_of(action, self._rack),
            leave_value=self._static[i] - score,
            win=win / n,
            follow=follow / n,
            answer=answer / n,
            bingo=bingos / n,
            other_bingo=other_bingos / n,
        )


def _chosen(
    rows: Sequence[_Choice],
    most: int,
    wanted: Callable[[Action], bool] | None,
    passing: bool,
) -> list[int]:
    """Places of the options to weigh up: the best, but not too many exchanges, which are alike."""
    chosen: list[int] = []
    exchanges = max(1, most // 3)
    for i, (kind, place, text, _, _) in enumerate(rows):
        if len(chosen) >= most and not (passing and kind == "pass"):
            continue
        if kind == "exchange":
            exchanges -= 1
            if exchanges < 0:
                continue
        elif wanted is not None and not wanted(action_from(kind, place, text)):
            continue
        chosen.append(i)
    return chosen


def view_of(observation: Observation, words: Dictionary) -> View:
    """What the player to move sees, for the native core. Raises BadObservation."""
    rules = observation.rules
    player, players = observation.player, len(observation.rack_sizes)
    generator = Generator(words, layout=rules.layout)
    lies = board_of(observation, rules.layout, generator.alphabet)
    board, rack = generator.read((lies, observation.rack))
    hidden = hidden_tiles(observation, board)
    seats = [(player + step) % players for step in range(players)]
    scores = observation.scores or (0,) * players
    lost = observation.lost or (0,) * players
    pair = generator.pair(board, rack)
    try:
        return View(
            *pair,
            tile_codes(hidden.tiles, generator.alphabet),
            [
                (observation.rack_sizes[p], rack_counts(hidden.known[p], generator.alphabet))
                for p in seats[1:]
            ],
            observation.bag,
            scores=[scores[p] for p in seats],
            lost=[min(lost[p], 1000) for p in seats],
            lost_is_scoreless=rules.challenge == "double",
            scoreless=observation.scoreless,
            scoreless_turns=rules.scoreless_turns,
            exchange_from=rules.exchange_from,
            rack_size=rules.layout.rack_size,
        )
    except BadOption as error:
        raise BadObservation(f"no position of a game: {error}") from None


def leave_of(action: Action, rack: str) -> str:
    """The tiles of a rack that an action keeps."""
    gone = ""
    if isinstance(action, Lay):
        gone = tiles_laid(action.word)
    elif isinstance(action, Exchange):
        gone = action.tiles
    for tile in gone:
        rack = rack.replace(tile, "", 1)
    return rack
