"""The content of a GCG file as plain values: the pragmata of a game, and its events."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

#: Maximum number of players.
MAX_PLAYERS: Final = 4


@dataclass(frozen=True, slots=True)
class Player:
    """A player. nick: one word, used in events; name: the full name.

    >>> from lexicon_fast.games.scrabble import gcg
    >>> gcg.read("#player1 north Ann North\\n#player2 south Bob\\n").players[0]
    Player(nick='north', name='Ann North')
    """

    nick: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Base of the events of a game, as they are written and unchecked.

    player: from 0; rack: the known tiles of the player before the event, `?` the blank; score: the
    points that it adds or, if negative, removes; total: the player's points after it; notes:
    remarks; rest: text after the total, such as the words formed; line: its line in the file, from
    1, or 0 if it was not read from a file.

    >>> from lexicon_fast.games.scrabble import gcg
    >>> event = gcg.read(">north: AEIQTUZ 8E QUIZ +44 44\\n#note the best play\\n").events[0]
    >>> isinstance(event, gcg.Event), event.rack, event.score, event.notes, event.line
    (True, 'AEIQTUZ', 44, ('the best play',), 1)
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

    >>> from lexicon_fast.games.scrabble import gcg
    >>> laid = gcg.read(">north: AEIQTUZ 8E QUIZ +44 44\\n").events[0]
    >>> laid.at, laid.word, laid.score
    ('8E', 'QUIZ', 44)
    """

    at: str
    word: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenBack(Event):
    """`--`: the play before was challenged and is taken back, with its points.

    >>> from lexicon_fast.games.scrabble import gcg
    >>> game = gcg.read(">north: AEIQTUZ 8E QUIZ +44 44\\n>north: AEIQTUZ -- -44 0\\n")
    >>> isinstance(game.events[1], gcg.TakenBack), game.events[1].score
    (True, -44)
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchanged(Event):
    """An exchange: `-ABC`, or `-3` with empty `tiles` if only their number is known.

    count: the number of tiles.

    >>> from lexicon_fast.games.scrabble import gcg
    >>> game = gcg.read(">north: AEIQTUU -UU +0 0\\n>south: -3 +0 0\\n")
    >>> [(event.tiles, event.count) for event in game.events]
    [('UU', 2), ('', 3)]
    """

    tiles: str = ""
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event):
    """`-`: a pass, or a turn lost for a wrong challenge.

    >>> from lexicon_fast.games.scrabble import gcg
    >>> gcg.read(">north: AEIQTUU - +0 0\\n").events[0] == gcg.Passed(player=0, rack="AEIQTUU")
    True
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Bonus(Event):
    """`(challenge)`: points for a wrong challenge of the player's last play.

    >>> from lexicon_fast.games.scrabble import gcg
    >>> game = gcg.read(">north: AEIQTUZ 8E QUIZ +44 44\\n>north: AET (challenge) +5 49\\n")
    >>> isinstance(game.events[1], gcg.Bonus), game.events[1].score
    (True, 5)
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class TimePenalty(Event):
    """`(time)`: points lost for time, so `score` is negative.

    >>> from lexicon_fast.games.scrabble import gcg
    >>> penalty = gcg.read(">north: (time) -10 371\\n").events[0]
    >>> isinstance(penalty, gcg.TimePenalty), penalty.score, penalty.total
    (True, -10, 371)
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class RackPoints(Event):
    """`(EIU)`: points at the end, lost for the player's own tiles or gained for other players'.

    >>> from lexicon_fast.games.scrabble import gcg
    >>> game = gcg.read(">north: (EIU) +6 381\\n>south: EIU (EIU) -3 350\\n")
    >>> [(event.tiles, event.score, event.own) for event in game.events]
    [('EIU', 6, False), ('EIU', -3, True)]
    """

    tiles: str

    @property
    def own(self) -> bool:
        """Whether the tiles are the player's own."""
        return self.score < 0 or (self.score == 0 and self.rack != "")


@dataclass(frozen=True, slots=True)
class Pragma:
    """A pragma without a meaning here: `#keyword text`. after: the number of events before it.

    >>> from lexicon_fast.games.scrabble import gcg
    >>> gcg.read("#style club\\n>north: AEIQTUZ 8E QUIZ +44 44\\n").others
    (Pragma(after=0, keyword='style', text='club'),)
    """

    after: int
    keyword: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GcgGame:
    """The content of a file. Texts may have several lines.

    id: (authority, number). racks: the known racks after the last event; incomplete: the game is
    not over at its end; incomplete_rack: then the rack of the player to move. notes: remarks before
    the first event; others: all other pragmata. where: the name of the file in errors. The
    constructor checks nothing: see `write` and `replay`.

    >>> from lexicon_fast.games.scrabble import gcg
    >>> game = gcg.GcgGame(
    ...     players=(gcg.Player("north", "Ann North"), gcg.Player("south", "Bob South")),
    ...     events=(gcg.Laid(player=0, at="8E", word="QUIZ", score=44, total=44),),
    ... )
    >>> gcg.read(gcg.write(game)) == game
    True
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
        """Yield the plays that were not taken back, with their places among the events, from 0.

        >>> from lexicon_fast.games.scrabble import gcg
        >>> text = ">a: IQUZ 8E QUIZ +44 44\\n>b: AEI 8A AE +2 2\\n>b: AEI -- -2 0\\n"
        >>> [(place, laid.word) for place, laid in gcg.read(text).plays()]
        [(0, 'QUIZ')]
        """
        for place, event in enumerate(self.events):
            after = self.events[place + 1 : place + 2]
            if isinstance(event, Laid) and not (after and isinstance(after[0], TakenBack)):
                yield place, event


#: Pragmata with a text, and their fields in `GcgGame`.
TEXTS: Final = {
    name.replace("_", "-"): name
    for name in (
        *("title", "description", "lexicon", "game_type"),
        *("tile_set", "game_board", "board_layout", "tile_distribution"),
    )
}
