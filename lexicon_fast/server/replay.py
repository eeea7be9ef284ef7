"""Records played again, so that a front end can show them step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from lexicon_fast.errors import BadRecord
from lexicon_fast.games.record import game_of
from lexicon_fast.games.registry import GAMES

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.events import DictionaryUsed


class Step(msgspec.Struct, frozen=True):
    """An event of a record, and how things then are."""

    #: As it stands in the record.
    event: Any
    #: What player 0 sees, without its history.
    observation: Any
    #: What each player holds, by their numbers.
    hands: list[str]


class Replayed(msgspec.Struct, frozen=True):
    """A game from its record, which has been checked against the rules."""

    game: str
    names: Sequence[str]
    ruleset: Any
    dictionary: str
    steps: list[Step]


def replayed(lines: Sequence[str], load: Callable[[DictionaryUsed], Dictionary]) -> Replayed:
    """The first game of a record, step by step.

    load: opens the dictionary that the setup names. Raises BadRecord, naming the line that breaks a
    rule, and what `load` raises.
    """
    first = next((line for line in lines if line.strip()), "")
    game = game_of(first)
    if game is None or game not in GAMES:
        raise BadRecord(f"record:1: {first!r:.60}; expected: the setup of {', '.join(GAMES)}")
    module = GAMES[game].record
    record = module.read(lines, "record")[0]
    setup = record.setup
    dictionary = load(setup.dictionary)
    module.replay(record, dictionary)
    return Replayed(
        game=game,
        names=setup.names,
        ruleset=setup.ruleset,
        dictionary=setup.dictionary.name,
        steps=list(_steps(record, dictionary, module.replay)),
    )


def _steps(record: Any, dictionary: Dictionary, replay: Callable[..., Any]) -> Iterator[Step]:
    """The events of a record that has been checked, without its setup."""
    begun = replace(record, events=record.events[:1], line_numbers=record.line_numbers[:1])
    state = replay(begun, dictionary)
    shown = _in_play(state)
    for event in record.events[1:]:
        if hasattr(event, "action"):
            state.apply(event.action)
        elif event.__struct_config__.tag == "deal":
            shown = _in_play(state)
        seen = [shown.observation(player) for player in range(state.players)]
        hands = [each.hand if hasattr(each, "hand") else each.rack for each in seen]
        public = msgspec.structs.replace(seen[0], history=())
        yield Step(msgspec.structs.replace(event, chain=""), public, hands)


def _in_play(game: Any) -> Any:
    """What a game shows until the next deal: its round, if it has rounds; else itself.

    The action that ends a round deals the next one, too; until that is told the old one is seen.
    """
    return getattr(game, "round", game)
