"""The environments play by the rules of the games, step by step."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="NOT TESTED: the extra `rl` is absent")

from support import rl_games

from lexicon_fast import BadOption, Dictionary, IllegalAction, lexicon
from lexicon_fast.base.rng import Rng
from lexicon_fast.bots import bot
from lexicon_fast.games.registry import GAMES
from lexicon_fast.rl import lexibomb_v0, lexicon_v0, scrabble_v0

#: Adapters whose games are short, of each game with two and more players.
QUICK = ("lexicon seven", "lexicon rounds", "scrabble small", "lexibomb small", "lexibomb many")

MODULES = {"lexicon": lexicon_v0, "scrabble": scrabble_v0, "lexibomb": lexibomb_v0}


def make(name: str, *, wrapped: bool = False, **options: Any) -> Any:
    """The environment of an adapter of `rl_games`."""
    game = name.split()[0]
    made = rl_games.adapter(name)
    if name == "lexicon rounds":
        options["rounds"] = None
    if made.players == 1:
        options["reward"] = "points"
    kind = MODULES[game].env if wrapped else MODULES[game].raw_env
    return kind(words=made.dictionary, players=made.players, ruleset=made.rules, **options)


def legal(env: Any) -> list[int]:
    return [int(step) for step in env.last()[0]["action_mask"].nonzero()[0]]


def play(env: Any, seed: int) -> Iterator[Any]:
    """Play randomly to the end, and yield the actions that moves have become."""
    rng = Rng(seed)
    env.reset(seed=seed)
    while not any(env.terminations.values()):
        happened = len(env.game.events)
        env.step(rng.choice(legal(env)))
        for event in env.game.events[happened:]:
            if hasattr(event, "action"):
                yield event.action


@pytest.mark.parametrize("name", rl_games.NAMES)
def test_the_referee_agrees_action_by_action(name: str) -> None:
    env = make(name)
    referee = None
    for action in play(env, 0):
        if referee is None:
            referee = rl_games.adapter(name).new_game(env.game.seed)
        assert action in referee.legal_actions()
        referee.apply(action)
        game = env.game
        assert game.events[: len(referee.events)] == referee.events
        assert game.scores == referee.scores
        for player in range(game.players):
            assert game.observation(player) == referee.observation(player)
    assert referee is not None
    assert referee.is_terminal()
    assert referee.winners == env.game.winners


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("reward", ["win", "points"])
def test_rewards_come_at_the_end_and_add_up_to_zero(name: str, reward: str) -> None:
    env = make(name, reward=reward)
    for seed in range(1 if name == "lexicon rounds" else 4):
        totals = dict.fromkeys(env.possible_agents, 0.0)
        rng = Rng(seed)
        env.reset(seed=seed)
        while env.agents:
            agent = env.agent_selection
            _, earned, over, truncated, _ = env.last()
            totals[agent] += earned
            assert over or earned == 0
            env.step(None if over or truncated else rng.choice(legal(env)))
        assert sum(totals.values()) == pytest.approx(0)
        scores = env.game.scores
        sign = -1 if name.startswith("lexicon") else 1
        for player, total in enumerate(totals.values()):
            others = [score for other, score in enumerate(scores) if other != player]
            if reward == "points":
                mean = sum(others) / len(others)
                assert total == pytest.approx(sign * (scores[player] - mean))
            elif env.game.winners == (player,):
                assert total == 1
            elif player not in env.game.winners:
                assert total == pytest.approx(-1 / len(others))


def test_a_single_player_earns_the_points() -> None:
    env = make("lexibomb alone")
    list(play(env, 1))
    assert env.rewards == {"player_0": float(env.game.scores[0])}
    with pytest.raises(BadOption, match="use reward='points'"):
        lexibomb_v0.raw_env(players=1)


@pytest.mark.parametrize("name", QUICK)
def test_equal_seeds_give_equal_games(name: str) -> None:
    one, two = make(name), make(name)
    assert list(play(one, 5)) == list(play(two, 5))
    assert one.game.events == two.game.events
    # Games after the first are determined, too, and differ from it.
    seeds = []
    for env in (one, two):
        env.reset(seed=5)
        first = env.game.seed
        env.reset()
        seeds.append((first, env.game.seed))
    assert seeds[0] == seeds[1]
    assert seeds[0][0] != seeds[0][1]
    one.reset(seed=6)
    assert one.game.seed != seeds[0][0]
    one.reset(seed=5)
    assert one.game.seed == seeds[0][0]


@pytest.mark.parametrize("game", MODULES)
def test_an_illegal_step_ends_the_game(game: str) -> None:
    env = make(game, wrapped=True)
    env.reset(seed=1)
    agent = env.agent_selection
    end = env.unwrapped.encoding.end
    env.step(end)  # a move begins with a kind
    assert env.rewards == {each: -1.0 if each == agent else 0 for each in env.possible_agents}
    assert all(env.terminations.values())
    for _ in env.possible_agents:
        env.step(None)
    assert env.agents == []


@pytest.mark.parametrize("game", MODULES)
def test_without_wrappers_an_illegal_step_is_an_error_that_changes_nothing(game: str) -> None:
    env = make(game)
    env.reset(seed=1)
    before = env.game.events
    with pytest.raises(IllegalAction, match="is illegal after the start of a move"):
        env.step(env.encoding.end)
    with pytest.raises(TypeError, match="action must be an int, not str"):
        env.step("play")
    assert env.game.events == before
    env.step(legal(env)[0])
    assert not any(env.terminations.values())


def test_others_do_not_see_an_unfinished_move() -> None:
    env = make("scrabble small")
    env.reset(seed=1)
    agent = env.agent_selection
    (other,) = {*env.agents} - {agent}
    kinds = env.encoding.kinds
    before = env.observe(other)
    assert not before["action_mask"].any()
    env.step(kinds["exchange"])
    env.step(legal(env)[0])
    assert env.agent_selection == agent
    own = env.observe(agent)["observation"]["move"]
    assert own[0] == kinds["exchange"] + 1
    assert np.count_nonzero(own) == 2
    after = env.observe(other)
    for key, array in before["observation"].items():
        np.testing.assert_array_equal(after["observation"][key], array, key)


@pytest.mark.parametrize("name", rl_games.NAMES)
@pytest.mark.parametrize("most", [1, 3])
def test_max_cycles_counts_turns_of_each_player(name: str, most: int) -> None:
    env = make(name, max_cycles=most)
    env.reset(seed=2)
    rng = Rng(2)
    while not any(env.truncations.values()) and not any(env.terminations.values()):
        env.step(rng.choice(legal(env)))
    turns = len(env.encoding.parts["kind"].steps)
    if any(env.truncations.values()):
        assert env.rewards == dict.fromkeys(env.agents, 0)
        if name != "lexicon rounds":  # the observation counts the moves of one round
            done = env.observe("player_0")["observation"]["kinds"][:, :turns].sum()
            assert done == most * len(env.possible_agents)
        assert not env.observe(env.agent_selection)["action_mask"].any()
        with pytest.raises(ValueError, match="None"):
            env.step(0)
    while env.agents:
        env.step(None)


def test_challenges_are_steps() -> None:
    env = make("scrabble small")
    env.reset(seed=1)
    while env.encoding.kinds["play"] not in legal(env):
        env.reset()
    env.step(env.encoding.kinds["play"])
    mover = env.agent_selection
    while env.agent_selection == mover:
        env.step(legal(env)[0])
    kinds = env.encoding.kinds
    assert legal(env) == [kinds["accept"], kinds["challenge"]]
    assert env.last()[0]["observation"]["phase"].tolist() == [0, 1, 0]
    env.step(kinds["challenge"])  # wrong, as masks allow only words of the dictionary
    assert env.game.events[-2].right is False
    assert env.agent_selection == mover
    assert env.observe(mover)["observation"]["lost"].sum() == 0  # the turn has been lost already
    for action in play(make("lexicon strict"), 1):
        assert not isinstance(action, lexicon.Accept | lexicon.Challenge)


@pytest.mark.parametrize(
    ("game", "spec"),
    [("lexicon", "greedy"), ("lexicon", "random"), ("scrabble", "greedy"), ("lexibomb", "odds")],
)
def test_bots_play_through_steps(enable: Dictionary, game: str, spec: str) -> None:
    player = bot(spec, enable, game)
    env = MODULES[game].env(words=enable)
    env.reset(seed=3)
    moves = 0
    while env.agents:
        if any(env.terminations.values()):
            env.step(None)
            continue
        seen = env.unwrapped.seen(env.agent_selection)
        for step in env.unwrapped.encoding.steps(player.choose(seen, seed=moves), seen):
            assert env.last()[0]["action_mask"][step]
            env.step(step)
        moves += 1
    assert env.unwrapped.game.is_terminal()


@pytest.mark.parametrize("game", MODULES)
def test_bad_options_are_refused(game: str) -> None:
    module = MODULES[game]
    for options, message in [
        ({"players": 9}, "players is 9"),
        ({"players": "two"}, "players"),
        ({"reward": "score"}, "reward is 'score'; use 'win' or 'points'"),
        ({"max_cycles": 0}, "max_cycles is 0; use 1 to"),
        ({"render_mode": "rgb_array"}, "use 'ansi', 'human' or None"),
        ({"ruleset": "none"}, "expected one of"),
        ({"words": 7}, "words must be a Dictionary, or a name or path, not int"),
        ({"words": "no such list"}, "no such list"),
    ]:
        with pytest.raises((ValueError, TypeError), match=message):
            module.raw_env(**options)
    with pytest.raises(AttributeError, match="no game in progress"):
        _ = module.raw_env().game


def test_the_alphabet_must_fit_the_rules() -> None:
    with pytest.raises(ValueError, match="R"):
        scrabble_v0.raw_env(words=rl_games.dictionary("seven"))


@pytest.mark.parametrize("game", MODULES)
def test_environments_can_be_pickled(game: str) -> None:
    """As in all of PettingZoo, a pickle has the options, not the game in progress."""
    options = {"players": 3, "reward": "points", "max_cycles": 4}
    copied = pickle.loads(pickle.dumps(MODULES[game].raw_env(**options)))
    assert len(copied.possible_agents) == 3
    assert (copied.reward, copied.max_cycles) == ("points", 4)


def test_defaults_are_those_of_the_games() -> None:
    for name, module in MODULES.items():
        env = module.raw_env()
        assert env.adapter.rules.name == GAMES[name].rulesets[0]
        assert env.adapter.dictionary.name == env.adapter.WORDS
    assert lexicon_v0.raw_env().adapter.rounds == 1


def test_text_shows_the_unfinished_move() -> None:
    rules = replace(lexicon.ruleset("waddingtons"), name="strict", strict=True)
    env = lexicon_v0.raw_env(ruleset=rules, render_mode="ansi")
    env.reset(seed=1)
    step = env.encoding.kinds["blind"]
    env.step(step)
    assert env.render().splitlines()[-1] == f"{env.agent_selection} to move: blind"
