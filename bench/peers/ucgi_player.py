"""An engine that speaks UCGI, the universal crossword game interface, as a player for `cmd:`.

    lexicon-fast match scrabble 'cmd:python bench/peers/ucgi_player.py "./engine --flag"' static

The draft of June 2023: https://github.com/woogles-io/open-protocols/blob/main/ucgi/ucgi.md. Squares
are those of CGP, as engines write them (`8d` is across, `d8` down), not those of the draft's text.
The engine has to know the words of the match.
"""

from __future__ import annotations

import argparse
import re
import shlex
from typing import TYPE_CHECKING, Final

from text_program import EnginePlayer, TextProgram, answer_requests, options

from lexicon_fast.base.errors import LexiconFastError, excerpt
from lexicon_fast.bots.base import Failure
from lexicon_fast.games.tiles.actions import PASS, Exchange, Lay
from lexicon_fast.games.tiles.places import parse_place

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.actions import Action

_OK: Final = re.compile(r"^ucgiok\s*$", re.MULTILINE)
_READY: Final = re.compile(r"^readyok\s*$", re.MULTILINE)
_BEST: Final = re.compile(r"^bestmove[ \t]+(\S+).*\n", re.MULTILINE)


class Ucgi(EnginePlayer):
    """Takes the turns of an engine that speaks UCGI. given: the options, see `main`."""

    kind = "ucgi"

    def __init__(self, dictionary: Dictionary, given: argparse.Namespace) -> None:
        super().__init__(dictionary)
        self._given = given

    def start(self) -> TextProgram:
        given = self._given
        parts = shlex.split(given.command)
        engine = TextProgram(parts, name=f"the engine {parts[0]}", detached=False)
        engine.ask("ucgi", _OK, given.timeout)
        engine.ask("\n".join([*given.set, "isready"]), _READY, given.timeout)
        return engine

    def move(
        self, engine: TextProgram, observation: Observation, line: str, seed: int | None
    ) -> Action:
        given = self._given
        if seed is not None:
            engine.ask("ucginewgame\nisready", _READY, given.timeout)
        if given.lexicon is not None:
            line += f" lex {given.lexicon};"
        go = given.go or f"movetime {max(1, round(1000 * given.seconds))}"
        _, best = engine.ask(f"position cgp {line}\ngo {go}", _BEST, given.timeout)
        return action(best[1], observation.board)


def _setoption(text: str) -> str:
    """Return the command for `Name=value` or `Name`."""
    name, equals, value = text.partition("=")
    if not name.strip() or "\n" in text:
        raise argparse.ArgumentTypeError(f"{text!r} has no name of an option; write Name=value")
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


def main() -> None:
    parser = options(__doc__ or "")
    parser.add_argument("command", help="the engine and its arguments, split as in a shell")
    parser.add_argument("--go", help="arguments of `go` [default: movetime, from --seconds]")
    parser.add_argument(
        "--set",
        type=_setoption,
        action="append",
        default=[],
        help="option of the engine: Name=value",
    )
    given = parser.parse_args()
    answer_requests(lambda dictionary: Ucgi(dictionary, given), given.words)


if __name__ == "__main__":
    main()
