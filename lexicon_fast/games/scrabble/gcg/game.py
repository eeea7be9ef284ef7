"""The content of a GCG file as plain values: the pragmata of a game, and its events."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

#: Maximum number of players.
MAX_PLAYERS: Final = 4


@dataclass(frozen=True, slots=True)
class Player:
    """A player. nick: one word, used in events; name: the full name."""

    nick: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """One event of a game, as it is written and unchecked.

    player: from 0; rack: the known tiles of the player before the event, `?` the blank; score: the
    points that it adds or, if negative, removes; total: the player's points after it; notes:
    remarks; rest: text after the total, such as the words formed; line: its line in the file.
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

    In `word`, letters on the board are `.`, in parentheses, or plain; a blank is its letter in
    lower case.
    """

    at: str
    word: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenBack(Event):
    """`--`: the play before was challenged and is taken back, with its points."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchanged(Event):
    """`-ABC`, or `-3` with empty `tiles` if only their number is known."""

    tiles: str = ""
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event):
    """`-`: a pass, or a turn lost for a wrong challenge."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bonus(Event):
    """`(challenge)`: points for a wrong challenge of the player's last play."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TimePenalty(Event):
    """`(time)`: points lost for time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RackPoints(Event):
    """`(EIU)`: points at the end, lost for the player's own tiles or gained for other players'."""

    tiles: str

    @property
    def own(self) -> bool:
        """Whether the tiles are the player's own."""
        return self.score < 0 or (self.score == 0 and self.rack != "")


@dataclass(frozen=True, slots=True)
class Pragma:
    """A pragma without a meaning here: `#keyword text`, after so many events."""

    after: int
    keyword: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GcgGame:
    """The content of a file. Texts may have several lines.

    id: (authority, number). racks: the known racks after the last event; incomplete: the game is
    not over at its end; incomplete_rack: then the rack of the player to move. notes: remarks before
    the first event; others: all other pragmata. where: the name of the file in errors.
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
        """Yield the plays that were not taken back, with their places among the events."""
        for place, event in enumerate(self.events):
            after = self.events[place + 1 : place + 2]
            if isinstance(event, Laid) and not (after and isinstance(after[0], TakenBack)):
                yield place, event


#: Pragmata with a text, and their fields in `GcgGame`.
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
