"""Positions with one tile in the bag, searched, beside a plain search of all draws."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from oracles import pre_endgame as oracle
from oracles import tile_plays as reference
from oracles.scrabble_endgame import Case, Minimax, TooBig, a_case, laid
from support.effort import first_only

from lexicon_fast import Dictionary, scrabble
from lexicon_fast.base.errors import BadHand, BadOption, LexiconFastError
from lexicon_fast.bots import bot
from lexicon_fast.bots.scrabble import pre_endgame
from lexicon_fast.bots.scrabble.advice import advise
from lexicon_fast.bots.scrabble.pre_endgame import (
    Outcome,
    PreEndgame,
    best_pre_endgame,
    solve,
)
from lexicon_fast.games.scrabble.game import Game
from lexicon_fast.games.scrabble.rules import Ruleset
from lexicon_fast.games.tiles.actions import PASS, Lay
from lexicon_fast.games.tiles.bag import unseen
from lexicon_fast.games.tiles.layouts import Layout

pytestmark = pytest.mark.native

KNOWN = (
    "12M2/5FLOUR2OP1/7R4BIN/3QUAKING3NO/7E5T1/7N5OY/7T6E/5FIE6G/5U1D6G/1JUT1Z3HOVELS/"
    "3ImITATED2A1/W4L1AAHED1EM/O1BEES6AVO/WEIR9ON/S2EXCIDE5Y AILRRST/ 355/337 0"
)
VOID = Ruleset("void", Layout.load("scrabble"), challenge="void")


def by_oracle(
    case: Case, hidden: str, ahead: int, method: Callable[..., Any] = oracle.values
) -> dict[tuple[str, str], Any]:
    words = reference.WordList(case.words)
    search = Minimax(case)

    def endgame(rows: tuple[str, ...], rack: str, other: str, scoreless: int) -> int:
        if not rack:
            raise AssertionError("the game was over")
        return search.value(rows, rack, other, scoreless, 1500)

    found: dict[tuple[str, str], Any] = method(
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
    return found


def key(outcome: Outcome) -> tuple[str, str]:
    action = outcome.action
    return (action.at, action.word) if isinstance(action, Lay) else ("", "")


@pytest.mark.parametrize("seed", first_only(range(4), unsanitized=True))
def test_20_positions_have_the_outcomes_of_a_plain_search(seed: int) -> None:
    """Each seed has 20 positions: 80 in all, with the best win probability in each."""
    rng = random.Random(seed)
    done = plays = 0
    while done < 20:
        case = a_case(rng)
        case.rack = case.rack[:3]
        hidden = "".join(sorted(rng.choices("ABC?", k=rng.randint(2, 3))))
        ahead = rng.randint(-15, 15)
        try:
            wanted = oracle.outcomes(by_oracle(case, hidden, ahead))
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


@pytest.mark.parametrize("seed", first_only(range(4), unsanitized=True))
def test_positions_with_two_tiles_have_the_wins_of_a_plain_search(seed: int) -> None:
    """12 positions, with the wins of each play; the same for any number of threads."""
    rng = random.Random(seed)
    done = leaving = 0
    while done < 12:
        case = a_case(rng)
        case.rack = case.rack[:3]
        hidden = "".join(sorted(rng.choices("ABC?", k=rng.randint(3, 4))))
        ahead = rng.randint(-15, 15)
        try:
            wanted = by_oracle(case, hidden, ahead, oracle.wins_of_two)
        except TooBig:
            continue
        if not wanted:
            continue
        done += 1
        options: dict[str, Any] = {
            "layout": case.layout,
            "bag": 2,
            "ahead": ahead,
            "scoreless": case.scoreless,
            "scoreless_turns": case.scoreless_turns,
            "nodes": 10_000_000,
        }
        dictionary = Dictionary.from_words(case.words)
        found = solve(case.rows, case.rack, hidden, dictionary, top=None, **options)
        assert len(found.ranked) == len(wanted) + 1
        for row in found.ranked:
            if row.action != PASS:
                win = float(wanted[key(row)])
                assert (row.win, row.low, row.high) == (win,) * 3, (case, hidden, ahead, row)
        best = solve(case.rows, case.rack, hidden, dictionary, **options)
        if best.exact:
            wins = max(map(float, wanted.values()))
            assert best.best.low == wins or (best.action == PASS and best.best.low > wins)
        assert best == solve(case.rows, case.rack, hidden, dictionary, threads=3, **options)
        leaving += any(len(row.won[0]) == 2 for row in found.ranked if row.won)
    assert leaving


def known_position(dictionary: Dictionary, **options: Any) -> PreEndgame:
    layout = Layout.load("scrabble")
    position = scrabble.parse_cgp(KNOWN, layout, dictionary.alphabet)
    rack = position.racks[0]
    hidden = unseen(layout, position.board, [rack])
    return solve(position.board, rack, hidden, dictionary, ahead=18, **options)


@pytest.mark.unsanitized
def test_a_play_that_wins_with_every_draw_comes_first(enable: Dictionary) -> None:
    """(F)L(A)IR wins with all tiles in the bag (R is not proved here); (F)I(A)R loses with P."""
    plays = [Lay("F2", "(F)L(A)IR"), Lay("F2", "(F)I(A)R")]
    found = known_position(enable, actions=plays, nodes=30_000, top=None)
    good, bad = found.ranked
    assert good.action == plays[0]
    assert good.win == good.high == 1
    assert set("ACINP?") <= set(good.won) <= set("ACINPR?")
    assert good.lost == ()
    assert "P" not in bad.won
    assert bad.high < 1
    assert found.draws == 8


def with_bag(dictionary: Dictionary, bag: int, seed: int) -> Any:
    """The first turn of a game of two static players with so many tiles in the bag."""
    static: Any = bot("static", dictionary, "scrabble")
    static.turn_values = False  # positions of games without them
    game = Game(dictionary, ruleset=VOID, seed=seed)
    while len(game.bag) > bag and (player := game.current_player()) is not None:
        game.apply(static.choose(game.observation(player), 0))
    player = game.current_player()
    assert player is not None
    assert len(game.bag) == bag, "choose another seed"
    return game.observation(player)


@pytest.fixture(scope="module")
def sees(enable: Dictionary) -> Any:
    """A turn with one tile in the bag."""
    return with_bag(enable, 1, 1038)


@pytest.mark.unsanitized
def test_sim_takes_a_play_that_is_proved_best(
    sees: Any, enable: Dictionary, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pre_endgame, "NODES", 5000)
    found = best_pre_endgame(sees, enable)
    assert found is not None
    assert found.exact
    assert bot("static", enable, "scrabble").choose(sees, 1) != found.action
    assert bot("sim:pre_endgame=true", enable, "scrabble").choose(sees, 1) == found.action


def test_only_positions_with_a_few_tiles_in_the_bag_are_searched(
    sees: Any, enable: Dictionary
) -> None:
    assert best_pre_endgame(sees, enable, nodes=0) is not None
    for change in (
        {"bag": 5},
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
        ({"bag": 0}, BadOption, "bag is 0"),
        ({"bag": 5}, BadOption, "bag is 5"),
        ({"bag": 2, "known": "AB"}, BadHand, "known is AB"),
        ({"threads": 0}, BadOption, "threads is 0"),
        ({"nodes": -1}, BadOption, "nodes is -1"),
        ({"top": 0}, BadOption, "top is 0"),
        ({"actions": [Lay("8D", "QI")]}, BadOption, "actions has no possible one"),
        ({"seconds": -1.0}, BadOption, "seconds is -1.0"),
    ],
)
def test_bad_arguments_are_named(
    change: dict[str, object], error: type[LexiconFastError], says: str, enable: Dictionary
) -> None:
    given: dict[str, Any] = {"board": ["." * 15] * 15, "rack": "AB", "unseen": "ABC"}
    with pytest.raises(error, match=says):
        solve(**(given | change), dictionary=enable)


def test_advice_with_one_tile_in_the_bag_counts_the_tiles_that_win(
    sees: Any, enable: Dictionary
) -> None:
    *_, advice = advise(sees, enable, iterations=20)
    found = best_pre_endgame(
        sees, enable, actions=[row.action for row in advice.ranked], top=None, nodes=5_000
    )
    assert found is not None
    wins = {row.action: row.win for row in found.ranked}
    assert {row.action: row.win for row in advice.ranked} == wins
    assert all("tiles that may be in the bag" in row.why for row in advice.ranked)
    assert "; wins with 8 of 8 tiles" in advice.ranked[0].why


def test_advice_with_two_tiles_in_the_bag_shows_what_is_proved(enable: Dictionary) -> None:
    sees = with_bag(enable, 2, 1039)
    *_, advice = advise(sees, enable, iterations=200)
    proved = "wins with 0 of 72 orders of the tiles in the bag"
    assert [proved in row.why for row in advice.ranked[:4]] == [True, True, True, False]


def test_advice_with_a_few_tiles_in_the_bag_says_how_sure_it_is(enable: Dictionary) -> None:
    *_, advice = advise(with_bag(enable, 5, 1001), enable, iterations=100)
    assert all(re.search(r"; wins [<>\d]+% ± \d+%", row.why) for row in advice.ranked)


@pytest.mark.slow
@pytest.mark.unsanitized
def test_the_known_position_is_solved_among_all_plays(enable: Dictionary) -> None:
    """Also in spread: no other play that wins with all draws gains more points."""
    found = known_position(enable, nodes=3_000_000)
    assert (found.exact, found.spread_exact) == (True, True)
    assert found.best.action == Lay("F2", "(F)L(A)IR")
    assert (found.best.low, found.best.high) == (1, 1)
    assert "".join(found.best.won) == "ACINPR?"
    assert found.best.spread == 11.875
    assert found.nodes < 300_000
