"""`lexicon-fast advise`: rank the actions in a position, and explain them."""

from __future__ import annotations

import math
import os
import re
import sys
from abc import ABC, abstractmethod
from contextlib import ExitStack
from functools import partial
from inspect import cleandoc
from itertools import chain
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, TextIO

import click

from lexicon_fast.base.errors import (
    BadObservation,
    BadOption,
    IllegalAction,
    LexiconFastError,
    excerpt,
    naming_errors,
    one_line,
)
from lexicon_fast.base.tile_text import shown
from lexicon_fast.base.validation import explain
from lexicon_fast.cli.advice_rows import AdviceRows, Choice, JsonWriter, TextWriter, Writer
from lexicon_fast.cli.groups import game_commands
from lexicon_fast.cli.options import (
    BOT,
    choice_option,
    colour_for,
    colour_option,
    combined,
    flag_option,
    input_option,
    is_given,
    load,
    number_option,
    output_option,
    refuse_several,
    warn,
)
from lexicon_fast.cli.row_command import refuse_misplaced, unquoted_hint
from lexicon_fast.games.registry import game_info, part
from lexicon_fast.rows import formats
from lexicon_fast.rows.painter import Painter, counted, is_terminal, terminal_width
from lexicon_fast.rows.streams import format_path

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from lexicon_fast.bots import Bot
    from lexicon_fast.cli.game_parts import GameParts
    from lexicon_fast.cli.options import Decorator
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.rows.formats import Format
    from lexicon_fast.rows.inputs import Inputs
    from lexicon_fast.rows.sources import Source

#: The formats that `text_or_jsonl` returns.
FORMATS: Final = ("text", "jsonl")
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"


def _valid_seconds(
    _ctx: click.Context, _parameter: click.Parameter, value: float | None
) -> float | None:
    """Return the value of --seconds. Raises BadParameter."""
    if value is not None and not (math.isfinite(value) and 0.001 <= value <= 86_400):
        raise click.BadParameter(f"{value:g} is not in the range 0.001 to 86400")
    return value


def seconds_option(help: str) -> Decorator:
    """Return --seconds."""
    return click.option("--seconds", type=float, callback=_valid_seconds, metavar="S", help=help)


playout_seed_option: Decorator = click.option(
    "--seed", type=int, default=0, show_default=True, help="Random seed of the play-outs."
)


def text_format_option(default: str) -> Decorator:
    """Return --format of commands that write text or JSON Lines. default: without -o."""
    return choice_option(
        "--format",
        "output_format",
        choices=FORMATS,
        help=f"Output format. [default: from the extension of -o; without one, {default}]",
    )


_advise_options = combined(
    click.argument("given", metavar="[POSITION...]", nargs=-1),
    seconds_option("Seconds per position. [default: 1, or no limit with --iterations]"),
    number_option(
        "--iterations",
        most=1_000_000_000,
        help="Play-outs per position; the advice is the same on every machine.",
    ),
    playout_seed_option,
    number_option("-n", "--top", default=10, help="Number of actions to show, best first."),
    click.option(
        "--bot",
        "bots",
        type=BOT,
        metavar="BOT",
        multiple=True,
        help="Also show a bot's action and its rank; repeat the option for more. It can be your"
        " own program or class, as in `match`.",
    ),
    input_option,
    output_option,
    text_format_option("text on a terminal, else jsonl"),
    flag_option("--stream", help='Print every refinement; the last has "final": true.'),
    colour_option,
)


def _command(game: GameParts) -> click.Command:
    title = game_info(game.name).title
    if game.advise is None:
        raise BadOption(f"{title} has no advice; ask its bots with `match`")
    text = (
        f"Advise on {title} positions: rank the actions by simulation.\n\n"
        f"{cleandoc(game.advise.text)}\n\n"
        "On a terminal the advice is refined until the time is up; Ctrl-C stops."
    )
    return game.command(game.advise, _advise_options, text, partial(_run, game.name))


@game_commands(
    _command,
    "lexicon-fast advise lexicon 'CATDOGXYZ* mother hat' --exposed E --others 7",
    "lexicon-fast advise lexicon -i position.json",
    "lexicon-fast advise scrabble -i examples/positions.cgp",
    "lexicon-fast advise lexibomb -i examples/lexibomb.jsonl",
)
def advise() -> None:
    """Rank the actions in a position and explain why."""


