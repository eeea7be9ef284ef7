"""Records of games between weak bots: for replays and analyses, and to be played on."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from lexicon_fast import Dictionary
from lexicon_fast.bots import bot
from lexicon_fast.games.registry import GAMES

if TYPE_CHECKING:
    from pathlib import Path


#: Answers to plays, which are no turns.
_ANSWERS = ("accept", "challenge")


def _played(game: str, players: int, name: str, **options: Any) -> Any:
    """Return a game that a bot has played with itself. name: of the bot."""
    words = Dictionary.load("2of12inf" if game == "lexibomb" else "enable")
    state: Any = GAMES[game].module.Game(words, players=players, seed=6, **options)
    player_of_all = bot(name, words, game)
    while (player := state.current_player()) is not None:
        state.apply(player_of_all.choose(state.observation(player), len(state.events)))
    return state


def _turns(state: Any) -> list[int]:
    """Return the numbers of the events that are turns."""
    return [
        number
        for number, event in enumerate(state.events)
        if hasattr(event, "action") and event.action.__struct_config__.tag not in _ANSWERS
    ]


@cache
def unfinished(game: str, turns: int = 4, end: str = "game end") -> tuple[str, ...]:
    """Return the record of a game that is over so many turns later, for `table.new`.

    end: also "round end", of a game of three rounds.
    """
    options = {"rounds": 3 if end == "round end" else 1} if game == "lexicon" else {}
    state = _played(game, 2, "greedy", **options)
    tags = [event.__struct_config__.tag for event in state.events]
    before = [number for number in _turns(state) if number < tags.index(end)]
    lines = tuple(GAMES[game].records.lines(state, ["North", "South"]))
    return lines[: before[-turns]]


def record_of(
    game: str, folder: Path, players: int = 2, weak: str | None = None
) -> tuple[Path, list[Any]]:
    """Return the file of a game between weak bots, and its turns without answers.

    weak: the name of the bot.
    """
    options = {"rounds": 1} if game == "lexicon" else {}
    state = _played(game, players, weak or ("random" if game == "lexicon" else "greedy"), **options)
    path = folder / "game.jsonl"
    names = ["North", "South", "East"][:players]
    path.write_text("\n".join(GAMES[game].records.lines(state, names)), encoding="utf-8")
    return path, _turns(state)
