"""Records: games as JSON Lines, one event per line, hidden information included.

    {"event":"setup","version":1,"game":"lexicon","program":"lexicon_fast 0.1.0",...,"chain":"..."}
    {"event":"turn","player":0,"action":{"action":"form","laid":"h[a]t"},"chain":"..."}

The fields are those of the game's `events`; fields with their default value are left out. A file
may contain many games, one after the other.

`chain` is the first 16 hex digits of the SHA-256 of two texts: the chain of the line before (empty
for a setup), and the line itself without its chain, in the compact form that is written here. So a
changed line is found where it is, even if its new content is legal.

This module is the same for every game. A game creates a `Records` from its events and the function
that starts a game from a setup.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from lexicon_fast.base.errors import BadOption, BadRecord, IllegalAction, LexiconFastError, excerpt
from lexicon_fast.base.rng import rng_name
from lexicon_fast.base.text import composed_json
from lexicon_fast.base.tile_text import reader_of_record, shown
from lexicon_fast.base.validation import decoder, explain
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.games.events import (
    VERSION,
    BaseSetup,
    DictionaryUsed,
    Event,
    Forfeit,
    dictionary_used,
)

_ENCODER: Final = msgspec.json.Encoder()
_MAX_SHOWN: Final = 120  # characters of a value in a message
_NO_SETUP: Final = "expected: setup, the first line of a game"


class RecordedGame(Protocol):
    """The part of a game that recording and replaying need."""

    @property
    def players(self) -> int: ...
    @property
    def events(self) -> Sequence[Any]: ...
    def current_player(self) -> int | None: ...
    def is_terminal(self) -> bool: ...
    def apply(self, action: Any) -> None: ...


E = TypeVar("E", bound=Event)
S = TypeVar("S", bound=BaseSetup)
G = TypeVar("G", bound=RecordedGame)


@dataclass(frozen=True)
class Record(Generic[E, S]):
    """One game that was read but not checked: its events and their line numbers.

    where: the name of the file in errors; forfeit: the last line of a game that could not go on.
    """

    where: str
    events: tuple[E, ...]
    line_numbers: tuple[int, ...]
    forfeit: Forfeit | None = None

    @property
    def setup(self) -> S:
        """The first event, which with the actions determines the game."""
        first: Any = self.events[0]
        assert isinstance(first, BaseSetup)
        return first  # type: ignore[return-value]  # as `Records.read` ensures


class Records(Generic[E, S, G]):
    """Writes, reads and checks the records of one game.

    game: its name; events: the union of its events; setup, turn: two of these events; start:
    returns the game for a setup and a dictionary, or raises an error that names a bad field.
    """

    def __init__(
        self,
        game: str,
        events: Any,
        setup: type[S],
        turn: type[Any],
        start: Callable[[S, Dictionary], G],
    ) -> None:
        self.game = game
        self.setup = setup
        self.turn = turn
        self.start = start
        self._decoder: msgspec.json.Decoder[E | Forfeit] = decoder(events | Forfeit)

    def lines(self, game: G, names: Sequence[str], forfeit: Forfeit | None = None) -> Iterator[str]:
        """Yield the record of a game so far, line by line, without line ends.

        names: display names of the players, in the order of their seats; forfeit: the last line of
        a game that cannot go on. Raises BadOption.
        """
        if isinstance(names, str) or len(names) != game.players:
            raise BadOption(
                f"names {excerpt(names)}: give one name for each of {game.players} players"
            )
        chain = ""
        for event in (*game.events, *([] if forfeit is None else [forfeit])):
            if isinstance(event, BaseSetup):
                event = msgspec.structs.replace(event, names=tuple(names))
            chain = _next_chain(chain, event)
            yield _text(msgspec.structs.replace(event, chain=chain))

    def read(
        self, lines: Iterable[str | bytes], where: str = "record", *, first_line: int = 1
    ) -> list[Record[E, S]]:
        """Return the games of a file. Blank lines are skipped. first_line: number of the first.

        Events are not checked against the rules: see `replay` and `check`. Raises BadRecord, naming
        the line (`where:line`), for a line that is not an event of this game or precedes the first
        setup.
        """
        games: list[list[tuple[int, E]]] = []
        forfeits: dict[int, Forfeit] = {}
        for number, event in self._decoded(lines, where, first_line):
            if isinstance(event, BaseSetup):
                games.append([])
            elif not games:
                raise _bad(where, number, f"{_tag(event)}; {_NO_SETUP}")
            if isinstance(event, Forfeit):
                forfeits[len(games) - 1] = event
            else:
                games[-1].append((number, event))
        return [
            Record(
                where,
                tuple(event for _, event in game),
                tuple(number for number, _ in game),
                forfeits.get(index),
            )
            for index, game in enumerate(games)
        ]

    def replay(self, record: Record[E, S], dictionary: Dictionary) -> G:
        """Return the game of a record, as far as it goes. It can be continued.

        Checks every rule and draws everything random again from the seed, but ignores the chain.
        Raises BadRecord, naming the line that breaks a rule or differs, or the setup if the
        dictionary is another one.
        """
        replay = _Replay(self, record.where, lambda _: dictionary)
        for number, event in zip(record.line_numbers, record.events, strict=True):
            replay.follow(number, event)
        return replay.game

    def check(
        self,
        lines: Iterable[str | bytes],
        load: Callable[[DictionaryUsed], Dictionary],
        where: str = "record",
        *,
        unfinished: bool = False,
    ) -> int:
        """Check every rule, random draw and chain of the games in a file; return their number.

        load: opens the dictionary that a setup names; unfinished: allow the last game to be
        incomplete. Raises BadRecord, naming the first line (`where:line`) that is malformed, breaks
        a rule or differs from what the seed and the actions before it lead to.
        """
        games = 0
        number = 0
        replay: _Replay[E, S, G] | None = None
        for number, event in self._decoded(lines, where):
            if replay is None or (isinstance(event, BaseSetup) and replay.complete):
                replay = _Replay(self, where, load)
                games += 1
            replay.follow(number, event, chained=True)
        if replay is None:
            raise _bad(where, 1, f"no record; {_NO_SETUP}")
        if not unfinished and not replay.complete:
            raise _bad(where, number + 1, f"the record ends; expected: {replay.expected()}")
        return games

    def _decoded(
        self, lines: Iterable[str | bytes], where: str, first_line: int = 1
    ) -> Iterator[tuple[int, E | Forfeit]]:
        """Yield the number and the event of each line that is not blank."""
        read = None
        for number, line in enumerate(lines, first_line):
            data = _encoded(line)
            if not data.strip():
                continue
            try:
                event = self._decoder.decode(data)
                if isinstance(event, BaseSetup):
                    read = reader_of_record(event.dictionary.upper, event.dictionary.lower)
                if read is not None:
                    value = composed_json(msgspec.json.decode(data), read)
                    event = self._decoder.decode(_ENCODER.encode(value))
            except (msgspec.MsgspecError, ValueError, RecursionError) as error:
                reason = " ".join(str(explain(error)).split())  # may quote line breaks of the file
                raise _bad(
                    where,
                    number,
                    f"not an event: {_cut(reason)}; each line is an object with the fields of an"
                    " event",
                ) from None
            yield number, event


class _Header(msgspec.Struct):
    event: str
    game: str


def game_of(line: str | bytes) -> str | None:
    """Return the game named in the first line of a record; None if the line is not a setup.

    >>> game_of('{"event":"setup","game":"scrabble"}')
    'scrabble'
    """
    try:
        header = decoder(_Header).decode(_encoded(line))
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
    return header.game if header.event == "setup" else None


class _Replay(Generic[E, S, G]):
    """A game that is played again while its record is read."""

    def __init__(
        self,
        records: Records[E, S, G],
        where: str,
        load: Callable[[DictionaryUsed], Dictionary],
    ) -> None:
        self._records = records
        self._where = where
        self._load = load
        self._game: G | None = None
        self._events: Sequence[E] = ()  # all events of the game so far
        self._followed = 0  # events compared with the record
        self._forfeited = False
        self._chain = ""

    @property
    def game(self) -> G:
        assert self._game is not None
        return self._game

    @property
    def complete(self) -> bool:
        """Whether the game is over or forfeited, and all its events have been read."""
        over = self._game is not None and self._game.is_terminal()
        return self._forfeited or (over and self._followed == len(self._events))

    def expected(self) -> str:
        """Describe the next line."""
        if self._followed < len(self._events):
            return _shown(self._events[self._followed])
        if self.complete:
            return "the setup of another game, or the end of the file"
        return f"a turn of player {self.game.current_player()}"

    def follow(self, number: int, event: E | Forfeit, *, chained: bool = False) -> None:
        """Apply the next line and compare it. chained: check its chain as well."""
        if isinstance(event, Forfeit):
            self._forfeit(number, event)
        else:
            self._follow(number, event)
        if chained:
            self._chain = _next_chain(self._chain, event)
            if event.chain != self._chain:
                raise self._differs(number, "the line was changed: chain", event.chain, self._chain)

    def _forfeit(self, number: int, event: Forfeit) -> None:
        """Check that the game could have gone on, and that this player could forfeit it."""
        player = None if self._game is None else self._game.current_player()
        if self._followed < len(self._events) or player is None or self._forfeited:
            expected = _NO_SETUP if self._game is None else f"expected: {self.expected()}"
            raise _bad(self._where, number, f"{_tag(event)}; {expected}")
        if event.reason == "aborted":
            allowed: Sequence[int | None] = [None]
        elif event.reason == "resigned":  # out of turn, too
            allowed = range(self.game.players)
        else:
            allowed = [player]
        if event.player not in allowed:
            raise self._differs(number, "forfeit: player", event.player, allowed[0])
        self._forfeited = True

    def _follow(self, number: int, event: E) -> None:
        if self._forfeited:
            raise _bad(self._where, number, f"{_tag(event)}; expected: {self.expected()}")
        if self._followed == len(self._events):
            if self._game is None:
                self._game = self._start(number, event)
            else:
                self._apply(number, event)
            self._events = self._game.events
        expected = self._events[self._followed]
        if isinstance(expected, BaseSetup) and isinstance(event, BaseSetup):
            # A game does not know the names; program and dictionary name may differ.
            expected = msgspec.structs.replace(
                expected, names=event.names, program=event.program, dictionary=event.dictionary
            )
        self._compare(number, event, expected)
        self._followed += 1

    def _start(self, number: int, event: E) -> G:
        if not isinstance(event, self._records.setup):
            raise _bad(self._where, number, f"{_tag(event)}; {_NO_SETUP}")
        for name, value, expected in (
            ("version", event.version, VERSION),
            ("game", event.game, self._records.game),
            ("rng", event.rng, rng_name(event.seed)),
            ("players", event.players, len(event.names)),
        ):
            if value != expected:
                raise self._differs(number, name, value, expected)
        try:
            dictionary = self._load(event.dictionary)
            game = self._records.start(event, dictionary)
        except (LexiconFastError, OSError) as error:
            raise _bad(self._where, number, f"setup: {error}") from None
        used = dictionary_used(dictionary)
        for field in ("sha256", "words", "alphabet", "upper", "lower"):
            value, expected = getattr(event.dictionary, field), getattr(used, field)
            if value != expected:
                raise _bad(
                    self._where,
                    number,
                    f"dictionary {excerpt(event.dictionary.name)}: {field} {_shown(value)};"
                    f" the dictionary in use has {_text(expected)}",
                )
        return game

    def _apply(self, number: int, event: E) -> None:
        player = self.game.current_player()
        if player is None or not isinstance(event, self._records.turn):
            raise _bad(self._where, number, f"{_tag(event)}; expected: {self.expected()}")
        turn: Any = event
        if turn.player != player:
            raise self._differs(number, "player", turn.player, player)
        try:
            self.game.apply(turn.action)
        except IllegalAction as error:
            raise _bad(
                self._where, number, f"player {player} breaks rule {error.rule!r}: {error}"
            ) from None

    def _compare(self, number: int, event: E, expected: E) -> None:
        if type(event) is not type(expected):
            raise _bad(self._where, number, f"{_tag(event)}; expected: {_shown(expected)}")
        for field in event.__struct_fields__:
            value, right = getattr(event, field), getattr(expected, field)
            if field != "chain" and value != right:
                raise self._differs(number, f"{_tag(event)}: {field}", value, right)

    def _differs(self, number: int, name: str, value: object, expected: object) -> BadRecord:
        return _bad(self._where, number, f"{name} {_shown(value)}; expected: {_shown(expected)}")


def _encoded(line: str | bytes) -> bytes:
    return line.encode("utf-8", "backslashreplace") if isinstance(line, str) else line


def _next_chain(chain: str, event: Event) -> str:
    body = _text(msgspec.structs.replace(event, chain=""))
    return sha256(f"{chain}{body}".encode()).hexdigest()[:16]


def _tag(event: Event) -> str:
    return str(type(event).__struct_config__.tag)


def _text(value: object) -> str:
    return shown(_ENCODER.encode(value).decode())


def _shown(value: object) -> str:
    return _cut(_text(value))


def _cut(text: str) -> str:
    return text if len(text) <= _MAX_SHOWN else text[:_MAX_SHOWN] + "..."


def _bad(where: str, number: int, message: str) -> BadRecord:
    return BadRecord(f"{where}:{number}: {message}")
