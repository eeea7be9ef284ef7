"""`lexicon-fast advise`: what to do in a position, and why."""

from __future__ import annotations

import math
import os
import stat
import sys
from abc import ABC, abstractmethod
from contextlib import ExitStack, contextmanager
from itertools import chain
from typing import TYPE_CHECKING, Any, ClassVar, Final

import click

from lexicon_fast.cli.game_commands import GameCommands
from lexicon_fast.cli.misplaced import refuse_misplaced
from lexicon_fast.cli.options import (
    colour_for,
    colour_option,
    examples,
    input_option,
    is_given,
    load,
    open_input,
    output_option,
    warn,
)
from lexicon_fast.cli.painter import is_terminal
from lexicon_fast.errors import BadObservation, BadOption, LexiconFastError, naming_errors

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from typing import TextIO

    from lexicon_fast.cli.advice_rows import AdviceRows, Writer
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.rows.formats import Format
    from lexicon_fast.rows.sources import Source

_TOP: Final = 10
_FORMATS: Final = ("text", "jsonl")


def _finite(_ctx: click.Context, _parameter: click.Parameter, value: float | None) -> float | None:
    if value is not None and not (math.isfinite(value) and 0.001 <= value <= 86_400):
        raise click.BadParameter(f"{value:g}; accepted: 0.001 to 86400")
    return value


#: What the advice on all games has in common.
_OPTIONS: Final = (
    click.argument("given", metavar="[POSITION...]", nargs=-1),
    click.option(
        "--seconds",
        type=float,
        callback=_finite,
        metavar="S",
        help="Time for a position. [default: 1, or no limit with --iterations]",
    ),
    click.option(
        "--iterations",
        type=click.IntRange(1, 1_000_000_000),
        metavar="N",
        help="Play-outs for a position: the same advice on every machine.",
    ),
    click.option("--seed", type=int, default=0, show_default=True, help="Of the play-outs."),
    click.option(
        "-n",
        "--top",
        type=click.IntRange(1),
        metavar="N",
        default=_TOP,
        show_default=True,
        help="The N best actions.",
    ),
    input_option,
    output_option,
    click.option(
        "--format",
        "output_format",
        type=click.Choice(_FORMATS),
        help="Of the output. [default: from the ending of -o, else text on a terminal and jsonl in"
        " a pipe]",
    ),
    click.option("--stream", is_flag=True, help='Every refinement; the last has "final": true.'),
    colour_option,
)


def advise_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The arguments and options of all games: what `run` takes, but for --words."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


@click.group(
    cls=GameCommands,
    epilog=examples(
        "lexicon-fast advise lexicon 'CATDOGXYZ* mother hat' --exposed E --others 7",
        "lexicon-fast advise lexicon -i position.json",
        "lexicon-fast advise scrabble -i examples/positions.cgp",
        "lexicon-fast advise lexibomb -i examples/lexibomb.jsonl",
    ),
)
def advise() -> None:
    """Ranked advice for a position: what to do, and why."""


class Adviser(ABC):
    """What `run` has to be told of a game. Each game has a class of its own."""

    #: What a position may be, for errors.
    accepted: ClassVar[str]
    #: Options that say what a typed position does not; an observation has all of it.
    typed: ClassVar[Sequence[str]]

    @abstractmethod
    def rows(self, dictionary: Dictionary) -> AdviceRows:
        """How its advice is written."""

    @abstractmethod
    def advise(self, sees: Any, dictionary: Dictionary, **limits: Any) -> Iterator[Any]:
        """Advice that refines itself. Raises BadObservation."""

    @abstractmethod
    def read(self, value: Any) -> Any:
        """The observation that an object of JSON tells. Raises BadObservation."""

    def text_in(self, value: dict[str, Any]) -> str | None:
        """The position of text that an object of JSON has; None: it is an observation."""
        return None

    @abstractmethod
    def observation(self, text: str, dictionary: Dictionary) -> Any:
        """What the player sees in a position of text. Raises BadObservation, BadPosition."""


