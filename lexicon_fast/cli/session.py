"""A game in the terminal: a person against bots, from the first action to the last."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol

from lexicon_fast.cli.options import warn
from lexicon_fast.cli.painter import folded_painted, terminal_width
from lexicon_fast.errors import IllegalAction

if TYPE_CHECKING:
    from lexicon_fast.bots import Bot
    from lexicon_fast.cli.commentary import Teller
    from lexicon_fast.cli.human import Person
    from lexicon_fast.cli.painter import Painter
    from lexicon_fast.cli.saved_games import SavedGame
    from lexicon_fast.dictionary import Dictionary

#: The person sits first.
YOU: Final = 0


class Game(Protocol):
    """What is played: each game's own, with the calls that all games have."""

    @property
    def dictionary(self) -> Dictionary: ...
    @property
    def events(self) -> Sequence[Any]: ...
    def current_player(self) -> int | None: ...
    def observation(self, player: int) -> Any: ...
    def apply(self, action: Any) -> None: ...
    def is_terminal(self) -> bool: ...


class Host(ABC):
    """What a session has to be told of a game. Each game has a class of its own."""

    #: What it is called in commands, and in sentences.
    game: ClassVar[str]
    title: ClassVar[str]
    #: The most that play against the person.
    most_bots: ClassVar[int]
    #: Who draws and asks, and who tells what happens.
    person: ClassVar[type[Person]]
    teller: ClassVar[type[Teller]]

    @property
    @abstractmethod
    def rules(self) -> str:
        """The rules in a few words: `Ruleset waddingtons; strict`."""

    @property
    @abstractmethod
    def default_bots(self) -> tuple[str, ...]:
        """Who plays against the person if nobody is named."""

    @abstractmethod
    def begin(self, dictionary: Dictionary, players: int, seed: int) -> Game:
        """A new game. Raises BadOption."""


class Session:
    """A game at the terminal.

    names: for the record, that of the person first; seed: of the bots; save: the file that keeps
    the game; record: that of the record, or None.
    """

    def __init__(
        self,
        host: Host,
        game: Game,
        names: Sequence[str],
        bots: Sequence[Bot],
        *,
        seed: int,
        paint: Painter,
        save: SavedGame,
        record: str | None,
    ) -> None:
        self._host = host
        self._game = game
        self._names = names
        self._bots = bots
        self._seed = seed
        self._save = save
        self._record = record
        self._teller = host.teller(names, paint, you=YOU)
        self.shown = self._teller.names
        self.person = host.person(game.dictionary, self.shown, paint)
        #: Where lines about events are broken: nowhere but on a terminal.
        self._width = terminal_width(sys.stdout)
        #: Events that have been told.
        self._told = 0
        self._resumed = False

    def resume(self) -> None:
        """As `run`, for a game that was saved: what happened before has been told."""
        self._told = len(self._game.events)
        self._resumed = True
        self.run()

    @property
    def place(self) -> str:
        """How far the game has gone."""
        return self._teller.place(self._game)

    def run(self) -> None:
        """Until the game is over or the person quits."""
        from lexicon_fast.cli.human import Quit
        from lexicon_fast.cli.stops import Stopped, stops

        try:
            with stops():
                self._run()
        except Quit:
            if told := self._save.told:
                self.person.say(f"{told[:1].upper()}{told[1:]}")
            self._write(self._record)
        except KeyboardInterrupt as error:
            self.person.say("")
            self._write(self._record)
            if told := self._save.told:
                error.add_note(told)
            raise
        except Stopped as stopped:
            with suppress(OSError):  # the terminal may be closed
                warn(f"stopped; {self._save.told}".rstrip("; "))
            with suppress(OSError):
                self._write(self._record)
            stopped.end()
        except BaseException as error:
            if told := self._save.told:
                error.add_note(told)
            raise

    def _run(self) -> None:
        game = self._game
        if not self._save.automatic:
            self._save.write(self._lines())
        self._write(self._record)  # what cannot be written is to be known now
        self._teller.look(game)
        self._tell()
        if self._resumed and game.current_player() == YOU:
            seen = game.observation(YOU)
            if seen.phase == "challenge":  # of what was told long ago
                self.person.show(seen)
        while (player := game.current_player()) is not None:
            self._teller.look(game)
            if player == YOU:
                self._let_the_person_act()
            else:
                seen = game.observation(player)
                game.apply(self._bots[player - 1].choose(seen, self._seed_now()))
            self._keep()
            self._tell()
        self._write(self._record)
        self._save.remove()

    def _let_the_person_act(self) -> None:
        observation = self._game.observation(YOU)
        while True:
            action = self.person.choose(observation)
            try:
                self._game.apply(action)
            except IllegalAction as error:
                self.person.refuse(error)
            else:
                return

    def _seed_now(self) -> int:
        """For a choice by a bot: the same in a game that is resumed."""
        from lexicon_fast.rng import Rng

        return Rng(self._seed + 0x9E3779B9 * len(self._game.events)).next()

    def _tell(self) -> None:
        """What has happened since this was called last."""
        fresh = self._game.events[self._told :]
        self._told += len(fresh)
        for event in fresh:
            for line in self._teller.tell(event):
                self.person.say(*folded_painted(line, self._width))

    def _keep(self) -> None:
        """Save the game after an action, and say so at once if that fails."""
        before = self._save.failure
        self._save.write(self._lines())
        if self._save.failure and not before:
            warn(self._save.told)

    def _lines(self) -> bytes:
        from lexicon_fast.cli.records import record_module

        lines = record_module(self._host.game).lines(self._game, self._names)
        return "".join(f"{line}\n" for line in lines).encode()

    def _write(self, path: str | None) -> None:
        if path is None:
            return
        from lexicon_fast.whole_files import write_whole

        write_whole(path, self._lines())
