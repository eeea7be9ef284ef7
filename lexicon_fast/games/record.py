"""Records: games as JSON Lines, one event a line, hidden cards and tiles included, to be checked.

    {"event":"setup","version":1,"game":"lexicon","program":"lexicon_fast 0.1.0",...,"chain":"..."}
    {"event":"turn","player":0,"action":{"action":"form","laid":"h[a]t"},"chain":"..."}

The fields are those of the game's `events`; a field with its default is left out. A file may hold
many games, one after the other.

`chain` is made of the first 16 hex digits of the SHA-256 of two texts: the chain of the line before
(empty for a setup), and the line itself, without its chain and without spaces, as it is written
here. So a changed line is found where it stands, even if what it now says is legal.

All this is the same for every game. A game makes a `Records` of its events and of the function that
starts a game from a setup; the rest is that a game has events, players and the usual calls.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

import msgspec

from lexicon_fast.errors import BadOption, BadRecord, IllegalAction, LexiconFastError
from lexicon_fast.games.events import (
    VERSION,
    BaseSetup,
    DictionaryUsed,
    Event,
    dictionary_used,
)
from lexicon_fast.rng import NAME as RNG_NAME

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary

_ENCODER: Final = msgspec.json.Encoder()
_SHOWN: Final = 120  # characters of a value in a message


class RecordedGame(Protocol):
    """What a game has to be recorded by."""

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
    """One game, read but not checked: its events, and the line that each stands on.

    where: what errors call the file.
    """

    where: str
    events: tuple[E, ...]
    line_numbers: tuple[int, ...]

    @property
    def setup(self) -> S:
        """All that decides the game but the actions."""
        first: Any = self.events[0]
        assert isinstance(first, BaseSetup)
        return first  # type: ignore[return-value]  # as `Records.read` has seen to


class Records(Generic[E, S, G]):
    """Writes, reads and checks the records of one game.

    game: its name; events: the union of its events; setup and turn: those two of them; start: the
    game of a setup and its dictionary. What `start` raises names what is wrong with the setup.
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
        self._decoder: msgspec.json.Decoder[E] = msgspec.json.Decoder(events)

    def lines(self, game: G, names: Sequence[str]) -> Iterator[str]:
        """The record of a game as far as it has gone, line by line, without line ends.

        names: what the players are called, by their numbers. Raises BadOption.
        """
        if isinstance(names, str) or len(names) != game.players:
            raise BadOption(
                f"names {names!r:.80}; accepted: one for each of {game.players} players"
            )
        chain = ""
        for event in game.events:
            if isinstance(event, BaseSetup):
                event = msgspec.structs.replace(event, names=tuple(names))
            chain = _chained(chain, event)
            yield _ENCODER.encode(msgspec.structs.replace(event, chain=chain)).decode()

    def read(self, lines: Iterable[str | bytes], where: str = "record") -> list[Record[E, S]]:
        """The games of a file. Blank lines are passed over.

        Raises BadRecord, naming the line (`where:line`), for what is no event of this game, or
        stands before the first setup. What the events say is not checked: see `replay`, `check`.
        """
        games: list[list[tuple[int, E]]] = []
        for number, event in self._decoded(lines, where):
            if isinstance(event, BaseSetup):
                games.append([])
            elif not games:
                raise _bad(
                    where, number, f"{_kind(event)}; expected: setup, the first line of a game"
                )
            games[-1].append((number, event))
        return [
            Record(where, tuple(event for _, event in game), tuple(number for number, _ in game))
            for game in games
        ]

    def replay(self, record: Record[E, S], dictionary: Dictionary) -> G:
        """The game of a record, as far as it goes; it may be played on.

        Every rule is checked, and all that chance decides drawn again from the seed; the chain is
        not looked at. Raises BadRecord, naming the line that breaks a rule or differs, or the setup
        for another dictionary.
        """
        replayed = _Replayed(self, record.where, lambda _: dictionary)
        for number, event in zip(record.line_numbers, record.events, strict=True):
            replayed.follow(number, event)
        return replayed.game

    def check(
        self,
        lines: Iterable[str | bytes],
        load: Callable[[DictionaryUsed], Dictionary],
        where: str = "record",
        *,
        unfinished: bool = False,
    ) -> int:
        """Check the games of a file: every rule, every draw, every line unchanged. How many?

        load: opens the dictionary that a setup names. unfinished: may the last game break off?
        Raises BadRecord, naming the first line (`where:line`) that is malformed, breaks a rule or
        is not what the seed and the actions before it lead to, and what is expected there.
        """
        games = 0
        number = 0
        replayed: _Replayed[E, S, G] | None = None
        for number, event in self._decoded(lines, where):
            if replayed is None or (isinstance(event, BaseSetup) and replayed.complete):
                replayed = _Replayed(self, where, load)
                games += 1
            replayed.follow(number, event, chained=True)
        if replayed is None:
            raise _bad(where, 1, "no record; expected: setup, the first line of a game")
        if not unfinished and not replayed.complete:
            raise _bad(where, number + 1, f"the record ends; expected: {replayed.due()}")
        return games

    def _decoded(self, lines: Iterable[str | bytes], where: str) -> Iterator[tuple[int, E]]:
        """The events of lines that are not blank, and the numbers of those lines, from 1."""
        for number, line in enumerate(lines, 1):
            data = _data(line)
            if not data.strip():
                continue
            try:
                event = self._decoder.decode(data)
            except (msgspec.MsgspecError, ValueError, RecursionError) as error:
                raise _bad(
                    where,
                    number,
                    f"no event: {_cut(_line(error))}; expected: one JSON object, with the fields of"
                    " an event",
                ) from None
            yield number, event


