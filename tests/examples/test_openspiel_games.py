"""The example of games in OpenSpiel passes its own tests, and agrees with the referee."""

from __future__ import annotations

import sys
import unittest
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="NOT TESTED: open_spiel is absent")

import numpy as np
import pyspiel
from support import rl_games

from lexicon_fast import BadOption
from lexicon_fast.base.rng import Rng
from lexicon_fast.games.registry import GAMES

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "examples"))
from openspiel_games import SpielGame

pytestmark = pytest.mark.slow

LOADED = [
    "lexicon_fast_lexicon(ruleset=article)",
    "lexicon_fast_scrabble",
    "lexicon_fast_lexibomb(players=3,words=2of12inf)",
]

#: Adapters of games of two and more whose games are short.
NAMES = ["lexicon seven", "scrabble small", "lexibomb small", "lexibomb many"]


def dealt(game: Any, seed: int) -> Any:
    """A state after the chance nodes."""
    rng = Rng(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == 1
        state.apply_action(rng.choice(outcomes)[0])
    return state


def states(game: Any, seed: int) -> Iterator[Any]:
    """Yield the state again and again during a random game."""
    rng = Rng(seed)
    state = dealt(game, seed)
    while True:
        yield state
        if state.is_terminal():
            return
        state.apply_action(rng.choice(state.legal_actions()))


def made(name: str) -> Any:
    """The game of an adapter of `rl_games`."""
    info = GAMES[name.split()[0]]
    kind = type(pyspiel.load_game(f"lexicon_fast_{info.name}"))
    assert issubclass(kind, SpielGame)
    return kind(adapter=rl_games.adapter(name))


@pytest.mark.parametrize("name", LOADED)
def test_random_sim_test(name: str) -> None:
    """The test of OpenSpiel: clones, serialization, histories, returns, observations."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", LOADED)
def test_api(name: str) -> None:
    """The API tests of OpenSpiel, in states of random games instead of states near the root."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # games of OpenSpiel, which this imports
        from open_spiel.integration_tests import api_test

    game = pyspiel.load_game(name)
    some = [game.new_initial_state(), dealt(game, 1)]
    some += [state.clone() for number, state in enumerate(states(game, 2)) if number % 7 == 0]
    *_, last = states(game, 3)
    some.append(last)

    class Case(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        @classmethod
        def setUpClass(cls) -> None:
            cls.game, cls.game_name = game, name
            cls.game_type = game.get_type()
            cls.some_states = some

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Case).run(result)
    assert result.testsRun >= 5
    assert not [*result.errors, *result.failures]


@pytest.mark.parametrize("name", NAMES)
def test_the_referee_agrees(name: str) -> None:
    game = made(name)
    turns = 0
    for state in states(game, 5):
        if state.is_terminal():
            break
        player = state.current_player()
        choices = rl_games.adapter(name).choices(state.episode.game)
        for step in state.episode.steps:
            choices.take(step)
        assert state.legal_actions() == choices.legal
        assert all(not state.legal_actions(p) for p in range(game.num_players()) if p != player)
        turns += not state.episode.steps
        assert state.returns() == [0.0] * game.num_players()
    assert turns <= rl_games.adapter(name).most_turns()
    shares = state.episode.game.returns()
    expected = [(share * len(shares) - 1) / (len(shares) - 1) for share in shares]
    assert state.returns() == expected
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", NAMES)
def test_observers_show_what_the_environments_show(name: str) -> None:
    game = made(name)
    observer = game.make_py_observer()
    for state in states(game, 6):
        for player in range(game.num_players()):
            seen, steps, _ = state.episode.seen_by(player)
            observer.set_from(state, player)
            arrays = rl_games.adapter(name).arrays(seen, steps)
            for key, array in arrays.items():
                np.testing.assert_array_equal(observer.dict[key], array.astype(np.float32), key)
            assert observer.tensor.size == sum(array.size for array in arrays.values())
    recall = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    assert recall.tensor is None
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    assert game.make_py_observer(public) is None
    with pytest.raises(ValueError, match="observers have no parameters"):
        game.make_py_observer(None, {"x": 1})


@pytest.mark.parametrize("name", ["lexicon seven", "scrabble small", "lexibomb small"])
def test_players_remember_everything(name: str) -> None:
    """Equal information states have equal pasts: the same states and actions of the player."""
    game = made(name)
    past: dict[tuple[int, str], list[Any]] = {}
    for seed in range(4):
        rng = Rng(seed)
        state = dealt(game, 1)  # one deal, so that states repeat
        history: list[list[Any]] = [[] for _ in range(game.num_players())]
        while not state.is_terminal():
            player = state.current_player()
            text = state.information_state_string(player)
            assert past.setdefault((player, text), [*history[player]]) == history[player]
            action = rng.choice(state.legal_actions())
            history[player].append((text, action))
            state.apply_action(action)


@pytest.mark.parametrize("name", ["lexicon", "scrabble small", "lexibomb small"])
def test_clones_are_independent_and_draw_the_same(name: str) -> None:
    game = made(name)
    for number, state in enumerate(states(game, 7)):
        if state.is_terminal() or number > 60:
            break
        before = str(state), state.history()
        clones = state.clone(), state.clone()
        rng = [Rng(number), Rng(number)]
        for _ in range(10):
            for clone, own in zip(clones, rng, strict=True):
                if not clone.is_terminal():
                    clone.apply_action(own.choice(clone.legal_actions()))
        assert str(clones[0]) == str(clones[1])
        assert (str(state), state.history()) == before


def test_a_history_can_be_replayed() -> None:
    game = pyspiel.load_game("lexicon_fast_scrabble")
    *_, last = states(game, 8)
    state = game.new_initial_state()
    for action in last.history():
        state.apply_action(action)
    assert str(state) == str(last)
    assert state.episode.game.events == last.episode.game.events


def test_texts() -> None:
    game = pyspiel.load_game("lexicon_fast_lexicon")
    state = game.new_initial_state()
    assert str(state) == "seed -"
    assert state.action_to_string(255) == "seed byte 255"
    state.apply_action(255)
    assert str(state) == "seed ff"
    assert game.make_py_observer().string_from(state, 0) == "before the deal"
    state = dealt(game, 1)
    exposed = game.adapter.encoding.kinds["exposed"]
    assert state.action_to_string(exposed) == "exposed"
    assert str(state).endswith("to move")


def test_bad_parameters_are_refused() -> None:
    with pytest.raises(BadOption, match="players is 5; use 2 to 4"):
        pyspiel.load_game("lexicon_fast_scrabble(players=5)")
    with pytest.raises(BadOption, match="expected one of standard, super"):
        pyspiel.load_game("lexicon_fast_scrabble(ruleset=none)")
    with pytest.raises(BadOption, match="players is 1; use 2 to 4"):
        pyspiel.load_game("lexicon_fast_lexibomb(players=1)")
    with pytest.raises(BadOption, match="no maximum of turns; set rounds"):
        made("lexicon rounds")
