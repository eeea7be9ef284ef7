"""A game of a human player against bots in the terminal, and the file that saves it."""

from __future__ import annotations

import os
import re
import shlex
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from lexicon_fast.base.errors import IllegalAction
from lexicon_fast.base.files import atomic_write, user_folder
from lexicon_fast.bots.base import SeatedBot
from lexicon_fast.cli.options import warn
from lexicon_fast.games.record import RecordedGame
from lexicon_fast.games.registry import game_info, part
from lexicon_fast.rows.painter import folded_painted, terminal_width

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from lexicon_fast.bots import Bot
    from lexicon_fast.cli.human import Commentary, HumanPlayer
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.rows.painter import Painter

#: The seat of the human player.
YOU: Final = 0

#: The most games that can start in the same second; their files are numbered.
_MOST: Final = 1000


def games_folder() -> Path | None:
    """Return the folder of games without --save, which may not exist yet; None: without a home."""
    state = user_folder("state")
    return None if state is None else state / "games"


class SavedGame:
    """The file of one game.

    path: the file that the user chose, written from the start and never removed; None: a new file
    in `games_folder()` or, if that is impossible, in the current folder, created after the first
    action and removed when the game is over, like any path in `games_folder()`. options: further
    options for the command that continues the game.
    """

    def __init__(
        self,
        game: str,
        path: str | None,
        options: str = "",
        now: Callable[[], time.struct_time] = time.localtime,
    ) -> None:
        self._game = game
        self._options = options
        self._now = now
        self._path = path
        self._exists = path is not None and os.path.exists(path)
        #: Whether the game is saved without --save.
        self.automatic = path is None or _is_in_folder(path)
        #: Why the last write failed; empty: it succeeded.
        self.failure = ""

    def write(self, data: bytes) -> None:
        """Save the game. Raises OSError for a file that the user chose."""
        if self._path is None:
            self._path = self._new_file()
        if self._path is None:
            return
        try:
            atomic_write(self._path, data)
        except OSError as error:
            error.filename = self._path  # not the temporary file
            if not self.automatic:
                raise
            self._fail(error)
        else:
            self._exists, self.failure = True, ""

    def remove(self) -> None:
        """Remove the file of a finished game, unless the user chose it."""
        if self.automatic and self._exists and self._path is not None:
            with suppress(OSError):
                os.unlink(self._path)
            self._exists = False

    @property
    def status(self) -> str:
        """How to continue the game, or why it is not saved; empty before the first action."""
        if self.failure:
            return f"the game could not be saved ({self.failure}); choose a file with --save FILE"
        if not self._exists or self._path is None:
            return ""
        path = shlex.quote(os.path.abspath(self._path))
        command = f"lexicon-fast play {self._game} --resume-from {path}{self._options}"
        return f"the game is saved; continue with: {command}"

    def _new_file(self) -> str | None:
        """Create an empty file with an unused name; None: no file can be created."""
        start = time.strftime("%Y-%m-%d-%H%M%S", self._now())
        error: OSError | None = None
        for place in filter(None, (games_folder(), Path.cwd())):
            for number in range(1, _MOST):
                suffix = "" if number == 1 else f"-{number}"
                path = place / f"{self._game}-{start}{suffix}.jsonl"
                try:
                    place.mkdir(parents=True, exist_ok=True)
                    with open(path, "xb"):
                        return str(path)
                except FileExistsError:
                    continue
                except OSError as failure:
                    error = error or failure
                    break
        if error is not None:
            self._fail(error)
        return None

    def _fail(self, error: OSError) -> None:
        name = "" if error.filename is None else f"{os.fsdecode(error.filename)}: "
        self.failure = f"{name}{error.strerror or error}"


def words_argument(dictionary: Dictionary) -> str:
    """Return `-w PATH` for a dictionary that its name alone does not find; else nothing."""
    from lexicon_fast.dictionary.wordlists import is_known

    name = dictionary.name
    if is_known(name):
        return ""
    if "://" not in name:
        name = os.path.abspath(name)
    return f" -w {shlex.quote(name)}"


def _is_in_folder(path: str) -> bool:
    place = games_folder()
    return place is not None and Path(os.path.abspath(path)).parent == Path(os.path.abspath(place))


class Game(RecordedGame, Protocol):
    """A game of any kind."""

    @property
    def dictionary(self) -> Dictionary: ...
    @property
    def rules(self) -> Any: ...
    def observation(self, player: int) -> Any: ...
    def returns(self) -> Sequence[float]: ...


