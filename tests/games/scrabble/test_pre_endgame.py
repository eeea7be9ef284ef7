"""Positions with one tile in the bag, searched, beside a plain search of all draws."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from effort import first_only
from oracles import pre_endgame as oracle
from oracles import tile_plays as reference
from oracles.scrabble_endgame import Case, TooBig, a_case, laid, minimax

from lexicon_fast import Dictionary, scrabble
from lexicon_fast.bots import bot
from lexicon_fast.bots.scrabble.endgame import solve as solve_endgame
from lexicon_fast.bots.scrabble.pre_endgame import Outcome, PreEndgame, best_pre_endgame, solve
from lexicon_fast.errors import BadHand, BadOption, LexiconFastError
from lexicon_fast.games.checks import without
from lexicon_fast.games.scrabble.game import Game
from lexicon_fast.games.scrabble.rules import Ruleset
from lexicon_fast.games.tiles.actions import PASS, Lay
from lexicon_fast.games.tiles.bag import tiles_laid, unseen
from lexicon_fast.games.tiles.layouts import Layout

pytestmark = pytest.mark.native

KNOWN = (
    "12M2/5FLOUR2OP1/7R4BIN/3QUAKING3NO/7E5T1/7N5OY/7T6E/5FIE6G/5U1D6G/1JUT1Z3HOVELS/"
    "3ImITATED2A1/W4L1AAHED1EM/O1BEES6AVO/WEIR9ON/S2EXCIDE5Y AILRRST/ 355/337 0"
)
VOID = Ruleset("void", Layout.load("scrabble"), challenge="void")


def by_oracle(case: Case, hidden: str, ahead: int) -> dict[tuple[str, str], Any]:
    words = reference.WordList(case.words)

    def endgame(rows: tuple[str, ...], rack: str, other: str, scoreless: int) -> int:
        if not rack:
            raise AssertionError("the game was over")
        turns = case.scoreless_turns
        return minimax(Case(case.layout, case.words, rows, rack, other, scoreless, turns), 1500)

    return oracle.outcomes(
        case.rows,
        case.rack,
        hidden,
        ahead,
        case.scoreless,
        case.scoreless_turns,
        plays=lambda rows, rack: reference.plays(rows, rack, words, case.layout),
        lay=laid,
        endgame=endgame,
        points=lambda tiles: sum(case.layout.values[tile] for tile in tiles),
    )


def key(outcome: Outcome) -> tuple[str, str]:
    action = outcome.action
    return (action.at, action.word) if isinstance(action, Lay) else ("", "")


@pytest.mark.parametrize("seed", first_only(range(10)))
def test_any_position_has_the_outcomes_of_the_oracle(seed: int) -> None:
    rng = random.Random(seed)
    done = plays = 0
    while done < 20:
        case = a_case(rng)
        case.rack = case.rack[:3]
        hidden = "".join(sorted(rng.choices("ABC?", k=rng.randint(2, 3))))
        ahead = rng.randint(-15, 15)
        try:
            wanted = by_oracle(case, hidden, ahead)
        except TooBig:
            continue
        done += 1
        options: dict[str, Any] = {
            "layout": case.layout,
            "ahead": ahead,
            "scoreless": case.scoreless,
            "scoreless_turns": case.scoreless_turns,
            "nodes": 10_000_000,
        }
        dictionary = Dictionary.from_words(case.words)
        best = max(wanted.values())
        for top in (1, 2, None):
            found = solve(case.rows, case.rack, hidden, dictionary, top=top, **options)
            assert (found.exact, found.spread_exact) == (True, True)
            assert len(found.ranked) == min(top or len(wanted), len(wanted))
            for row in found.ranked:
                win, spread = wanted[key(row)]
                assert (row.win, row.low, row.high) == (float(win),) * 3, (case, hidden, ahead, row)
                assert row.spread == pytest.approx(float(spread))
                assert row.spread_error == 0
            values = sorted(wanted.values(), reverse=True)[: len(found.ranked)]
            assert [wanted[key(row)] for row in found.ranked] == values
        assert wanted[key(found.best)] == best
        plays += len(wanted) > 1
    assert plays > 3


def known_position(dictionary: Dictionary, **options: Any) -> PreEndgame:
    layout = Layout.load("scrabble")
    position = scrabble.parse_cgp(KNOWN, layout, dictionary.alphabet)
    rack = position.racks[0]
    hidden = unseen(layout, position.board, [rack])
    return solve(position.board, rack, hidden, dictionary, ahead=18, **options)


def test_a_play_that_wins_with_every_draw_comes_first(enable: Dictionary) -> None:
    """(F)L(A)IR wins with all tiles in the bag, as far as was searched; (F)I(A)R loses with P."""
    found = known_position(enable, nodes=400_000, top=3)
    rows = {key(row): row for row in found.ranked}
    assert rows["F2", "(F)L(A)IR"].win == 1
    assert set(rows["F2", "(F)L(A)IR"].won) >= set("ACINP?")
    assert key(found.best)[1] in ("(F)L(A)IR", "(F)R(A)IL")
    assert found.draws == 8
    if ("F2", "(F)I(A)R") in rows:
        assert rows["F2", "(F)I(A)R"].high < 1


def one_in_the_bag(dictionary: Dictionary, seeds: range) -> Iterator[Game]:
    """Games of two static players with one tile in the bag."""
    static = bot("static", dictionary, "scrabble")
    for seed in seeds:
        game = Game(dictionary, ruleset=VOID, seed=seed)
        while len(game.bag) > 1 and (player := game.current_player()) is not None:
            game.apply(static.choose(game.observation(player), 0))
        if len(game.bag) == 1 and not game.is_terminal():
            yield game


def seen(game: Game) -> Any:
    player = game.current_player()
    assert player is not None
    return game.observation(player)


def test_sim_takes_a_play_that_is_proved_best(enable: Dictionary) -> None:
    proved = 0
    for game in one_in_the_bag(enable, range(1000, 1020)):
        sees = seen(game)
        found = best_pre_endgame(sees, enable)
        assert found is not None
        if found.exact:
            proved += 1
            assert bot("sim:pre_endgame=true", enable, "scrabble").choose(sees, 1) == found.action
            assert best_pre_endgame(sees, enable) == found
    assert proved


def test_only_positions_with_one_tile_in_the_bag_are_searched(enable: Dictionary) -> None:
    sees = seen(next(one_in_the_bag(enable, range(1007, 1008))))
    assert best_pre_endgame(sees, enable, nodes=0) is not None
    for change in (
        {"bag": 2},
        {"phase": "challenge"},
        {"to_move": 1 - sees.player},
        {"lost": (1, 0)},
        {"rack_sizes": (7, 7, 7)},
        {"rack": ""},
    ):
        assert best_pre_endgame(msgspec.structs.replace(sees, **change), enable, nodes=0) is None


def test_limits_leave_bounds_and_say_so(enable: Dictionary) -> None:
    found = known_position(enable, nodes=0)
    assert not found.exact
    assert not found.spread_exact
    assert found.best.low <= found.best.win <= found.best.high
    assert not known_position(enable, seconds=0.0).exact
    assert not known_position(enable, stop=lambda: True).exact


@pytest.mark.parametrize(
    ("change", "error", "says"),
    [
        ({"rack": ""}, BadHand, "rack has no tiles"),
        ({"unseen": "A"}, BadHand, "unseen has 1 tiles"),
        ({"unseen": "ABCDEFGHI"}, BadHand, "unseen has 9 tiles"),
        ({"unseen": "A1"}, BadHand, "'1'"),
        ({"known": "Q"}, BadHand, "known is Q"),
        ({"known": "ABC"}, BadHand, "known is ABC"),
        ({"nodes": -1}, BadOption, "nodes is -1"),
        ({"top": 0}, BadOption, "top is 0"),
        ({"seconds": -1.0}, BadOption, "seconds is -1.0"),
    ],
)
def test_bad_arguments_are_named(
    change: dict[str, object], error: type[LexiconFastError], says: str, enable: Dictionary
) -> None:
    given: dict[str, Any] = {"board": ["." * 15] * 15, "rack": "AB", "unseen": "ABC"}
    with pytest.raises(error, match=says):
        solve(**(given | change), dictionary=enable)


@pytest.mark.slow
def test_200_positions_have_the_best_probability_of_an_exhaustive_search(data: Path) -> None:
    """Each play and each draw is solved as an endgame by itself, without pruning."""
    dictionary = Dictionary.from_words((data / "words2000.txt").read_text().split())
    layout = Layout.load("scrabble")
    done, undecided = 0, 0
    for game in one_in_the_bag(dictionary, range(10_000)):
        sees = seen(game)
        hidden = unseen(layout, game.board, [sees.rack])
        ahead = sees.scores[sees.player] - sees.scores[1 - sees.player]
        found = best_pre_endgame(sees, dictionary, nodes=50_000_000)
        assert found is not None
        assert found.exact
        wins = []
        for play in scrabble.plays(game.board, sees.rack, dictionary):
            board = game.board.lay(play.at, play.word)
            left = without(sees.rack, tiles_laid(play.word))
            doubled = 0
            for tile in hidden:
                other = without(hidden, tile)
                end = solve_endgame(board, other, left + tile, dictionary, nodes=50_000_000)
                assert end.exact
                value = ahead + play.score - end.value
                doubled += (value > 0) + (value >= 0)
            wins.append(doubled / (2 * len(hidden)))
        best = max(wins, default=0.0)
        # A pass may be better than all plays; its value has a test of its own.
        assert found.best.win == best or (found.action == PASS and found.best.win > best)
        undecided += 0 < best < 1
        done += 1
        if done == 200:
            break
    assert done == 200
    assert undecided > 5
