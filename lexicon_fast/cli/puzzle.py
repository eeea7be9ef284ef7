"""`lexicon-fast puzzle`: make the puzzles of days and seeds, and check answers."""

from __future__ import annotations

import datetime
from shlex import quote
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.base.errors import BadOption
from lexicon_fast.base.files import atomic_write
from lexicon_fast.base.tile_text import shown
from lexicon_fast.cli.advise import Output, text_format_option
from lexicon_fast.cli.groups import command
from lexicon_fast.cli.options import (
    colour_option,
    dictionary_option,
    flag_option,
    load,
    number_option,
    output_option,
    refuse_several,
    stdout_painter,
)
from lexicon_fast.games.registry import GAMES, game_info, part
from lexicon_fast.rows.painter import BOLD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.puzzles import Puzzle, Verdict
    from lexicon_fast.rows.formats import Format
    from lexicon_fast.rows.painter import Painter

_MOST_DAYS: Final = 1000

#: Fields that tell the answer.
_SPOILERS: Final = ("target", "solution")

#: Answers as examples.
_ANSWERS: Final = {"lexicon": "WORD", "scrabble": "'8D WORD'", "lexibomb": "'8D WORD'"}


@command(
    "lexicon-fast puzzle lexicon",
    "lexicon-fast puzzle scrabble --day 2026-11-27 --answer 'D1 kerb'",
    "lexicon-fast puzzle lexibomb --seed 7 --solution",
    "lexicon-fast puzzle scrabble --days 30 --solution -o archive.jsonl",
)
@click.argument("game", type=click.Choice(list(GAMES)))
@click.option(
    "--day", metavar="DAY", help="Puzzle of this day, for example 2026-11-27. [default: today, UTC]"
)
@click.option(
    "--days",
    type=click.IntRange(1, _MOST_DAYS),
    metavar="N",
    default=1,
    help="Puzzles of the N days up to that day.",
)
@number_option(
    "--seed", least=0, most=(1 << 64) - 1, help="Puzzle of this seed, instead of a day's."
)
@dictionary_option(None, "Dictionary, with --seed. [default: the one of the daily puzzle]")
@click.option(
    "--answer",
    "answers",
    multiple=True,
    metavar="TEXT",
    help="Check an answer, in the notation of `play`; in Lexicon one for each turn.",
)
@flag_option("--solution", help="Show the solution.")
@output_option
@text_format_option("text")
@colour_option
def puzzle(
    game: str,
    day: str | None,
    days: int,
    seed: int | None,
    words: str | None,
    answers: tuple[str, ...],
    solution: bool,
    output_path: str | None,
    output_format: Format | None,
    colour: bool | None,
) -> int:
    """Show the puzzle of the day, make one or check an answer.

    Lexicon: play all your cards in as few turns as possible, using the words on the table if you
    like. Scrabble: the play that scores most. Lexibomb: the play that is worth most, given the risk
    of bombs.

    The puzzle of a day is the same for everyone. Its difficulty is the weakest level (see `play`)
    that sees the solution in half of all turns.

    The exit code is 1 if your answer is not the best one.
    """
    refuse_several({"--day": day, "--seed": seed})
    if seed is None and words is not None:
        raise click.UsageError("--words needs --seed: a daily puzzle has its own dictionary")
    if days > 1 and (seed is not None or answers):
        raise click.UsageError("--days shows puzzles of days; leave out --seed and --answer")
    from lexicon_fast import puzzles

    output = Output("puzzle", output_path, output_format, colour, text=True)
    dictionary = puzzles.dictionary_of(game) if words is None else load(words)
    made = _made(game, day, days, seed, dictionary)
    if answers:
        (only,) = made
        return _check(only, answers, dictionary, output.format)
    paint = stdout_painter(colour)
    lines = (
        line
        for each in made
        for line in (
            _text_lines(each, dictionary, paint, solution, words)
            if output.format == "text"
            else [_json(each, solution)]
        )
    )
    if output_path is None:
        for line in lines:
            click.echo(line, color=paint.colour)
        return 0
    atomic_write(output_path, shown("".join(f"{line}\n" for line in lines)).encode())
    return 0


def _made(
    game: str, day: str | None, days: int, seed: int | None, dictionary: Dictionary
) -> Iterator[Puzzle]:
    """Yield the puzzles, oldest first."""
    from lexicon_fast import puzzles

    if seed is not None:
        yield puzzles.make(game, seed, dictionary)
        return
    today = datetime.datetime.now(datetime.UTC).date()
    last = today if day is None else puzzles.day_of(day)
    if days > last.toordinal():
        raise BadOption(f"--days {days}: there are only {last.toordinal()} days up to {last}")
    for before in reversed(range(days)):
        yield puzzles.daily(game, last - datetime.timedelta(days=before))


def _check(
    made: Puzzle, answers: tuple[str, ...], dictionary: Dictionary, output_format: Format
) -> int:
    """Print the verdict on an answer. Returns the exit code."""
    from lexicon_fast import puzzles

    verdict = puzzles.check(made, puzzles.parse(made, answers, dictionary), dictionary)
    if output_format == "text":
        click.echo(verdict.text)
        click.echo(_result(made, verdict))
    else:
        import msgspec

        row = {"game": made.game, "day": made.day, "seed": made.seed, **verdict._asdict()}
        click.echo(msgspec.json.encode(row))
    return 0 if verdict.solved else 1


def _result(made: Puzzle, verdict: Verdict) -> str:
    """Return a result to share, which does not tell the answer."""
    name = f"{game_info(made.game).title} {made.day or f'seed {made.seed}'}"
    return f"{name}, {_difficulty(made)}: {'solved' if verdict.solved else 'not solved'}"


def _difficulty(made: Puzzle) -> str:
    return "no level" if made.difficulty is None else f"level {made.difficulty}"


def _text_lines(
    made: Puzzle, dictionary: Dictionary, paint: Painter, solution: bool, words: str | None
) -> Iterator[str]:
    seen = made.observation
    title = f"{game_info(made.game).title}, {made.day or f'seed {made.seed}'}"
    yield paint(f"{title}: {made.question}", BOLD)
    yield from part("cli", made.game, "advise").Rows(dictionary.alphabet).picture(seen, paint)
    yield f"Difficulty: {_difficulty(made)} of {len(made.levels)}."
    if solution:
        notation: Any = part("games", made.game, "notation")
        answer = ", ".join(notation.format(action, seen) for action in made.solution)
        yield f"Solution: {answer} ({made.target:g})."
    else:
        which = f"--seed {made.seed}" if made.day is None else f"--day {made.day}"
        which += "" if words is None else f" --words {quote(words)}"
        yield f"To answer: lexicon-fast puzzle {made.game} {which} --answer {_ANSWERS[made.game]}"
    yield ""


def _json(made: Puzzle, solution: bool) -> str:
    import msgspec

    row = msgspec.to_builtins(made)
    if not solution:
        row = {name: value for name, value in row.items() if name not in _SPOILERS}
    return msgspec.json.encode(row).decode()
