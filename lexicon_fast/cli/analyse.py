"""`lexicon-fast analyse`: what each turn of a recorded game lost, and how lucky each player was."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.base.errors import BadLayout, BadOption, LexiconFastError
from lexicon_fast.batch.queries import OutputOptions, Query
from lexicon_fast.cli.advise import seconds_option
from lexicon_fast.cli.analysis_writers import (
    COLUMNS,
    GcgWriter,
    HtmlWriter,
    JsonWriter,
    Played,
    TableWriter,
    TextWriter,
    html_head,
    record_batch,
    table_lines,
)
from lexicon_fast.cli.groups import command
from lexicon_fast.cli.options import (
    FILE,
    choice_option,
    colour_option,
    dictionary_option,
    fail_fast_option,
    input_option_for,
    number_option,
    output_option,
    resume_option,
    seed_option,
    threads_option,
)
from lexicon_fast.cli.records import GameFiles, RecordedGame, recorded_dictionary
from lexicon_fast.games.registry import game_info
from lexicon_fast.rows import formats
from lexicon_fast.rows.line_rows import TABLE_FORMATS
from lexicon_fast.rows.streams import Piece, Task, Totals

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    import pyarrow as pa

    from lexicon_fast.bots.analysis import (
        Decision,
        Ending,
    )
    from lexicon_fast.bots.strength import Calibration
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.events import DictionaryUsed
    from lexicon_fast.games.scrabble.gcg import GcgGame
    from lexicon_fast.rows.formats import Format

_NAMES_SHOWN: Final = 20
_TABLES: Final = (*formats.TABLES, *formats.COLUMNS)
_TEXTS: Final[Mapping[str, type[TextWriter]]] = {
    "text": TextWriter,
    "html": HtmlWriter,
    "gcg": GcgWriter,
}


@command(
    "lexicon-fast analyse game.jsonl",
    "lexicon-fast analyse examples/game.gcg --iterations 500",
    "lexicon-fast analyse match.jsonl --game 3 -o analysis.jsonl",
    "lexicon-fast analyse examples/game.gcg -o report.html",
    "lexicon-fast analyse 'games/*.gcg' --quick --player Ann --rows totals --format csv",
    "lexicon-fast analyse 'games/*.gcg' -o analysis.jsonl.zst --resume",
)
@click.argument("paths", metavar="[FILE...]", nargs=-1, type=FILE)
@input_option_for("recorded games")
@dictionary_option(None, "Dictionary. [default: the one that the record names; for GCG, enable]")
@click.option(
    "--layout", metavar="NAME|PATH", help="Name or file of the board of GCG. [default: from FILE]"
)
@number_option("--game", "number", help="Only the Nth game.")
@click.option(
    "--player", metavar="NAME", help="Only the turns and sums of the player with this name."
)
@number_option(
    "--iterations",
    most=1_000_000_000,
    help="Play-outs per turn; the analysis is the same on every machine. [default: 1000; with"
    " --quick, 100]",
)
@seconds_option("Seconds per turn. [default: no limit]")
@click.option(
    "--quick", is_flag=True, help="Compare fewer candidates: a game of Scrabble takes a second."
)
@seed_option("Random seed of the play-outs. [default: derived from what each player saw]")
@number_option(
    "-n", "--top", most=1000, default=3, help="Number of better actions to show, best first."
)
@choice_option(
    "--rows",
    "table",
    choices=[*COLUMNS],
    help="The rows of CSV, TSV, Parquet and Arrow; the other formats have all. [default: turns]",
)
@output_option
@choice_option(
    "--format",
    "output_format",
    choices=[*formats.NAMES, "html", "gcg"],
    help="Output format; html is a page with boards and graphs, gcg the game with a note on each"
    " turn. [default: from the extension of -o; without one, text on a terminal, else jsonl]",
)
@fail_fast_option
@resume_option
@threads_option("Number of threads; each analyses a game.")
@colour_option
def analyse(
    paths: tuple[str, ...],
    input_path: tuple[str, ...],
    words: str | None,
    layout: str | None,
    number: int | None,
    player: str | None,
    top: int,
    iterations: int | None,
    seconds: float | None,
    quick: bool,
    seed: int | None,
    table: str | None,
    **rows: Any,
) -> int:
    """Show what each turn of a recorded game cost.

    FILE contains Lexicon, Scrabble or Lexibomb games written by --record, or a Scrabble game in
    GCG; - is stdin. It can also be a folder, or a pattern like 'a/*.gcg'; it is the same as -i
    FILE. Without either, stdin is read. Games are numbered through all files, and analysed side by
    side in threads. A game that cannot be read has a row with its error.

    Each turn is compared with the best actions that `advise` finds from what the player could see,
    in points and in win probability (for Lexicon, the probability of going out first). An
    inaccuracy costs at least 5%, a mistake 10% and a blunder 15%; a "good" action costs less or is
    not clearly worse than the best one. Once the rest of a game can be searched, the values are
    exact. Accepting or challenging a play is listed only if it was the wrong choice.

    Luck is everything that no decision explains: the cards or tiles drawn, and what opponents held.
    It is the change in a player's expected result since their last turn, minus what opponents gave
    away in between.
    """
    from lexicon_fast.cli.row_command import run

    ending = formats.extension(rows["output_path"] or "")[1:]
    if rows["output_format"] is None and ending in ("html", "gcg"):
        rows["output_format"] = ending
    limits = {
        "top": top,
        "iterations": iterations,
        "seconds": seconds,
        "quick": quick,
        "seed": seed,
    }
    query = _Analyses(words, layout, number, player, limits, table)
    rows |= {"input_path": (*paths, *input_path), "input_format": None, "strict": False}
    return run(query, (), words or "enable", argument="FILE", **rows)


class _Analyses(Query):
    """The analyses of recorded games."""

    example = "game.jsonl"
    noun = "game"
    input_formats = ("jsonl",)
    output_formats = (*formats.NAMES, "html", "gcg")

    def __init__(
        self,
        words: str | None,
        layout: str | None,
        number: int | None,
        player: str | None,
        limits: Mapping[str, Any],
        table: str | None,
    ) -> None:
        self._words, self._layout, self._number, self._limits = words, layout, number, limits
        self._player, self._table = player, table

    @property
    def job(self) -> Mapping[str, str]:
        options = {"--layout": self._layout, "--game": self._number, "--player": self._player}
        options |= {"--rows": self._table, **self._limits}
        return {"command": "analyse"} | {name: str(each) for name, each in options.items()}

    def source(self, paths: Iterable[str | None], *_: Any, **_how: Any) -> GameFiles:
        return GameFiles(paths, self._number)

    def chunk_bytes(self, _output_format: Format) -> int:
        return 0  # a chunk has one game

    @property
    def _columns(self) -> Mapping[str, str]:
        """The columns of tables, with their types in Arrow."""
        own = COLUMNS[self._table or "turns"]
        game = {} if self._table == "totals" else {"game": "int64", "file": "string"}
        return {**game, **own, "error": "string"}

    def head(self, output_format: Format) -> bytes:
        if _TEXTS.get(output_format) is HtmlWriter:
            return html_head().encode()
        if output_format not in formats.TABLES:
            return b""
        return TABLE_FORMATS[output_format][0].join(self._columns).encode() + b"\n"

    def schema(self, _dictionary: Dictionary, _id_type: pa.DataType | None) -> pa.Schema:
        import pyarrow as pa

        return pa.schema(list(self._columns.items()))

    def task(self, dictionary: Dictionary, options: OutputOptions) -> Task:
        recorded = lru_cache(maxsize=4)(partial(recorded_dictionary, words=self._words))
        if self._table is not None and options.output_format not in _TABLES:
            raise BadOption(
                f"--rows: {options.output_format} has all rows; leave it out, or use csv"
            )
        encode = self._encoder(options.output_format)

        def task(game: Any) -> Iterator[Piece]:
            writer = self._writer(options, game.first_row, game.file)
            faults: list[str] = []
            sums = Totals()
            as_gcg = _TEXTS.get(options.output_format) is GcgWriter
            if as_gcg and self._number is None and game.first_row > 1:
                raise BadOption("--format gcg: a file of GCG has one game; choose it with --game")
            try:
                played = self._played(game, dictionary, recorded, faults, as_gcg=as_gcg)
                for rows in _analysed(played, writer, self._limits, self._player):
                    if isinstance(rows, Totals):
                        sums += rows
                    else:
                        yield Piece(encode(rows), Totals())
            except (BadOption, BadLayout):
                raise
            except LexiconFastError as error:
                if options.fail_fast:
                    raise
                yield Piece(encode(writer.error(error)), Totals())
                faults.append(str(error))
            nothing = encode(writer.nothing)
            totals = Totals(1, bool(faults), faults[0] if faults else None)
            yield Piece(nothing, totals + sums)

        return task

    def _encoder(self, output_format: Format) -> Callable[[Any], Any]:
        """Return a function that turns what a writer returns into rows of output."""
        if output_format in formats.COLUMNS:
            return partial(record_batch, columns=self._columns)
        if output_format in formats.TABLES:
            return partial(table_lines, columns=[*self._columns], output_format=output_format)
        return str.encode

    def _writer(
        self, options: OutputOptions, place: int = 0, file: str = ""
    ) -> JsonWriter | TextWriter | TableWriter:
        """Return a writer. place: the number of a game, 0 for the totals; file: of the game."""
        if (kind := _TEXTS.get(options.output_format)) is not None:
            return kind(place, options.painter())
        if options.output_format == "jsonl":
            return JsonWriter(place, file)
        return TableWriter(place, file, self._table or "turns")

    def tail(self, totals: Totals, options: OutputOptions) -> Any:
        """Return the totals of each player, if there are several games or one player is wanted."""
        from lexicon_fast.bots.analysis import TotalAnalysis

        subjects = {(*subject.split(" ", 1),): sums for subject, sums in totals.sums.items()}
        rows = [
            TotalAnalysis.of(
                sums,
                _calibration(kind, self._limits),
                kind=kind,
                name=name,
                games=int(sums["games"]),
            )
            for (kind, name), sums in subjects.items()
            if sums
        ]
        if self._player is not None and subjects and not rows:
            raise BadOption(f"--player {self._player}: {_nobody([name for _, name in subjects])}")
        if self._player is None and totals.positions < 2 and self._table is None:
            rows = []
        return self._encoder(options.output_format)(self._writer(options).totals(rows)) or None

    def _played(
        self,
        row: RecordedGame,
        dictionary: Dictionary,
        recorded: Callable[[DictionaryUsed], Dictionary],
        faults: list[str],
        *,
        as_gcg: bool,
    ) -> Played:
        """Return the game of a row. The faults of GCG are added to a list.

        as_gcg: read a record of Scrabble as the GCG of it.
        """
        from lexicon_fast.bots.analysis import decisions

        contents = row.read()
        if not isinstance(contents, tuple):
            return _gcg_game(contents, dictionary, self._layout, faults)
        if self._layout is not None:
            raise BadOption(
                f"--layout: {row.where} is a record, which names its board; leave it out"
            )
        game, record = contents
        dictionary = recorded(record.setup.dictionary)
        if as_gcg and game == "scrabble":
            from lexicon_fast.games.scrabble import gcg

            return _gcg_game(gcg.gcg_of(record), dictionary, None, faults)
        replayed = game_info(game).records.replay(record, dictionary)
        picture = getattr(replayed, "_repr_svg_", None) or replayed._repr_html_
        decided = decisions(replayed)
        return Played(game, record.setup.names, dictionary, decided, picture=picture)


def _gcg_game(
    game: GcgGame, dictionary: Dictionary, board: str | None, faults: list[str]
) -> Played:
    from lexicon_fast.bots.scrabble.analysis import gcg_decisions
    from lexicon_fast.games.scrabble import gcg
    from lexicon_fast.games.tiles.layouts import Layout
    from lexicon_fast.games.tiles.svg import board_svg

    layout = gcg.layout_of(game) if board is None else Layout.load(board)
    layout = layout.in_language(dictionary.language)
    moments = gcg.replay(game, None, layout, alphabet=dictionary.alphabet, faults=faults)
    names, nicks = ([getattr(each, name) for each in game.players] for name in ("name", "nick"))
    decided = gcg_decisions(game, moments, layout)
    picture = partial(board_svg, moments[-1].board, layout)
    return Played("scrabble", names, dictionary, decided, nicks, faults, game, picture)


def _calibration(kind: str, limits: Mapping[str, Any]) -> Calibration | None:
    from lexicon_fast.bots.analysis import calibration_of

    return calibration_of(
        kind, **{name: limits[name] for name in ("iterations", "seconds", "quick")}
    )


def _nobody(names: Sequence[str]) -> str:
    """Return the message that nobody has a name. names: those of the players."""
    shown, more = names[:_NAMES_SHOWN], len(names) - _NAMES_SHOWN
    return f"no player has this name; names: {', '.join(shown)}" + (
        f" and {more:,} more" if more > 0 else ""
    )


def _analysed(
    played: Played,
    writer: JsonWriter | TextWriter | TableWriter,
    limits: Mapping[str, Any],
    player: str | None,
) -> Iterator[Any]:
    """Analyse a game, and yield what to write of each turn as soon as it is analysed.

    Then yield the sums of its players. player: the name of the only one to report.
    """
    from lexicon_fast.bots.analysis import (
        Decision,
        PlayerAnalysis,
        TurnAnalysis,
        analyse,
        sums_of,
    )

    seats = played.seats_of(player)
    subjects = [f"{played.game} {name}" for name in played.names]
    yield Totals(sums={subject: {} for subject in subjects})
    if not seats:
        return
    observed: dict[int, Any] = {}

    def noted() -> Iterator[Decision | Ending]:
        for each in played.decisions:
            if isinstance(each, Decision):
                observed[each.event] = each.observation
            yield each

    yield writer.begin(played, limits)
    analysed = []
    for each in analyse(noted(), played.dictionary, played.game, **limits):
        analysed.append(each)
        if not isinstance(each, TurnAnalysis):
            yield writer.end(each)
            continue
        observation = observed.pop(each.event)
        if each.player in seats:
            yield writer.turn(each, observation)
    sums = sums_of(analysed, len(played.names))
    calibration = _calibration(played.game, limits)
    own = [PlayerAnalysis.of(sums[seat], calibration, player=seat) for seat in seats]
    yield writer.players(own)
    for seat in seats:
        yield Totals(sums={subjects[seat]: sums[seat]})
