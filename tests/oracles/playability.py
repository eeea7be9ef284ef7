"""The slow reference of playability: all choices of each turn of a game, word by word."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from lexicon_fast._native.tiles.static_eval import best_choices
from lexicon_fast.bots.tiles.simulation import action_from
from lexicon_fast.games.scrabble.game import Game
from lexicon_fast.games.tiles.bag import tile_points, unseen
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.plays import Generator

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast import Dictionary
    from lexicon_fast._native.tiles.leaves import Leaves
    from lexicon_fast.games.scrabble.rules import Ruleset
    from lexicon_fast.games.tiles.actions import Action

ALL = 1 << 20


def losses(
    dictionary: Dictionary, rules: Ruleset, leaves: Leaves, mean: int, seed: int
) -> Counter[str]:
    """The losses of a game without each word, in hundredths of a point.

    leaves: of both players, with the average `mean`; rules: without challenges.
    """
    found: Counter[str] = Counter()
    game = Game(dictionary, ruleset=rules, seed=seed, starter=None)
    while game.current_player() is not None:
        action, choices = choices_of(dictionary, rules, game, leaves)
        for word in choices[0][1]:
            rest = [each for each in choices if word not in each[1]]
            lost = choices[0][0] - best_without(rest, mean, is_bag_empty(game))
            if lost:
                found[word] += lost
        game.apply(action)
    return found


def is_bag_empty(game: Game) -> bool:
    player = game.current_player()
    assert player is not None
    return game.observation(player).bag == 0


def best_without(
    rest: Sequence[tuple[int, frozenset[str], str]], mean: int, is_bag_empty: bool
) -> int:
    """The best equity of the choices that are left; a pass waits for the best of the others."""
    if is_bag_empty:
        return max(equity for equity, _, _ in rest)
    others = [equity for equity, _, kind in rest if kind != "pass"]
    return max([*others, max([0, *others]) - mean])


def choices_of(
    dictionary: Dictionary, rules: Ruleset, game: Game, leaves: Leaves
) -> tuple[Action, list[tuple[int, frozenset[str], str]]]:
    """The best action, and the equity, the words and the kind of all choices, best first."""
    player = game.current_player()
    assert player is not None
    seen = game.observation(player)
    generator = Generator(dictionary, layout=rules.layout)
    board = Board.parse(seen.board, rules.layout, dictionary.alphabet)
    others = 0 if seen.bag else tile_points(unseen(rules.layout, board, [seen.rack]), rules.layout)
    choices = best_choices(
        *generator.pair(board, seen.rack),
        leaves,
        bag=seen.bag,
        top=ALL,
        exchange_from=rules.exchange_from,
        others_value=others,
    )
    lines = board.lines()
    return action_from(*choices[0][:3]), [
        (
            equity,
            formed(lines, action_from(kind, place, text)) if kind == "play" else frozenset(),
            kind,
        )
        for kind, place, text, _, equity in choices
    ]


def formed(lines: Sequence[str], action: Action) -> frozenset[str]:
    """The words with a new tile, read from the rows and the columns of the board."""
    at, word = action.at, action.word  # type: ignore[union-attr]
    down = at[0].isalpha()
    column = ord(at[0 if down else -1]) - ord("A")
    row = int(at[1:] if down else at[:-1]) - 1
    grid = [list(line) for line in lines]
    new = set()
    for letter in word.replace("(", "").replace(")", ""):
        if grid[row][column] == ".":
            grid[row][column] = letter
            new.add((row, column))
        row, column = (row + 1, column) if down else (row, column + 1)
    words = set()
    for is_down in (False, True):
        for r, c in new:
            step = (1, 0) if is_down else (0, 1)
            while _tile(grid, r - step[0], c - step[1]) != ".":
                r, c = r - step[0], c - step[1]
            text = ""
            while (tile := _tile(grid, r, c)) != ".":
                text += tile.lower()
                r, c = r + step[0], c + step[1]
            if len(text) > 1:
                words.add(text)
    return frozenset(words)


def _tile(grid: Sequence[Sequence[str]], row: int, column: int) -> str:
    if 0 <= row < len(grid) and 0 <= column < len(grid[0]):
        return grid[row][column]
    return "."
