"""Reading and checking of observations in JSON; `bots/GAME/validation.py` has each game's rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, Generic, TypeVar

import msgspec

from lexicon_fast.errors import BadLayout, BadObservation, BadOption

_T = TypeVar("_T", bound=msgspec.Struct)

#: Longer values are cut in messages.
_SHOWN: Final = 40

#: What may stand beside the fields of an observation.
_MORE: Final = frozenset({"id"})

_PLACE: Final = re.compile(r"(?P<what>.*) - at `\$\.?(?P<place>.*)`", re.DOTALL)
_KINDS: Final = {
    "int": "a whole number",
    "float": "a fraction",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "null",
}


class Reader(Generic[_T]):
    """Reads the observations of a game.

    kind: their type; choices: by the end of the name of a field, the values that it may have.
    """

    def __init__(self, kind: type[_T], choices: Mapping[str, str]) -> None:
        self._kind = kind
        self._choices = choices
        self._fields = frozenset(kind.__struct_fields__)
        fields = msgspec.structs.fields(kind)
        self._required = " and ".join(field.name for field in fields if field.required)

    def read(self, value: Any) -> _T:
        """The observation that an object of JSON tells (read by any parser); "id" may be in it.

        Raises BadObservation.
        """
        if not isinstance(value, dict):
            raise BadObservation(
                f"{shown(value)}; accepted: an object, the observation of a player"
            )
        if unknown := [name for name in value if name not in self._fields | _MORE]:
            raise BadObservation(
                f"{shown(unknown[0])} is no field of an observation; accepted:"
                f" {', '.join(self._kind.__struct_fields__)}"
            )
        try:
            return msgspec.convert(value, self._kind)
        except RecursionError:
            raise BadObservation("nested too deep; accepted: an observation of a player") from None
        except UnicodeEncodeError:
            raise BadObservation(
                "an observation has half of a surrogate pair, such as \\ud800; write whole"
                " characters"
            ) from None
        except msgspec.ValidationError as error:
            raise BadObservation(self.friendly(str(error))) from None

    def again(self, observation: _T) -> None:
        """Raises BadObservation if an observation made in Python has fields of other types."""
        try:
            self.read(msgspec.to_builtins(observation))
        except (TypeError, msgspec.MsgspecError) as error:
            raise BadObservation(f"no observation: {error}") from None

    def friendly(self, message: str) -> str:
        """What a parser says about types, said for people."""
        found = _PLACE.fullmatch(message)
        place, what = (f"{found['place']}: ", found["what"]) if found else ("", message)
        if wrong := re.fullmatch(r"Expected `(.*)`, got `(.*)`", what):
            accepted, got = (
                " or ".join(_KINDS.get(kind, kind) for kind in kinds.split(" | "))
                for kinds in wrong.groups()
            )
            return f"{place}{got}; accepted: {accepted}"
        if missing := re.fullmatch(r"Object missing required field `(.*)`", what):
            if not place:
                return f"{missing[1]} is missing; accepted: an observation with {self._required}"
            return f"{place}{missing[1]} is missing; accepted: an object with {missing[1]}"
        if unknown := re.fullmatch(r"Object contains unknown field `(.*)`", what, re.DOTALL):
            return f"{place}{shown(unknown[1])} is no field; accepted: without it"
        for end, choices in self._choices.items():
            if place.endswith(f"{end}: "):
                value = what.removeprefix("Invalid enum value ").removeprefix("Invalid value ")
                return f"{place}{value}; accepted: {choices}"
        return f"{place}{what}; accepted: another value"


def bad_rules(error: BadOption | BadLayout, names: Iterable[str]) -> BadObservation:
    """Return the error for the ruleset of an observation. names: of the existing rulesets."""
    return BadObservation(f"{error}; expected {', '.join(names)}, or all fields of a ruleset")


def bad(name: str, value: object, rule: str) -> BadObservation:
    """Return the error for a field. rule: what the value must do or be, after `must`."""
    value = list(value) if isinstance(value, tuple) else value
    return BadObservation(f"{name} is {shown(value)}; it must {rule}")


def shown(value: object) -> str:
    """Return a value as text, shortened."""
    text = repr(value)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}..."


def check_seats(
    observation: Any,
    held: str,
    sizes_name: str,
    unit: str,
    players: tuple[int, int],
    counts: Iterable[str],
) -> None:
    """Raise BadObservation unless the observing player has to act and all players are described.

    held, sizes_name: names of the fields with the player's own tiles or cards, and with the number
    of each player; unit: `tiles` or `cards`; players: the fewest and the most; counts: names of
    fields that have a number per player, or nothing.
    """
    sizes, player = getattr(observation, sizes_name), observation.player
    own = getattr(observation, held)
    least, most = players
    if not least <= len(sizes) <= most:
        raise bad(sizes_name, sizes, f"have {least} to {most} numbers, one per player")
    if not 0 <= player < len(sizes):
        raise bad("player", player, f"be 0 to {len(sizes) - 1}, as {sizes_name} has {len(sizes)}")
    if observation.phase == "over":
        raise BadObservation("phase is over: nobody can act any more")
    if observation.to_move != player:
        mover = "null" if observation.to_move is None else observation.to_move
        raise BadObservation(f"to_move is {mover}; it must be {player}, the observing player")
    if len(own) != sizes[player]:
        raise BadObservation(
            f"{held} {shown(own)} has {len(own)} {unit}, but {sizes_name} says {sizes[player]}"
        )
    for name in counts:
        values = getattr(observation, name)
        if values and len(values) != len(sizes):
            raise bad(name, values, f"be empty or have {len(sizes)} numbers, as {sizes_name} has")
