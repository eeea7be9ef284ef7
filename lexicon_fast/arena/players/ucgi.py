"""Engines that speak UCGI, the universal crossword game interface, as players.

The draft of June 2023: https://github.com/woogles-io/open-protocols/blob/main/ucgi/ucgi.md. Squares
are those of CGP, as engines write them (`8d` is across, `d8` down), not those of the draft's text.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from lexicon_fast.arena.players.commands import split_command
from lexicon_fast.arena.players.text_program import TIMEOUT_OPTION, EngineBot, TextProgram
from lexicon_fast.base.errors import BadOption, LexiconFastError, excerpt, shortened
from lexicon_fast.bots.base import Failure, Option
from lexicon_fast.games.tiles.actions import PASS, Exchange, Lay
from lexicon_fast.games.tiles.places import parse_place

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.actions import Action

_OK: Final = re.compile(r"^ucgiok\s*$", re.MULTILINE)
_READY: Final = re.compile(r"^readyok\s*$", re.MULTILINE)
_BEST: Final = re.compile(r"^bestmove[ \t]+(\S+).*\n", re.MULTILINE)


class Ucgi(EngineBot):
    """Takes the turns of an engine that speaks UCGI, in a program of the user's own.

    The engine has to know the words of the dictionary in play.
    """

    kind = "ucgi"
    options = (
        Option("command", "str", None, "The program and its arguments, split as in a shell."),
        Option("seconds", "float", 1.0, "Seconds for a turn.", low=0.001, high=3600),
        Option("go", "str", None, "Arguments of `go`. [default: movetime, from seconds]"),
        Option("lexicon", "str", None, "Lexicon that positions name, such as CSW24."),
        Option("set", "str", "", "Options of the engine: `Name=value;Name=value`."),
        TIMEOUT_OPTION,
    )
    command: str | None
    seconds: float
    go: str | None
    lexicon: str | None
    set: str

    def __init__(self, dictionary: Dictionary, **options: Any) -> None:
        super().__init__(dictionary, **options)
        if not self.command:
            raise BadOption("player ucgi needs command; write ucgi:command=./engine --flag")
        self._parts = split_command(
            self.command, f"player ucgi: command={shortened(self.command, 200)}"
        )
        self._setoptions = [_setoption(part) for part in filter(None, self.set.split(";"))]

    def start(self) -> TextProgram:
        engine = TextProgram(self._parts, name=f"the engine {self._parts[0]}")
        try:
            engine.ask("ucgi", _OK, self.timeout)
            engine.ask("\n".join([*self._setoptions, "isready"]), _READY, self.timeout)
        except Failure:
            engine.close()
            raise
        return engine

    def move(
        self, engine: TextProgram, observation: Observation, line: str, seed: int | None
    ) -> Action:
        if seed is not None:
            engine.ask("ucginewgame\nisready", _READY, self.timeout)
        if self.lexicon is not None:
            line += f" lex {self.lexicon};"
        go = self.go
        if go is None:
            go = f"movetime {max(1, round(1000 * self.seconds))}"
        _, best = engine.ask(f"position cgp {line}\ngo {go}", _BEST, self.timeout)
        return action(best[1], observation.board)


def _setoption(text: str) -> str:
    name, equals, value = text.partition("=")
    if not name.strip() or "\n" in text:
        raise BadOption(f"player ucgi: set={text}: an option has no name; write Name=value")
    return f"setoption name {name.strip()}" + (f" value {value.strip()}" if equals else "")


def action(move: str, board: Sequence[str]) -> Action:
    """Return the action for a move in UCGI. board: its rows, empty for an empty one.

    Raises Failure for a text that is not a move.

    >>> action("8g.HAT", ()), action("ex.ABC.ABCDEFG", ()), action("pass", ())
    (Lay(at='8G', word='HAT'), Exchange(tiles='ABC'), Pass())
    >>> action("8f.CHaTS", ["." * 15] * 7 + ["......HaT......"] + ["." * 15] * 7)
    Lay(at='8F', word='C(HaT)S')
    """
    kind, *more = move.split(".")
    try:
        if kind.lower() == "pass":
            return PASS
        if kind.lower() == "ex" and more[0].isalpha() | ("?" in more[0]):
            return Exchange("".join(sorted(more[0], key=lambda tile: (tile == "?", tile))))
        place = parse_place(kind)
        if place is None or not more[0].isalpha():
            raise Failure("error", f"the engine's move {excerpt(move)} is not one of UCGI")
        word = []
        for (row, column), letter in zip(place.squares(len(more[0])), more[0], strict=True):
            old = board[row][column] if board else "."
            if old == ".":
                word.append(letter)
            else:  # the referee refuses another letter than that on the board
                word.append(f"({old if old.upper() == letter.upper() else letter})")
        return Lay(str(place), "".join(word).replace(")(", ""))
    except IndexError:
        raise Failure("error", f"the engine's move {excerpt(move)} leaves the board") from None
    except LexiconFastError as error:
        raise Failure("error", f"the engine's move {excerpt(move)}: {error}") from None
