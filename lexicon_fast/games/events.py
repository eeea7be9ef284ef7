"""What the events and actions of all games have: records and replays are made of them.

Each event names all that chance decided, so that a reader needs no random generator; who checks a
record draws everything again and compares (`record.check`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary

#: Of the form of the records.
VERSION = 1

#: The player in the observation of a spectator.
SPECTATOR: Final = -1


class Event(
    msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True
):
    """What all events have."""

    #: In a record: a digest of this line and all before it (see `record`). Empty elsewhere.
    chain: str = ""


class BaseAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="action"):
    """What the actions of all games have: their kind, and no fields that say nothing."""


class DictionaryUsed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Names a dictionary so that it can be found again, and told from any other."""

    name: str
    words: int
    sha256: str
    #: The alphabet: its name and its letters.
    alphabet: str
    upper: str
    lower: str


class BaseSetup(Event, frozen=True, omit_defaults=True):
    """What the setups of all games say; each adds what else decides it but the actions."""

    version: int
    game: str
    program: str
    rng: str
    seed: int
    players: int
    #: What the players are called; a game does not know.
    names: tuple[str, ...]
    #: A name, or all fields.
    ruleset: str | dict[str, Any]
    dictionary: DictionaryUsed


def dictionary_used(dictionary: Dictionary) -> DictionaryUsed:
    """What a record says of a dictionary."""
    letters = dictionary.alphabet
    return DictionaryUsed(
        dictionary.name,
        len(dictionary),
        dictionary.sha256,
        letters.name,
        letters.upper,
        letters.lower,
    )
