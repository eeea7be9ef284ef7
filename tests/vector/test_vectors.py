"""Arrays, errors, seeds, threads and interruptions of vectors of games."""

from __future__ import annotations

import threading
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from lexicon_fast import BadAction, BadOption, Dictionary, lexicon, scrabble
from lexicon_fast._native.dictionary.deadline import Stop, Stopped
from lexicon_fast.vector import LexiconVector, ScrabbleVector

pytestmark = pytest.mark.native

ENABLE = Dictionary.load("enable")
KINDS = [LexiconVector, ScrabbleVector]


def play(games: Any, steps: int) -> list[bytes]:
    """The observations and masks after some random steps, by game."""
    for _ in range(steps):
        games.step(games.sample())
    return [
        b"".join(map(bytes, (games.observations[game], games.masks[game], games.turns[[game]])))
        for game in range(len(games))
    ]


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_depends_on_the_seed_and_its_number_only(kind: Any) -> None:
    few, many = kind(ENABLE, 3, seed=9), kind(ENABLE, 8, seed=9)
    assert play(few, 100) == play(many, 100)[:3]
    other = kind(ENABLE, 3, seed=10)
    assert play(few, 1) != play(other, 101)
    few.reset(9)
    assert play(few, 100) == play(kind(ENABLE, 3, seed=9), 100)


@pytest.mark.parametrize("kind", KINDS)
def test_reset_begins_a_new_episode(kind: Any) -> None:
    games = kind(ENABLE, 4, seed=1)
    first = games.observations.copy()
    play(games, 10)
    games.reset()
    assert games.turns.tolist() == [0] * 4
    assert games.to_move.tolist() == [1] * 4  # the other player begins
    assert (games.observations != first).any()
    games.reset(1)
    assert (games.observations == first).all()


@pytest.mark.parametrize("kind", KINDS)
def test_the_end_is_shown_in_one_step(kind: Any) -> None:
    games = kind(ENABLE, 64, seed=3)
    ended = 0
    for _ in range(400):
        games.step(games.sample())
        assert (games.rewards[~games.done] == 0).all()
        assert (games.turns[games.done] == 0).all()
        if kind is ScrabbleVector:
            assert (games.winners.any(axis=1) == games.done).all()
            assert (games.scores[games.done] == 0).all()
        ended += int(games.done.sum())
    assert ended > 50


@pytest.mark.parametrize("kind", KINDS)
def test_random_actions_are_legal_and_equally_likely(kind: Any) -> None:
    games = kind(ENABLE, 1000, seed=5)
    actions = np.concatenate([games.sample() for _ in range(20)])
    assert games.masks[np.tile(np.arange(1000), 20), actions].all()
    kinds = np.flatnonzero(games.masks.all(axis=0))
    for action in kinds:
        expected = (20 / games.masks.sum(axis=1)).sum()
        assert abs((actions == action).sum() - expected) < 0.1 * expected


@pytest.mark.parametrize("kind", KINDS)
def test_illegal_actions_change_nothing(kind: Any) -> None:
    games = kind(ENABLE, 3, seed=1)
    before = games.observations.copy(), games.masks.copy()
    legal = games.legal(0)[0]
    for bad in (games.actions - 1, -1, games.actions, 1 << 40):
        with pytest.raises(BadAction, match=f"game 1: action {bad} is not legal; use one of its"):
            games.step([legal, bad, legal])
    assert (games.observations == before[0]).all()
    assert (games.masks == before[1]).all()
    for wrong, error, message in (
        ([legal], BadOption, r"shape \(1,\); use \(3,\)"),
        ([[legal] * 3], BadOption, "shape"),
        ([1.0, 2.0, 3.0], TypeError, "integers"),
        ("abc", TypeError, "integers"),
    ):
        with pytest.raises(error, match=message):
            games.step(wrong)


@pytest.mark.parametrize("kind", KINDS)
def test_own_arrays_are_used_and_checked(kind: Any) -> None:
    model = kind(ENABLE, 2, seed=1)
    size, actions = model.observations.shape[1], model.actions
    memory = np.full((4, size), 7, np.uint8)
    masks = np.ones((2, actions), bool)
    games = kind(ENABLE, 2, seed=1, arrays={"observations": memory[1:3], "masks": masks})
    assert games.masks is masks
    assert (memory[1:3] == model.observations).all()
    assert (memory[[0, 3]] == 7).all()
    read_only = np.zeros((2, actions), bool)
    read_only.flags.writeable = False
    for arrays, message in (
        ({"observation": memory[:2]}, "unknown array 'observation'; use observations, masks"),
        ({"observations": memory}, rf"shape \(4, {size}\); use \(2, {size}\)"),
        ({"observations": memory.astype(np.int16)[:2]}, "dtype int16; use uint8"),
        ({"observations": np.zeros((2, 2 * size), np.uint8)[:, ::2]}, "not C-contiguous"),
        ({"masks": read_only}, "read-only"),
        ({"turns": (t := np.zeros(4, np.int32))[:2], "rewards": t.reshape(2, 2)}, "share memory"),
    ):
        with pytest.raises(BadOption, match=message):
            kind(ENABLE, 2, seed=1, arrays=arrays)
    with pytest.raises(TypeError, match="array of numpy"):
        kind(ENABLE, 2, arrays={"turns": [0, 0]})


