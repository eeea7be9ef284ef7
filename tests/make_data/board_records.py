"""Finds random games on a board whose records are worth keeping, and writes those."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

MOST_LINES = 150

Start = Callable[[int], Any]
Wanted = Callable[[Any], bool]


def turns(game: Any) -> Iterator[Any]:
    """The turns of a game."""
    return (event for event in game.events if type(event).__name__ == "TurnEvent")


def out(game: Any) -> bool:
    """Did a player go out?"""
    return bool(game.events[-1].why == "out")


def drawn_again(game: Any) -> bool:
    """Did two tie for the start?"""
    return any(
        event.starter is None for event in game.events if type(event).__name__ == "StartDraw"
    )


def write_files(
    record: Any,
    game: Callable[..., Any],
    files: Mapping[str, tuple[Mapping[str, Any], Any, Wanted]],
    from_position: Start,
    player: Callable[[random.Random], Any],
) -> None:
    """Write of each file a game with its options and ruleset, and one from a position."""
    starts: dict[str, tuple[Start, Wanted]] = {
        name: (partial(_started, game, options, rules), wanted)
        for name, (options, rules, wanted) in files.items()
    }
    write(record, {**starts, "position": (from_position, out)}, player)


def _started(game: Callable[..., Any], options: Mapping[str, Any], rules: Any, seed: int) -> Any:
    return game(seed=seed, ruleset=rules, **options)


def write(
    record: Any,
    starts: Mapping[str, tuple[Start, Wanted]],
    player: Callable[[random.Random], Any],
) -> None:
    """Into the folder on the command line, of each name a game: how to start one from a seed, and
    whether it shows what is wanted."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, (start, wanted) in starts.items():
        lines = _found(record, start, wanted, player)
        (folder / f"{name}.jsonl").write_text("".join(f"{line}\n" for line in lines))
        print(f"{name}: {len(lines)} lines", flush=True)


def _found(
    record: Any, start: Start, wanted: Wanted, player: Callable[[random.Random], Any]
) -> list[str]:
    """The record of the first random game that shows what is wanted and is not long."""
    for seed in count(1):
        game = start(seed)
        mover = player(random.Random(seed))
        while not game.is_terminal() and len(game.events) < MOST_LINES:
            game.apply(mover.action(game))
        if game.is_terminal() and len(game.events) <= MOST_LINES and wanted(game):
            return list(record.lines(game, [f"player {seat}" for seat in range(game.players)]))
    raise AssertionError
