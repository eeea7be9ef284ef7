"""Reading and checking of observations in JSON; `bots/GAME/validation.py` has each game's rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from lexicon_fast.base.errors import BadLayout, BadObservation, BadOption, excerpt
from lexicon_fast.base.text import composed_json
from lexicon_fast.base.validation import convert, explain

_T = TypeVar("_T", bound=msgspec.Struct)


class Reader(Generic[_T]):
    """Reads the observations of a game.

    kind: their type; choices: for messages, the values of a field, by the end of its path.
    """

    def __init__(self, kind: type[_T], choices: Mapping[str, str]) -> None:
        self._kind = kind
        self._choices = choices

    def read(self, value: Any) -> _T:
        """Return the observation in a decoded JSON object, which may also have the key "id".

        Raises BadObservation.
        """
        if not isinstance(value, dict):
            raise BadObservation(f"{excerpt(value)} is not an observation; it must be an object")
        fields = self._kind.__struct_fields__
        if unknown := [name for name in value if name not in fields and name != "id"]:
            raise BadObservation(
                f"unknown field {excerpt(unknown[0])} of an observation; expected:"
                f" {', '.join(fields)}"
            )
        try:
            return convert(composed_json(value), self._kind)
        except (msgspec.ValidationError, RecursionError, UnicodeEncodeError) as error:
            problem = explain(error, expected=self._choices)
            raise BadObservation(f"observation: {problem}") from None

    def rules_of(self, observation: Any, names: Iterable[str]) -> Any:
        """Return the rules of an observation, which may be made in Python, with wrong types.

        names: of the known rulesets. Raises BadObservation.
        """
        try:
            self.read(msgspec.to_builtins(observation))
            return observation.rules
        except (BadOption, BadLayout) as error:
            raise BadObservation(
                f"{error}; expected {', '.join(names)}, or all fields of a ruleset"
            ) from None
        except (TypeError, msgspec.MsgspecError) as error:
            raise BadObservation(f"not an observation: {error}") from None


def bad_field(name: str, value: object, rule: str) -> BadObservation:
    """Return the error for a field. rule: the end of the message, after `it must`."""
    value = list(value) if isinstance(value, tuple) else value
    return BadObservation(f"{name} is {excerpt(value)}; it must {rule}")


def check_seats(
    observation: Any,
    own_name: str,
    sizes_name: str,
    unit: str,
    players: tuple[int, int],
    counts: Iterable[str],
) -> None:
    """Raise BadObservation unless the observing player has to act and all players are described.

    own_name, sizes_name: names of the fields with the player's own tiles or cards, and with the
    number that each player holds; unit: `tiles` or `cards`; players: the fewest and the most;
    counts: names of fields that are empty or have a number for each player.
    """
    sizes, player = getattr(observation, sizes_name), observation.player
    own = getattr(observation, own_name)
    least, most = players
    if not least <= len(sizes) <= most:
        raise bad_field(sizes_name, sizes, f"have {least} to {most} numbers, one per player")
    if not 0 <= player < len(sizes):
        raise bad_field(
            "player", player, f"be 0 to {len(sizes) - 1}, as {sizes_name} has {len(sizes)}"
        )
    if observation.phase == "over":
        raise BadObservation("phase is over; give an observation in which a player has to act")
    if observation.to_move != player:
        mover = "null" if observation.to_move is None else observation.to_move
        raise BadObservation(f"to_move is {mover}; it must be {player}, the observing player")
    if len(own) != sizes[player]:
        raise BadObservation(
            f"{own_name} {excerpt(own)} has {len(own)} {unit}, but {sizes_name} says"
            f" {sizes[player]}"
        )
    for name in counts:
        values = getattr(observation, name)
        if values and len(values) != len(sizes):
            raise bad_field(
                name, values, f"be empty or have {len(sizes)} numbers, as {sizes_name} has"
            )
