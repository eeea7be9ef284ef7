"""PettingZoo's own tests of environments."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="NOT TESTED: the extra `rl` is absent")

from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils import BaseWrapper
from pettingzoo.utils.conversions import aec_to_parallel
from support import rl_games

from lexicon_fast.base.rng import Rng
from lexicon_fast.rl import lexibomb_v0, lexicon_v0, scrabble_v0

MODULES = {"lexicon": lexicon_v0, "scrabble": scrabble_v0, "lexibomb": lexibomb_v0}

#: What `api_test` says about every environment whose observations are dicts and that is not in its
#: list of classic games, about sizes of hands after the end, and about agents without a turn.
EXPECTED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box",
    "Action mask numpy array is all zeros",
)


def variants() -> Iterator[Any]:
    for game, module in MODULES.items():
        yield pytest.param(module, {}, id=game)
        yield pytest.param(module, {"players": 3}, id=f"{game}-3")
        yield pytest.param(module, {"reward": "points"}, id=f"{game}-points")
    yield pytest.param(lexicon_v0, {"players": 6, "rounds": None}, id="lexicon-rounds")
    yield pytest.param(scrabble_v0, {"ruleset": "super"}, id="scrabble-super")
    yield pytest.param(lexibomb_v0, {"players": 1, "reward": "points"}, id="lexibomb-alone")
    for name in rl_games.NAMES:
        game, _, kind = name.partition(" ")
        if kind in ("seven", "small", "void", "masters", "strict"):
            made = rl_games.adapter(name)
            options = {"words": made.dictionary, "ruleset": made.rules}
            yield pytest.param(MODULES[game], options, id=name.replace(" ", "-"))


VARIANTS = [*variants()]


@pytest.mark.parametrize(("module", "options"), VARIANTS)
def test_api(module: Any, options: dict[str, Any]) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(module.env(**options), num_cycles=50)
    messages = {str(each.message) for each in caught}
    assert not [message for message in messages if not message.startswith(EXPECTED)]


@pytest.mark.parametrize("game", MODULES)
def test_seeds(game: str) -> None:
    seed_test(MODULES[game].env, num_cycles=40)


@pytest.mark.parametrize("module", MODULES.values(), ids=MODULES)
def test_render(module: Any, capsys: pytest.CaptureFixture[str]) -> None:
    # Its games have no seed, and some are short.
    render_test(module.env, {"ansi": lambda text: "to move" in text or "\nover; " in text})
    assert "to move" in capsys.readouterr().out


class WholeTurns(BaseWrapper):  # type: ignore[misc]  # pettingzoo has no types
    """Takes any step for a random legal turn, and answers challenges by accepting.

    `max_cycles_test` samples without masks, and expects that all agents step equally often.
    """

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        self.metadata = {**env.metadata, "is_parallelizable": True}
        self._rng = Rng(0)

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """Begin a game in which player 0 starts, as the parallel wrapper expects."""
        for number in count():
            super().reset(seed=number)
            if self.agent_selection == self.possible_agents[0]:
                break

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self.env.step(None)
            return
        self._one_move()
        kinds = self.env.unwrapped.encoding.kinds
        while kinds.get("accept") in self._legal():
            self.env.step(kinds["accept"])

    def _one_move(self) -> None:
        game = self.env.unwrapped.game
        before = len(game.events)
        while len(game.events) == before:
            self.env.step(self._rng.choice(self._legal()))

    def _legal(self) -> list[int]:
        mask = self.env.observe(self.agent_selection)["action_mask"]
        return [int(step) for step in mask.nonzero()[0]]


@pytest.mark.parametrize("game", MODULES)
@pytest.mark.parametrize("players", [2, 3])
def test_max_cycles(game: str, players: int) -> None:
    rules = rl_games.adapter(game).rules
    if game != "lexicon":  # turns without points do not end these games
        end = "scoreless_turns" if game == "scrabble" else "zeros"
        rules = replace(rules, name="long", **{end: 1000})

    def env(**options: Any) -> WholeTurns:
        return WholeTurns(MODULES[game].raw_env(players=players, ruleset=rules, **options))

    max_cycles_test(SimpleNamespace(env=env, parallel_env=lambda **o: aec_to_parallel(env(**o))))
