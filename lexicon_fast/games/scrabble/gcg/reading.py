"""Reads GCG from bytes or text. Errors name the line."""

from __future__ import annotations

import codecs
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from lexicon_fast.base.errors import BadRecord, excerpt
from lexicon_fast.base.text import composed
from lexicon_fast.games.scrabble.gcg import game as gcg
from lexicon_fast.games.tiles.places import parse_place

#: Maximum size of a file in bytes; games have some thousand.
MAX_BYTES: Final = 1 << 20

#: Encoding of files that do not name one in their first line and are not UTF-8.
_DEFAULT: Final = "iso-8859-1"
_ENCODING: Final = re.compile(rb"#character-encoding[ \t]+([!-~]+)", re.IGNORECASE)
_ENCODINGS: Final = {
    "utf-8": "utf-8",
    "utf8": "utf-8",
    "iso-8859-1": "iso-8859-1",
    "latin-1": "iso-8859-1",
    "latin1": "iso-8859-1",
    "iso-8859-2": "iso-8859-2",
    "windows-1250": "cp1250",
    "windows-1252": "cp1252",
    "us-ascii": "ascii",
}

_END: Final = re.compile(r"\r\n|\n|\r")
_SPACE: Final = " \t"
_GAP: Final = re.compile("[ \t]+")
_PRAGMA: Final = re.compile(r"#([^ \t]*)[ \t]*(.*)", re.DOTALL)
_EVENT: Final = re.compile(r">[ \t]*([^ \t]+?):(?:[ \t]+(.*)|[ \t]*)", re.DOTALL)
_NUMBERED: Final = re.compile(r"(player|rack)([0-9]+)", re.ASCII)
_SCORE: Final = re.compile(r"(\+-|[+-]?)([0-9]{1,7})", re.ASCII)
#: A tile, perhaps of several letters.
_TILE: Final = re.compile(r"\[[^\]]*\]|.")
_COUNT: Final = re.compile(r"[0-9]{1,3}", re.ASCII)

_EVENTS: Final = (
    "write >nick: RACK, then 8D WORD, --, -TILES, -NUMBER, -, (challenge), (time) or (TILES), then"
    " the score and the new total: +24 24"
)


def read(data: bytes | str, where: str = "gcg") -> gcg.GcgGame:
    """Return the game of a GCG file.

    data: bytes, at most 1 MiB, have the encoding that `#character-encoding` in the first line or a
    byte order mark names; without one, they are UTF-8 or, if they are not valid UTF-8, ISO-8859-1.
    where: the name of the file in errors.

    Line ends may be LF, CRLF or CR; blank lines are skipped; a line that is neither pragma nor
    event continues the text above it, as `#- text` does. Without pragmata for players, they are the
    players of the events, in order. If several players share a nick, their events are told apart by
    the order of turns and the totals, and later ones get another nick: `ann`, `ann_2`. Moves are
    not checked: see `replay`.

    Raises BadRecord naming the line (`where:line`).

    >>> from lexicon_fast.games.scrabble import gcg
    >>> game = gcg.read(b">north: AEIQTUZ 8E QUIZ +44 44\\n>south: ACEINRT H5 CRA.E +16 16\\n")
    >>> [player.nick for player in game.players], game.events[1].word, game.events[1].total
    (['north', 'south'], 'CRA.E', 16)
    """
    reader = _Reader(where)
    text = _decoded(data, where) if isinstance(data, bytes) else data.removeprefix("\ufeff")
    for number, line in enumerate(_END.split(composed(text)), 1):
        reader.line(number, line.strip(_SPACE))
    return reader.game()


def _decoded(data: bytes, where: str) -> str:
    if len(data) > MAX_BYTES:
        raise BadRecord(f"{where}: {len(data):,} bytes; the maximum is {MAX_BYTES:,}")
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        name = "utf-16"
    elif data.startswith(codecs.BOM_UTF8):
        name = "utf-8-sig"
    elif (pragma := _ENCODING.match(data)) is None:
        try:
            return data.decode("utf-8")
        except UnicodeDecodeError:
            name = _DEFAULT
    else:
        encoding = pragma[1].decode().lower().replace("_", "-")
        if encoding not in _ENCODINGS:
            raise BadRecord(
                f"{where}:1: unknown encoding {excerpt(encoding)}; use {', '.join(_ENCODINGS)}"
            )
        name = _ENCODINGS[encoding]
    try:
        return data.decode(name)
    except UnicodeDecodeError as error:
        line = len(_END.split(data[: error.start].decode("latin-1")))
        raise BadRecord(
            f"{where}:{line}: byte 0x{data[error.start]:02x} is not {name}; name the encoding in"
            " #character-encoding"
        ) from None


