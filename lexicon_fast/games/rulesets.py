"""Rulesets as data: frozen dataclasses that have a name, known by that name or given in full.

A ruleset in a file is TOML that names a known ruleset and the fields that differ from it:

base = "waddingtons"      # the ruleset that provides all other fields
name = "long hands"       # its name in records; default: the name of the file
cards_each = 12           # any field of the game's `Ruleset`, with another value

Tables (`[points]`, `[pack]`) need only the cards that differ. `layout` is the name of a layout, the
path of a layout file (relative to the folder of the ruleset file), or a table `[layout]` with the
content of a layout file. `max_exchanged = "any"` means None, which TOML lacks.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final, Protocol, Self, TypeAlias, TypeVar

from lexicon_fast.base.arguments import checked, path_hint
from lexicon_fast.base.errors import BadLayout, BadOption, excerpt
from lexicon_fast.base.text import composed_json, did_you_mean, parse_toml, read_text
from lexicon_fast.base.tile_text import letter

if TYPE_CHECKING:
    from lexicon_fast.dictionary.languages import Language


class AnyRuleset(Protocol):
    """A ruleset of any game."""

    @property
    def name(self) -> str: ...
    def to_json(self) -> str | dict[str, Any]: ...
    def in_language(self, language: Language | None) -> Self: ...


R = TypeVar("R", bound=AnyRuleset)


class Rulesets(Mapping[str, R]):
    """The rulesets of a game by name; immutable.

    `NAME-CODE`, like "standard-fr", is the ruleset NAME with the tiles or cards of a language;
    iteration and length leave these out.
    """

    def __init__(self, *rulesets: R) -> None:
        #: Those that are not `NAME-CODE`.
        self.base: Final = {rules.name: rules for rules in rulesets}
        self._made: dict[str, R] = {}

    def __getitem__(self, name: str) -> R:
        if (rules := self.base.get(name) or self._made.get(name)) is not None:
            return rules
        base, _, code = name.rpartition("-") if isinstance(name, str) else ("", "", "")
        if base in self.base:
            from lexicon_fast.dictionary.languages import Language, codes

            if code in codes():
                self._made[name] = self.base[base].in_language(Language.load(code))
                return self._made[name]
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return iter(self.base)

    def __len__(self) -> int:
        return len(self.base)


#: The name of a ruleset, the path object of a TOML file, or the result of `to_json`.
GivenRuleset: TypeAlias = str | os.PathLike[str] | Mapping[str, Any]
#: The text for None in files, as TOML lacks it.
ANY: Final = "any"


def bad_field(rules: AnyRuleset, field: str, value: object, expected: str) -> BadOption:
    """Return the error for a field of a ruleset. value: None if it is missing."""
    too_large = type(value) is int and abs(value) >= 1 << 64  # too many digits for repr
    shown = "missing" if value is None else "too large" if too_large else excerpt(value, 100)
    return BadOption(f"ruleset {excerpt(rules.name)}: {field}: {shown}; expected {expected}")


def is_foreign(language: Language | None) -> bool:
    """Return whether a language is given that is not English. Raises TypeError."""
    if language is None:
        return False
    from lexicon_fast.dictionary.languages import Language

    return checked("language", Language, language).code != "en"


def check_ruleset(rules: AnyRuleset, bounds: Mapping[str, tuple[int, int]]) -> None:
    """Check that the name is a text, and other fields are ints within bounds. Raises BadOption."""
    if not isinstance(rules.name, str):
        raise bad_field(rules, "name", rules.name, "a text")
    for field, (low, high) in bounds.items():
        value = getattr(rules, field)
        if type(value) is not int or not low <= value <= high:
            raise bad_field(rules, field, value, f"{low} to {high}")


def plain_fields(rules: Any) -> dict[str, Any]:
    """Return the fields of a ruleset: mappings as dicts, layouts as `Layout.to_json`."""
    values = {field.name: getattr(rules, field.name) for field in fields(rules)}
    values = {name: dict(v) if isinstance(v, Mapping) else v for name, v in values.items()}
    return {name: v.to_json() if hasattr(v, "to_json") else v for name, v in values.items()}


def to_json(rules: AnyRuleset, known: Mapping[str, Any]) -> str | dict[str, Any]:
    """Return the name of a known ruleset, or all fields of another one as plain data."""
    return rules.name if known.get(rules.name) == rules else plain_fields(rules)


def read_ruleset(
    rules: object,
    kind: type[R],
    known: Mapping[str, R],
    required: Sequence[str],
    make: Callable[[Mapping[str, Any]], R],
) -> R:
    """Return the ruleset with a name, in a file (a path object), or with the fields of a mapping.

    A ruleset is returned as it is; a str is always a name, never a path. required: the fields that
    a mapping must have; make: returns the ruleset with the fields of a mapping. Raises BadOption.
    """
    if isinstance(rules, kind):
        return rules
    if isinstance(rules, os.PathLike):
        return load(rules, known)
    if isinstance(rules, Mapping):
        allowed = [field.name for field in fields(kind)]  # type: ignore[arg-type]
        if unknown := [name for name in rules if name not in allowed]:
            raise BadOption(
                f"ruleset: unknown field {excerpt(unknown[0])}; expected {', '.join(allowed)}"
            )
        if missing := [name for name in required if name not in rules]:
            raise BadOption(
                f"ruleset: {missing[0]} is missing; required fields: {', '.join(required)}"
            )
        return make({name: _lettered(value) for name, value in composed_json(dict(rules)).items()})
    if isinstance(rules, str) and rules in known:
        return known[rules]
    hint = path_hint(rules)
    raise BadOption(f"ruleset {excerpt(rules)}: expected one of {', '.join(known)}{hint}")


def _lettered(value: Any) -> Any:
    """Return the value of a field; numbers of cards with a letter for each tile `[CH]`."""
    if isinstance(value, dict):
        return {letter(name): each for name, each in value.items()}
    return value


def load(path: str | os.PathLike[str], known: Mapping[str, R]) -> R:
    """Return the ruleset in a file. known: the rulesets that it may be based on, by name.

    Raises BadOption, naming the file, the field and the expected value.
    """
    where = os.fsdecode(path)
    text = read_text(where, f"ruleset file {where}", BadOption)
    rules: R = _Reader(where, known).ruleset(parse_toml(text, where, BadOption))
    return rules


class _Reader:
    """Converts the content of a file to a ruleset."""

    def __init__(self, where: str, known: Mapping[str, Any]) -> None:
        self._where = where
        self._known = known

    def ruleset(self, data: dict[str, Any]) -> Any:
        base = self._base(data.pop("base", None))
        old = {field.name: getattr(base, field.name) for field in fields(base)}
        new = old | {"name": self._default_name(base)}
        for field, value in data.items():
            if field not in old:
                raise BadOption(
                    f"{self._where}: unknown field {excerpt(field)}; expected base,"
                    f" {', '.join(old)}" + did_you_mean(field, old)
                )
            new[field] = self._value(field, value, old[field])
        if not isinstance(new["name"], str) or not new["name"].strip():
            raise self._bad("name", new["name"], "a name that is not empty")
        if new["name"] in self._known:
            raise self._bad("name", new["name"], "a name that no built-in ruleset has")
        try:
            return type(base)(**new)
        except (BadOption, BadLayout) as error:
            raise BadOption(f"{self._where}: {error}") from None

    def _base(self, name: object) -> Any:
        if isinstance(name, str) and name in self._known:
            return self._known[name]
        names = " or ".join(map(repr, self._known))
        if name is None:
            raise BadOption(f"{self._where}: base is missing; expected base = {names}")
        raise self._bad("base", name, names)

    def _default_name(self, base: Any) -> str:
        name = self._stem()
        return name if name.strip() and name not in self._known else f"{base.name}, changed"

    def _value(self, field: str, value: Any, old: Any) -> Any:
        """Return the value of a field; the ruleset checks it. old: the value in the base."""
        if field == "layout":
            return self._layout(value, type(old))
        if field == "max_exchanged" and isinstance(value, str):
            if value != ANY:
                raise self._bad(field, value, f"a whole number from 1, or {ANY!r}")
            return None
        if isinstance(old, Mapping) and isinstance(value, dict):
            return {**old, **_lettered(value)}
        return value

    def _layout(self, value: Any, kind: Any) -> Any:
        """Return a board layout. kind: the class of the layouts."""
        try:
            if isinstance(value, str):
                folder = os.path.dirname(self._where)
                return kind.load(value if value in kind.KNOWN else os.path.join(folder, value))
            if isinstance(value, dict):
                return kind.of_json({"name": self._stem(), **value})
        except BadLayout as error:
            raise BadOption(f"{self._where}: layout: {error}") from None
        raise self._bad("layout", value, f"{', '.join(kind.KNOWN)}, a path or a table [layout]")

    def _stem(self) -> str:
        """Return the name of the file without its extension."""
        name = os.path.splitext(os.path.basename(self._where))[0]
        return name.encode("utf-8", "replace").decode()

    def _bad(self, field: str, value: object, expected: str) -> BadOption:
        return BadOption(f"{self._where}: {field}: {excerpt(value)}; expected {expected}")
