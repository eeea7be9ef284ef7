"""Native games of two static players: those that referee and bots play from the same seed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from lexicon_fast import Dictionary
from lexicon_fast._native.scrabble.selfplay import Match
from lexicon_fast.base.errors import BadOption
from lexicon_fast.bots import bot
from lexicon_fast.bots.tiles.leaves import counts_by_code, leaves_for
from lexicon_fast.bots.tiles.simulation import action_from
from lexicon_fast.games.scrabble.game import Game
from lexicon_fast.games.scrabble.rules import Ruleset, ruleset
from lexicon_fast.games.tiles.actions import Action, Exchange, Pass
from lexicon_fast.games.tiles.board import native_layout
from lexicon_fast.games.tiles.layouts import Layout

pytestmark = pytest.mark.native


def void(name: str, **changes: Any) -> Ruleset:
    return replace(ruleset(name), name="void " + name, challenge="void", **changes)


def native(enable: Dictionary, specs: tuple[str, str], rules: Ruleset) -> Match:
    """specs: greedy, or the leaves of a static player."""
    layout = rules.layout
    return Match(
        enable.compiled,
        native_layout(layout, enable.alphabet),
        [None if spec == "greedy" else leaves_for(layout, enable, spec) for spec in specs],
        counts_by_code(layout, enable.alphabet),
        layout.rack_size,
        exchange_from=rules.exchange_from,
        scoreless_turns=rules.scoreless_turns,
    )


def played(
    enable: Dictionary, specs: tuple[str, str], rules: Ruleset, seed: int, starter: int | None
) -> tuple[int | None, list[Action], Game]:
    """The same game by the referee and the bots."""
    names = ["greedy" if spec == "greedy" else f"static:leaves={spec}" for spec in specs]
    bots = [bot(name, enable, "scrabble") for name in names]
    game = Game(enable, ruleset=rules, seed=seed, starter=starter)
    first = game.current_player()
    actions = []
    while (player := game.current_player()) is not None:
        actions.append(bots[player].choose(game.observation(player), 0))
        game.apply(actions[-1])
    return first, actions, game


@pytest.mark.parametrize(
    "rules", [void("standard"), void("super"), void("standard", exchange_from=1)]
)
@pytest.mark.parametrize(
    "specs", [("scrabble", "scrabble"), ("greedy", "scrabble"), ("none", "greedy")], ids="-".join
)
def test_a_native_game_is_that_of_the_referee(
    enable: Dictionary, specs: tuple[str, str], rules: Ruleset
) -> None:
    match = native(enable, specs, rules)
    for seed in range(3):
        starter = [None, 0, 1][seed]
        first, actions, game = played(enable, specs, rules, seed, starter)
        found = match.play(seed, -1 if starter is None else starter)
        assert found[0] == first
        assert [action_from(*action[:3]) for action in found[1]] == actions
        assert found[2] == game.scores
        assert game.winners == ((0, 1) if found[3] < 0 else (found[3],))


def test_games_with_exchanges_and_passes_are_among_them(enable: Dictionary) -> None:
    """Hard tiles, so that little can be done; the end comes by scoreless turns."""
    text = (
        'rack = 7\nstart = "4D"\nsquares = """\n' + "\n".join(["." * 7] * 7) + '\n"""\n[premiums]\n'
        "[bonus]\n[tiles]\n"
        + "\n".join(
            f'"{tile}" = {{ count = {5 * (tile in "UVWCQ") + (tile in "AE")}, value = 1 }}'
            for tile in enable.alphabet.upper
        )
        + '\n"?" = { count = 1, value = 0 }\n'
    )
    layout = Layout.parse(text, "hard", "hard")
    rules = replace(ruleset("standard"), name="hard", challenge="void", layout=layout)
    kinds = set()
    match = native(enable, ("greedy", "none"), rules)
    for seed in range(12):
        first, actions, game = played(enable, ("greedy", "none"), rules, seed, None)
        found = match.play(seed)
        assert [action_from(*action[:3]) for action in found[1]] == actions
        assert (found[0], found[2]) == (first, game.scores)
        kinds |= {type(action) for action in actions}
    assert {Exchange, Pass} <= kinds


def test_many_games_are_those_of_their_seeds(enable: Dictionary) -> None:
    rules = void("standard")
    match = native(enable, ("scrabble", "greedy"), rules)
    rows = match.play_many(100, 5)
    alone = [match.play(100 + number) for number in range(5)]
    assert [tuple(rows[4 * i : 4 * i + 4]) for i in range(5)] == [
        (*scores, winner, len(actions)) for _, actions, scores, winner in alone
    ]
    assert len({tuple(rows[4 * i : 4 * i + 2]) for i in range(5)}) == 5
    assert list(match.play_many(101, 2)) == list(rows[4:12])
    assert not match.play_many(1, 0)


def test_seats_change_with_the_starter_and_nothing_else(enable: Dictionary) -> None:
    match = native(enable, ("scrabble", "scrabble"), void("standard"))
    for seed in range(3):
        one, two = match.play(seed, 0), match.play(seed, 1)
        assert one[1] == two[1]
        assert one[2] == two[2][::-1]


def test_static_beats_greedy(enable: Dictionary) -> None:
    rules = void("standard")
    pairs = [
        native(enable, specs, rules) for specs in (("scrabble", "greedy"), ("greedy", "scrabble"))
    ]
    wins = 0
    for side, match in enumerate(pairs):
        rows = match.play_many(1, 100)
        wins += sum(winner == side for winner in rows[2::4])
    assert wins > 0.55 * 200


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"sides": ()}, "number of sides is 0"),
        ({"counts": [1] * 5}, "number of counts is 5; it must be 33"),
        ({"counts": [0] * 33}, "0 tiles are too few for two racks of 7"),
        ({"counts": [9] * 30 + [0, 0, 1]}, "beyond the 26 letters"),
        ({"rack_size": 16}, "rack_size is 16"),
        ({"scoreless_turns": 0}, "scoreless_turns is 0"),
    ],
)
def test_games_that_cannot_be_are_refused(
    enable: Dictionary, changes: dict[str, Any], message: str
) -> None:
    layout = Layout.load("scrabble")
    given: dict[str, Any] = {
        "sides": (None, None),
        "counts": counts_by_code(layout, enable.alphabet),
        **changes,
    }
    with pytest.raises(BadOption, match=message):
        Match(enable.compiled, native_layout(layout, enable.alphabet), **given)
    match = native(enable, ("greedy", "greedy"), void("standard"))
    with pytest.raises(BadOption, match="starter is 2"):
        match.play(1, 2)
    with pytest.raises(BadOption, match="games is -1"):
        match.play_many(1, -1)
