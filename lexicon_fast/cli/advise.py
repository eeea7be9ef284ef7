"""`lexicon-fast advise`: what to do in a position, and why."""

from __future__ import annotations

import math
import sys
from contextlib import ExitStack
from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.cli.options import (
    colour_for,
    examples,
    load,
    open_input,
    ruleset_option,
    warn,
    words_option,
)
from lexicon_fast.errors import BadObservation, LexiconFastError

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterable, Iterator
    from typing import TextIO

    from lexicon_fast.bots.lexicon.advice import Advice
    from lexicon_fast.cli.advice_rows import Writer
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.observation import Observation

_TOP: Final = 10
_MOST_OTHERS: Final = 7
_DEALT: Final = 10

#: Options that say what a typed position does not; an observation has all of it.
_TYPED: Final = ("exposed", "seen", "others", "scores", "stock", "ruleset")

_ACCEPTED: Final = "accepted: an object, the observation of a player, or CATDOG* hat l[u]rch"


class _Numbers(click.ParamType):  # type: ignore[type-arg]
    """Whole numbers, comma-separated."""

    name = "N,N,..."

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, ...]:
        if isinstance(value, tuple):
            return value
        try:
            return tuple(int(part) for part in value.split(","))
        except ValueError:
            self.fail(f"{value!r}; accepted: whole numbers, like 7,10", param, ctx)


def _finite(_ctx: click.Context, _parameter: click.Parameter, value: float | None) -> float | None:
    if value is not None and not (math.isfinite(value) and 0.001 <= value <= 86_400):
        raise click.BadParameter(f"{value:g}; accepted: 0.001 to 86400")
    return value


@click.group(
    epilog=examples(
        "lexicon-fast advise lexicon 'CATDOGXYZ* mother hat' --exposed E --others 7",
        "lexicon-fast advise lexicon -i position.json",
    )
)
def advise() -> None:
    """Ranked advice for a position: what to do, and why."""


@advise.command(
    epilog=examples(
        "lexicon-fast advise lexicon 'CATDOGXYZ* mother hat l[u]rch' --exposed E",
        "lexicon-fast advise lexicon 'CATDOGX* hat' --exposed E --seen QZZ --others 7,10",
        "lexicon-fast advise lexicon -i position.json --seconds 5",
        "lexicon-fast advise lexicon -i positions.jsonl -o advice.jsonl --iterations 5000",
    )
)
@click.argument("given", metavar="[POSITION...]", nargs=-1)
@words_option
@ruleset_option
@click.option("--exposed", metavar="CARD", help="The exposed card. [default: none]")
@click.option(
    "--seen", metavar="CARDS", help="Cards that are out of play: those under the exposed one."
)
@click.option(
    "--others",
    type=_Numbers(),
    default=str(_DEALT),
    show_default=True,
    help="Cards that the others hold, in turn order from your left.",
)
@click.option("--scores", type=_Numbers(), help="Yours, and those of the others.")
@click.option(
    "--stock",
    type=click.IntRange(0),
    metavar="N",
    help="Cards in the stock. [default: all that are left]",
)
@click.option(
    "--seconds",
    type=float,
    callback=_finite,
    metavar="S",
    help="Time for a position. [default: 1, or no limit with --iterations]",
)
@click.option(
    "--iterations",
    type=click.IntRange(1, 1_000_000_000),
    metavar="N",
    help="Play-outs for a position: the same advice on every machine.",
)
@click.option("--seed", type=int, default=0, show_default=True, help="Of the play-outs.")
@click.option(
    "-n",
    "--top",
    type=click.IntRange(1),
    metavar="N",
    default=_TOP,
    show_default=True,
    help="The N best actions.",
)
@click.option("-i", "--input", "input_path", metavar="FILE", help="Read from a file; - is stdin.")
@click.option("-o", "--output", "output_path", metavar="FILE", help="Write to a file; - is stdout.")
@click.option(
    "--format",
    "output_format",
    type=click.Choice(("text", "jsonl")),
    help="Of the output. [default: from the ending of -o, else text on a terminal and jsonl in a"
    " pipe]",
)
@click.option("--stream", is_flag=True, help='Every refinement; the last has "final": true.')
@click.option(
    "--color/--no-color",
    "colour",
    default=None,
    help="Colours in text. [default: on a terminal, unless NO_COLOR is set]",
)
@click.pass_context
def lexicon(
    ctx: click.Context,
    /,
    given: tuple[str, ...],
    words: str,
    ruleset: str,
    exposed: str | None,
    seen: str | None,
    others: tuple[int, ...],
    scores: tuple[int, ...] | None,
    stock: int | None,
    input_path: str | None,
    top: int,
    **how: Any,
) -> int:
    """Advise on Lexicon positions: actions ranked by what is expected of them.

    A POSITION is a hand and the words on the table, as one argument: 'CATDOG* hat l[u]rch', where
    * or ? is the Master; the options tell the rest. Or it is the observation of a player, an object
    of JSON as the game's own call returns it; it tells all by itself. With neither POSITION nor
    -i, stdin is read: one position a line, or one object over several lines.

    Each action is played out to the end of the round, in many worlds that agree with what was
    seen. result: the points that the others are then left with, on average of them, less your own,
    with its 95% interval; first: you are out first; other: another is; risk: points that you are
    left with on average; turns: yours until you are out.

    On a terminal the advice is refined before your eyes until the time is up; Ctrl-C ends it.
    """
    if given and input_path is not None:
        raise click.UsageError("POSITION and -i: accepted: one of them")
    typed = _Typed(ruleset, exposed or "", seen or "", others, scores, stock)
    typed.check()
    default = (click.core.ParameterSource.DEFAULT, click.core.ParameterSource.DEFAULT_MAP)
    named = [name for name in _TYPED if ctx.get_parameter_source(name) not in default]
    return _run(given, input_path, words, typed, named, top, **how)