@dataclass(kw_only=True)
class Session:
    """A game of a human player against bots.

    kind: the name of the game, in commands; names: of the players in the record, the human player
    first; seed: of the bots; save: the file that keeps the game; record: the path for the record,
    or None; shown: the number of events that the player already knows, in a game that is resumed.
    """

    kind: str
    game: Game
    names: Sequence[str]
    bots: Sequence[Bot]
    seed: int
    paint: Painter
    save: SavedGame
    record: str | None
    shown: int = 0
    human: HumanPlayer = field(init=False)

    def __post_init__(self) -> None:
        commentary: type[Commentary] = part("cli", self.kind, "display").Commentary
        human: type[HumanPlayer] = part("cli", self.kind, "human").HumanPlayer
        names = [self.names[YOU], *(_spoken(name, self.kind) for name in self.names[1:])]
        self._commentary = commentary(names, self.paint, you=YOU)
        self.human = human(self.game.dictionary, self._commentary.names, self.paint)
        self._width = terminal_width(sys.stdout)

    @property
    def progress(self) -> str:
        """How far the game has gone: `round 3`."""
        return self._commentary.progress(self.game)

    @property
    def opponents(self) -> str:
        """The opponents: `against greedy, planner`, or `alone`."""
        names = self._commentary.names[YOU + 1 :]
        return f"against {', '.join(names)}" if names else "alone"

    def run(self) -> None:
        """Play until the game is over or the player quits."""
        from lexicon_fast.cli.human import Quit
        from lexicon_fast.cli.terminal import Terminated, raising_signals

        try:
            with raising_signals():
                self._run()
        except Quit:
            if status := self.save.status:
                self.human.say(f"{status[:1].upper()}{status[1:]}")
            self._write_record()
        except Terminated as signal:
            with suppress(OSError):  # the terminal may be closed
                warn(f"terminated; {self.save.status}".rstrip("; "))
            with suppress(OSError):
                self._write_record()
            signal.terminate()
        except BaseException as error:
            if isinstance(error, KeyboardInterrupt):
                self.human.say("")
                self._write_record()
            if status := self.save.status:
                error.add_note(status)
            raise

    def _run(self) -> None:
        game = self.game
        if not self.save.automatic:
            self.save.write(self._lines())
        self._write_record()  # first, to fail before the game if it cannot be written
        self._commentary.before_action(game)
        self._show_events()
        seated = {
            seat: bot for seat, bot in enumerate(self.bots, YOU + 1) if isinstance(bot, SeatedBot)
        }
        for seat, bot in seated.items():
            bot.begin_game(game, seat, self.names, None)
        while (player := (game := self.game).current_player()) is not None:
            self._commentary.before_action(game)
            observation = game.observation(player)
            if player == YOU:
                self._human_turn(observation)
            else:
                game.apply(self.bots[player - 1].choose(observation, self._bot_seed()))
            for bot in seated.values():
                bot.notify()
            self._save_game()
            self._show_events()
        for bot in seated.values():
            bot.end_game(game.returns(), self._record_lines)
        self._write_record()
        self.save.remove()

    def _human_turn(self, observation: Any) -> None:
        from lexicon_fast.cli.human import Undo

        if observation.phase == "challenge" and self._mover_knows_all(observation):
            self.game.apply(self.human.accept)
            return
        while True:
            try:
                self.game.apply(self.human.choose(observation))
            except IllegalAction as error:
                self.human.show_error(str(error))
            except Undo:
                if self._undo():
                    return
            else:
                return

    def _mover_knows_all(self, observation: Any) -> bool:
        """Return whether the last play is by a bot that lays valid words only."""
        mover = observation.history[-1].player
        bot = self.bots[mover - 1]
        return mover != YOU and bot.knows_all and not bot.external

    def _undo(self) -> bool:
        """Take back the player's last turn and all that came after it; False: there is none."""
        events = self.game.events
        turns = (
            number
            for number, event in enumerate(events)
            if getattr(event, "player", None) == YOU
            and hasattr(event, "action")
            and event.action != self.human.accept
        )
        number = max(turns, default=None)
        if number is None or any(isinstance(bot, SeatedBot) for bot in self.bots):
            why = "you have not had a turn" if number is None else "an opponent is another program"
            self.human.show_error(f"There is nothing to take back: {why}.")
            return False
        records = game_info(self.kind).records
        (record,) = records.read(self._record_lines()[:number])
        self.game = records.replay(record, self.game.dictionary)
        self.shown = len(self.game.events)
        self.human.say("Your last turn is taken back.")
        return True

    def _bot_seed(self) -> int:
        """Return the seed of a bot's choice, the same if the game is resumed."""
        from lexicon_fast.base.rng import Rng, derive_seed

        seed = self.seed if isinstance(self.seed, int) else derive_seed(self.seed)
        return Rng(seed + 0x9E3779B9 * len(self.game.events)).next()

    def _show_events(self) -> None:
        """Describe the events since the last call."""
        new_events = self.game.events[self.shown :]
        self.shown += len(new_events)
        for event in new_events:
            for line in self._commentary.lines(event):
                self.human.say(*folded_painted(line, self._width))

    def _save_game(self) -> None:
        """Save the game after an action; warn when that starts to fail."""
        before = self.save.failure
        self.save.write(self._lines())
        if self.save.failure and not before:
            warn(self.save.status)

    def _lines(self) -> bytes:
        return "".join(f"{line}\n" for line in self._record_lines()).encode()

    def _record_lines(self) -> list[str]:
        return list(game_info(self.kind).records.lines(self.game, self.names))

    def _write_record(self) -> None:
        if self.record is not None:
            atomic_write(self.record, self._lines())


def _spoken(spec: str, game: str) -> str:
    """Return the name of a bot as people say it: `Level 3`, not `level3`."""
    from lexicon_fast.bots import names

    name, _, _ = spec.partition(":")
    if name not in names(game):
        return spec
    return re.sub(r"(?<=[a-z])(?=[0-9])", " ", name).capitalize()
