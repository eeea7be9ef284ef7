"""Base types of the events and actions of all games, which records and replays consist of.

An event contains everything that chance decided, so that a reader needs no random generator.
`record.check` draws everything again from the seed and compares.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary

#: Version of the record format.
VERSION = 1

#: The player number in the observation of a spectator.
SPECTATOR: Final = -1


class Event(
    msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True
):
    """Base of all events."""

    #: In a record: a digest of this line and all lines before it (see `record`). Empty elsewhere.
    chain: str = ""


class BaseAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="action"):
    """Base of all actions, tagged with their kind."""


class DictionaryUsed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The identity of a dictionary: enough to find it again and to recognise any other."""

    name: str
    words: int
    sha256: str
    #: Name and letters of the alphabet.
    alphabet: str
    upper: str
    lower: str


class BaseSetup(Event, frozen=True, omit_defaults=True):
    """The first event of a game. With the actions, its fields determine everything else."""

    version: int
    game: str
    program: str
    rng: str
    #: 64 bits; or 256 bits in hexadecimal digits, for `rng` "sha256".
    seed: int | str
    players: int
    #: Display names of the players. Only records have them; a game does not know them.
    names: tuple[str, ...]
    #: Name of the ruleset, or all its fields.
    ruleset: str | dict[str, Any]
    dictionary: DictionaryUsed


class Forfeit(Event, frozen=True, omit_defaults=True, tag_field="event", tag="forfeit"):
    """The end of a game that is not played out. A game does not know it, but its record does.

    player: has lost it, and the others have won; None: it was aborted, and nobody has won.
    reason: "resigned", "clock" (no time left), "aborted"; in a match also "crash", "timeout",
    "error" or "illegal" of an external player, which `message` explains.
    """

    player: int | None
    reason: str
    message: str = ""

    def returns(self, players: int) -> list[float] | None:
        """Return the share of the win of each player; None: the game was aborted.

        >>> Forfeit(player=1, reason="resigned").returns(3)
        [0.5, 0.0, 0.5]
        """
        if self.player is None:
            return None
        return [float(player != self.player) / (players - 1 or 1) for player in range(players)]


def dictionary_used(dictionary: Dictionary) -> DictionaryUsed:
    """Return the identity of a dictionary for a record."""
    letters = dictionary.alphabet
    return DictionaryUsed(
        dictionary.name,
        len(dictionary),
        dictionary.sha256,
        letters.name,
        letters.upper,
        letters.lower,
    )
