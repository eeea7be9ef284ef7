"""Advice on Lexibomb: recommendations, their accuracy, and rejected input."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lexicon_fast import BadObservation, Dictionary, LexiconFastError
from lexicon_fast.base.rng import Rng
from lexicon_fast.bots.lexibomb.advice import Advice, advise
from lexicon_fast.bots.lexibomb.advice_types import Advised
from lexicon_fast.bots.lexibomb.bot import expected_plays, opened_of
from lexicon_fast.bots.lexibomb.explanations import expectation, is_certain
from lexicon_fast.games.lexibomb import RULESETS, Board, Game, Observation, Play, odds, plays
from lexicon_fast.games.lexibomb.board import score
from lexicon_fast.games.lexibomb.game import legal_actions
from lexicon_fast.games.lexibomb.minefield import Minefield, rows_of
from lexicon_fast.games.tiles.actions import Exchange, Lay, Pass
from lexicon_fast.games.tiles.laying import checked_play
from lexicon_fast.games.tiles.places import parse_place


@pytest.fixture(scope="module")
def small(data: Path) -> Dictionary:
    return Dictionary.load(data / "words2000.txt")


@pytest.fixture(scope="module")
def few() -> Dictionary:
    return Dictionary.from_words(["hat", "that", "at", "hats", "cat", "ha", "ah", "oxen"])


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
    given = {"bag": 86, "rack_sizes": (len(rack), 7), "to_move": 0, "scores": (0, 0), **more}
    return Observation(0, rack, **given)


def sight(row: str, bombs: str, rack: str, **more: Any) -> Observation:
    """Return an observation with tiles in the first row; bombs that are not named are far away."""
    board = (row.ljust(15, "."), *["." * 15] * 14)
    named = [15 * place.row + place.column for place in map(parse_place, bombs.split()) if place]
    field = Minefield(15, 15, [*named, *range(203 + len(named), 225)])
    opened = rows_of(field.open(field.closed(), range(len(row))), 15)
    bag = 93 - len(row) - len(rack)
    return msgspec.structs.replace(opening(rack, bag=bag, **more), board=board, opened=opened)


def test_advice_is_ranked_and_gives_reasons(enable: Dictionary) -> None:
    sees = moved(Game(enable, seed=3))
    advice = last(sees, enable)
    assert advice.final
    assert advice.exact
    assert advice.player == sees.player
    assert advice.playouts >= 300
    assert 2 <= len(advice.ranked) <= 15
    assert len({row.action for row in advice.ranked}) == len(advice.ranked)
    for row in advice.ranked:
        assert row.playouts > 0
        assert row.margin >= 0
        assert 0 <= row.bomb <= 1
        assert 0 <= row.win <= 1
        assert row.why
        assert math.isfinite(row.equity)
    assert advice.ended().final


def test_the_score_and_the_leave_are_those_of_the_action(few: Dictionary) -> None:
    sees = sight("HAT", "1E 2E", "ENOSVVX")
    found = laid(last(sees, few))
    expected = {play.word: play for play in plays(sees.board, sees.opened, sees.rack, few)}
    for word, row in found.items():
        assert row.score == expected[word].score
        assert row.bomb == expected[word].bomb
    assert found["(HAT)S"].leave == "ENOVVX"
    assert "9 points, no bomb" in found["(HAT)S"].why
    assert "keeps ENOVVX" in found["(HAT)S"].why
    assert "for your opponent" in found["(HAT)S"].why


def scores_of(play: Play, sees: Observation, words: Dictionary) -> set[int]:
    """The scores of a play with many placements of the bombs that agree with the numbers."""
    rules = sees.rules
    board = Board.parse(sees.board, rules.layout, words.alphabet)
    checked = checked_play(Lay(play.at, play.word), board, rules.layout)
    opened = "".join(opened_of(sees, rules)).encode()
    found = set()
    for placement in odds(opened_of(sees, rules), sees.bombs).placements(30, seed=1):
        field = Minefield(15, 15, [i for i, bomb in enumerate(placement) if bomb])
        shown = field.open(opened, [square for square, _ in checked.tiles])
        found.add(score(board, checked.tiles, checked.words, shown, rules))
    return found


def test_points_are_expected_unless_all_multipliers_are_known(enable: Dictionary) -> None:
    """Also those of a play that certainly hits no bomb."""
    known = varied = 0
    for seed in range(3):
        game = Game(enable, seed=seed, starter=0)
        for _ in range(6):
            sees = moved(game)
            found = expected_plays(sees, enable)
            game.apply(Lay(found[0].at, found[0].word))
        sees = moved(game)
        safe = [play for play in expected_plays(sees, enable) if not play.bomb]
        for play in safe[:: 1 + len(safe) // 12]:
            scores = scores_of(play, sees, enable)
            certain = is_certain(Lay(play.at, play.word), play.bomb, sees)
            shown = expectation(play.score, play.bomb, certain=certain)
            assert shown.endswith(
                f"point{'s' * (play.score != 1)}{' expected' * (not certain)}, no bomb"
            )
            if certain:
                assert scores == {round(play.score)}
                known += 1
            varied += len(scores) > 1
    assert min(known, varied) > 5


def test_points_of_closed_squares_are_known_if_there_is_no_bomb(few: Dictionary) -> None:
    rules = replace(RULESETS["standard"], name="none", bombs=0)
    sees = moved(Game(few, seed=1, ruleset=rules))
    assert is_certain(Lay("8D", "CAT"), 0.0, sees)
    assert not is_certain(Lay("8D", "CAT"), 0.0, opening())


def test_a_certain_bomb_is_not_advised(few: Dictionary) -> None:
    # All squares around the T are open except the one to its right, and it shows one bomb.
    row = "HAT"
    board = (row.ljust(15, "."), *["." * 15] * 14)
    field = Minefield(15, 15, [3, *range(204, 225)])
    opened = rows_of(field.open(field.closed(), [0, 1, 2, 16, 17, 18]), 15)
    sees = msgspec.structs.replace(opening("EOSVVWX", bag=83), board=board, opened=opened)
    assert odds(opened, 22).at(0, 3) == 1
    found = laid(last(sees, few, iterations=600))
    assert found["(HAT)S"].bomb == 1
    assert found["(HAT)S"].score == 0
    advice = last(sees, few, iterations=600)
    assert advice.ranked[0].action != found["(HAT)S"].action


def test_advice_is_deterministic(small: Dictionary) -> None:
    sees = moved(Game(small, seed=5))
    given: dict[str, Any] = {"iterations": 200, "seed": 4}
    assert list(advise(sees, small, **given)) == list(advise(sees, small, **given))


def test_the_time_limit_is_met(enable: Dictionary) -> None:
    advices = list(advise(moved(Game(enable, seed=1)), enable, seconds=0.3))
    assert [advice.final for advice in advices] == [False] * (len(advices) - 1) + [True]
    assert [a.playouts for a in advices] == sorted(a.playouts for a in advices)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_advised_actions_are_legal_throughout_a_game(players: int, small: Dictionary) -> None:
    game = Game(small, players=players, seed=players)
    luck = Rng(1)
    while not game.is_terminal():
        sees = moved(game)
        advice = last(sees, small, iterations=60, seed=luck.next())
        legal = legal_actions(sees, small)
        assert all(row.action in legal for row in advice.ranked if isinstance(row.action, Lay))
        game.apply(advice.ranked[0].action)


def test_invalid_words_are_not_advised(few: Dictionary) -> None:
    more = Dictionary.from_words([*few, "thaw", "what"])
    sees = opening("AHTTVVW")
    assert not {"THAW", "WHAT"} & set(laid(last(sees, few, words=more)))
    fewer = Dictionary.from_words(["at"])
    assert set(laid(last(sees, few, words=fewer))) == {"AT"}


def test_a_player_far_ahead_is_advised_to_end_the_game(few: Dictionary) -> None:
    sees = sight("HAT", "", "ENOVVWX", scores=(300, 20), zeros=(2, 0))
    advice = last(sees, few)
    passing = [row for row in advice.ranked if isinstance(row.action, Pass)]
    assert [row.win for row in passing] == [1.0]
    assert "until the game is over" in passing[0].why
    behind = msgspec.structs.replace(sees, scores=(20, 300))
    assert not any(isinstance(row.action, Pass) for row in last(behind, few).ranked)


def test_exchanges_are_explained(few: Dictionary) -> None:
    advice = last(opening("QUUVVWW", bag=86), few)
    assert all(isinstance(row.action, Exchange) for row in advice.ranked)
    assert "exchanged" in advice.ranked[0].why


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"to_move": 1}, "to_move is 1"),
        ({"rack": "AHTQVV"}, "rack"),
        ({"rack": "AHTQVV?"}, "rack"),
        ({"bag": 85}, "bag 85"),
        ({"phase": "over"}, "over"),
        ({"bombs": 21}, "bombs is 21"),
        ({"zeros": (3, 0)}, "zeros"),
        ({"ruleset": "nobody's"}, "nobody's"),
        ({"opened": ("8" * 15,) * 15}, "bombs is 22"),
    ],
)
def test_impossible_observations_are_rejected(
    change: dict[str, Any], message: str, few: Dictionary
) -> None:
    with pytest.raises(BadObservation, match=message):
        next(advise(msgspec.structs.replace(opening(), **change), few))


def test_errors_are_library_errors(few: Dictionary) -> None:
    with pytest.raises(LexiconFastError):
        next(advise(opening(rack="ÄHTQVVX"), few))
    assert msgspec.structs.replace(last(opening(), few), playouts=0).playouts == 0