class _Reader:
    """Parses line by line."""

    def __init__(self, where: str) -> None:
        self._where = where
        self._number = 0
        self._players: dict[int, gcg.Player] = {}
        #: The players with each nick of the file.
        self._seats: dict[str, list[int]] = {}
        self._declared = False
        self._events: list[gcg.Event] = []
        self._fields: dict[str, Any] = {}
        self._racks: dict[int, str] = {}
        #: Texts, which may continue in the next line: (events before them, keyword, lines).
        self._texts: list[tuple[int, str, list[str]]] = []
        self._continued_text: list[str] | None = None

    def line(self, number: int, line: str) -> None:
        self._number = number
        if not line:
            return
        if line.startswith("#"):
            keyword, text = _PRAGMA.fullmatch(line).groups()  # type: ignore[union-attr]
            self._pragma(keyword, text)
        elif line.startswith(">"):
            self._events.append(self._event(line))
            self._continued_text = None
        elif self._continued_text is not None:
            self._continued_text.append(line)
        else:
            raise self._bad(f"{excerpt(line)} is neither a #pragma nor an >event")

    def game(self) -> gcg.GcgGame:
        players = [self._players[number] for number in sorted(self._players)]
        if sorted(self._players) != list(range(len(players))):
            numbers = ", ".join(str(number + 1) for number in sorted(self._players))
            raise self._bad(f"#player of {numbers}; number players 1, 2 and so on", line=False)
        if not players:
            raise self._bad("no players and no events", line=False)
        for number in self._racks:
            if number >= len(players):
                raise self._bad(
                    f"#rack{number + 1} without a player; there are {len(players)}", line=False
                )
        notes: dict[int, list[str]] = {}
        others = []
        for after, keyword, lines in self._texts:
            text = "\n".join(lines).strip("\n")
            field = gcg.TEXTS.get(keyword)
            if keyword == "note":
                notes.setdefault(after, []).append(text)
            elif field and not self._fields.get(field):
                self._fields[field] = text
            else:
                others.append(gcg.Pragma(after, keyword, text))
        events = tuple(
            replace(event, notes=tuple(notes[place])) if place in notes else event
            for place, event in enumerate(self._events, 1)
        )
        racks = tuple(self._racks.get(number, "") for number in range(len(players)))
        return gcg.GcgGame(
            players=tuple(players),
            events=events,
            racks=racks if any(racks) else (),
            notes=tuple(notes.get(0, ())),
            others=tuple(others),
            where=self._where,
            **self._fields,
        )

    def _bad(self, message: str, *, line: bool = True) -> BadRecord:
        place = f"{self._where}:{self._number}" if line else self._where
        return BadRecord(f"{place}: {message}")

    def _pragma(self, written: str, text: str) -> None:
        keyword = written.lower()
        if keyword == "-":
            if self._continued_text is None:
                raise self._bad("#- must follow a pragma whose text it continues")
            self._continued_text.append(text)
            return
        self._continued_text = None
        if found := _NUMBERED.fullmatch(keyword):
            self._player_pragma(found[1], found[2], text)
        elif keyword == "character-encoding":
            if self._number > 1:
                raise self._bad("#character-encoding must be in the first line")
        elif keyword == "id" and len(text.split()) == 2 and "id" not in self._fields:
            self._fields["id"] = tuple(text.split())
        elif keyword == "incomplete":
            self._fields["incomplete"] = True
            self._fields["incomplete_rack"] = _first_word(text)
        else:
            known = keyword == "note" or keyword in gcg.TEXTS
            self._continued_text = [text]
            self._texts.append(
                (len(self._events), keyword if known else written, self._continued_text)
            )

    def _player_pragma(self, what: str, digits: str, text: str) -> None:
        number = int(digits[:9]) - 1
        if not 0 <= number < gcg.MAX_PLAYERS:
            raise self._bad(f"#{what}{digits[:9]}; use #{what}1 to #{what}{gcg.MAX_PLAYERS}")
        if what == "rack":
            self._racks[number] = _first_word(text)
            return
        nick, *rest = _GAP.split(text, maxsplit=1)
        name = rest[0] if rest else nick
        if not nick:
            raise self._bad(f"#player{number + 1} needs a nick and a name")
        if self._players and not self._declared:
            raise self._bad(f"#player{number + 1} must be before the events")
        if number in self._players:
            raise self._bad(f"#player{number + 1} occurs twice; number players 1, 2 and so on")
        self._declared = True
        self._seats.setdefault(nick, []).append(number)
        taken = {player.nick for player in self._players.values()}
        while nick in taken:
            nick += f"_{number + 1}"
        self._players[number] = gcg.Player(nick, name)

    def _seats_of(self, nick: str) -> list[int]:
        """Return the players with a nick, in order."""
        if nick not in self._seats:
            if self._declared:
                names = ", ".join(self._seats)
                raise self._bad(f"unknown player {excerpt(nick)}; #player names {names}")
            if len(self._players) == gcg.MAX_PLAYERS:
                most = gcg.MAX_PLAYERS
                raise self._bad(f"{excerpt(nick)} is a player too many; the maximum is {most}")
            number = len(self._players)
            self._seats[nick] = [number]
            self._players[number] = gcg.Player(nick, nick)
        return self._seats[nick]

    def _seat(self, event: gcg.Event, seats: Sequence[int]) -> int:
        """Return the player of an event, of several with its nick."""
        players = len(self._players)
        turns = (gcg.Laid, gcg.Exchanged, gcg.Passed)
        last = next((each.player for each in reversed(self._events) if isinstance(each, turns)), -1)
        is_turn = isinstance(event, turns)
        # The player of the last turn takes it back, gets the bonus, or has gone out and gains.
        is_next = is_turn or (isinstance(event, gcg.RackPoints) and event.own)
        first = last + 1 if is_next else last
        ordered = sorted(seats, key=lambda seat: (seat - first) % players)
        totals = {each.player: each.total for each in self._events}
        fitting = [seat for seat in ordered if totals.get(seat, 0) + event.score == event.total]
        return (ordered if is_turn else fitting or ordered)[0]

    def _event(self, line: str) -> gcg.Event:
        found = _EVENT.fullmatch(line)
        if found is None:
            raise self._bad(f"{excerpt(line)}; {_EVENTS}")
        seats = self._seats_of(found[1])
        fields = (found[2] or "").split()
        rack = ""
        if fields and not fields[0].startswith(("-", "(")) and parse_place(fields[0]) is None:
            rack = fields.pop(0)
        if not fields:
            raise self._bad(f"{excerpt(line)}: no move; {_EVENTS}")
        move = fields.pop(0)
        word = ""
        if not move.startswith(("-", "(")):
            if parse_place(move) is None:
                raise self._bad(f"{excerpt(move)} is neither a place nor another move; {_EVENTS}")
            if not fields or _SCORE.fullmatch(fields[0]):
                raise self._bad(f"{move} without a word; {_EVENTS}")
            word = fields.pop(0)
        common = {
            "player": seats[0],
            "rack": rack,
            "score": self._number_field(fields, "the score"),
            "total": self._number_field(fields, "the new total"),
            "rest": " ".join(fields),
            "line": self._number,
        }
        event = self._event_of_move(move, word, common)
        return event if len(seats) == 1 else replace(event, player=self._seat(event, seats))

    def _event_of_move(self, move: str, word: str, common: dict[str, Any]) -> gcg.Event:
        place = parse_place(move)
        if place is not None:
            return gcg.Laid(at=str(place), word=word, **common)
        if move == "--":
            return gcg.TakenBack(**common)
        if move.startswith("-"):
            tiles = move[1:]
            count = len(_TILE.findall(tiles))
            if _COUNT.fullmatch(tiles):
                count, tiles = int(tiles), ""
            if not count:
                return gcg.Passed(**common)
            return gcg.Exchanged(tiles=tiles, count=count, **common)
        if move.lower() == "(challenge)":
            # Some programs write this if they do not know the player's next rack.
            if common["rack"] == "UNKNOWN":
                common["rack"] = ""
            return gcg.Bonus(**common)
        if move.lower() == "(time)":
            return gcg.TimePenalty(**common)
        if not move.endswith(")"):
            raise self._bad(f"{excerpt(move)} is not a move; {_EVENTS}")
        return gcg.RackPoints(tiles=move[1:-1], **common)

    def _number_field(self, fields: list[str], what: str) -> int:
        found = _SCORE.fullmatch(fields[0]) if fields else None
        if found is None:
            shown = excerpt(fields[0]) if fields else "missing"
            raise self._bad(f"{what} is {shown}; write a number: +24")
        del fields[0]
        return -int(found[2]) if "-" in found[1] else int(found[2])


def _first_word(text: str) -> str:
    """Return the first word of a text, or an empty str."""
    return text.split()[0] if text.split() else ""