@dataclass(frozen=True, slots=True)
class _Typed:
    """What the options say about a position that is typed."""

    ruleset: str
    exposed: str
    seen: str
    others: tuple[int, ...]
    scores: tuple[int, ...] | None
    stock: int | None

    def check(self) -> None:
        """Raises UsageError."""
        if not 1 <= len(self.others) <= _MOST_OTHERS or min(self.others) < 1:
            given = ",".join(map(str, self.others))
            raise click.UsageError(
                f"--others {given}; accepted: for each of 1 to {_MOST_OTHERS} others a number, 1"
                " or more"
            )
        if self.scores is not None and len(self.scores) != len(self.others) + 1:
            given = ",".join(map(str, self.scores))
            raise click.UsageError(
                f"--scores {given}; accepted: {len(self.others) + 1} numbers, yours the first"
            )
        if len(self.exposed) > 1:
            raise click.UsageError(f"--exposed {self.exposed}; accepted: one card")

    def observation(self, text: str, dictionary: Dictionary) -> Observation:
        """What the player sees in a position of text. Raises BadObservation."""
        import msgspec

        from lexicon_fast.bots.lexicon.beliefs import unseen_cards
        from lexicon_fast.bots.lexicon.given import check, seen_cards
        from lexicon_fast.games.lexicon.laying import Cards
        from lexicon_fast.games.lexicon.observation import Observation

        compiled = dictionary.compiled
        upper = str.maketrans(compiled.lower + "?", compiled.upper + "*")
        lower = str.maketrans(compiled.upper, compiled.lower)
        hand, *table = text.split()
        rank = Cards.of(dictionary).rank
        hand = "".join(sorted(hand.translate(upper), key=lambda card: rank.get(card, -1)))
        sees = Observation(
            player=0,
            hand=hand,
            table=tuple(word.translate(lower) for word in table),
            pile=self.exposed.translate(upper),
            seen=self.seen.translate(upper),
            hand_sizes=(len(hand), *self.others),
            scores=self.scores or (),
            stock=1 if self.stock is None else self.stock,
            to_move=0,
            dealer=-1,
            ruleset=self.ruleset,
        )
        sees = self._enlarged(sees, seen_cards(sees, dictionary))
        check(sees, dictionary)
        if self.stock is None:
            left = unseen_cards(sees, dictionary).total() - sum(self.others)
            if left < 0:
                raise BadObservation(
                    f"others hold {sum(self.others)} cards, but only {left + sum(self.others)} are"
                    " unseen; accepted: as many at most"
                )
            sees = msgspec.structs.replace(sees, stock=left)
        return sees

    def _enlarged(self, sees: Observation, seen: Counter[str]) -> Observation:
        """The same with a pack that has what is seen: people may play with packs of their own."""
        import msgspec

        from lexicon_fast.bots.lexicon.given import packs_of

        rules, packs = sees.rules, packs_of(sees)
        pack = {card: max(n, -(-seen[card] // packs)) for card, n in rules.pack.items()}
        more = [f"{seen[card]} {card}" for card, n in pack.items() if n > rules.pack[card]]
        if not more:
            return sees
        which = "the pack has" if packs == 1 else f"{packs} packs have"
        warn(f"{', '.join(more)}: more cards than {which}; taken as they are")
        return msgspec.structs.replace(sees, ruleset=replace(rules, pack=pack).to_json())


def _run(
    given: tuple[str, ...],
    input_path: str | None,
    words: str,
    typed: _Typed,
    named: list[str],
    top: int,
    *,
    output_path: str | None,
    output_format: str | None,
    stream: bool,
    colour: bool | None,
    **limits: Any,
) -> int:
    from lexicon_fast.rows import formats

    in_path = None if input_path == "-" else input_path
    out_path = None if output_path == "-" else output_path
    live = out_path is None and _is_terminal(sys.stdout)
    form = formats.output_format(output_format, out_path, terminal=live)
    if form == "csv":
        raise click.UsageError(f"-o {out_path}: accepted: text, jsonl, and --format for others")
    if stream and form != "jsonl":
        raise click.UsageError("--stream and --format text: accepted: --format jsonl")
    with ExitStack() as stack:
        rows: Iterable[_Row]
        if given:
            rows = [_Row(at, f"position {at}", text.encode()) for at, text in enumerate(given, 1)]
        else:
            source = stack.enter_context(open_input(in_path))
            if _is_terminal(source):
                warn("one position a line, please; Ctrl-D ends")
            rows = _rows(source)
        dictionary = load(words)
        out: TextIO = sys.stdout
        if out_path is not None:
            out = stack.enter_context(open(out_path, "w", encoding="utf-8", newline="\n"))
        writer = _writer(out, form, top, stream, live, colour, numbered=len(given) != 1)
        bad = 0
        first_bad = ""
        row = None
        for row in rows:
            try:
                row_id, sees = row.read(typed, named, dictionary)
                _advise(writer, row_id, sees, dictionary, limits)
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


def _advise(
    writer: Writer, row_id: Any, sees: Observation, dictionary: Dictionary, limits: dict[str, Any]
) -> None:
    from lexicon_fast.bots.lexicon.advice import advise as refined

    advices = refined(sees, dictionary, **limits)
    advice: Advice | None = None
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

    def read(
        self, typed: _Typed, named: list[str], dictionary: Dictionary
    ) -> tuple[Any, Observation]:
        """Its id, and what the player sees. Raises BadObservation."""
        import msgspec

        from lexicon_fast.bots.lexicon.given import read

        try:
            text = self.data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            byte = self.data[error.start]
            raise BadObservation(f"byte 0x{byte:02x} is no UTF-8; {_ACCEPTED}") from None
        if not text.strip():
            raise BadObservation(f"it is empty; {_ACCEPTED}")
        if not text.lstrip().startswith(("{", "[", '"')):
            return self.id, typed.observation(text, dictionary)
        try:
            value = msgspec.json.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            said = str(error).removeprefix("JSON is malformed: ")
            raise BadObservation(f"broken JSON: {said}; {_ACCEPTED}") from None
        if isinstance(value, dict):
            self._keep_id(value, text)
            if named:
                raise BadObservation(
                    f"--{named[0]}: an observation in JSON has its own; accepted: without it"
                )
        return self.id, read(value)

    def _keep_id(self, value: dict[str, Any], text: str) -> None:
        import msgspec

        if "id" not in value:
            return
        if isinstance(value["id"], dict | list):
            shown = f"{value['id']!r:.40}"
            raise BadObservation(f"id {shown}; accepted: a text, a number, true, false, null")
        # As it is written: 1.10 stays what it is.
        self.id = msgspec.json.decode(text, type=dict[str, msgspec.Raw])["id"].copy()


def _rows(source: Iterable[bytes]) -> Iterator[_Row]:
    """One a line, as they arrive; or one object over several lines."""
    filled = ((at, line) for at, line in enumerate(source, 1) if line.strip())
    first = next(filled, None)
    if first is None:
        return
    begun = [first]
    if _is_cut(first[1]):
        begun += filled
        whole = b"".join(line for _, line in begun)
        if _broken(whole) is None:
            yield _Row(1, f"line {first[0]}", whole)
            return
    for number, (at, line) in enumerate(chain(begun, filled), 1):
        yield _Row(number, f"line {at}", line)


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
        return advice_rows.Objects(out, top, stream=stream)
    from lexicon_fast.cli.picture import Painter, terminal_width

    def paint() -> Painter:
        width = (terminal_width(out) or 80) if live else None
        return Painter(colour=colour_for(live, colour), width=width)

    refined = live and advice_rows.has_cursor()
    return advice_rows.Texts(out, top, paint, live=refined, numbered=numbered)


def _is_terminal(file: Any) -> bool:
    try:
        return file is not None and bool(file.isatty())
    except ValueError:  # closed
        return False
