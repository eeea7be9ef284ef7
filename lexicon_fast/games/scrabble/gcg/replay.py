"""Plays a game of GCG again: the board after each event, and what of the file cannot be right."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from lexicon_fast.alphabet import Alphabet
from lexicon_fast.errors import BadHand, BadRecord, IllegalAction
from lexicon_fast.games.scrabble.gcg.game import (
    Bonus,
    Event,
    Exchanged,
    GcgGame,
    Laid,
    Passed,
    RackPoints,
    TakenBack,
    TimePenalty,
)
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.board import BLANK_BIT, EMPTY, Board, parse_rack
from lexicon_fast.games.tiles.cgp import Position, format_cgp
from lexicon_fast.games.tiles.laying import scored_play
from lexicon_fast.games.tiles.layouts import BLANK, Layout
from lexicon_fast.games.tiles.scoring import formed_words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lexicon_fast.dictionary import Dictionary

#: Names of boards in files of other programs, in lower case -> layouts.
_LAYOUTS: Final = {
    "": "scrabble",
    "scrabble": "scrabble",
    "crosswordgame": "scrabble",
    "crosswordgame15": "scrabble",
    "standard": "scrabble",
    "standard15": "scrabble",
    "super": "super",
    "superscrabble": "super",
    "supercrosswordgame": "super",
    "crosswordgame21": "super",
    "standard21": "super",
}
#: Where some programs note it that know no pragma for it.
_NOTE: Final = "BoardLayout:"


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """A game between two events.

    event: the one that led here, None at the start; play: the last play, as the generator writes
    it; laid: the squares of its tiles, if they lie there and nothing happened since, as indices
    into `Board.squares`; racks: what is known of each player's tiles, from all of the file;
    to_move: None once the tiles that are left have been scored; scoreless: turns without points in
    a row.
    """

    event: Event | None
    board: Board
    play: Lay | None
    laid: tuple[int, ...]
    racks: tuple[str, ...]
    scores: tuple[int, ...]
    to_move: int | None
    scoreless: int

    @property
    def cgp(self) -> str:
        """The position as a line of CGP, the player to move first."""
        first = self.to_move or 0
        order = [*range(first, len(self.scores)), *range(first)]
        return format_cgp(
            Position(
                self.board,
                tuple(self.racks[player] for player in order),
                tuple(self.scores[player] for player in order),
                self.scoreless,
            )
        )


def layout_of(game: GcgGame) -> Layout:
    """The board that a file names, in a pragma or a note; else that of Scrabble.

    Raises BadRecord for a name that is not known.
    """
    name = game.board_layout or next(
        (note.removeprefix(_NOTE) for note in game.notes if note.startswith(_NOTE)), ""
    )
    key = "".join(letter for letter in name.lower() if letter.isalnum())
    if key not in _LAYOUTS:
        raise BadRecord(
            f"{game.where}: board layout {name.strip()[:40]!r}; accepted: CrosswordGame,"
            " SuperCrosswordGame, or a layout that is given"
        )
    return Layout.load(_LAYOUTS[key])


def replay(
    game: GcgGame,
    dictionary: Dictionary | None = None,
    layout: Layout | None = None,
    *,
    alphabet: Alphabet | None = None,
    faults: list[str] | None = None,
) -> list[Moment]:
    """The game from its start to its end: a moment before each event, and the last one.

    dictionary: words that it lacks are a fault, unless their play is taken back; None: any word
    will do. layout: None for the one that the file names. alphabet: that of the dictionary, or
    English.

    Checked are the place and the points of each play, all totals, whose turn it is, that players
    hold what they lay and exchange, that there are no more tiles than the layout has, and the
    points for tiles at the end (once or twice their value). Rules that differ from club to club are
    not: who starts, what a challenge costs, when tiles may be exchanged.

    Raises BadRecord (`where:line`) for the first fault. With a list `faults`, such messages are
    added to it instead, and the game goes on with the totals that are written; but what cannot be
    laid on the board is an error all the same.
    """
    if alphabet is None:
        alphabet = dictionary.alphabet if dictionary is not None else Alphabet.load("english")
    replayed = _Replayed(game, dictionary, layout or layout_of(game), alphabet, faults)
    for place, event in enumerate(game.events):
        replayed.follow(place, event)
    return replayed.moments


class _Replayed:
    def __init__(
        self,
        game: GcgGame,
        dictionary: Dictionary | None,
        layout: Layout,
        alphabet: Alphabet,
        faults: list[str] | None,
    ) -> None:
        self._game = game
        self._dictionary = dictionary
        self._layout = layout
        self._alphabet = alphabet
        self._faults = faults
        layout.values_by_code(alphabet)
        players = len(game.players)
        self._scores = [0] * players
        self._left = [""] * players  # tiles that stay on racks once a play is made
        self._ahead = self._racks_ahead()
        self._turn: int | None = None
        self._played: Lay | None = None
        self._over = False
        self._overdrawn: set[str] = set()
        start = Moment(
            event=None,
            board=Board.empty(layout, alphabet),
            play=None,
            laid=(),
            racks=self._ahead[0],
            scores=(0,) * players,
            to_move=game.events[0].player if game.events else 0,
            scoreless=0,
        )
        self.moments = [start]
        self._count_tiles(game.events[0] if game.events else None)

    def follow(self, place: int, event: Event) -> None:
        """Play the next event."""
        before = self.moments[-1]
        board, scoreless = before.board, before.scoreless
        new: tuple[int, ...] = ()
        self._turn = before.to_move if place else event.player
        match event:
            case Laid():
                self._takes_turn(event)
                board, new = self._lay(before.board, event, place)
                scoreless = 0 if event.score else scoreless + 1
            case Exchanged():
                self._takes_turn(event)
                self._exchange(event)
                scoreless += 1
            case Passed():
                self._takes_turn(event)
                self._left[event.player] = self._known(event)
                self._expect(event, event.score, "a pass", 0)
                scoreless += 1
            case TakenBack():
                board = self._take_back(event, place)
                scoreless = self.moments[-2].scoreless + 1
            case Bonus():
                last = self._game.events[place - 1] if place else None
                if not isinstance(last, Laid) or last.player != event.player:
                    self._fault(event, "points for a challenge; accepted: behind the player's play")
                new = before.laid
            case TimePenalty():
                if event.score > 0:
                    self._fault(event, f"time gains {event.score}; accepted: it costs points")
            case RackPoints():
                self._end(event)
        player = event.player
        self._expect(event, event.total, "the new total", self._scores[player] + event.score)
        self._scores[player] = event.total
        ahead = self._ahead[place + 1]
        taken_back = isinstance(event, Laid) and self._is_taken_back(place)
        racks = list(ahead)
        for each, left in enumerate(self._left):
            if not racks[each] or (taken_back and each == player):
                racks[each] = left
        self.moments.append(
            Moment(
                event=event,
                board=board,
                play=self._played,
                laid=new,
                racks=tuple(racks),
                scores=tuple(self._scores),
                to_move=None if self._over else self._turn,
                scoreless=scoreless,
            )
        )
        self._count_tiles(event)

    def _lay(self, board: Board, event: Laid, place: int) -> tuple[Board, tuple[int, ...]]:
        action = Lay(event.at, event.word)
        try:
            play = scored_play(action, board, self._layout)
            self._expect(event, event.score, f"{event.at} {event.word}", play.score)
            tiles, words, action = play.tiles, play.words, play.action
        except IllegalAction as error:
            if error.rule in ("place", "word"):  # nothing can be laid
                raise self._bad(event, str(error)) from None
            self._fault(event, str(error))
            tiles = board.tiles(event.at, event.word)
            words = tuple(word.word for word in formed_words(board, tiles))
        unknown = [word for word in words if self._is_unknown(word)]
        if unknown and not self._is_taken_back(place):
            self._fault(
                event,
                f"{event.at} {event.word}: no word of the dictionary: {', '.join(unknown)}",
            )
        letters = self._alphabet.upper
        self._left[event.player] = self._without(
            event,
            "".join(BLANK if code & BLANK_BIT else letters[code] for _, code in tiles),
            "lays",
        )
        self._played = action
        return board.lay(event.at, event.word), tuple(index for index, _ in tiles)

    def _is_unknown(self, word: str) -> bool:
        return self._dictionary is not None and word not in self._dictionary

    def _is_taken_back(self, place: int) -> bool:
        events = self._game.events
        return place + 1 < len(events) and isinstance(events[place + 1], TakenBack)

    def _take_back(self, event: TakenBack, place: int) -> Board:
        last = self._game.events[place - 1] if place else None
        if not isinstance(last, Laid) or last.player != event.player:
            raise self._bad(event, "no play to take back; accepted: -- behind the player's play")
        self._expect(event, event.score, "--", -last.score)
        if event.rack and last.rack and Counter(event.rack) != Counter(last.rack):
            self._fault(event, f"rack {event.rack}; accepted: that of the play, {last.rack}")
        self._left[event.player] = self._tiles(event, event.rack or last.rack)
        return self.moments[-2].board

    def _exchange(self, event: Exchanged) -> None:
        self._expect(event, event.score, "an exchange", 0)
        if event.count > self._layout.rack_size:
            self._fault(
                event,
                f"{event.count} tiles exchanged; accepted: up to {self._layout.rack_size}",
            )
        tiles = self._tiles(event, event.tiles)
        self._left[event.player] = self._without(event, tiles, "exchanges") if tiles else ""

    def _end(self, event: RackPoints) -> None:
        tiles = self._tiles(event, event.tiles)
        value = sum(self._layout.values[tile] for tile in tiles)
        accepted = [-value] if event.own else [value, 2 * value]
        if event.score not in accepted:
            self._fault(
                event,
                f"{event.score:+d} for {tiles or 'no tiles'}; accepted:"
                f" {' or '.join(f'{points:+d}' for points in accepted)}",
            )
        self._over = True

    def _takes_turn(self, event: Event) -> None:
        if self._over:
            self._fault(event, "a turn; accepted: none, once tiles have been scored")
        elif event.player != self._turn:
            players = self._game.players
            self._fault(
                event,
                f"a turn of {players[event.player].nick}; accepted: one of"
                f" {players[self._turn or 0].nick}",
            )
        self._turn = (event.player + 1) % len(self._scores)

    def _without(self, event: Event, tiles: str, does: str) -> str:
        """The rack of an event without some of its tiles: what is known to stay on it."""
        rack = self._known(event)
        missing = Counter(tiles) - Counter(rack)
        if len(rack) + missing.total() > self._layout.rack_size:
            lacks = "".join(sorted(missing.elements()))
            self._fault(event, f"{does} {lacks}, which rack {rack} lacks")
        left = Counter(rack) - Counter(tiles)
        return "".join(left.elements())

    def _known(self, event: Event) -> str:
        """The rack of an event; if it is not written, what stayed on it."""
        return self._tiles(event, event.rack) or self._left[event.player]

    def _tiles(self, event: Event | None, tiles: str) -> str:
        # At the end there may be those of several players, in one.
        racks = tiles if isinstance(event, RackPoints) else [tiles]
        try:
            return "".join(parse_rack(rack, self._layout, self._alphabet) for rack in racks)
        except BadHand as error:
            raise self._bad(event, str(error)) from None

    def _racks_ahead(self) -> list[tuple[str, ...]]:
        """Before each event and at the end: what later lines say of the racks there are now."""
        players = len(self._game.players)
        racks = [self._tiles(None, rack) for rack in self._game.racks or ("",) * players]
        events = self._game.events
        if self._game.incomplete_rack and events:
            racks[(events[-1].player + 1) % players] = self._tiles(None, self._game.incomplete_rack)
        ahead = [tuple(racks)]
        for event in reversed(events):
            player = event.player
            if isinstance(event, RackPoints):
                if event.own:
                    racks[player] = self._tiles(event, event.tiles)
                elif players == 2:
                    racks[1 - player] = self._tiles(event, event.tiles)
            elif isinstance(event, Laid | Exchanged) or event.rack:
                racks[player] = self._tiles(event, event.rack)
            ahead.append(tuple(racks))
        return ahead[::-1]

    def _count_tiles(self, event: Event | None) -> None:
        """Are there more tiles on the board and the racks than there are at all?"""
        now = self.moments[-1]
        letters = self._alphabet.upper
        seen = Counter("".join(now.racks))
        seen.update(
            BLANK if code & BLANK_BIT else letters[code]
            for code in now.board.squares
            if code != EMPTY
        )
        counts: Mapping[str, int] = self._layout.counts
        for tile, count in sorted(seen.items()):
            if count > counts.get(tile, 0) and tile not in self._overdrawn:
                self._overdrawn.add(tile)
                self._fault(
                    event,
                    f"{count} tiles {tile} on the board and the racks; accepted: up to"
                    f" {counts.get(tile, 0)}",
                )

    def _expect(self, event: Event, value: int, what: str, right: int) -> None:
        if value != right:
            self._fault(event, f"{what}: {value:+d}; accepted: {right:+d}")

    def _fault(self, event: Event | None, message: str) -> None:
        error = self._bad(event, message)
        if self._faults is None:
            raise error
        self._faults.append(str(error))

    def _bad(self, event: Event | None, message: str) -> BadRecord:
        line = f":{event.line}" if event is not None and event.line else ""
        return BadRecord(f"{self._game.where}{line}: {message}")
