"""Advice on Scrabble: recommendations, their accuracy, and rejected input."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lexicon_fast import BadObservation, BadOption, Dictionary, LexiconFastError
from lexicon_fast.base.rng import Rng
from lexicon_fast.bots.scrabble.advice import Advice, advise
from lexicon_fast.bots.scrabble.advice_types import Advised
from lexicon_fast.bots.scrabble.endgame import best_endgame
from lexicon_fast.bots.tiles.leaves import learned_leaves
from lexicon_fast.games.scrabble import Game, Observation, Turn, ruleset
from lexicon_fast.games.scrabble.events import State
from lexicon_fast.games.scrabble.game import game_from, legal_actions
from lexicon_fast.games.tiles.actions import ACCEPT, CHALLENGE, Accept, Challenge, Lay
from lexicon_fast.games.tiles.bag import all_tiles
from lexicon_fast.games.tiles.board import rack_counts
from lexicon_fast.games.tiles.layouts import Layout


@pytest.fixture(scope="module")
def small(data: Path) -> Dictionary:
    return Dictionary.load(data / "words2000.txt")


@pytest.fixture(scope="module")
def few() -> Dictionary:
    return Dictionary.from_words(["hat", "that", "at", "hats", "cat", "ha", "ah", "oxen"])


def rules(challenge: str = "void", **more: Any) -> dict[str, Any]:
    return {"name": "test", "layout": "scrabble", "challenge": challenge, **more}


def last(observation: Observation, dictionary: Dictionary, **options: Any) -> Advice:
    *_, advice = advise(observation, dictionary, **{"iterations": 300, **options})
    return advice


def laid(advice: Advice) -> dict[str, Advised]:
    """Return the plays by their words."""
    return {row.action.word: row for row in advice.ranked if isinstance(row.action, Lay)}


def moved(game: Game) -> Observation:
    player = game.current_player()
    assert player is not None
    return game.observation(player)


def opening(rack: str = "AHTQVVX", **more: Any) -> Observation:
    given = {"bag": 86, "rack_sizes": (len(rack), 7), "to_move": 0, "ruleset": rules(), **more}
    return Observation(0, rack, **given)


def bag_of(first: str, dictionary: Dictionary) -> str:
    """Return a bag whose first tiles are these."""
    rest = list(all_tiles(ruleset("standard").layout, dictionary.alphabet))
    for tile in first:
        rest.remove(tile)
    return first + "".join(rest)


def after(
    action: Lay, dictionary: Dictionary, challenge: str = "double", rack: str = "HTAJSQC"
) -> Observation:
    """Return the observation of player 1, who has to answer the first play."""
    game = Game(
        dictionary, ruleset=rules(challenge), starter=0, bag=bag_of(rack + "OEXNEAI", dictionary)
    )
    game.apply(action)
    return game.observation(1)


# Recommendations


def test_advice_is_ranked_and_gives_reasons(enable: Dictionary) -> None:
    game = Game(enable, ruleset=rules(), seed=3)
    for _ in range(6):
        game.apply(game.legal_actions()[0])
    sees = moved(game)
    advice = last(sees, enable, iterations=3000, win_points=0)
    equities = [row.equity for row in advice.ranked if row.playouts == advice.ranked[0].playouts]
    assert equities == sorted(equities, reverse=True)
    assert len(advice.ranked) == 15
    assert advice.player == sees.player
    for row in advice.ranked:
        assert 0 <= row.win <= 1
        assert row.margin > 0
        assert row.playouts > 1
        assert row.leave_value is not None
        assert "reply worth " in row.why
        assert isinstance(row.action, Lay)
        assert row.score > 0
    scores = {play.word: play.score for play in _plays(sees, enable)}
    assert all(isinstance(r.action, Lay) and scores[r.action.word] >= 0 for r in advice.ranked)
    best, worst = advice.ranked[0], min(advice.ranked, key=lambda row: row.equity)
    assert best.playouts > 2 * worst.playouts  # clearly worse actions were dropped
    assert sum(row.playouts for row in advice.ranked) == advice.playouts <= 3000


def test_leaves_have_their_values_although_the_first_play_is_charged(enable: Dictionary) -> None:
    """Vowels beside premium squares change the order, but not what a leave is said to be worth."""
    sees = Game(enable, ruleset=rules(), seed=5, starter=0).observation(0)
    leaves = learned_leaves(sees.rules.layout, enable)
    advice = last(sees, enable)
    assert len({row.action.word for row in advice.ranked if isinstance(row.action, Lay)}) > 3
    for row in advice.ranked:
        value = leaves.value(rack_counts(row.leave, enable.alphabet)) / 100
        assert row.leave_value == pytest.approx(value)


def _plays(sees: Observation, dictionary: Dictionary) -> list[Any]:
    from lexicon_fast.games.tiles.plays import Generator

    generator = Generator(dictionary, layout=sees.rules.layout)
    return generator.plays(*generator.read((sees.board, sees.rack)))


def test_the_score_and_the_leave_are_those_of_the_action(few: Dictionary) -> None:
    advice = last(opening(), few)
    row = next(
        row for row in advice.ranked if isinstance(row.action, Lay) and row.action.word == "HAT"
    )
    assert (row.score, row.leave) == (12, "QVVX")
    exchange = next(row for row in advice.ranked if not isinstance(row.action, Lay))
    assert exchange.score == 0
    assert "exchanged, keeps" in exchange.why


def test_a_winning_last_play_is_recognized(few: Dictionary) -> None:
    rows = ["." * 15] * 7 + [".......HAT....."] + ["." * 15] * 7
    everything = all_tiles(ruleset("standard").layout, few.alphabet)
    game = game_from(
        State(("S", "QV"), tuple(rows), 0, (100, 105)),
        few,
        ruleset=rules(),
    )
    assert len(game.bag) == len(everything) - 3 - 3  # so the game is not over yet
    sees = msgspec.structs.replace(game.observation(0), scores=(100, 105))
    advice = last(sees, few)
    assert isinstance(advice.ranked[0].action, Lay)


@pytest.mark.parametrize("threads", [2, 4])
def test_any_number_of_threads_gives_the_same_advice(small: Dictionary, threads: int) -> None:
    sees = opening("AEINRST")
    alone = list(advise(sees, small, iterations=700))
    assert list(advise(sees, small, iterations=700, threads=threads)) == alone
    with pytest.raises(BadOption, match="threads is 0; use 1 to 1024"):
        next(advise(sees, small, threads=0))


def test_advice_is_deterministic(small: Dictionary) -> None:
    sees = moved(Game(small, ruleset=rules(), seed=3))
    first = list(advise(sees, small, iterations=3000))
    assert first == list(advise(sees, small, iterations=3000))
    assert first != list(advise(sees, small, iterations=3000, seed=1))
    assert [advice.final for advice in first] == [False] * (len(first) - 1) + [True]
    playouts = [advice.playouts for advice in first]
    assert playouts == sorted(playouts)
    assert playouts[-1] <= 3000


def test_the_time_limit_is_met(enable: Dictionary) -> None:
    begin = time.monotonic()
    *_, advice = advise(moved(Game(enable, seed=1)), enable, seconds=0.3)
    assert time.monotonic() - begin > 0.25
    assert advice.final


@pytest.mark.parametrize(("players", "challenge"), [(2, "void"), (3, "rules"), (4, "five")])
def test_advised_actions_are_legal_throughout_a_game(
    players: int, challenge: str, small: Dictionary
) -> None:
    game = Game(small, players=players, ruleset=rules(challenge), seed=players)
    luck = Rng(players)
    while (player := game.current_player()) is not None:
        sees = game.observation(player)
        advice = last(sees, small, iterations=40)
        legal = legal_actions(sees, small)
        assert {type(row.action) for row in advice.ranked} <= {type(action) for action in legal}
        for row in advice.ranked:
            game.copy().apply(row.action)
        some = advice.ranked[luck.below(min(3, len(advice.ranked)))]
        game.apply(ACCEPT if isinstance(some.action, Challenge) else some.action)


def test_invalid_words_are_not_advised(few: Dictionary) -> None:
    more = Dictionary.from_words(["hat", "that", "tax", "at"])
    words = {
        row.action.word
        for row in last(opening(), few, words=more).ranked
        if isinstance(row.action, Lay)
    }
    assert "HAT" in words
    assert "TAX" not in words
    sees = opening(ruleset=rules("double"))
    words = {
        row.action.word for row in last(sees, few, words=more).ranked if isinstance(row.action, Lay)
    }
    assert "TAX" in words


# After a play of another player


def test_words_of_the_dictionary_are_accepted(few: Dictionary) -> None:
    advice = last(after(Lay("8G", "HAT"), few), few)
    assert (advice.words, advice.known, advice.certain) == (("hat",), True, True)
    accept, challenge = advice.ranked
    assert isinstance(accept.action, Accept)
    assert isinstance(challenge.action, Challenge)
    assert challenge.why == "hat is in the dictionary: a wrong challenge loses your next turn"
    assert accept.why.startswith("hat is in the dictionary; then ")
    assert accept.leave == "AEEINOX"
    assert accept.score == 0


@pytest.mark.parametrize(("challenge", "less"), [("single", 0), ("five", 5), ("ten", 10)])
def test_a_wrong_challenge_has_the_cost_of_the_rules(
    challenge: str, less: int, few: Dictionary
) -> None:
    accept, doubt = last(after(Lay("8G", "HAT"), few, challenge), few).ranked
    assert isinstance(accept.action, Accept)
    assert accept.equity - doubt.equity == pytest.approx(less)


def test_any_other_word_is_challenged(few: Dictionary) -> None:
    advice = last(after(Lay("8F", "TAJHQ"), few), few)
    assert (advice.words, advice.known, advice.certain) == (("tajhq",), False, True)
    challenge, accept = advice.ranked
    assert isinstance(accept.action, Accept)
    assert isinstance(challenge.action, Challenge)
    assert "the tiles go back; they lose 48 points and the turn" in challenge.why
    assert "stands unless someone challenges" in accept.why
    assert challenge.equity > accept.equity + 30


def test_all_words_of_a_play_are_checked(few: Dictionary) -> None:
    game = Game(few, ruleset=rules("single"), starter=0, bag=bag_of("HATJSCQOXENEAI", few))
    game.apply(Lay("8G", "HAT"))
    game.apply(ACCEPT)
    game.apply(Lay("9G", "AX"))
    advice = last(game.observation(0), few)
    assert advice.words == ("ax", "ha", "ax")
    assert not advice.known
    assert isinstance(advice.ranked[0].action, Challenge)
    assert advice.ranked[0].why.startswith("ax is not in the dictionary")


def test_results_of_earlier_challenges_count(few: Dictionary) -> None:
    game = Game(few, ruleset=rules("single"), starter=0, bag=bag_of("HATXSCQHATENEA", few))
    game.apply(Lay("8G", "HAT"))
    game.apply(CHALLENGE)
    game.apply(Lay("H7", "H(A)T"))
    words = Dictionary.from_words(["cat", "oxen"])
    advice = last(game.observation(0), few, words=words)
    assert (advice.words, advice.known, advice.certain) == (("hat",), True, True)
    first = after(Lay("8G", "HAT"), few)
    advice = last(first, few, words=words)
    assert (advice.known, advice.certain) == (False, False)
    assert "if the dictionary has it after all" in advice.ranked[0].why


def few_tiles(counts: dict[str, int], challenge: str) -> dict[str, Any]:
    """Return rules with racks of three and few tiles, so that games are short."""
    layout = Layout.load("scrabble")
    tiles = tuple(replace(tile, count=counts.get(tile.letter, 0)) for tile in layout.tiles)
    small = replace(layout, name="few", tiles=tiles, rack_size=3, bonus=(0, 0, 0, 0))
    return rules(challenge, layout=small.to_json())


@pytest.mark.parametrize(("word", "stands"), [("HAT", True), ("HTC", False)])
def test_a_play_that_goes_out_ends_the_game_if_it_stands(
    word: str, stands: bool, few: Dictionary
) -> None:
    given = few_tiles(dict.fromkeys(word, 1) | {"O": 3}, "ten")
    game = Game(few, ruleset=given, starter=0, bag=word + "OOO")
    game.apply(Lay("8G", word))
    advice = last(game.observation(1), few)
    assert advice.known is stands
    accept, doubt = advice.ranked if stands else advice.ranked[::-1]
    assert isinstance(accept.action, Accept)
    assert isinstance(doubt.action, Challenge)
    assert accept.equity == -6  # O O O: lost by one, gained by the other
    assert accept.win == 0
    assert "the game is over" in accept.why
    # A wrong challenge gives them ten points; after a right one there is no play.
    assert doubt.equity == (-16 if stands else 16 + 8 - 3)


def test_play_outs_near_the_end_reach_it(few: Dictionary) -> None:
    given = few_tiles({"H": 1, "A": 2, "T": 2, "C": 1}, "void")
    game = Game(few, ruleset=given, starter=0, bag="HATCAT")
    advice = last(game.observation(0), few)
    row = advice.ranked[0]
    assert isinstance(row.action, Lay)
    assert row.action.word == "HAT"
    assert row.leave == ""
    assert row.equity == row.score + 10  # twice the value of C A T
    assert row.win == 1


def test_with_an_empty_bag_all_actions_are_searched(enable: Dictionary) -> None:
    """The advice is the action that `solve` finds, with its value."""
    searched = 0
    for seed in (2, 16):
        game = Game(enable, ruleset=rules(), seed=seed)
        while game.bag:
            game.apply(game.legal_actions()[0])
        if game.is_terminal():
            continue
        sees = moved(game)
        advice = last(sees, enable, iterations=10_000)
        best = best_endgame(sees, enable)
        assert best is not None
        if not (advice.exact and best.exact):
            continue
        searched += 1
        equities = [row.equity for row in advice.ranked]
        row = max(advice.ranked, key=lambda row: row.equity)
        assert row.equity == best.value
        assert row.margin == 0
        assert f"{best.value:+d} to the end" in row.why
        assert len(equities) == len({row.action for row in advice.ranked})
        player, before = sees.player, game.scores
        while not game.is_terminal():
            found = best_endgame(moved(game), enable)
            assert found is not None
            game.apply(found.action)
        gain = [now - then for now, then in zip(game.scores, before, strict=True)]
        assert gain[player] - gain[1 - player] == best.value
    assert searched


# Rejected input


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"to_move": 1}, "to_move is 1; it must be 0, the observing player"),
        ({"phase": "over", "to_move": None}, "phase is over"),
        ({"phase": "challenge"}, "the history does not end with a play of another"),
        ({"rack": "ahtqvvx"}, "rack"),
        ({"rack": "QQHTVVX"}, "Q"),
        ({"bag": 5}, "bag 5"),
        ({"rack_sizes": (7,)}, "rack_sizes"),
        ({"rack_sizes": (7, 0), "bag": 93}, "number of tiles of player 1 is 0"),
        ({"scoreless": 6}, "scoreless is 6"),
        ({"ruleset": "whist"}, "ruleset 'whist'"),
        ({"history": (Turn(1, Lay("8G", "ZZZ")), Turn(0, CHALLENGE, right=True))}, "took back"),
        (
            {"phase": "challenge", "history": (Turn(1, Lay("8G", "HAT")),)},
            "8G HAT, is not on the board",
        ),
    ],
)
def test_impossible_observations_are_rejected(
    change: dict[str, Any], message: str, few: Dictionary
) -> None:
    with pytest.raises(LexiconFastError) as error:
        advise(opening(**{"rack": "AHTQVVX", **change}), few)
    assert message in str(error.value)
    assert isinstance(error.value, BadObservation | BadOption)
