"""Registers the environments for one agent with Gymnasium."""

from __future__ import annotations

from lexicon_fast.games.registry import GAMES


def register_envs() -> None:
    """Register `lexicon_fast/Lexicon-v0` and the other games."""
    from gymnasium.envs.registration import register

    for game in GAMES.values():
        register(
            f"lexicon_fast/{game.title}-v0",
            entry_point="lexicon_fast.rl.single_agent:SingleEnv",
            kwargs={"game": game.name},
        )
