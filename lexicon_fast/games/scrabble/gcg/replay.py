"""Replays a game of GCG: the board after each event, the mistakes, and what each player saw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final, NamedTuple

from lexicon_fast.base.errors import BadHand, BadRecord, IllegalAction, excerpt
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.scrabble.events import State
from lexicon_fast.games.scrabble.gcg import game as gcg
from lexicon_fast.games.scrabble.observation import Observation
from lexicon_fast.games.scrabble.rules import MIN_PLAYERS, RULESETS, Ruleset
from lexicon_fast.games.tiles.actions import PASS, Action, Exchange, Lay
from lexicon_fast.games.tiles.bag import sort_tiles, tile_points, tiles_on
from lexicon_fast.games.tiles.board import Board, parse_rack
from lexicon_fast.games.tiles.cgp import Position, format_cgp
from lexicon_fast.games.tiles.laying import formed_words, scored_play
from lexicon_fast.games.tiles.layouts import Layout, known_layout

#: Layouts by their names in files of other programs, in lower case.
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
#: Prefix of a note with the layout, by programs that do not use the pragma.
_NOTE: Final = "BoardLayout:"


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """The state of a game between two events.

    event: the event before, None at the start; play: the last play, as the generator writes it;
    laid: if `event` is a play, the squares of its tiles, as indices into `Board.squares`; racks:
    the known tiles of each player, from the complete file; scores: by player; to_move: the player
    of the next turn, None once the remaining tiles have been scored; scoreless: number of turns
    without points in a row; rack_sizes: the number of tiles that each player holds, known or not,
    from the tiles laid so far; empty: not known.

    >>> from lexicon_fast.games.scrabble import gcg
    >>> game = gcg.read(">north: AEIQTUZ 8E QUIZ +44 44\\n>south: ACEINRT H5 CRA.E +16 16\\n")
    >>> moment = gcg.replay(game)[1]
    >>> moment.play, moment.racks, moment.scores, moment.to_move
    (Lay(at='8E', word='QUIZ'), ('AET', 'ACEINRT'), (44, 0), 1)
    >>> moment.cgp
    '15/15/15/15/15/15/15/4QUIZ7/15/15/15/15/15/15/15 ACEINRT/AET 0/44 0'
    >>> moment.state.to_move, moment.state.rack_sizes
    (1, (7, 7))
    """

    event: gcg.Event | None
    board: Board
    play: Lay | None
    laid: tuple[int, ...]
    racks: tuple[str, ...]
    scores: tuple[int, ...]
    to_move: int | None
    scoreless: int
    rack_sizes: tuple[int, ...] = ()

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

    @property
    def state(self) -> State:
        """The position for `games.scrabble.game.game_from`, which deals the unknown tiles."""
        return State(
            self.racks,
            () if self.board.is_empty else tuple(self.board.lines()),
            self.to_move or 0,
            self.scores,
            self.rack_sizes,
            scoreless=self.scoreless,
        )


def layout_of(game: gcg.GcgGame) -> Layout:
    """Return the layout that a file names, in a pragma or a note; by default that of Scrabble.

    Raises BadRecord for an unknown name.

    >>> from lexicon_fast.games.scrabble import gcg
    >>> game = gcg.read("#board-layout SuperCrosswordGame\\n#player1 north\\n#player2 south\\n")
    >>> gcg.layout_of(game).name
    'super'
    """
    name = game.board_layout or next(
        (note.removeprefix(_NOTE) for note in game.notes if note.startswith(_NOTE)), ""
    )
    if (known := known_layout(name.strip())) is not None:
        return known
    key = "".join(letter for letter in name.lower() if letter.isalnum())
    if key not in _LAYOUTS:
        raise BadRecord(
            f"{game.where}: unknown board layout {excerpt(name.strip())}; use CrosswordGame or"
            " SuperCrosswordGame, or choose a layout"
        )
    return Layout.load(_LAYOUTS[key])


def replay(
    game: gcg.GcgGame,
    dictionary: Dictionary | None = None,
    layout: Layout | None = None,
    *,
    alphabet: Alphabet | None = None,
    faults: list[str] | None = None,
) -> list[Moment]:
    """Return the moments of a game: before each event, and at the end.

    dictionary: words that it lacks are a fault, unless their play is taken back; None: do not check
    words. layout: None for the layout that the file names. alphabet: by default that of the
    dictionary, or the letters of the layout.

    The checks include the place and the points of each play, all totals, the order of turns, the
    tiles of racks and of the layout, and the points for tiles at the end (once or twice their
    value). Rules that differ between clubs are not checked: the start, the cost of a challenge, and
    when tiles may be exchanged.

    Raises BadRecord (`where:line`) for the first fault. With a list `faults`, messages are added to
    it instead, and the game continues with the totals of the file; but a play that does not fit on
    the board is always an error. Raises BadAlphabet unless layout and alphabet have the same
    letters.

    >>> from lexicon_fast import Dictionary
    >>> from lexicon_fast.games.scrabble import gcg
    >>> game = gcg.read(">north: AEIQTUZ 8E QUIZ +44 44\\n>south: ACEINRT H5 CRA.E +18 18\\n")
    >>> faults = []
    >>> moments = gcg.replay(game, Dictionary.from_words(["quiz", "craze"]), faults=faults)
    >>> len(moments), faults
    (3, ['gcg:2: H5 CRA.E: +18; expected +16'])
    """
    layout = layout or layout_of(game)
    if dictionary is not None:
        layout = layout.in_language(dictionary.language)
    if alphabet is None:
        alphabet = layout.alphabet if dictionary is None else dictionary.alphabet
    game = _in_tiles(game, alphabet)
    replay = _Replay(game, dictionary, layout, alphabet, faults)
    for place, event in enumerate(game.events):
        replay.follow(place, event)
    return replay.moments


class _Replay:
    def __init__(
        self,
        game: gcg.GcgGame,
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
        self._left = [""] * players  # known tiles on racks after the last turn
        for event in game.events:
            self._tiles(event, event.rack)
        self._later_racks = self._find_later_racks()
        self._turn: int | None = None
        self._played: Lay | None = None
        self._over = False
        self._right_score = 0  # of the current event
        self._reported_tiles: set[str] = set()
        self._tile_count = sum(layout.counts.values())
        start = Moment(
            event=None,
            board=Board.empty(layout, alphabet),
            play=None,
            laid=(),
            racks=self._later_racks[0],
            rack_sizes=(min(layout.rack_size, self._tile_count // players),) * players,
            scores=(0,) * players,
            to_move=game.events[0].player if game.events else 0,
            scoreless=0,
        )
        self.moments = [start]
        self._count_tiles(game.events[0] if game.events else None)

    def follow(self, place: int, event: gcg.Event) -> None:
        """Apply the next event."""
        before = self.moments[-1]
        board, scoreless = before.board, before.scoreless
        new: tuple[int, ...] = ()
        self._turn = before.to_move if place else event.player
        self._right_score = event.score
        match event:
            case gcg.Laid():
                self._begin_turn(event)
                board, new = self._lay(before.board, event, place)
                scoreless = 0 if event.score else scoreless + 1
            case gcg.Exchanged():
                self._begin_turn(event)
                self._exchange(event)
                scoreless += 1
            case gcg.Passed():
                self._begin_turn(event)
                self._left[event.player] = self._known(event)
                self._expect_score(event, "a pass", 0)
                scoreless += 1
            case gcg.TakenBack():
                board = self._take_back(event, place)
                scoreless = self.moments[-2].scoreless + 1
            case gcg.Bonus():
                if self._last_play(event, place) is None:
                    self._fault(event, "points for a challenge must follow the player's play")
                new = before.laid
            case gcg.TimePenalty():
                if event.score > 0:
                    self._fault(event, f"time gains {event.score}; it must cost points")
            case gcg.RackPoints():
                self._end(event)
        player, right = event.player, self._right_score
        # A total that agrees with the right score or with the written one has no fault of its own.
        if event.total - self._scores[player] not in (right, event.score):
            total = self._scores[player] + right
            self._fault(event, f"the new total: {event.total}; expected {total}")
        self._scores[player] = event.total
        later = self._later_racks[place + 1]
        taken_back = isinstance(event, gcg.Laid) and self._is_taken_back(place)
        racks = list(later)
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
                rack_sizes=self._rack_sizes(before, event, len(new)),
                scores=tuple(self._scores),
                to_move=None if self._over else self._turn,
                scoreless=scoreless,
            )
        )
        self._count_tiles(event)

    def _lay(self, board: Board, event: gcg.Laid, place: int) -> tuple[Board, tuple[int, ...]]:
        action = Lay(event.at, event.word)
        try:
            play = scored_play(action, board, self._layout)
            self._expect_score(event, f"{event.at} {event.word}", play.score)
            tiles, words, action = play.tiles, play.words, play.action
        except IllegalAction as error:
            if error.rule in ("place", "word"):  # the play does not fit on the board
                hint = self._letters_hint(event.word)
                raise self._bad(event, f"{error}{hint}") from None
            self._fault(event, str(error))
            tiles = board.tiles(event.at, event.word)
            words = tuple(word.word for word in formed_words(board, tiles))
        unknown = [word for word in words if self._is_unknown(word)]
        if unknown and not self._is_taken_back(place):
            words_shown = ", ".join(unknown)
            self._fault(event, f"{event.at} {event.word}: not in the dictionary: {words_shown}")
        paid = "".join(board.tile(code) for _, code in tiles)
        self._left[event.player] = self._without(event, paid, "lays")
        self._played = action
        return board.lay(event.at, event.word), tuple(index for index, _ in tiles)

    def _rack_sizes(self, before: Moment, event: gcg.Event, laid: int) -> tuple[int, ...]:
        """Return the number of tiles that each player holds after an event.

        laid: number of tiles of a play. Its player draws at once, and puts the tiles back if the
        play is taken back.
        """
        if isinstance(event, gcg.TakenBack):
            return self.moments[-2].rack_sizes
        if not isinstance(event, gcg.Laid):
            return before.rack_sizes
        sizes = list(before.rack_sizes)
        bag = self._tile_count - sum(tiles_on(before.board).values()) - sum(sizes)
        kept = sizes[event.player] - laid
        sizes[event.player] = max(0, min(self._layout.rack_size, kept + max(0, bag)))
        return tuple(sizes)

    def _is_unknown(self, word: str) -> bool:
        return self._dictionary is not None and self._dictionary.compiled.index(word) < 0

    def _is_taken_back(self, place: int) -> bool:
        events = self._game.events
        return place + 1 < len(events) and isinstance(events[place + 1], gcg.TakenBack)

    def _last_play(self, event: gcg.Event, place: int) -> gcg.Laid | None:
        """Return the event before if it is a play of the same player."""
        last = self._game.events[place - 1] if place else None
        return last if isinstance(last, gcg.Laid) and last.player == event.player else None

    def _take_back(self, event: gcg.TakenBack, place: int) -> Board:
        last = self._last_play(event, place)
        if last is None:
            raise self._bad(event, "no play to take back; -- must follow the player's play")
        self._expect_score(event, "--", -last.score)
        if event.rack and last.rack and Counter(event.rack) != Counter(last.rack):
            self._fault(event, f"rack {event.rack} must be that of the play, {last.rack}")
        self._left[event.player] = self._tiles(event, event.rack or last.rack)
        return self.moments[-2].board

    def _exchange(self, event: gcg.Exchanged) -> None:
        self._expect_score(event, "an exchange", 0)
        if event.count > self._layout.rack_size:
            most = self._layout.rack_size
            self._fault(event, f"{event.count} tiles exchanged; the maximum is {most}")
        tiles = self._tiles(event, event.tiles)
        self._left[event.player] = self._without(event, tiles, "exchanges") if tiles else ""

    def _end(self, event: gcg.RackPoints) -> None:
        tiles = self._tiles(event, *event.tiles)  # perhaps of several players
        value = tile_points(tiles, self._layout)
        expected = [-value] if event.own else [value, 2 * value]
        if event.own and event.rack and Counter(event.rack) != Counter(event.tiles):
            self._fault(event, f"rack {event.rack} must be the tiles in parentheses, {tiles}")
        if event.score not in expected:
            self._right_score = expected[0]
            right = " or ".join(f"{points:+d}" for points in expected)
            shown = tiles or "no tiles"
            self._fault(event, f"{event.score:+d} for {shown}; expected {right}")
        self._over = True

    def _begin_turn(self, event: gcg.Event) -> None:
        if self._over:
            self._fault(event, "a turn after the remaining tiles were scored")
        elif event.player != self._turn:
            players = self._game.players
            nick, expected = players[event.player].nick, players[self._turn or 0].nick
            self._fault(event, f"a turn of {nick}; expected one of {expected}")
        self._turn = (event.player + 1) % len(self._scores)

    def _without(self, event: gcg.Event, tiles: str, does: str) -> str:
        """Return the known tiles that stay on the rack of an event without some of its tiles."""
        rack = self._known(event)
        missing = Counter(tiles) - Counter(rack)
        if len(rack) + missing.total() > self._layout.rack_size:
            lacks = "".join(sorted(missing.elements()))
            self._fault(event, f"{does} {lacks}, which rack {rack} lacks")
        left = Counter(rack) - Counter(tiles)
        return "".join(left.elements())

    def _known(self, event: gcg.Event) -> str:
        """Return the rack of an event; if it is not written, the tiles that stayed on it."""
        return self._tiles(event, event.rack) or self._left[event.player]

    def _tiles(self, event: gcg.Event | None, *racks: str) -> str:
        """Return the tiles of racks in upper case. Raises BadRecord."""
        try:
            return "".join(parse_rack(rack, self._layout, self._alphabet) for rack in racks)
        except BadHand as error:
            raise self._bad(event, f"{error}{self._letters_hint(''.join(racks))}") from None

    def _letters_hint(self, text: str) -> str:
        """Return the end of an error: how to read a game with letters outside the alphabet."""
        known = self._alphabet.upper + self._alphabet.lower
        if all(letter in known for letter in text if letter.isalpha()):
            return ""
        return "; a game in other letters needs its own dictionary and layout"

    def _find_later_racks(self) -> list[tuple[str, ...]]:
        """Return the racks, as later lines reveal them, before each event and at the end."""
        players = len(self._game.players)
        racks = [self._tiles(None, rack) for rack in self._game.racks or ("",) * players]
        events = self._game.events
        if self._game.incomplete_rack and events:
            racks[(events[-1].player + 1) % players] = self._tiles(None, self._game.incomplete_rack)
        later = [tuple(racks)]
        for event in reversed(events):
            player = event.player
            if isinstance(event, gcg.RackPoints):
                if event.own:
                    racks[player] = self._tiles(event, *event.tiles)
                elif players == 2:
                    racks[1 - player] = self._tiles(event, *event.tiles)
            elif isinstance(event, gcg.Laid | gcg.Exchanged) or event.rack:
                racks[player] = self._tiles(event, event.rack)
            later.append(tuple(racks))
        return later[::-1]

    def _count_tiles(self, event: gcg.Event | None) -> None:
        """Check that board and racks do not have more tiles than the layout."""
        now = self.moments[-1]
        for tile, count in sorted((Counter("".join(now.racks)) + tiles_on(now.board)).items()):
            most = self._layout.counts.get(tile, 0)
            if count > most and tile not in self._reported_tiles:
                self._reported_tiles.add(tile)
                self._fault(event, f"board and racks have {count} tiles {tile}; there are {most}")

    def _expect_score(self, event: gcg.Event, what: str, right: int) -> None:
        self._right_score = right
        if event.score != right:
            self._fault(event, f"{what}: {event.score:+d}; expected {right:+d}")

    def _fault(self, event: gcg.Event | None, message: str) -> None:
        error = self._bad(event, message)
        if self._faults is None:
            raise error
        self._faults.append(str(error))

    def _bad(self, event: gcg.Event | None, message: str) -> BadRecord:
        line = f":{event.line}" if event is not None and event.line else ""
        return BadRecord(f"{self._game.where}{line}: {message}")


# Turns, as their players saw them


class GcgTurn(NamedTuple):
    """A turn of a GCG game.

    event: its number among the events of the file, from 1; observation: what the player saw,
    without the turns before (None: the file does not tell, for the reason in `unknown`); action: as
    the generator writes it (None: the file does not tell).

    >>> from lexicon_fast.games.scrabble import gcg
    >>> game = gcg.read(">north: AEIQTUZ 8E QUIZ +44 44\\n>south: CRAET H5 CRA.E +16 16\\n")
    >>> first, second = gcg.turns(game, gcg.replay(game), gcg.layout_of(game))
    >>> first.action, first.observation.rack, first.observation.bag
    (Lay(at='8E', word='QUIZ'), 'AEIQTUZ', 86)
    >>> second.unknown
    '5 of the 7 tiles on the rack are known'
    """

    event: int
    player: int
    observation: Observation | None
    action: Action | None
    unknown: str = ""


def turns(game: gcg.GcgGame, moments: Sequence[Moment], layout: Layout) -> Iterator[GcgTurn]:
    """Yield the plays, exchanges and passes of a game. moments, layout: see `replay`.

    >>> from lexicon_fast.games.scrabble import gcg
    >>> game = gcg.read(">north: AEIQTUZ 8E QUIZ +44 44\\n>south: ACEINRT -AC +0 0\\n")
    >>> [turn.action for turn in turns(game, gcg.replay(game), gcg.layout_of(game))]
    [Lay(at='8E', word='QUIZ'), Exchange(tiles='AC')]
    """
    total = sum(layout.counts.values())
    for number, (before, after) in enumerate(pairwise(moments)):
        action: Action | None
        match event := after.event:
            case gcg.Laid():
                action = after.play
            case gcg.Exchanged():
                action = Exchange(event.tiles) if event.tiles else None
            case gcg.Passed():
                action = PASS
            case _:
                continue
        unseen = total - sum(tiles_on(before.board).values())
        observation, unknown = _observation(before, event.player, unseen, layout)
        if action is None:
            observation, unknown = None, "the tiles exchanged are not known"
        yield GcgTurn(number + 1, event.player, observation, action, unknown)


def _in_tiles(game: gcg.GcgGame, alphabet: Alphabet) -> gcg.GcgGame:
    """Return a game with one letter for each tile of several letters."""
    if not alphabet.long_tiles:
        return game
    events = []
    for event in game.events:
        texts = {name: getattr(event, name, "") for name in ("rack", "word", "tiles")}
        read: dict[str, Any] = {key: alphabet.read(text) for key, text in texts.items() if text}
        if isinstance(event, gcg.Exchanged) and event.tiles:
            read["count"] = len(read["tiles"])
        events.append(replace(event, **read))
    return replace(game, events=tuple(events))


def ruleset_of(layout: Layout) -> str | dict[str, Any]:
    """Return a ruleset with a layout, as data; GCG specifies only the board.

    >>> from lexicon_fast.games.tiles.layouts import Layout, known_layout
    >>> ruleset_of(Layout.load("super"))
    'super'
    """
    known = next((rules for rules in RULESETS.values() if rules.layout == layout), None)
    return (known or Ruleset(layout.name, layout)).to_json()


def _observation(
    moment: Moment, player: int, tiles: int, layout: Layout
) -> tuple[Observation | None, str]:
    """Return what a player saw, or why it is not known. tiles: in the bag and on all racks."""
    rack = sort_tiles(moment.racks[player], moment.board.alphabet)
    sizes = moment.rack_sizes
    bag = tiles - sum(sizes)
    if len(moment.racks) < MIN_PLAYERS:
        return None, "the file names only one player"
    if not sizes or bag < 0 or not all(sizes) or len(rack) > sizes[player]:
        return None, "the number of tiles on each rack is not known"
    if len(rack) < sizes[player]:
        return None, f"{len(rack)} of the {sizes[player]} tiles on the rack are known"
    return (
        Observation(
            player,
            rack,
            board=() if moment.board.is_empty else tuple(moment.board.lines()),
            bag=bag,
            rack_sizes=sizes,
            scores=moment.scores,
            to_move=player,
            scoreless=moment.scoreless,
            ruleset=ruleset_of(layout),
        ),
        "",
    )