class Adviser(ABC):
    """A game's part of `advise`. Each game has a subclass.

    limits: further arguments of the game's function `advise`.
    """

    #: The name of the game, in commands.
    game: ClassVar[str]
    #: The forms of a position, for error messages.
    expected: ClassVar[str]
    #: The options that complete a typed position; an observation has these values itself.
    typed: ClassVar[Sequence[str]]
    #: Writes the game's values.
    rows: ClassVar[type[AdviceRows]]

    def __init__(self, **limits: Any) -> None:
        self.limits = limits
        self.advise = part("bots", self.game, "advice").advise
        self.validation = part("bots", self.game, "validation")

    @abstractmethod
    def observation(self, text: str, dictionary: Dictionary) -> Any:
        """Make an observation from a typed position. Raises BadObservation, BadPosition."""

    def position_in(self, value: dict[str, Any]) -> str | None:
        """Return the typed position in a JSON object; None: the object is an observation."""
        return None

    def choices(
        self, bots: Sequence[Bot], observation: Any, dictionary: Dictionary, seed: int
    ) -> list[Choice]:
        """Return what bots choose. Raises BadObservation, BadOption."""
        choices = []
        if bots:
            self.validation.check(observation, dictionary)
        for bot in bots:
            bot.check_rules(observation.rules)
            try:
                action = bot.choose(observation, seed)
                same = partial(self._is_same, observation, dictionary, action)
                choices.append(Choice(bot.name, action, is_same=same))
            except Exception as error:
                if not bot.external:
                    raise
                known = isinstance(error, LexiconFastError)
                message = str(error) if known else one_line(excerpt(error, 1000))
                choices.append(Choice(bot.name, None, message))
        return choices

    def _is_same(self, observation: Any, dictionary: Dictionary, chosen: Any, advised: Any) -> bool:
        """Return whether an action of advice is the one that a bot chose."""
        analysis = part("bots", self.game, "analysis").ANALYSIS
        try:
            same: bool = analysis.is_same(advised, chosen, observation, dictionary)
        except IllegalAction:  # that of a program may break any rule
            return False
        return same


def _run(
    game: str,
    values: dict[str, Any],
    *,
    given: tuple[str, ...],
    words: str,
    top: int,
    bots: tuple[str, ...],
    input_path: tuple[str, ...],
    output_path: str | None,
    output_format: Format | None,
    stream: bool,
    colour: bool | None,
    **limits: Any,
) -> int:
    """Advise on the positions of the command line or the input. Returns the exit code.

    values: the options that only this game has; limits: `seconds`, `iterations` and `seed`.
    """
    adviser: Adviser = part("cli", game, "advise").Adviser(**values)
    refuse_several({"POSITION": given, "-i": input_path})
    refuse_misplaced("POSITION", given, input_path)
    if (hint := unquoted_hint("POSITION", "position", given)) is not None:
        warn(hint)
    typed_options = [name for name in adviser.typed if is_given(name)]
    output = Output("advise", output_path, output_format, colour)
    if stream and output.format != "jsonl":
        raise click.UsageError("--stream needs --format jsonl")
    numbered = len(given) != 1
    with ExitStack() as stack:
        rows: Iterable[_Row]
        if given:
            positions = enumerate(given, 1)
            rows = [_Row(at, f"position {at}", text.encode()) for at, text in positions]
        else:
            rows = _input_rows(input_path, output.path, stack)
        dictionary = load(words)
        stack.enter_context(output)
        view = adviser.rows(dictionary.alphabet)
        writer: Writer
        if output.format == "jsonl":
            writer = JsonWriter(view, output, top, stream=stream)
        else:
            writer = TextWriter(view, output, top, numbered=numbered)
        made = _made(bots, dictionary, game)
        bad = 0
        first_bad = ""
        for row in rows:
            try:
                observation = row.read(adviser, typed_options, dictionary)
                advices = adviser.advise(observation, dictionary, **limits, **adviser.limits)
                choices = adviser.choices(made, observation, dictionary, limits["seed"])
                _write_advice(writer, row.id, observation, choices, advices)
            except LexiconFastError as error:
                message = f"{row.place}: {error}" if numbered else str(error)
                writer.error(row.id, message)
                bad += 1
                first_bad = first_bad or message
    if bad and not (given and output.live):
        warn(f"{counted(bad, 'bad row')}; the first: {first_bad}")
    return 2 if bad else 0


def _made(specs: Sequence[str], dictionary: Dictionary, game: str) -> list[Bot]:
    """Return the bots of --bot. Raises BadOption."""
    if not specs:
        return []  # bots are imported only if they are needed
    from lexicon_fast.bots import bot

    return [bot(spec, dictionary, game, allow_external=True) for spec in specs]


class Output:
    """Where a command writes text or JSON Lines; as a context, it opens the file.

    path: None for stdout; chosen: the format of --format; text: whether it is that of any stdout,
    not only of a terminal. Raises UsageError, BadOption.
    """

    def __init__(
        self,
        command: str,
        path: str | None,
        chosen: Format | None,
        colour: bool | None,
        *,
        text: bool = False,
    ) -> None:
        self.path = path
        #: Whether it is a terminal.
        self.live = path is None and is_terminal(sys.stdout)
        self._colour = colour
        self._file: TextIO = sys.stdout
        self.format = formats.output_format(
            chosen,
            format_path(path),
            terminal=text or self.live,
            supported=FORMATS,
            compressed=False,
        )
        if self.format not in FORMATS:
            raise click.UsageError(
                f"-o {path}: {command} writes text or jsonl; name one with --format"
            )
        if formats.compression_of(path, self.format) is not None:
            raise click.UsageError(f"-o {path}: {command} writes no compressed files")

    def __enter__(self) -> Self:
        if self.path is not None:
            self._file = open(self.path, "w", encoding="utf-8", newline="\n")
        return self

    def __exit__(self, *_: object) -> None:
        if self.path is not None:
            with naming_errors(self.path):
                self._file.close()

    def write(self, text: str) -> None:
        """Write text at once. OSErrors name the file."""
        with naming_errors(self.path or "stdout"):
            self._file.write(shown(text))
            self._file.flush()

    def painter(self) -> Painter:
        """Return a painter as wide as the terminal is now; of any width for files."""
        width = (terminal_width(self._file) or 80) if self.live else None
        return Painter(colour=colour_for(self.live, self._colour), width=width)


