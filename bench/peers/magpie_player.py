"""MAGPIE as a player for `cmd:`: the user's own binary, through its command line, one thread.

    lexicon-fast match scrabble 'cmd:python bench/peers/magpie_player.py MAGPIE --lexicon CSW24' sim

Tested with MAGPIE at commit 183bebc4 (https://github.com/jvc56/MAGPIE). It needs the data of the
lexicon, which has to have the words of the match.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

from text_program import EnginePlayer, TextProgram, answer_requests, options

from lexicon_fast.bots.base import Failure
from lexicon_fast.games.tiles.actions import PASS, Exchange, Lay

if TYPE_CHECKING:
    from lexicon_fast import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.actions import Action

#: The first command, as arguments of the program.
START: Final = ("set", "-savesettings", "false", "-shprompt", "false", "-mode", "sync")

#: The settings of MAGPIE's player with a clock (PlayChooser), as far as its command line has them.
SIMULATION: Final = "-numplays 15 -sr tt -threshold none -cutoff 0 -minplayiterations 1"
ENDGAME: Final = "-eplies 25 -ttfraction 0.001"
PRE_ENDGAME: Final = "-pegnested false -pegoutcomes false"
QUIET: Final = (
    "-autosavegcg false -fgrequired false -shwithmoves false -hr false -pretty false"
    " -maxnumdplays 2 -sinfer false -threads 1"
)

#: Bag sizes for which MAGPIE has a pre-endgame search, and the seconds that it needs: with less, it
#: often has a value for a single candidate, the pass. It is simulated instead.
_PRE_ENDGAME_BAGS: Final = range(1, 5)
_PRE_ENDGAME_SECONDS: Final = 2.0

#: How MAGPIE's clock is shared: unplayed tiles for each turn that is left, and least seconds.
_TILES_PER_TURN: Final = 8
_LEAST_SECONDS: Final = 0.05

_MOVE: Final = r"(\(exch [A-Z?]+\)|pass|(?:\d+[A-Z]|[A-Z]\d+) [A-Za-z()]+)"
#: The best move in the output of each command.
_BEST: Final = {
    "generate": re.compile(rf"^\s*1: +{_MOVE}", re.MULTILINE | re.IGNORECASE),
    "simulate": re.compile(rf"^\s*1: +{_MOVE}", re.MULTILINE | re.IGNORECASE),
    "endgame": re.compile(rf"^Play .*\n\s*{_MOVE}", re.MULTILINE | re.IGNORECASE),
    "peg": re.compile(
        rf"^ +1 +{_MOVE} +\d+ +\d+ +\d+ +(?P<wins>-?[\d.]+) ", re.MULTILINE | re.IGNORECASE
    ),
}
_SHOWN: Final = re.compile(r"^Showing \d+ of (\d+) plays", re.MULTILINE)
#: The answer to `version`, which follows each command: a line of its own ends the output.
_VERSION: Final = re.compile(r"^\d+\.\d+\.\d+\n", re.MULTILINE)


class Commands:
    """MAGPIE's commands, as a player.

    program: runs MAGPIE, started with START; settings: further ones, such as `-lex CSW24`; plies:
    of the simulation, 0 for the best move by equity; seconds: for each search; game_seconds: for
    all turns of a game, instead of `seconds`; clock: returns the seconds that its searches have
    taken, from any beginning; timeout: seconds for the answer to a command. Raises Failure.
    """

    def __init__(
        self,
        program: TextProgram,
        settings: str = "",
        *,
        plies: int = 0,
        seconds: float | None = None,
        game_seconds: float | None = None,
        clock: Callable[[], float] = monotonic,
        timeout: float = 600.0,
    ) -> None:
        self._program = program
        self._plies = plies
        self._seconds = seconds
        self._game_seconds = game_seconds
        self._clock = clock
        self._timeout = timeout
        self._begin = 0.0
        parts = ["set", settings, QUIET]
        if plies:
            parts += [SIMULATION, ENDGAME, PRE_ENDGAME, f"-plies {plies}"]
        self.run(" ".join(filter(None, parts)))

    def load(self) -> None:
        """Load the data with a first search, which is no part of a game. Raises Failure."""
        self.run(f"cgp {'/'.join(['15'] * 15)} AEINRST/ 0/0 0")
        self.run("generate")

    def new_game(self, seed: int) -> None:
        """Begin a game: the clock has its full time. Raises Failure."""
        self.run(f"set -seed {seed % (1 << 63)}")
        self._begin = self._clock()

    def move(self, line: str, bag: int, unplayed: int) -> Action:
        """Return MAGPIE's action in a position. Raises Failure, with the position.

        line: in CGP; bag: tiles in it; unplayed: tiles in the bag and on the racks.
        """
        try:
            self.run(f"cgp {line}")
            found = self._search(bag, unplayed)
            return action(self._static()[0] if found is None else found)
        except Failure as error:
            raise Failure(error.reason, f"{error}; position: {line}") from None

    def _search(self, bag: int, unplayed: int) -> str | None:
        """Return the move of a search; None: there is none, or it has found nothing in time."""
        if not self._plies:
            return None
        seconds = self._limit(unplayed)
        if not bag:
            self.run(f"set -etlim {seconds:.4f}")
            return self._best("endgame")[1]
        is_pre_endgame = self._game_seconds is not None and bag in _PRE_ENDGAME_BAGS
        if is_pre_endgame and seconds >= _PRE_ENDGAME_SECONDS:
            self.run(f"set -pegtlim {seconds:.4f}")
            found = self._best("peg")
            return found[1] if float(found["wins"]) >= 0 else None
        move, plays = self._static()
        if plays == 1:
            return move
        self.run(f"set -tlim {seconds:.4f}")
        return self._best("simulate")[1]

    def _limit(self, unplayed: int) -> float:
        """Return the seconds for a search; those of a clock are shared as PlayChooser does."""
        if self._game_seconds is None:
            assert self._seconds is not None
            return self._seconds
        left = max(0.0, self._game_seconds - (self._clock() - self._begin))
        turns = -(-unplayed // _TILES_PER_TURN)
        return max(_LEAST_SECONDS, left / turns)

    def _static(self) -> tuple[str, int]:
        """Return the best move by equity, and the number of moves."""
        found = self._best("generate")
        shown = _SHOWN.search(found.string)
        return found[1], int(shown[1]) if shown else 0

    def _best(self, command: str) -> re.Match[str]:
        output = self._ask(command)
        found = _BEST[command].search(output)
        if not found:
            raise Failure("error", f"MAGPIE chose no move by {command!r}: {output.strip()[-1000:]}")
        return found

    def run(self, command: str) -> None:
        """Run a command. Raises Failure."""
        output = self._ask(command)
        if "(error" in output:
            raise Failure("error", f"MAGPIE refused {command!r}: {output.strip()[-1000:]}")

    def _ask(self, command: str) -> str:
        return self._program.ask(f"{command}\nversion", _VERSION, self._timeout)[0]


def action(move: str) -> Action:
    """Return the action for a move as MAGPIE writes it.

    >>> action("(exch ?AI)"), action("pass"), action("E10 MI(A)(O)w")
    (Exchange(tiles='AI?'), Pass(), Lay(at='E10', word='MI(AO)w'))
    """
    if move.lower() == "pass":
        return PASS
    if move.lower().startswith("(exch "):
        tiles = sorted(move[6:-1], key=lambda tile: (tile == "?", tile))
        return Exchange("".join(tiles))
    at, word = move.split()
    return Lay(at, word.replace(")(", ""))


class Magpie(EnginePlayer):
    """Takes the turns of MAGPIE. given: the options, see `main`."""

    kind = "magpie"

    def __init__(self, dictionary: Dictionary, given: argparse.Namespace) -> None:
        super().__init__(dictionary)
        self._given = given

    def start(self) -> TextProgram:
        given = self._given
        path = given.program or given.folder / "bin" / "magpie"
        engine = TextProgram(
            [path.resolve(), *START], name="MAGPIE", folder=given.folder, merge=True, detached=False
        )
        self._commands = Commands(
            engine,
            f"-lex {given.lexicon} {given.settings}",
            plies=given.plies,
            seconds=given.seconds,
            game_seconds=given.game_seconds,
            timeout=given.timeout,
        )
        self._commands.load()
        return engine

    def move(
        self, engine: TextProgram, observation: Observation, line: str, seed: int | None
    ) -> Action:
        if seed is not None:
            self._commands.new_game(seed)
        bag = observation.bag
        return self._commands.move(line, bag, bag + sum(observation.rack_sizes))


def main() -> None:
    parser = options(__doc__ or "")
    parser.add_argument("folder", type=Path, help="MAGPIE's checkout, or another folder with data/")
    parser.add_argument("--program", type=Path, help="the binary [default: FOLDER/bin/magpie]")
    parser.add_argument(
        "--plies", type=int, default=2, help="plies of simulation; 0: best by equity"
    )
    parser.add_argument(
        "--game-seconds", type=float, help="seconds for all turns of a game; replaces --seconds"
    )
    parser.add_argument("--settings", default="", help="further settings, such as '-wmp true'")
    given = parser.parse_args()
    if given.lexicon is None:
        parser.error("name a lexicon of MAGPIE's data with --lexicon")
    if not (given.folder / "data").is_dir():
        parser.error(f"{given.folder} has no folder data; name the one that has it")
    answer_requests(lambda dictionary: Magpie(dictionary, given), given.words)


if __name__ == "__main__":
    main()