def run(
    adviser: Adviser,
    ctx: click.Context,
    *,
    given: tuple[str, ...],
    input_path: tuple[str, ...],
    words: str,
    top: int,
    output_path: str | None,
    output_format: Format | None,
    stream: bool,
    colour: bool | None,
    **limits: Any,
) -> int:
    """Advises on the positions that are given, or are in the input. Returns the exit code."""
    from lexicon_fast.rows import formats
    from lexicon_fast.rows.streams import format_path

    if given and input_path:
        raise click.UsageError("use either POSITION or -i, not both")
    refuse_misplaced("POSITION", given, input_path)
    named = [name for name in adviser.typed if is_given(ctx, name)]
    out_path = None if output_path == "-" else output_path
    live = out_path is None and is_terminal(sys.stdout)
    form = formats.output_format(
        output_format, format_path(out_path), terminal=live, accepted=_FORMATS, compressed=False
    )
    if form not in _FORMATS:
        raise click.UsageError(
            f"-o {out_path}: advise writes text or jsonl; name one with --format"
        )
    if formats.compression_of(out_path, form) is not None:
        raise click.UsageError(f"-o {out_path}: advise writes no compressed files")
    if stream and form != "jsonl":
        raise click.UsageError("--stream and --format text: accepted: --format jsonl")
    with ExitStack() as stack:
        rows: Iterable[_Row]
        if given:
            rows = [_Row(at, f"position {at}", text.encode()) for at, text in enumerate(given, 1)]
        else:
            rows = _input_rows(input_path, out_path, stack)
        dictionary = load(words)
        out: TextIO = sys.stdout
        if out_path is not None:
            out = stack.enter_context(_written(out_path))
        writer = _writer(
            adviser.rows(dictionary), out, form, top, stream, live, colour, numbered=len(given) != 1
        )
        bad = 0
        first_bad = ""
        row = None
        for row in rows:
            try:
                row_id, sees = row.read(adviser, named, dictionary)
                advices = adviser.advise(sees, dictionary, **limits)
                _advise(writer, row_id, sees, advices)
            except LexiconFastError as error:
                message = f"{row.place}: {error}" if len(given) != 1 else str(error)
                writer.error(row.id, message)
                bad += 1
                first_bad = first_bad or message
        if not bad:
            return 0
        if not (given and live):
            warn(f"{bad:,} bad row{'' if bad == 1 else 's'}; the first: {first_bad}")
        return 2


@contextmanager
def _written(path: str) -> Iterator[TextIO]:
    """A file to write to, closed at the end. Raises OSError with its name."""
    file = open(path, "w", encoding="utf-8", newline="\n")  # noqa: SIM115
    try:
        yield file
    finally:
        with naming_errors(path):
            file.close()


def _advise(writer: Writer, row_id: Any, sees: Any, advices: Iterator[Any]) -> None:
    advice: Any = None
    try:
        writer.begin(row_id, sees)
        for advice in advices:
            writer.show(advice)
    except KeyboardInterrupt:
        if advice is not None and not advice.final:
            writer.show(advice.ended())
        raise
    finally:
        writer.end()


class _Row:
    """A position as it came in."""

    def __init__(self, number: int, place: str, data: bytes) -> None:
        self.place = place
        self.data = data
        #: The row's own id, once it is known, else its number.
        self.id: Any = number

    def read(self, adviser: Adviser, named: list[str], dictionary: Dictionary) -> tuple[Any, Any]:
        """Its id, and what the player sees. Raises BadObservation, BadPosition."""
        import msgspec

        try:
            text = self.data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            byte = self.data[error.start]
            raise BadObservation(f"byte 0x{byte:02x} is no UTF-8; {adviser.accepted}") from None
        if not text.strip():
            raise BadObservation(f"it is empty; {adviser.accepted}")
        if not text.lstrip().startswith(("{", "[", '"')):
            return self.id, adviser.observation(text, dictionary)
        try:
            value = msgspec.json.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            said = str(error).removeprefix("JSON is malformed: ")
            raise BadObservation(f"broken JSON: {said}; {adviser.accepted}") from None
        if isinstance(value, dict):
            self._keep_id(value, text)
            if (inside := adviser.text_in(value)) is not None:
                return self.id, adviser.observation(inside, dictionary)
            if named:
                raise BadObservation(
                    f"--{named[0]}: an observation in JSON has its own; accepted: without it"
                )
        return self.id, adviser.read(value)

    def _keep_id(self, value: dict[str, Any], text: str) -> None:
        import msgspec

        if "id" not in value:
            return
        if isinstance(value["id"], dict | list):
            shown = f"{value['id']!r:.40}"
            raise BadObservation(f"id {shown}; accepted: a text, a number, true, false, null")
        # As it is written: 1.10 stays what it is.
        self.id = msgspec.json.decode(text, type=dict[str, msgspec.Raw])["id"].copy()


