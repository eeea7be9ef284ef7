"""`lexicon-fast analyse`: what each turn of a recorded game lost, and how lucky each player was."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

import click

from lexicon_fast.base.errors import BadLayout, BadOption, LexiconFastError, error_data
from lexicon_fast.base.tile_text import shown
from lexicon_fast.batch.queries import OutputOptions, Query
from lexicon_fast.cli.advise import seconds_option
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
from lexicon_fast.games.registry import GAMES, game_info, part
from lexicon_fast.rows import formats
from lexicon_fast.rows.line_rows import TABLE_FORMATS
from lexicon_fast.rows.painter import BOLD, DIM, RED, YELLOW, aligned, counted, folded_painted
from lexicon_fast.rows.streams import Piece, Task, Totals

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    import pyarrow as pa

    from lexicon_fast.bots.analysis import (
        Decision,
        EndAnalysis,
        Ending,
        PlayerAnalysis,
        TotalAnalysis,
        TurnAnalysis,
    )
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.events import DictionaryUsed
    from lexicon_fast.games.scrabble.gcg import GcgGame
    from lexicon_fast.rows.formats import Format
    from lexicon_fast.rows.painter import Painter

_DECIMALS: Final = 4
_NAMES_SHOWN: Final = 20
_INDENT: Final = " " * 5
_GRADES: Final = ("best", "good", "inaccuracy", "mistake", "blunder")
_COLOURS: Final = {"inaccuracy": YELLOW, "mistake": RED, "blunder": RED}


#: Columns of sums, with their types in Arrow.
_SUMS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("turns", *_GRADES), "int64"),
    **dict.fromkeys(("loss", "loss_win", "turn_loss", "turn_loss_win"), "float64"),
    **dict.fromkeys(("luck", "luck_win", "mistake_index"), "float64"),
    **dict.fromkeys(("phonies", "challenged"), "int64"),
}

#: The columns of tables between those of all tables, by kind of row, with their types in Arrow.
_COLUMNS: Final[Mapping[str, Mapping[str, str]]] = {
    "turns": {
        **dict.fromkeys(("turn", "round", "player"), "int64"),
        **dict.fromkeys(("name", "action"), "string"),
        "score": "float64",
        "rank": "int64",
        "grade": "string",
        "best": "string",
        "best_score": "float64",
        **dict.fromkeys(("loss", "loss_win", "luck", "luck_win"), "float64"),
        **dict.fromkeys(("ahead", "expected", "win"), "float64"),
        "exact": "bool",
        "unknown": "string",
    },
    "players": {"player": "int64", "name": "string", **_SUMS},
    "games": {
        **dict.fromkeys(("kind", "names", "dictionary", "version"), "string"),
        "iterations": "int64",
        "seconds": "float64",
        "quick": "bool",
        "seed": "int64",
        "repeatable": "bool",
    },
    "totals": {"kind": "string", "name": "string", "games": "int64", **_SUMS},
}


class _Played(NamedTuple):
    """A game to analyse. nicks: other names of the players; faults: of the file of GCG."""

    game: str
    names: Sequence[str]
    dictionary: Dictionary
    decisions: Iterable[Decision | Ending]
    nicks: Sequence[str] = ()
    faults: Sequence[str] = ()

    def seats_of(self, name: str | None) -> Sequence[int]:
        """Return the players with a name, in any case; None: all players."""
        seats = range(len(self.names))
        if name is None:
            return seats
        wanted = name.casefold()
        return [
            seat
            for seat in seats
            if wanted in (each[seat].casefold() for each in (self.names, self.nicks) if each)
        ]


@command(
    "lexicon-fast analyse game.jsonl",
    "lexicon-fast analyse examples/game.gcg --iterations 500",
    "lexicon-fast analyse match.jsonl --game 3 -o analysis.jsonl",
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
    choices=[*_COLUMNS],
    help="The rows of CSV, TSV, Parquet and Arrow; the other formats have all. [default: turns]",
)
@output_option
@choice_option(
    "--format",
    "output_format",
    choices=formats.NAMES,
    help="Output format. [default: from the extension of -o; without one, text on a terminal, else"
    " jsonl]",
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
    output_formats = formats.NAMES

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
        own = _COLUMNS[self._table or "turns"]
        game = {} if self._table == "totals" else {"game": "int64", "file": "string"}
        return {**game, **own, "error": "string"}

    def head(self, output_format: Format) -> bytes:
        if output_format not in formats.TABLES:
            return b""
        return TABLE_FORMATS[output_format][0].join(self._columns).encode() + b"\n"

    def schema(self, _dictionary: Dictionary, _id_type: pa.DataType | None) -> pa.Schema:
        import pyarrow as pa

        return pa.schema(list(self._columns.items()))

    def task(self, dictionary: Dictionary, options: OutputOptions) -> Task:
        recorded = lru_cache(maxsize=4)(partial(recorded_dictionary, words=self._words))
        if self._table is not None and options.output_format in ("text", "jsonl"):
            raise BadOption(
                f"--rows: {options.output_format} has all rows; leave it out, or use csv"
            )
        encode = self._encoder(options.output_format)

        def task(game: Any) -> Iterator[Piece]:
            writer = self._writer(options, game.first_row, game.file)
            faults: list[str] = []
            sums = Totals()
            try:
                played = self._played(game, dictionary, recorded, faults)
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
            return partial(_record_batch, columns=self._columns)
        if output_format in formats.TABLES:
            return partial(_table_lines, columns=[*self._columns], output_format=output_format)
        return str.encode

    def _writer(
        self, options: OutputOptions, place: int = 0, file: str = ""
    ) -> _JsonWriter | _TextWriter | _TableWriter:
        """Return a writer. place: the number of a game, 0 for the totals; file: of the game."""
        if options.output_format == "text":
            return _TextWriter(place, options.painter())
        if options.output_format == "jsonl":
            return _JsonWriter(place, file)
        return _TableWriter(place, file, self._table or "turns")

    def tail(self, totals: Totals, options: OutputOptions) -> Any:
        """Return the totals of each player, if there are several games or one player is wanted."""
        from lexicon_fast.bots.analysis import TotalAnalysis

        subjects = {(*subject.split(" ", 1),): sums for subject, sums in totals.sums.items()}
        rows = [
            TotalAnalysis.of(sums, kind=kind, name=name, games=int(sums["games"]))
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
    ) -> _Played:
        """Return the game of a row. The faults of GCG are added to a list."""
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
        replayed = game_info(game).records.replay(record, dictionary)
        return _Played(game, record.setup.names, dictionary, decisions(replayed))


def _gcg_game(
    game: GcgGame, dictionary: Dictionary, board: str | None, faults: list[str]
) -> _Played:
    from lexicon_fast.bots.scrabble.analysis import gcg_decisions
    from lexicon_fast.games.scrabble import gcg
    from lexicon_fast.games.tiles.layouts import Layout

    layout = gcg.layout_of(game) if board is None else Layout.load(board)
    layout = layout.in_language(dictionary.language)
    moments = gcg.replay(game, None, layout, alphabet=dictionary.alphabet, faults=faults)
    names, nicks = ([getattr(each, name) for each in game.players] for name in ("name", "nick"))
    decided = gcg_decisions(game, moments, layout)
    return _Played("scrabble", names, dictionary, decided, nicks, faults)


def _nobody(names: Sequence[str]) -> str:
    """Return the message that nobody has a name. names: those of the players."""
    shown, more = names[:_NAMES_SHOWN], len(names) - _NAMES_SHOWN
    return f"no player has this name; names: {', '.join(shown)}" + (
        f" and {more:,} more" if more > 0 else ""
    )


def _analysed(
    played: _Played,
    writer: _JsonWriter | _TextWriter | _TableWriter,
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
    yield writer.players([PlayerAnalysis.of(sums[seat], player=seat) for seat in seats])
    for seat in seats:
        yield Totals(sums={subjects[seat]: sums[seat]})


class _JsonWriter:
    """Writes JSON Lines: an object for each game, turn, end and player, and for the totals.

    place: the number of the game, 0 for the totals; file: of several, or empty.
    """

    nothing: ClassVar[Any] = ""

    def __init__(self, place: int, file: str) -> None:
        self._common = {"game": place, **({"file": file} if file else {})} if place else {}

    def begin(self, played: _Played, limits: Mapping[str, Any]) -> Any:
        self._names = played.names
        faults = {"faults": played.faults} if played.faults else {}
        return self._row({"of": "game", **_facts(played, limits), **faults})

    def turn(self, turn: TurnAnalysis[Any, Any], _observation: Any) -> Any:
        return self._row({"name": self._names[turn.player]}, turn)

    def end(self, end: EndAnalysis) -> Any:
        return self._row({}, end)

    def players(self, players: Sequence[PlayerAnalysis]) -> Any:
        return "".join(
            [self._row({"of": "player", "name": self._names[row.player]}, row) for row in players]
        )

    def totals(self, totals: Sequence[TotalAnalysis]) -> Any:
        return "".join([self._row({}, row) for row in totals])

    def error(self, error: LexiconFastError) -> Any:
        return self._row({"error": str(error), "error_data": error_data(error)})

    def _row(self, values: Mapping[str, Any], row: Any = None) -> str:
        import msgspec

        fields = {**self._common, **values, **({} if row is None else msgspec.to_builtins(row))}
        return msgspec.json.encode(_rounded(fields)).decode() + "\n"


def _facts(played: _Played, limits: Mapping[str, Any]) -> dict[str, Any]:
    """Return what an analysis of a game depends on."""
    from lexicon_fast._version import __version__
    from lexicon_fast.bots.analysis import ITERATIONS, QUICK_ITERATIONS

    iterations, seconds = limits["iterations"], limits["seconds"]
    if iterations is None and seconds is None:
        iterations = QUICK_ITERATIONS if limits["quick"] else ITERATIONS
    return {
        "kind": played.game,
        "names": played.names,
        "dictionary": played.dictionary.name,
        "version": __version__,
        "iterations": iterations,
        "seconds": seconds,
        "quick": limits["quick"],
        "seed": limits["seed"],
        "repeatable": seconds is None,
    }


class _TableWriter:
    """Makes the rows of a table, one kind of them: "turns", "players" or "games"."""

    nothing: ClassVar[Any] = ()

    def __init__(self, place: int, file: str, kind: str) -> None:
        self._common = {"game": place, "file": file or None}
        self._kind = kind
        self._turns = 0

    def begin(self, played: _Played, limits: Mapping[str, Any]) -> Any:
        self._played = played
        facts = _facts(played, limits)
        faults = {"error": "; ".join(played.faults) or None}
        return self._rows("games", facts | {"names": "; ".join(played.names)} | faults)

    def turn(self, turn: TurnAnalysis[Any, Any], observation: Any) -> Any:
        import msgspec

        self._turns += 1
        best = turn.best[0] if turn.best else None
        text = partial(_action_text, self._played.game, observation)
        values = {
            **msgspec.structs.asdict(turn),
            "turn": self._turns,
            "name": self._played.names[turn.player],
            "action": text(turn.action),
            "score": getattr(turn.played, "score", None),
            "best": None if best is None else text(best.action),
            "best_score": getattr(best, "score", None),
            "unknown": turn.unknown or None,
        }
        return self._rows("turns", values)

    def end(self, _end: EndAnalysis) -> Any:
        return ()

    def players(self, players: Sequence[PlayerAnalysis]) -> Any:
        import msgspec

        names = self._played.names
        rows = [{**msgspec.structs.asdict(row), "name": names[row.player]} for row in players]
        return self._rows("players", *(row | row["grades"] for row in rows))

    def totals(self, totals: Sequence[TotalAnalysis]) -> Any:
        import msgspec

        rows = map(msgspec.structs.asdict, totals)
        return self._rows("totals", *(row | row["grades"] for row in rows))

    def error(self, error: LexiconFastError) -> Any:
        return self._rows(self._kind, {"error": str(error)})

    def _rows(self, kind: str, *rows: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
        return [self._common | _rounded(row) for row in rows] if kind == self._kind else ()


def _table_lines(
    rows: Iterable[Mapping[str, Any]], columns: Sequence[str], output_format: Format
) -> bytes:
    """Return rows as lines of CSV or TSV."""
    separator, field = TABLE_FORMATS[output_format]

    def text(value: Any) -> str:
        if isinstance(value, bool):
            return "true" if value else "false"
        return "" if value is None else field(str(value))

    return _lines(separator.join(text(row.get(name)) for name in columns) for row in rows).encode()


def _record_batch(rows: Sequence[Mapping[str, Any]], columns: Mapping[str, str]) -> pa.RecordBatch:
    """Return rows as a record batch."""
    import pyarrow as pa

    arrays = []
    for name, type_ in columns.items():
        values = [row.get(name) for row in rows]
        texts = [shown(each) if isinstance(each, str) else each for each in values]
        arrays.append(pa.array(texts, type_))
    return pa.RecordBatch.from_arrays(arrays, schema=pa.schema(list(columns.items())))


class _TextWriter:
    """Writes a line for each turn, the better actions below it, and a table of the players."""

    nothing: ClassVar[Any] = ""

    def __init__(self, place: int, paint: Painter) -> None:
        self._place, self._paint = place, paint
        self._number = 0
        self._round: int | None = None

    def begin(self, played: _Played, _limits: Mapping[str, Any]) -> str:
        self._game = played.game
        commentary = part("cli", played.game, "display").Commentary(played.names, self._paint)
        self._names: list[str] = commentary.names
        title = f"Game {self._place}: {' against '.join(self._names)}"
        faults = [self._paint(fault, RED) for fault in played.faults]
        return _lines([self._paint(title, BOLD), *faults])

    def error(self, error: LexiconFastError) -> str:
        return _lines([self._paint(str(error), RED), ""])

    def turn(self, turn: TurnAnalysis[Any, Any], observation: Any) -> str:
        lines = []
        if turn.round != self._round:
            self._round = turn.round
            lines.append(self._paint(f"Round {turn.round}", BOLD))
        self._number += 1
        action = self._action(turn.action, turn.played, observation)
        line = f"{self._names[turn.player]}: {action}: {self._verdict(turn)}"
        if turn.luck is not None and turn.luck_win is not None:
            luck = f"luck {_points(turn.luck)} points, {_share(turn.luck_win)}"
            line += f"; {self._paint(luck, DIM)}"
        lines += self._folded(f"{self._number:3}. ", line)
        if turn.rank != 1 and turn.best:
            ranked = turn.best if turn.rank is None else turn.best[: turn.rank - 1]
            better = [self._action(row.action, row, observation) for row in ranked]
            lines += self._folded(_INDENT, f"better: {', '.join(better)}")
        if turn.facts:
            lines += self._folded(
                _INDENT, f"the best: {'; '.join(fact.text for fact in turn.facts)}"
            )
        return _lines(lines)

    def end(self, end: EndAnalysis) -> str:
        known = [
            f"{name} {_points(points)} points, {_share(win)}"
            for name, points, win in zip(self._names, end.luck, end.luck_win, strict=True)
            if points is not None and win is not None
        ]
        if not known:
            return ""
        line = f"At the end: luck of {'; '.join(known)}"
        return _lines(self._paint(each, DIM) for each in self._folded(_INDENT, line))

    def players(self, players: Sequence[PlayerAnalysis]) -> str:
        grades = list(players[0].grades)
        rows = [("", "turns", *grades, "lost", "", "luck", "", "mistake index")]
        rows += [
            (
                self._names[each.player],
                str(each.turns),
                *(str(each.grades[grade]) for grade in grades),
                f"{each.loss:.1f}",
                _share(-each.loss_win),
                _points(each.luck),
                _share(each.luck_win),
                f"{each.mistake_index:.1f}",
            )
            for each in players
        ]
        return _lines(["", *aligned(rows), ""])

    def totals(self, totals: Sequence[TotalAnalysis]) -> str:
        lines: list[str] = []
        for row in totals:
            games = counted(row.games, f"{GAMES[row.kind].title} game")
            lines += [self._paint(f"{row.name}: {games}, {counted(row.turns, 'turn')}", BOLD)]
            if row.turn_loss is not None and row.turn_loss_win is not None:
                grades = ", ".join(f"{number} {grade}" for grade, number in row.grades.items())
                loss = f"{_points(-row.turn_loss)} points, {100 * -row.turn_loss_win:+.1f}%"
                lines += self._folded(_INDENT, grades)
                lines += self._folded(
                    _INDENT, f"per turn {loss}; mistake index {row.mistake_index:.1f} per game"
                )
            luck = f"luck {_points(row.luck)} points, {_share(row.luck_win)}"
            phonies = counted(row.phonies, "phony", "phonies")
            phonies += f", {row.challenged} challenged" if row.phonies else ""
            lines += [*self._folded(_INDENT, f"{luck}; {phonies}"), ""]
        return _lines(lines)

    def _verdict(self, turn: TurnAnalysis[Any, Any]) -> str:
        """Return the grade of a turn and what it lost, or why it has none."""
        if turn.loss is None or turn.loss_win is None or turn.grade is None:
            return turn.unknown
        colour = _COLOURS.get(turn.grade)
        grade = self._paint(turn.grade, colour) if colour else turn.grade
        if turn.grade != "best":
            grade += f", {_points(-turn.loss)} points, {_share(-turn.loss_win)}"
            grade += ", exactly" if turn.exact else ""
        return f"{grade} ({turn.unknown})" if turn.unknown else grade

    def _action(self, action: Any, row: Any, observation: Any) -> str:
        """Return an action for people, with the points of a play."""
        text = _action_text(self._game, observation, action)
        score = getattr(row, "score", 0)
        return f"{text} {score:.0f}" if score else text

    def _folded(self, start: str, line: str) -> list[str]:
        """Break a line so that it fits after `start`; the lines after the first are indented."""
        width = self._paint.width
        folded = folded_painted(line, None if width is None else width - len(start))
        return [start + folded[0], *(_INDENT + each for each in folded[1:])]


def _lines(lines: Iterable[str]) -> str:
    return "".join([f"{line}\n" for line in lines])


def _action_text(game: str, observation: Any, action: Any) -> str:
    """Return an action for people. observation: of its player; None: not known, in GCG."""
    if observation is not None:
        text: str = part("games", game, "notation").format(action, observation)
        return text
    if action is None:
        return "a turn"
    values = [str(getattr(action, name)) for name in action.__struct_fields__]
    return " ".join(values) or "pass"


def _share(win: float) -> str:
    """Return a change of the chances of winning: `-4%`."""
    percent = round(100 * win)
    return f"{percent:+d}%" if percent else "0%"


def _points(points: float) -> str:
    """Return a change in points: `-4.2`."""
    return f"{points:+.1f}" if abs(points) >= 0.05 else "0.0"


def _rounded(value: Any) -> Any:
    """Return JSON with rounded numbers."""
    if isinstance(value, float):
        return round(value, _DECIMALS)
    if isinstance(value, dict):
        return {name: _rounded(each) for name, each in value.items()}
    return [_rounded(each) for each in value] if isinstance(value, list | tuple) else value
