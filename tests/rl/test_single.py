"""Environments for one agent against bots."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="NOT TESTED: the extra `rl` is absent")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env
from support import rl_games

from lexicon_fast import BadOption, Dictionary, IllegalAction, lexicon, scrabble
from lexicon_fast.base.rng import Rng
from lexicon_fast.bots import Bot, bot
from lexicon_fast.rl import SingleEnv, single

GAMES = ("lexicon", "scrabble", "lexibomb")


def finish(env: Any, seed: int) -> float:
    """Play a game with random steps, and return the reward."""
    rng = Rng(seed)
    observation, _ = env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        mask = observation["action_mask"]
        np.testing.assert_array_equal(mask, env.unwrapped.action_masks())
        step = rng.choice([int(each) for each in mask.nonzero()[0]])
        observation, reward, terminated, truncated, info = env.step(step)
        assert "illegal" not in info
        assert observation in env.observation_space
        total += reward
        over = terminated or truncated
    return total


@pytest.mark.parametrize("title", ["Lexicon", "Scrabble", "Lexibomb"])
@pytest.mark.parametrize("players", [2, 3])
def test_gymnasium_accepts_them(title: str, players: int) -> None:
    env = gymnasium.make(f"lexicon_fast/{title}-v0", players=players, render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)
    env.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_ends_with_the_reward_of_its_result(game: str) -> None:
    words = rl_games.dictionary()
    env = single(game, words=words, reward="points")
    for seed in range(3):
        reward = finish(env, seed)
        scores = env.episode.game.scores
        difference = scores[env.seat] - scores[1 - env.seat]
        assert reward == (-difference if game == "lexicon" else difference)
    env = single(game, words=words)
    for seed in range(3):
        reward = finish(env, seed)
        winners = env.episode.game.winners
        expected = 0 if len(winners) == 2 else 1 if winners == (env.seat,) else -1
        assert reward == expected


@pytest.mark.parametrize("game", GAMES)
def test_equal_seeds_give_equal_games(game: str) -> None:
    events = []
    for _ in range(2):
        env = single(game, words=rl_games.dictionary(), players=3)
        finish(env, 4)
        events.append((env.seat, env.episode.game.events))
    assert events[0] == events[1]


def test_bots_get_seeds_that_the_seed_of_the_game_determines() -> None:
    class Recorder(Bot):
        """Draws the first card, and remembers the seeds."""

        kind = "recorder"

        def __init__(self, dictionary: Dictionary) -> None:
            super().__init__(dictionary)
            self.seeds: list[int] = []

        def choose(self, observation: Any, seed: int) -> Any:
            self.seeds.append(seed)
            if observation.phase == "challenge":
                return lexicon.ACCEPT
            return lexicon.Draw(observation.hand[0], "blind")

    d = rl_games.dictionary()
    recorded = []
    for seed in (1, 1, 2):
        recorder = Recorder(d)
        finish(single("lexicon", recorder, words=d, seat=0), seed)
        recorded.append(recorder.seeds)
    assert recorded[0] == recorded[1]
    assert recorded[0][0] != recorded[2][0]
    assert len({*recorded[0]}) == len(recorded[0]) > 1


@pytest.mark.parametrize("game", GAMES)
def test_the_bots_sit_where_they_should(game: str) -> None:
    class Passive(Bot):
        """Does what is last in the list, and remembers whose turn it was."""

        kind = "passive"

        def __init__(self, dictionary: Dictionary) -> None:
            super().__init__(dictionary)
            self.seats: set[int] = set()

        def choose(self, observation: Any, seed: int) -> Any:
            self.seats.add(observation.player)
            if observation.phase == "challenge":
                return lexicon.ACCEPT if game == "lexicon" else scrabble.ACCEPT
            if game == "lexicon":
                return lexicon.Draw(observation.hand[0], "blind")
            return scrabble.PASS

    d = rl_games.dictionary()
    bots = [Passive(d), Passive(d)]
    env = single(game, bots, words=d, players=3, seat=1)
    finish(env, 1)
    assert [each.seats for each in bots] == [{2}, {0}]


def test_seats_are_drawn_unless_one_is_given() -> None:
    env = single("scrabble", words=rl_games.dictionary(), max_cycles=1)
    seats = set()
    env.reset(seed=1)
    for _ in range(20):
        env.reset()
        seats.add(env.seat)
    assert seats == {0, 1}
    env = single("scrabble", words=rl_games.dictionary(), seat=1)
    for seed in range(5):
        env.reset(seed=seed)
        assert env.seat == env.episode.player == 1


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_step_ends_the_game(game: str) -> None:
    env = single(game)
    with pytest.raises(AttributeError, match="no game in progress"):
        env.step(0)
    env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(env.encoding.end)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "is illegal after the start of a move" in info["illegal"]
    assert observation in env.observation_space
    with pytest.raises(IllegalAction, match="the game is over; reset the environment"):
        env.step(0)
    env.reset()
    assert env.action_masks().any()


def test_max_cycles_truncates() -> None:
    env = single("lexibomb", words=rl_games.dictionary(), max_cycles=1, seat=0)
    env.reset(seed=1)
    *_, terminated, truncated, _ = env.step(env.encoding.kinds["pass"])
    assert (terminated, truncated) == (False, True)


def test_phonies_of_bots_are_shown_and_can_be_challenged() -> None:
    """A bot may lay words that masks do not allow; they are in observations like others."""

    class Phony(Bot):
        """Forms a word of all its letters."""

        kind = "phony"

        def choose(self, observation: Any, seed: int) -> Any:
            if observation.phase == "challenge":
                return lexicon.ACCEPT
            return lexicon.Form(observation.hand.replace("*", "").lower())

    d = rl_games.dictionary()
    env = single("lexicon", Phony(d), words=d, seat=0)
    observation, _ = env.reset(seed=1)
    while env.seen().phase != "challenge":
        observation, _ = env.reset()
    word = env.seen().table[0]
    assert word not in d
    arrays = observation["observation"]
    spelled = env.encoding.text(step - 1 for step in arrays["last_move"] if step)
    assert spelled == f"form {' '.join(word.upper())} end"
    assert np.count_nonzero(arrays["table"][0]) == len(word)
    env.step(env.encoding.kinds["challenge"])
    assert env.seen().history[1].right


def test_a_bot_against_itself_wins_half(enable: Dictionary) -> None:
    """The steps of `greedy` are those of a player as strong as its opponent."""
    greedy = bot("greedy", enable)
    env = single("lexicon", "greedy", words=enable)
    total = 0.0
    for seed in range(40):
        env.reset(seed=seed)
        over = False
        while not over:
            seen = env.seen()
            for step in env.encoding.steps(greedy.choose(seen, seed=0), seen):
                _, reward, over, _, info = env.step(step)
                assert not info
        total += reward
    assert abs(total) < 20


def test_a_reset_gives_up_if_the_bots_always_end_the_game_first() -> None:
    d = Dictionary.from_words(["aa"])
    rules = lexicon.Ruleset(
        "short",
        lexicon.POINTS,
        None,
        True,
        pack={"A": 8},
        cards_each=2,
        strict=True,
    )
    # All cards are equal, so player 0 deals, and player 1 goes out at once.
    env = single("lexicon", words=d, ruleset=rules, seat=0)
    with pytest.raises(BadOption, match="the bots ended 1000 games before the agent's first step"):
        env.reset(seed=1)


def test_bad_options_are_refused() -> None:
    for options, message in [
        ({"opponent": "best"}, "unknown Scrabble bot 'best'"),
        ({"opponent": ["greedy", "greedy"]}, "2 opponents for 2 players; name one for each"),
        ({"seat": 2}, "seat is 2; use 0 to 1"),
        ({"reward": "score"}, "use 'win' or 'points'"),
        ({"render_mode": "rgb"}, "use 'ansi', 'human' or None"),
        ({"opponent": "cmd:./mybot"}, "runs a program or a class"),
    ]:
        with pytest.raises(BadOption, match=message):
            single("scrabble", **options)
    with pytest.raises(BadOption, match="unknown game 'chess'"):
        SingleEnv("chess")
    with pytest.raises(TypeError, match="rounds"):
        single("scrabble", rounds=1)
