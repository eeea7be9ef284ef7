"""Observations and events numbered from another seat."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from lexicon_fast import Dictionary
from lexicon_fast.bots import bot
from lexicon_fast.games import events
from lexicon_fast.games.registry import GAMES, part

#: Fields with numbers that are not those of players, in the observations and visible events.
OTHER_NUMBERS = {
    "bag", "bombs", "exchanged", "idle", "round", "score", "scoreless", "stock",
    "target",
}  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_every_field_with_a_number_of_a_player_is_known(game: str) -> None:
    """Fields that are added later have to be put into a list, too."""
    known = events.PLAYER | events.PLAYERS | events.BY_PLAYER | OTHER_NUMBERS
    types = [GAMES[game].module.Observation]
    types += typing.get_args(part("games", game, "events").SeenEvent)
    fields = {name: text for each in types for name, text in numbers(each)}
    assert {"player", "scores", "winners"} <= fields.keys()
    assert fields.keys() - known == set()


def numbers(struct: Any) -> Iterator[tuple[str, str]]:
    """The fields of a struct that have numbers, with their types as text."""
    for name, kind in typing.get_type_hints(struct).items():
        text = str(kind)
        if re.search(r"\bint\b", text) and name != "ruleset":
            yield name, text
        for inner in typing.get_args(kind):
            if isinstance(inner, type) and issubclass(inner, msgspec.Struct):
                yield from numbers(inner)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_a_view_from_a_seat_is_the_view_of_the_first_player(
    game: str, players: int, enable: Dictionary
) -> None:
    """The definition, field by field, for all observations and events of a game."""
    state = GAMES[game].module.Game(enable, players=players, seed=3)
    greedy = bot("greedy", enable, game)
    visible = part("games", game, "events").visible_events
    while (mover := state.current_player()) is not None:
        for seat in range(players):
            seen = state.observation(seat)
            check(seen, events.seen_from(seen, seat, players), seat, players)
        state.apply(greedy.choose(state.observation(mover), seed=0))
    for seat in range(players):
        arguments = (
            state.events,
            *([] if game == "lexicon" else [state.observation(seat).history]),
        )
        visible_events = tuple(visible(*arguments, seat))
        turned = events.seen_from(visible_events, seat, players)
        for event, other in zip(visible_events, turned, strict=True):
            check(event, other, seat, players)


def check(before: Any, after: Any, seat: int, players: int) -> None:
    assert type(before) is type(after)
    for name in before.__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if name in events.PLAYER:
            assert new == (None if old is None else [*range(players)].index((old - seat) % players))
        elif name in events.PLAYERS:
            assert [(each + seat) % players for each in new] == list(old)
        elif name in events.BY_PLAYER:
            assert [new[(player - seat) % players] for player in range(len(old))] == list(old)
        elif name == "history":
            for one, other in zip(old, new, strict=True):
                check(one, other, seat, players)
        else:
            assert new == old


def test_the_first_seat_sees_what_it_sees(enable: Dictionary) -> None:
    seen = GAMES["scrabble"].module.Game(enable, seed=1).observation(0)
    assert events.seen_from(seen, 0, 2) is seen