class _Named(msgspec.Struct):
    event: str
    game: str


def game_of(line: str | bytes) -> str | None:
    """The game that a record's first line names; None for what is no setup.

    >>> game_of('{"event":"setup","game":"scrabble"}')
    'scrabble'
    """
    try:
        named = msgspec.json.decode(_data(line), type=_Named)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
    return named.game if named.event == "setup" else None


class _Replayed(Generic[E, S, G]):
    """A game played again while its record is read."""

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
        self._events: Sequence[E] = ()  # those of the game so far
        self._followed = 0
        self._chain = ""

    @property
    def game(self) -> G:
        assert self._game is not None
        return self._game

    @property
    def complete(self) -> bool:
        """Has all of the game been read, to its end?"""
        over = self._game is not None and self._game.is_terminal()
        return over and self._followed == len(self._events)

    def due(self) -> str:
        """What the next line has to be."""
        if self._followed < len(self._events):
            return _cut(_text(self._events[self._followed]))
        if self.game.is_terminal():
            return "the setup of another game, or the end of the file"
        return f"a turn of player {self.game.current_player()}"

    def follow(self, number: int, event: E, *, chained: bool = False) -> None:
        """Read the next line."""
        if self._followed == len(self._events):
            if self._game is None:
                self._game = self._started(number, event)
            else:
                self._act(number, event)
            self._events = self._game.events
        expected = self._events[self._followed]
        if isinstance(expected, BaseSetup) and isinstance(event, BaseSetup):
            expected = _as_written(expected, event)  # type: ignore[assignment]  # of the same kind
        self._compare(number, event, expected)
        self._followed += 1
        if chained:
            self._chain = _chained(self._chain, event)
            if event.chain != self._chain:
                raise _bad(
                    self._where,
                    number,
                    f"the line has been changed: chain {event.chain!r:.50}; expected:"
                    f" {self._chain!r}",
                )

    def _started(self, number: int, event: E) -> G:
        if not isinstance(event, self._records.setup):
            raise _bad(
                self._where, number, f"{_kind(event)}; expected: setup, the first line of a game"
            )
        for what, value, expected in (
            ("version", event.version, VERSION),
            ("game", event.game, self._records.game),
            ("rng", event.rng, RNG_NAME),
            ("players", event.players, len(event.names)),
        ):
            if value != expected:
                raise _bad(
                    self._where, number, f"{what} {_cut(_text(value))}; expected: {_text(expected)}"
                )
        try:
            dictionary = self._load(event.dictionary)
            game = self._records.start(event, dictionary)
        except (LexiconFastError, OSError) as error:
            raise _bad(self._where, number, f"setup: {error}") from None
        used = dictionary_used(dictionary)
        for what in ("sha256", "words", "alphabet", "upper", "lower"):
            value, expected = getattr(event.dictionary, what), getattr(used, what)
            if value != expected:
                raise _bad(
                    self._where,
                    number,
                    f"dictionary {event.dictionary.name!r:.50}: {what} {_cut(_text(value))};"
                    f" the one given has {_text(expected)}",
                )
        return game

    def _act(self, number: int, event: E) -> None:
        player = self.game.current_player()
        if player is None or not isinstance(event, self._records.turn):
            raise _bad(self._where, number, f"{_kind(event)}; expected: {self.due()}")
        turn: Any = event
        if turn.player != player:
            raise _bad(
                self._where,
                number,
                f"player {_cut(str(turn.player))}; expected: player {player} is to act",
            )
        try:
            self.game.apply(turn.action)
        except IllegalAction as error:
            raise _bad(
                self._where, number, f"player {player} breaks rule {error.rule!r}: {error}"
            ) from None

    def _compare(self, number: int, event: E, expected: E) -> None:
        if type(event) is not type(expected):
            raise _bad(self._where, number, f"{_kind(event)}; expected: {_cut(_text(expected))}")
        for field in event.__struct_fields__:
            value, right = getattr(event, field), getattr(expected, field)
            if field != "chain" and value != right:
                raise _bad(
                    self._where,
                    number,
                    f"{_kind(event)}: {field} {_cut(_text(value))}; expected: {_cut(_text(right))}",
                )


def _as_written(setup: BaseSetup, written: BaseSetup) -> BaseSetup:
    """The setup with what a game does not know, or may differ, from the record."""
    return msgspec.structs.replace(
        setup, names=written.names, program=written.program, dictionary=written.dictionary
    )


def _data(line: str | bytes) -> bytes:
    return line.encode("utf-8", "backslashreplace") if isinstance(line, str) else line


def _chained(chain: str, event: Event) -> str:
    body = _ENCODER.encode(msgspec.structs.replace(event, chain=""))
    return sha256(chain.encode() + body).hexdigest()[:16]


def _kind(event: Event) -> str:
    return str(type(event).__struct_config__.tag)


def _text(value: object) -> str:
    return _ENCODER.encode(value).decode()


def _line(error: Exception) -> str:
    """Return what a parser says in one line: it may quote names from the file as they are."""
    return " ".join(str(error).split())


def _cut(text: str) -> str:
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "..."


def _bad(where: str, number: int, message: str) -> BadRecord:
    return BadRecord(f"{where}:{number}: {message}")