@pytest.mark.parametrize("kind", KINDS)
def test_options_out_of_range_are_refused(kind: Any) -> None:
    for options, message in (
        ({"games": 0}, "games"),
        ({"games": 1 << 21}, "games"),
        ({"players": 1}, "players"),
        ({"players": 9}, "players"),
        ({"ruleset": "unknown"}, "unknown"),
        ({"plays": -1}, "plays"),
        ({"plays": 255}, "plays is 255; it must be 0 to"),
    ):
        with pytest.raises(BadOption, match=message):
            kind(ENABLE, **options)
    games = kind(ENABLE, 2)
    for wrong in (-1, 2):
        with pytest.raises(BadOption, match="game"):
            games.legal(wrong)
        with pytest.raises(BadOption, match="game"):
            games.state(wrong)
    with pytest.raises(BadOption, match="action"):
        games.name_of(games.actions)
    assert len({games.name_of(action) for action in range(games.actions)}) == games.actions


def test_rules_that_do_not_fit_are_refused() -> None:
    long = replace(lexicon.ruleset("waddingtons"), name="long", guard=200)
    with pytest.raises(BadOption, match="use a guard of 127 at most"):
        LexiconVector(ENABLE, 1, ruleset=long)
    patient = replace(scrabble.ruleset("standard"), name="patient", scoreless_turns=300)
    with pytest.raises(BadOption, match="scoreless_turns is 300"):
        ScrabbleVector(ENABLE, 1, ruleset=patient)
    with pytest.raises(BadOption, match="players"):
        LexiconVector(
            ENABLE,
            1,
            players=5,
            ruleset=replace(
                lexicon.ruleset("waddingtons"), name="one", two_packs_from=9, cards_each=15
            ),
        )


@pytest.mark.parametrize("kind", KINDS)
def test_ranked_plays_take_the_place_of_spelled_ones(kind: Any) -> None:
    spelled, ranked = kind(ENABLE, 8, seed=1), kind(ENABLE, 8, seed=1, plays=5)
    assert spelled.plays.shape[:2] == (8, 0)
    assert len(spelled.ranges["play"]) == 0
    assert ranked.plays.shape == (8, 5, ranked.play_fields["left"].stop)
    assert ranked.actions == spelled.actions + 5
    first = ranked.ranges["play"].start
    assert ranked.name_of(first) == "play 1"
    assert (ranked.observations == spelled.observations).all()
    lays = ranked.masks[:, first:].sum(axis=1)
    assert ((ranked.plays != 0).any(axis=2).sum(axis=1) == lays).all()
    for _ in range(40):  # always the best play
        best = np.where(ranked.masks[:, first], first, ranked.masks.argmax(axis=1))
        before, mover = ranked.turns.copy(), ranked.to_move.copy()
        ranked.step(best)
        played = (best == first) & ~ranked.done
        assert (ranked.turns[played] == before[played] + 1).all()
        assert (ranked.to_move[played] != mover[played]).all()


@pytest.mark.parametrize("kind", KINDS)
def test_after_an_interruption_reset_is_required(kind: Any) -> None:
    games = kind(ENABLE, 2000, seed=1)
    actions = games.sample()
    stop = Stop()
    stop.request()
    with pytest.raises(Stopped), stop:
        games.step(actions)
    with pytest.raises(BadOption, match="interrupted or never started; call reset"):
        games.step(actions)
    games.reset(1)
    assert (games.sample() < games.actions).all()


@pytest.mark.parametrize("kind", KINDS)
def test_two_threads_cannot_use_one_vector_at_once(kind: Any) -> None:
    games = kind(ENABLE, 1500, seed=1)
    errors: list[Exception] = []

    def steps() -> None:
        for _ in range(10):
            try:
                games.step(games.sample())
            except BadOption as error:  # used by the other, or the actions are of an older step
                errors.append(error)
            except BadAction:
                pass

    threads = [threading.Thread(target=steps) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all("another thread" in str(error) for error in errors)
    games.step(games.sample())