def _write_advice(
    writer: Writer,
    row_id: Any,
    observation: Any,
    choices: Sequence[Choice],
    advices: Iterator[Any],
) -> None:
    """Write the advice on a position, each time it is refined."""
    advice: Any = None
    try:
        writer.begin(row_id, observation, choices)
        for advice in advices:
            writer.show(advice)
    except KeyboardInterrupt:
        if advice is not None and not advice.final:
            writer.show(advice.ended())
        raise
    finally:
        writer.end()


class _Row:
    """A position in the input.

    id: the number of the row, and after `read` its id in JSON, if it has one.
    """

    def __init__(self, number: int, place: str, data: bytes) -> None:
        self.id: Any = number
        self.place = place
        self.data = data

    def read(self, adviser: Adviser, typed_options: list[str], dictionary: Dictionary) -> Any:
        """Return the observation. Raises BadObservation, BadPosition.

        typed_options: the options for typed positions that the user set.
        """
        import msgspec

        from lexicon_fast.rows.line_rows import id_of

        try:
            text = self.data.decode("utf-8-sig")
            # `[CH]ICO` is a hand.
            is_json = re.match(r'\s*(?:[{"]|\[(?![^\W\d_]))', text) is not None
            value = msgspec.json.decode(text) if is_json else None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadObservation(
                f"the position {explain(error)}; expected: {adviser.expected}"
            ) from None
        if not text.strip():
            raise BadObservation(f"the position is empty; expected: {adviser.expected}")
        if not is_json:
            return adviser.observation(text, dictionary)
        if isinstance(value, dict):
            row_id = id_of(msgspec.json.decode(text, type=dict[str, msgspec.Raw]))
            if row_id is not None:  # as written: 1.10 must not become 1.1
                self.id = msgspec.Raw(row_id.encode())
            if (position := adviser.position_in(value)) is not None:
                return adviser.observation(position, dictionary)
            if typed_options:
                raise BadObservation(
                    f"--{typed_options[0]} cannot change an observation, which has this value"
                    " itself; leave the option out"
                )
        return adviser.validation.read(dictionary.alphabet.read_json(value))


def _input_rows(
    input_path: Sequence[str], out_path: str | None, stack: ExitStack
) -> Iterator[_Row]:
    """Return the rows of all inputs, in order.

    Raises BadOption, BadObservation, OSError for missing inputs, and for the start of the first
    one, before any row is read.
    """
    from lexicon_fast.rows.inputs import Inputs

    paths = [None if path == "-" else path for path in input_path]
    inputs = stack.enter_context(Inputs(paths or None, "text"))
    if out_path is not None and os.path.isfile(out_path) and inputs.is_one_of(out_path):
        raise BadOption(f"-o {out_path}: this is an input; name another output file")
    if None in inputs.paths and is_terminal(sys.stdin):
        warn("type one position per line; press Ctrl-D to finish")
    first = inputs.text(0)
    stack.enter_context(first)
    return _rows_of(inputs, first)


def _rows_of(inputs: Inputs, first: Source) -> Iterator[_Row]:
    """Yield the rows of the inputs, numbered. first: the first input, already open."""
    from lexicon_fast.rows.sources import lines_of

    number = 0
    for at in range(len(inputs.paths)):
        file = inputs.file_of_rows(at)
        with inputs.text(at) if at else first as source:
            for line, data in _numbered_rows(lines_of(source, inputs.display_name(at))):
                number += 1
                place = f"{file}, line {line}" if file else f"line {line}"
                yield _Row(number, place, data)


def _numbered_rows(source: Iterable[bytes]) -> Iterator[tuple[int, bytes]]:
    """Yield each row with its line number as it arrives, or one object that spans all lines."""
    filled = ((at, line) for at, line in enumerate(source, 1) if line.strip())
    first = next(filled, None)
    if first is None:
        return
    start = [first]
    starts_object = first[1].removeprefix(_BYTE_ORDER_MARK).lstrip().startswith(b"{")
    if starts_object and "truncated" in _json_error(first[1]):
        start += filled
        data = b"".join(line for _, line in start)
        if not _json_error(data):
            yield first[0], data
            return
    yield from chain(start, filled)


def _json_error(data: bytes) -> str:
    """Return the error in JSON; empty: it is valid."""
    import msgspec

    try:
        msgspec.json.decode(data.removeprefix(_BYTE_ORDER_MARK))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return str(error)
    return ""
