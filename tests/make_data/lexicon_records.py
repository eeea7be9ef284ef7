"""Makes the golden records in `tests/data/lexicon`: random games that show what is wanted.

    python -m make_data.lexicon_records tests/data/lexicon

Only for a new form of the records, or a new rule: what is there shows that old records still check.
"""

from __future__ import annotations

import dataclasses
import random
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

from campaigns.random_rounds import Player

from lexicon_fast import Dictionary
from lexicon_fast.games.lexicon import events, record
from lexicon_fast.games.lexicon.game import Game
from lexicon_fast.games.lexicon.rules import RULESETS

MOST_LINES = 90


def turns(game: Game) -> Iterator[events.TurnEvent]:
    return (event for event in game.events if isinstance(event, events.TurnEvent))


def right_and_wrong(game: Game) -> bool:
    """Were there challenges of both kinds, and Masters on the table?"""
    masters = any("[" in getattr(turn.action, "laid", "") for turn in turns(game))
    return masters and {turn.right for turn in turns(game)} >= {True, False}


def renewed(game: Game) -> bool:
    """Was the stock renewed twice?"""
    return sum(turn.renewed_stock != "" for turn in turns(game)) >= 2


def drawn_again(game: Game) -> bool:
    """Did the draw for dealer see a tie and a Master?"""
    draws = [event for event in game.events if isinstance(event, events.DealerDraw)]
    return len(draws) > 1 and any(len(card) > 1 for draw in draws for card in draw.cards)


def by_guard(game: Game) -> bool:
    """Did the guard end a round?"""
    return any(isinstance(event, events.RoundEnd) and event.why == "guard" for event in game.events)


def below_zero(game: Game) -> bool:
    """Did a score fall below zero?"""
    ends = [event for event in game.events if isinstance(event, events.RoundEnd)]
    return any(min(end.scores) < 0 for end in ends)


def rounds(game: Game, low: int) -> bool:
    return game.round_number >= low


#: File -> games: players, options of the game, base ruleset, its options, what is wanted.
Wanted = Callable[[Game], bool]
FILES: dict[str, list[tuple[dict[str, Any], str, dict[str, Any], Wanted]]] = {
    "waddingtons": [
        ({"players": 2}, "waddingtons", {}, lambda g: right_and_wrong(g) and rounds(g, 2))
    ],
    "article": [({"players": 3}, "article", {}, lambda g: right_and_wrong(g) and rounds(g, 2))],
    "eliminations": [
        ({"players": 4}, "waddingtons", {"out_at": 60, "strict": True}, lambda g: rounds(g, 3))
    ],
    "dealer_draw": [({"players": 5, "rounds": 1}, "waddingtons", {}, drawn_again)],
    "guard": [
        ({"players": 2, "rounds": 2}, "waddingtons", {"guard": 2},
         lambda g: by_guard(g) and below_zero(g)),
        ({"players": 3, "rounds": 1, "first_dealer": 2}, "article", {"guard": 1}, by_guard),
    ],
    "under_top": [({"players": 4, "rounds": 1}, "waddingtons", {"cards_each": 12}, renewed)],
    "turn_up": [({"players": 4, "rounds": 1}, "article", {"cards_each": 12}, renewed)],
    "shared_win": [
        ({"players": 2}, "article", {"guard": 1, "out_at": 1}, lambda g: len(g.winners) == 2)
    ],
    "players_6": [({"players": 6, "rounds": 1}, "waddingtons", {}, lambda g: True)],
    "players_7": [({"players": 7, "rounds": 1}, "article", {"strict": True}, lambda g: True)],
    "players_8": [({"players": 8, "rounds": 1}, "waddingtons", {"strict": True}, lambda g: True)],
}  # fmt: skip


def found(options: dict[str, Any], base: str, changed: dict[str, Any], wanted: Wanted) -> list[str]:
    """The record of the first random game that shows what is wanted and is not long."""
    dictionary = Dictionary.load("enable")
    rules = dataclasses.replace(RULESETS[base], **changed)
    if changed:
        rules = dataclasses.replace(rules, name=f"{base}, changed")
    for seed in count(1):
        game = Game(dictionary, ruleset=rules, seed=seed, **options)
        player = Player(random.Random(seed))
        while not game.is_terminal() and len(game.events) < MOST_LINES:
            game.apply(player.action(game.round))
        if game.is_terminal() and len(game.events) <= MOST_LINES and wanted(game):
            return list(record.lines(game, [f"player {seat}" for seat in range(game.players)]))
    raise AssertionError


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, games in FILES.items():
        lines = [line for game in games for line in found(*game)]
        (folder / f"{name}.jsonl").write_text("".join(f"{line}\n" for line in lines))
        print(f"{name}: {len(lines)} lines")


if __name__ == "__main__":
    main()
