"""Makes the golden records in `tests/data/scrabble`: random games that show what is wanted.

    python -m make_data.scrabble_records tests/data/scrabble

Only for a new form of the records, or a new rule: what is there shows that old records still check.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from campaigns.random_games import SMALL, Player

from lexicon_fast import Dictionary
from lexicon_fast.games.scrabble import events, record
from lexicon_fast.games.scrabble.events import State
from lexicon_fast.games.scrabble.game import Game, game_from
from lexicon_fast.games.scrabble.rules import RULESETS, Ruleset
from lexicon_fast.games.tiles.actions import Exchange, Lay
from make_data import board_records
from make_data.board_records import drawn_again, out, turns

Wanted = Callable[[Game], bool]


def right_and_wrong(game: Game) -> bool:
    """Were there challenges of both kinds, a blank laid and an exchange?"""
    kinds = {type(turn.action) for turn in turns(game)}
    blanks = any(
        isinstance(turn.action, Lay) and turn.action.word.upper() != turn.action.word
        for turn in turns(game)
    )
    right = {turn.right for turn in turns(game)} >= {True, False}
    return right and blanks and Exchange in kinds


def lost_turn(game: Game) -> bool:
    return any(isinstance(event, events.LostTurn) for event in game.events)


def bingo(game: Game) -> bool:
    """Did somebody lay a whole rack?"""
    return any(len(turn.drawn) == game.rules.layout.rack_size for turn in turns(game))


def tie_broken(game: Game) -> bool:
    """Did the score before the count decide?"""
    tied = [score for score in game.scores if score == max(game.scores)]
    return len(tied) > 1 and len(game.winners) == 1


def out_play_challenged_away(game: Game) -> bool:
    """Was the play that would have ended the game taken back?"""
    bag = len(next(event for event in game.events if isinstance(event, events.Deal)).bag)
    racks = [game.rules.layout.rack_size] * game.players
    mover = 0
    for turn in turns(game):
        if isinstance(turn.action, Lay):
            mover = turn.player
            laid = len("".join(part.split(")")[-1] for part in turn.action.word.split("(")))
            racks[mover] -= laid
        elif turn.right:
            if not bag and not racks[mover]:
                return True
            racks[mover] += laid
        if not isinstance(turn.action, Exchange):
            bag -= len(turn.drawn)
            racks[mover] += len(turn.drawn)
    return False


#: File -> options of the game, ruleset, what is wanted.
STANDARD = RULESETS["standard"]
FILES: dict[str, tuple[dict[str, Any], Ruleset, Wanted]] = {
    "standard": ({}, STANDARD, lambda g: right_and_wrong(g) and lost_turn(g) and out(g)),
    "double": (
        {"players": 3},
        Ruleset("double", STANDARD.layout, "double"),
        lambda g: right_and_wrong(g) and lost_turn(g),
    ),
    "single": ({"players": 4}, Ruleset("single", SMALL, "single"), right_and_wrong),
    "five": ({"players": 3}, Ruleset("five", SMALL, "five", 1), right_and_wrong),
    "ten": (
        {"players": 2, "starter": 1},
        Ruleset("ten", SMALL, "ten", 3),
        lambda g: right_and_wrong(g) and out(g),
    ),
    "void": ({}, Ruleset("void", STANDARD.layout, "void"), lambda g: bingo(g) and out(g)),
    "super": ({"players": 4}, Ruleset("super, void", RULESETS["super"].layout, "void"), out),
    "scoreless": (
        {"players": 3, "starter": 2},
        Ruleset("small", SMALL, "double"),
        lambda g: lost_turn(g) and not out(g),
    ),
    "tie_broken": ({"players": 4}, Ruleset("small", SMALL, "void", 7, 4), tie_broken),
    "shared_win": (
        {"players": 3},
        Ruleset("small", SMALL, "rules", 7, 3),
        lambda g: len(g.winners) > 1,
    ),
    "start_draw": ({"players": 4}, Ruleset("small", SMALL), drawn_again),
    "out_challenged": ({"players": 2}, Ruleset("small", SMALL), out_play_challenged_away),
    "bag_given": (
        {"bag": "".join(sorted(tile * n for tile, n in SMALL.counts.items()))},
        Ruleset("small", SMALL),
        lambda g: True,
    ),
}

POSITION = State(
    ("AEINRST", "", ""),
    (
        *["..............."] * 7,
        "...QUiZ........",
        *["..............."] * 7,
    ),
    1,
    (0, 44, 12),
    (7, 7, 5),
    scoreless=1,
    lost=(1, 0, 0),
)  # fmt: skip


def main() -> None:
    dictionary = Dictionary.load("enable")
    board_records.write_files(
        record,
        partial(Game, dictionary),
        FILES,
        lambda seed: game_from(POSITION, dictionary, seed=seed),
        lambda rng: Player(rng, (1, 1, 5)),
    )


if __name__ == "__main__":
    main()
