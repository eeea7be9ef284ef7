"""`cmd:` players: programs that answer `bot.move` requests on stdin and stdout."""

from __future__ import annotations

import shlex
import shutil
from itertools import count
from multiprocessing.util import Finalize
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import msgspec

from lexicon_fast.arguments import MAX_TIMEOUT, TIMEOUT, wrong_type
from lexicon_fast.bots.base import Bot, Failure
from lexicon_fast.bots.specs import names
from lexicon_fast.client import wire
from lexicon_fast.client.errors import EngineError, EngineTerminated, EngineTimeout
from lexicon_fast.client.pipe import Pipe
from lexicon_fast.errors import BadOption, LexiconFastError
from lexicon_fast.games.lexibomb.words import WORDS
from lexicon_fast.games.registry import game_info
from lexicon_fast.wordlists import KNOWN

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary

_A = TypeVar("_A")

#: The word list of a game that requests need not name, if it is not `enable`.
_OWN_WORDS: Final = {"lexibomb": WORDS}


class _Move(msgspec.Struct, Generic[_A], frozen=True):
    """The result of `bot.move`. Other fields are ignored."""

    action: _A


class Program(Bot):
    """Lets a program choose the actions.

    spec: `cmd:COMMAND`, the name of the bot; command: split as a shell would, but no shell runs it;
    timeout: seconds for an action. The program is started at the first action,
    and again after a failure. Its stdout has replies only; its stderr is passed on. Raises
    BadOption.
    """

    kind = "cmd"
    options = ()
    external = True

    def __init__(
        self,
        spec: str,
        command: str,
        dictionary: Dictionary,
        game: str,
        *,
        timeout: float = TIMEOUT,
    ) -> None:
        super().__init__(dictionary)
        self.name = spec
        if isinstance(timeout, bool) or not isinstance(timeout, int | float):
            raise wrong_type("timeout", "a number of seconds", timeout)
        self._timeout = timeout
        if not 0 < timeout <= MAX_TIMEOUT:
            raise BadOption(
                f"timeout={timeout!r:.40} is invalid; use more than 0 and up to {MAX_TIMEOUT:,g}"
                " seconds"
            )
        self._made_from = spec, command, dictionary, game
        self._command = _split(command, spec)
        self._ids = count(1)
        self._pipe: Pipe | None = None
        move: Any = _Move[game_info(game).module.Action]  # type: ignore[misc]  # known at run time
        self._call: wire.Call[Any, Any] = wire.Call("bot.move", object, move)
        self._params = {"game": game, "bot": _strongest(game)}
        if dictionary.name in KNOWN and dictionary.name != _OWN_WORDS.get(game, "enable"):
            self._params["dictionary"] = dictionary.name

    def choose(self, observation: Any, seed: int) -> Any:
        """Return the action of the program. Raises Failure."""
        try:
            return self._ask({**self._params, "observation": observation, "seed": seed})
        except EngineTimeout:
            what = "timeout", f"no answer within {self._timeout:g} seconds"
        except EngineTerminated as error:
            what = "crash", f"the program ended with exit code {error.exit_code}"
        except OSError as error:
            what = "crash", str(error)
        except (EngineError, LexiconFastError) as error:
            what = "error", str(error).replace("the engine", "the program")
        self.close()
        raise Failure(*what)

    def _ask(self, params: dict[str, Any]) -> Any:
        if self._pipe is None:
            self._pipe = Pipe(self._command)
            # Not weakref.finalize: processes of a match end without calling it.
            Finalize(self, self._pipe.kill, exitpriority=1)
        id = next(self._ids)
        line = wire.line_of(id, self._call.name, params)

        def take(reply: wire.Reply) -> Any:
            return wire.result_of(self._call, reply).action

        return self._pipe.ask(id, line, self._timeout, take)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (*self._made_from, self._timeout)

    def close(self) -> None:
        """End the program, if it runs."""
        pipe, self._pipe = self._pipe, None
        if pipe is not None:
            pipe.kill()


def _again(spec: str, command: str, dictionary: Dictionary, game: str, timeout: float) -> Program:
    """Return an unpickled player, which starts a program of its own."""
    return Program(spec, command, dictionary, game, timeout=timeout)


def _split(command: str, spec: str) -> list[str]:
    """Return the program of a command and its arguments. Raises BadOption."""
    try:
        parts = shlex.split(command)
    except ValueError as error:
        raise BadOption(f"player {spec!r:.200}: {error}; quote it as in a shell") from None
    if not parts:
        raise BadOption(f"player {spec!r:.80} has no command; write cmd:PROGRAM ARGUMENTS")
    if shutil.which(parts[0]) is None:
        raise BadOption(
            f"player {spec!r:.200}: {parts[0]!r:.100} is not a program here; check the path, and"
            " whether it is executable"
        )
    return parts


def _strongest(game: str) -> str:
    """Return the strongest bot of a game: what an engine plays, which needs the name of a bot."""
    return [name for name in names(game) if not name.startswith("level")][-1]
