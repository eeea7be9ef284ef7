"""The end of a game for two: the bag is empty, so both racks are known, and all can be searched.

>>> from lexicon_fast import Dictionary
>>> words = Dictionary.from_words(["quit", "quits", "quite", "it", "is"])
>>> found = solve([".......QUIT....", *["." * 15] * 14], "ES", "I", words)
>>> found.actions, found.value, found.exact
((Lay(at='J1', word='(I)S'), Pass(), Lay(at='1H', word='(QUIT)E')), 21, True)
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from lexicon_fast._native.scrabble.endgame import Endgame as _Search
from lexicon_fast.bots.scrabble.boards import board_of
from lexicon_fast.errors import BadHand, BadOption
from lexicon_fast.games.tiles.actions import PASS, Action, Lay
from lexicon_fast.games.tiles.bag import unseen
from lexicon_fast.games.tiles.board import parse_rack, rack_counts
from lexicon_fast.games.tiles.places import Place
from lexicon_fast.games.tiles.plays import Generator

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.plays import AnyBoard, AnyLayout

#: Positions looked at for a turn: some tenths of a second at most, and mostly enough.
NODES: Final = 200_000
_MOST_NODES: Final = 1 << 60


class Endgame(NamedTuple):
    """What is best from a position on, as far as it was searched.

    actions: what both players do, in turn, from the player to move on; to the end of the game if
    exact. value: points that the player to move makes from here on less those of the other, tiles
    left at the end included. exact: nothing is better, whatever the other does. depth: turns looked
    ahead, to the end of the best line if exact; 0: greedy play only. nodes: positions looked at.
    """

    actions: tuple[Action, ...]
    value: int
    exact: bool
    depth: int
    nodes: int

    @property
    def action(self) -> Action:
        """What to do now."""
        return self.actions[0]


def solve(
    board: AnyBoard,
    rack: str,
    other: str,
    dictionary: Dictionary,
    *,
    layout: AnyLayout = "scrabble",
    scoreless: int = 0,
    scoreless_turns: int = 6,
    nodes: int | None = None,
    seconds: float | None = None,
    ended: Callable[[], bool] | None = None,
) -> Endgame:
    """The best play for a rack against the other one, with nothing in the bag.

    board, rack, layout: as for `plays`; other: of the player who is next; each has a tile or more.
    scoreless: turns in a row so far; so many as scoreless_turns end the game. Words are those of
    the dictionary, for both.

    The search stops after so many nodes, positions looked at (None: NODES, or with seconds: without
    end), and with what it has then. seconds: stop then, too; the answer depends on the machine.
    ended: asked every few milliseconds whether to stop.

    Raises BadPosition, BadHand, BadLayout, BadAlphabet, BadOption.
    """
    generator = Generator(dictionary, layout=layout)
    read, own = generator.read((board, rack))
    theirs = parse_rack(other, generator.layout, generator.alphabet)
    for name, tiles in (("rack", own), ("other", theirs)):
        if not tiles:
            raise BadHand(f"{name}: no tiles: the game is over; accepted: one or more")
    if nodes is None:
        nodes = NODES if seconds is None else _MOST_NODES
    if not isinstance(nodes, int) or isinstance(nodes, bool) or nodes < 0:
        raise BadOption(f"nodes {nodes!r:.40}; accepted: 0 or more, or None")
    if seconds is not None and not (math.isfinite(seconds) and seconds >= 0):
        raise BadOption(f"seconds {seconds!r:.40}; accepted: 0 or more, or None")
    position = generator.pair(read, own)
    search = _Search(*position, rack_counts(theirs, read.alphabet), scoreless, scoreless_turns)
    search.search(min(nodes, _MOST_NODES), -1 if seconds is None else seconds, ended)
    line = search.line()
    actions: list[Action] = []
    for turn in range(line.positions):
        actions += [
            Lay(str(Place(row, column, bool(down))), word)
            for down, row, column, word, _ in line.rows(turn)
        ] or [PASS]
    return Endgame(tuple(actions), search.value, search.exact, search.depth, search.nodes)


def best_endgame(
    observation: Observation,
    dictionary: Dictionary,
    *,
    nodes: int | None = None,
    seconds: float | None = None,
    ended: Callable[[], bool] | None = None,
) -> Endgame | None:
    """As `solve`, for the player who observes and whose turn it is; None: it is no such endgame.

    It is one if two play, the bag is empty and no turns are lost. Both are taken to lay words of
    the dictionary only.
    """
    if (
        len(observation.rack_sizes) != 2
        or observation.bag
        or observation.phase != "turn"
        or observation.to_move != observation.player
        or any(observation.lost)
    ):
        return None
    rules = observation.rules
    board = board_of(observation, rules.layout, dictionary.alphabet)
    other = unseen(rules.layout, board, [observation.rack])
    if not observation.rack or len(other) != observation.rack_sizes[1 - observation.player]:
        return None
    return solve(
        board,
        observation.rack,
        other,
        dictionary,
        layout=rules.layout,
        scoreless=observation.scoreless,
        scoreless_turns=rules.scoreless_turns,
        nodes=nodes,
        seconds=seconds,
        ended=ended,
    )
