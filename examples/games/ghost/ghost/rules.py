"""The rulesets of Ghost, as data."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from lexicon_fast.games.rulesets import bad_field, check_ruleset, read_ruleset, to_json

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 8


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules that players may choose. Raises BadOption for a value that is out of range."""

    name: str
    #: A player who has lost as many rounds as this word has letters is out.
    word: str = "GHOST"
    #: Letters of the shortest words that count.
    min_length: int = 4

    def __post_init__(self) -> None:
        if not isinstance(self.word, str) or not 1 <= len(self.word) <= 20:
            raise bad_field(self, "word", self.word, "1 to 20 letters")
        check_ruleset(self, {"min_length": (2, 20)})

    def to_json(self) -> str | dict[str, Any]:
        """Return the name of a known ruleset, or all fields of another one."""
        return to_json(self, RULESETS)


RULESETS: Final = {"standard": Ruleset("standard"), "short": Ruleset("short", word="G")}


def ruleset(rules: object) -> Ruleset:
    """Return the ruleset with a name, in a file, or with the fields of a mapping."""

    def make(values: Mapping[str, Any]) -> Ruleset:
        return Ruleset(**values)

    return read_ruleset(rules, Ruleset, RULESETS, ("name",), make)
