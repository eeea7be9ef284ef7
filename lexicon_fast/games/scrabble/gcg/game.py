"""What a GCG file says, as plain values: the pragmata of a game, and its events."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

#: Players that a game may have.
MAX_PLAYERS: Final = 4


@dataclass(frozen=True, slots=True)
class Player:
    """nick: one word, what events call the player; name: in full."""

    nick: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """One line of a game, as it is written: nothing of it has been checked.

    player: from 0; rack: the player's tiles before it, perhaps only those that are known ("": none
    is), `?` the blank; score: what it adds to the player's points, below 0 what it takes; total:
    the player's points after it; notes: what was remarked about it; rest: what stands behind the
    total, such as the words formed; line: where it stands in its file.
    """

    player: int
    rack: str = ""
    score: int = 0
    total: int = 0
    notes: tuple[str, ...] = ()
    rest: str = ""
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid(Event):
    """A play: `8D QUI.z`, at 8D across or D8 down.

    In word, letters that lie there already are `.`, in parentheses, or plain; a blank is the letter
    that it stands for, in lower case.
    """

    at: str
    word: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenBack(Event):
    """`--`: the play before it was challenged and is taken back, with its points."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchanged(Event):
    """`-ABC`, or `-3` where only the number is known: tiles is then empty."""

    tiles: str = ""
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event):
    """`-`: nothing, or a turn that was lost by a wrong challenge."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bonus(Event):
    """`(challenge)`: points because the player's last play was challenged wrongly."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TimePenalty(Event):
    """`(time)`: points lost for time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RackPoints(Event):
    """`(EIU)`: points at the end, lost for one's own tiles or gained for those of the others."""

    tiles: str

    @property
    def own(self) -> bool:
        """Are they the player's own tiles?"""
        return self.score < 0 or (self.score == 0 and self.rack != "")


@dataclass(frozen=True, slots=True)
class Pragma:
    """A pragma that is only kept: `#keyword text`, behind so many events."""

    after: int
    keyword: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GcgGame:
    """A game as its file tells it. Texts may have several lines.

    id: (who numbers the games, the number). racks: of the players behind the last event, as far as
    they are known ("": not). incomplete: the game ends before it is over; incomplete_rack: and the
    player to move has these tiles. notes: in front of the first event. others: all other pragmata.
    where: what errors call the file.
    """

    players: tuple[Player, ...]
    events: tuple[Event, ...] = ()
    title: str = ""
    description: str = ""
    id: tuple[str, str] | None = None
    lexicon: str = ""
    game_type: str = ""
    tile_set: str = ""
    game_board: str = ""
    board_layout: str = ""
    tile_distribution: str = ""
    racks: tuple[str, ...] = ()
    incomplete: bool = False
    incomplete_rack: str = ""
    notes: tuple[str, ...] = ()
    others: tuple[Pragma, ...] = ()
    where: str = field(default="gcg", compare=False)

    def plays(self) -> Iterator[tuple[int, Laid]]:
        """The plays that were not taken back, with their places among the events."""
        for place, event in enumerate(self.events):
            after = self.events[place + 1 : place + 2]
            if isinstance(event, Laid) and not (after and isinstance(after[0], TakenBack)):
                yield place, event


#: Pragmata of a text, each a field of `GcgGame`.
TEXTS: Final = {
    "title": "title",
    "description": "description",
    "lexicon": "lexicon",
    "game-type": "game_type",
    "tile-set": "tile_set",
    "game-board": "game_board",
    "board-layout": "board_layout",
    "tile-distribution": "tile_distribution",
}