def _input_rows(given: Sequence[str], out_path: str | None, stack: ExitStack) -> Iterator[_Row]:
    """Return the rows of all inputs, in order.

    What is missing, and what is wrong with the first input, is raised before the first row is read:
    BadOption, BadObservation, OSError.
    """
    from lexicon_fast.rows.inputs import expand
    from lexicon_fast.rows.sources import open_text

    paths = expand([None if path == "-" else path for path in given] or [None])
    for path in paths:
        there = _stat(path)
        if out_path is not None and _is_same_file(there, out_path):
            raise BadOption(f"-o {out_path}: this is an input; name another output file")
    if None in paths and is_terminal(sys.stdin):
        warn("one position a line, please; Ctrl-D ends")
    first = open_text(paths[0], error=BadObservation)
    stack.enter_context(first)
    return _rows_of(paths, first)


def _stat(path: str | None) -> os.stat_result:
    if path is not None:
        return os.stat(path)
    with open_input(None) as stdin:
        return os.fstat(stdin.fileno())


def _is_same_file(input_stat: os.stat_result, out_path: str) -> bool:
    try:
        there = os.stat(out_path)
    except (OSError, ValueError):
        return False
    return stat.S_ISREG(there.st_mode) and os.path.samestat(input_stat, there)


def _rows_of(paths: Sequence[str | None], first: Source) -> Iterator[_Row]:
    """Yield the rows of the inputs, numbered through. first: the first one, open."""
    from lexicon_fast.rows.sources import lines_of, open_text

    number = 0
    for at, path in enumerate(paths):
        name = path or "stdin"
        source: Source = open_text(path, name, BadObservation) if at else first
        with source:
            for line, data in _rows(lines_of(source, name, BadObservation)):
                number += 1
                place = f"line {line}" if len(paths) == 1 else f"{name}:{line}"
                yield _Row(number, place, data)


def _rows(source: Iterable[bytes]) -> Iterator[tuple[int, bytes]]:
    """Yield each row with its line, as it arrives; or one object over several lines."""
    filled = ((at, line) for at, line in enumerate(source, 1) if line.strip())
    first = next(filled, None)
    if first is None:
        return
    begun = [first]
    if _is_cut(first[1]):
        begun += filled
        whole = b"".join(line for _, line in begun)
        if _broken(whole) is None:
            yield first[0], whole
            return
    yield from chain(begun, filled)


def _broken(line: bytes) -> str | None:
    """What is wrong with JSON."""
    import msgspec

    try:
        msgspec.json.decode(line.removeprefix(b"\xef\xbb\xbf"))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return str(error)
    return None


def _is_cut(line: bytes) -> bool:
    """Does an object begin here that does not end on this line?"""
    begins = line.removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"{")
    return begins and "truncated" in (_broken(line) or "")


def _writer(
    rows: AdviceRows,
    out: TextIO,
    form: str,
    top: int,
    stream: bool,
    live: bool,
    colour: bool | None,
    *,
    numbered: bool,
) -> Writer:
    from lexicon_fast.cli import advice_rows

    if form == "jsonl":
        return advice_rows.Objects(rows, out, top, stream=stream)
    from lexicon_fast.cli.painter import Painter, terminal_width

    def paint() -> Painter:
        width = (terminal_width(out) or 80) if live else None
        return Painter(colour=colour_for(live, colour), width=width)

    refined = live and advice_rows.has_cursor()
    return advice_rows.Texts(rows, out, top, paint, live=refined, numbered=numbered)
