"""Records of games between weak bots, for the tests of replays and of analyses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lexicon_fast import Dictionary
from lexicon_fast.bots import bot
from lexicon_fast.games.registry import GAMES

if TYPE_CHECKING:
    from pathlib import Path


def record_of(
    game: str, folder: Path, players: int = 2, weak: str | None = None
) -> tuple[Path, list[Any]]:
    """Return the file of a game between weak bots, and its turns without answers.

    weak: the name of the bot.
    """
    words = Dictionary.load("2of12inf" if game == "lexibomb" else "enable")
    options = {"rounds": 1} if game == "lexicon" else {}
    state: Any = GAMES[game].module.Game(words, players=players, seed=6, **options)
    player_of_all = bot(weak or ("random" if game == "lexicon" else "greedy"), words, game)
    while (player := state.current_player()) is not None:
        state.apply(player_of_all.choose(state.observation(player), len(state.events)))
    path = folder / "game.jsonl"
    names = ["North", "South", "East"][:players]
    path.write_text("\n".join(GAMES[game].record.lines(state, names)), encoding="utf-8")
    answers = ("accept", "challenge")
    turns = [
        number
        for number, event in enumerate(state.events)
        if hasattr(event, "action") and event.action.__struct_config__.tag not in answers
    ]
    return path, turns
