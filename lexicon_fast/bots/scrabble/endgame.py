"""Exact search of two-player endgames: the bag is empty, so both racks are known.

>>> from lexicon_fast import Dictionary
>>> words = Dictionary.from_words(["quit", "quits", "quite", "it", "is"])
>>> found = solve([".......QUIT....", *["." * 15] * 14], "ES", "I", words)
>>> found.actions, found.value, found.exact
((Lay(at='J1', word='(I)S'), Pass(), Lay(at='1H', word='(QUIT)E')), 21, True)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from lexicon_fast._native.scrabble.endgame import Endgame as _Search
from lexicon_fast.errors import BadHand
from lexicon_fast.games.checks import checked_int, checked_seconds
from lexicon_fast.games.tiles.actions import PASS, Action, Lay
from lexicon_fast.games.tiles.bag import unseen
from lexicon_fast.games.tiles.board import Board, parse_rack, rack_counts
from lexicon_fast.games.tiles.places import Place
from lexicon_fast.games.tiles.plays import Generator

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.plays import AnyBoard, AnyLayout

#: Positions visited per turn: some tenths of a second at most, and usually enough.
NODES: Final = 200_000
_MAX_NODES: Final = 1 << 60


class Endgame(NamedTuple):
    """The best line of play from a position, as far as it was searched.

    actions: the actions of both players in turn, the player to move first; to the end of the game
    if exact. value: points that the player to move gains over the other from here on, including the
    tiles left at the end. exact: True if no action is better, whatever the other player does.
    depth: turns searched, to the end of the best line if exact; 0: only greedy play. nodes:
    positions visited.
    """

    actions: tuple[Action, ...]
    value: int
    exact: bool
    depth: int
    nodes: int

    @property
    def action(self) -> Action:
        """The action to take now."""
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
    stop: Callable[[], bool] | None = None,
) -> Endgame:
    """Return the best play for a rack against a known one, with an empty bag.

    board, rack, layout: as for `plays`; other: the rack of the next player; neither may be empty.
    scoreless: scoreless turns in a row so far; scoreless_turns: the number that ends the game. Both
    players use the words of the dictionary.

    nodes: positions to visit at most (None: NODES, or without limit if seconds are given); seconds:
    time limit, which makes the result depend on the machine; stop: called every few milliseconds,
    returns True to stop.

    Raises BadPosition, BadHand, BadLayout, BadAlphabet, BadOption.
    """
    generator = Generator(dictionary, layout=layout)
    read, own = generator.read((board, rack))
    theirs = parse_rack(other, generator.layout, generator.alphabet)
    for name, tiles in (("rack", own), ("other", theirs)):
        if not tiles:
            raise BadHand(f"{name} has no tiles: the game is over; give it one or more")
    if nodes is None:
        nodes = NODES if seconds is None else _MAX_NODES
    checked_int("nodes", nodes, 0, _MAX_NODES)
    checked_seconds(seconds)
    position = generator.pair(read, own)
    search = _Search(*position, rack_counts(theirs, read.alphabet), scoreless, scoreless_turns)
    search.search(nodes, -1 if seconds is None else seconds, stop)
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
    stop: Callable[[], bool] | None = None,
) -> Endgame | None:
    """Search the endgame of the observing player, as `solve` does; None if it cannot be searched.

    It can if two play, the bag is empty, no turns are lost, and it is the player's turn. Both
    players are assumed to lay words of the dictionary only.
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
    board = Board.parse(observation.board, rules.layout, dictionary.alphabet)
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
        stop=stop,
    )
