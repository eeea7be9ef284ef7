"""Makes the golden records in `tests/data/lexibomb`: random games that show what is wanted.

    python -m make_data.lexibomb_records tests/data/lexibomb

Only for a new form of the records, or a new rule: what is there shows that old records still check.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import partial
from typing import Any

from campaigns.random_lexibomb import SMALL, Player

from lexicon_fast import Dictionary
from lexicon_fast.games.lexibomb import record
from lexicon_fast.games.lexibomb.events import State
from lexicon_fast.games.lexibomb.game import Game, game_from
from lexicon_fast.games.lexibomb.rules import POC_MULTIPLIERS, RULESETS, Ruleset
from lexicon_fast.games.tiles.actions import Exchange, Lay, Pass
from make_data import board_records
from make_data.board_records import drawn_again, out, turns

Wanted = Callable[[Game], bool]


def plain(game: Game) -> bool:
    """Were there all kinds of turns, a blank laid and crossed, and a bomb hit?"""
    words = "".join(turn.action.word for turn in turns(game) if isinstance(turn.action, Lay))
    kinds = {type(turn.action) for turn in turns(game)}
    return (
        kinds == {Lay, Exchange, Pass}
        and "(_" in words
        and any(turn.hit and turn.score for turn in turns(game))
        and any(turn.hit and not turn.score for turn in turns(game))
    )


def bingo_on_a_bomb(game: Game) -> bool:
    """Was a whole rack laid, and a bomb hit by it?"""
    size = game.rules.layout.rack_size
    return any(turn.hit and len(turn.drawn) == size for turn in turns(game))


def bombed_out(game: Game) -> bool:
    """Did a play without points end the game?"""
    return not out(game) and bool(list(turns(game))[-1].hit)


#: File -> options of the game, ruleset, what is wanted.
STANDARD = RULESETS["standard"]
FILES: dict[str, tuple[dict[str, Any], Ruleset, Wanted]] = {
    "standard": ({}, STANDARD, lambda g: plain(g) and out(g)),
    "classic_poc": ({"players": 3}, RULESETS["classic_poc"], lambda g: plain(g) and out(g)),
    "alone": ({"players": 1}, Ruleset("small", SMALL, 8), out),
    "four": (
        {"players": 4, "starter": 2},
        Ruleset("small", SMALL, 12, POC_MULTIPLIERS, 1),
        lambda g: plain(g) and out(g),
    ),
    "bingo": ({}, Ruleset("small", SMALL, 10), lambda g: bingo_on_a_bomb(g) and out(g)),
    "zeros": ({"players": 3}, Ruleset("small", SMALL, 20), bombed_out),
    "shared_win": (
        {"players": 2},
        Ruleset("small", SMALL, 5, zeros=2),
        lambda g: len(g.winners) > 1,
    ),
    "start_draw": ({"players": 4}, Ruleset("small", SMALL, 6), drawn_again),
    "given": (
        {
            "bag": "".join(sorted(tile * n for tile, n in SMALL.counts.items())).replace("?", "_"),
            "bombs": ("*.......", *["........"] * 5, ".....***"),
        },
        Ruleset("small", SMALL, 4),
        lambda g: True,
    ),
    "no_bombs": ({}, dataclasses.replace(STANDARD, name="no bombs", bombs=0), out),
}

POSITION = State(
    ("AEINRS_", "", ""),
    (
        *["..............."] * 7,
        "...QU_Z........",
        *["..............."] * 7,
    ),
    (
        *["..............."] * 6,
        "....12.........",
        "...12*1........",
        *["..............."] * 7,
    ),
    1,
    (0, 44, 12),
    (7, 7, 5),
    zeros=(1, 0, 2),
)  # fmt: skip


def main() -> None:
    dictionary = Dictionary.load("enable")
    board_records.write_files(
        record,
        partial(Game, dictionary),
        FILES,
        lambda seed: game_from(POSITION, dictionary, seed=seed),
        lambda rng: Player(rng, (10, 100, 1000)),
    )


if __name__ == "__main__":
    main()
