"""Replays records and GCG files, so that a front end can show them step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from lexicon_fast.base.errors import BadRecord, excerpt
from lexicon_fast.engine.game_adapter import AnyRules, Step, adapters, refuse_ruleset
from lexicon_fast.games.record import game_of
from lexicon_fast.games.registry import GAMES

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.events import DictionaryUsed


class Replayed(msgspec.Struct, frozen=True):
    """A recorded game, checked against the rules."""

    game: str
    names: Sequence[str]
    ruleset: Any
    dictionary: str
    steps: list[Step]


def replay(
    lines: Sequence[str],
    load: Callable[[DictionaryUsed], Dictionary],
    offered: tuple[str, Dictionary],
    ruleset: AnyRules | None = None,
) -> Replayed:
    """Replay the first game of a record, or a game in the notation of other programs.

    load: opens the dictionary that the setup names; offered: the name and the dictionary for the
    letters of other notations; ruleset: for their rules, None for those that the lines name. Raises
    BadRecord with the line that breaks a rule, BadField for the ruleset of a record that has one,
    and the errors of `load`.
    """
    for game_adapter in adapters().values():
        foreign = game_adapter.foreign(lines, offered[1], ruleset)
        if foreign is not None:
            return Replayed(
                game_adapter.game, foreign.names, foreign.ruleset, offered[0], foreign.steps()
            )
    first_line = next((line for line in lines if line.strip()), "")
    game = game_of(first_line)
    if game is None or game not in GAMES:
        raise BadRecord(
            f"record:1: {excerpt(first_line)} is not the setup of a game; games: {', '.join(GAMES)}"
        )
    refuse_ruleset(ruleset)
    records = GAMES[game].records
    record = records.read(lines, "record")[0]
    setup = record.setup
    dictionary = load(setup.dictionary)
    _check_forfeit(record, records.replay(record, dictionary))
    return Replayed(
        game=game,
        names=setup.names,
        ruleset=setup.ruleset,
        dictionary=setup.dictionary.name,
        steps=list(_steps(record, dictionary, records.replay)),
    )


def _check_forfeit(record: Any, game: Any) -> None:
    """Raise BadRecord if the early end of a game is impossible. game: as its actions leave it."""
    forfeit = record.forfeit
    if forfeit is None:
        return
    if game.is_terminal():
        raise BadRecord("record: forfeit: the game is over before it; remove the line")
    if forfeit.player is not None and not 0 <= forfeit.player < game.players:
        raise BadRecord(
            f"record: forfeit: player {forfeit.player}; must be 0 to {game.players - 1}, or null"
        )


def _steps(record: Any, dictionary: Dictionary, replay: Callable[..., Any]) -> Iterator[Step]:
    """Yield the steps of a record that has been checked, without its setup."""
    start = replace(record, events=record.events[:1], line_numbers=record.line_numbers[:1])
    game = replay(start, dictionary)
    shown = _game_or_round(game)
    for event in record.events[1:]:
        if hasattr(event, "action"):
            game.apply(event.action)
        elif event.__struct_config__.tag == "deal":
            shown = _game_or_round(game)
        yield _step(event, shown, game.players)
    if record.forfeit is not None:
        last = _step(record.forfeit, shown, game.players)
        over = msgspec.structs.replace(last.observation, to_move=None, phase="over")
        yield msgspec.structs.replace(last, observation=over)


def _step(event: Any, shown: Any, players: int) -> Step:
    """Return an event with a game after it. shown: the game or round."""
    observations = [shown.observation(player) for player in range(players)]
    hands = [each.hand if hasattr(each, "hand") else each.rack for each in observations]
    public = msgspec.structs.replace(observations[0], history=())
    return Step(msgspec.structs.replace(event, chain=""), public, hands)


def _game_or_round(game: Any) -> Any:
    """Return the current round of a game that has rounds, else the game itself.

    The action that ends a round also deals the next one. Until the event of that deal, the replay
    shows the old round.
    """
    return getattr(game, "round", game)
