"""Observations from outside: read from JSON, and refused in words that people understand.

What an observation may say is for each game: `bots/GAME/given.py`.
"""

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
    """What is wrong with the ruleset of an observation. names: those there are."""
    return BadObservation(f"{error}; accepted: {', '.join(names)}, all fields of one")


def bad(name: str, value: object, accepted: str) -> BadObservation:
    """What is wrong with a field."""
    told = list(value) if isinstance(value, tuple) else value
    return BadObservation(f"{name} {shown(told)}; accepted: {accepted}")


def shown(value: object) -> str:
    """A value, cut."""
    text = repr(value)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}..."
