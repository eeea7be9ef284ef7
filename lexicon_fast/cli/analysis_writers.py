"""The output of `analyse` for a game: lines of JSON, rows of tables, text, a page, notes in GCG."""

from __future__ import annotations

from functools import partial
from html import escape
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from lexicon_fast.base.errors import BadOption, LexiconFastError, error_data
from lexicon_fast.base.tile_text import shown
from lexicon_fast.games.markup import document, html_table, text_at, themed
from lexicon_fast.games.registry import GAMES, part
from lexicon_fast.rows.line_rows import TABLE_FORMATS
from lexicon_fast.rows.painter import (
    BOLD,
    DIM,
    RED,
    YELLOW,
    Painter,
    aligned,
    counted,
    folded_painted,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    import pyarrow as pa

    from lexicon_fast.bots.analysis import (
        Decision,
        EndAnalysis,
        Ending,
        PlayerAnalysis,
        TotalAnalysis,
        TurnAnalysis,
    )
    from lexicon_fast.bots.strength import Strength
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.gcg import GcgGame
    from lexicon_fast.rows.formats import Format

_DECIMALS: Final = 4
#: Pixels around a graph, and the colours of players.
_GRAPH_MARGIN: Final = 40
_GRAPH_COLOURS: Final = ("#3573a8", "#b3541e", "#3f7f3a", "#8a3f9b")
_INDENT: Final = " " * 5
_GRADES: Final = ("best", "good", "inaccuracy", "mistake", "blunder")
_COLOURS: Final = {"inaccuracy": YELLOW, "mistake": RED, "blunder": RED}


#: Columns of sums, with their types in Arrow.
_SUMS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("turns", *_GRADES), "int64"),
    **dict.fromkeys(("loss", "loss_win", "turn_loss", "turn_loss_win"), "float64"),
    **dict.fromkeys(("luck", "luck_win", "mistake_index"), "float64"),
    **dict.fromkeys(("phonies", "challenged"), "int64"),
    **dict.fromkeys(("strength", "strength_low", "strength_high"), "float64"),
}

#: The columns of tables between those of all tables, by kind of row, with their types in Arrow.
COLUMNS: Final[Mapping[str, Mapping[str, str]]] = {
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


class Played(NamedTuple):
    """A game to analyse. nicks: other names of the players; faults, gcg: of a file of GCG.

    picture: draws its end, in HTML.
    """

    game: str
    names: Sequence[str]
    dictionary: Dictionary
    decisions: Iterable[Decision | Ending]
    nicks: Sequence[str] = ()
    faults: Sequence[str] = ()
    gcg: GcgGame | None = None
    picture: Callable[[], str] = str

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


class JsonWriter:
    """Writes JSON Lines: an object for each game, turn, end and player, and for the totals.

    place: the number of the game, 0 for the totals; file: of several, or empty.
    """

    nothing: ClassVar[Any] = ""

    def __init__(self, place: int, file: str) -> None:
        self._common = {"game": place, **({"file": file} if file else {})} if place else {}

    def begin(self, played: Played, limits: Mapping[str, Any]) -> Any:
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


def _facts(played: Played, limits: Mapping[str, Any]) -> dict[str, Any]:
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


class TableWriter:
    """Makes the rows of a table, one kind of them: "turns", "players" or "games"."""

    nothing: ClassVar[Any] = ()

    def __init__(self, place: int, file: str, kind: str) -> None:
        self._common = {"game": place, "file": file or None}
        self._kind = kind
        self._turns = 0

    def begin(self, played: Played, limits: Mapping[str, Any]) -> Any:
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

        names = self._played.names
        return self._rows("players", *(_flat(row) | {"name": names[row.player]} for row in players))

    def totals(self, totals: Sequence[TotalAnalysis]) -> Any:
        return self._rows("totals", *map(_flat, totals))

    def error(self, error: LexiconFastError) -> Any:
        return self._rows(self._kind, {"error": str(error)})

    def _rows(self, kind: str, *rows: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
        return [self._common | _rounded(row) for row in rows] if kind == self._kind else ()


def _flat(row: PlayerAnalysis | TotalAnalysis) -> dict[str, Any]:
    """Return the values of a row of a table."""
    import msgspec

    strength = row.strength
    estimate = {
        "strength": None if strength is None else strength.elo,
        "strength_low": None if strength is None else strength.low,
        "strength_high": None if strength is None else strength.high,
    }
    return msgspec.structs.asdict(row) | row.grades | estimate


def table_lines(
    rows: Iterable[Mapping[str, Any]], columns: Sequence[str], output_format: Format
) -> bytes:
    """Return rows as lines of CSV or TSV."""
    separator, field = TABLE_FORMATS[output_format]

    def text(value: Any) -> str:
        if isinstance(value, bool):
            return "true" if value else "false"
        return "" if value is None else field(str(value))

    return _lines(separator.join(text(row.get(name)) for name in columns) for row in rows).encode()


def record_batch(rows: Sequence[Mapping[str, Any]], columns: Mapping[str, str]) -> pa.RecordBatch:
    """Return rows as a record batch."""
    import pyarrow as pa

    arrays = []
    for name, type_ in columns.items():
        values = [row.get(name) for row in rows]
        texts = [shown(each) if isinstance(each, str) else each for each in values]
        arrays.append(pa.array(texts, type_))
    return pa.RecordBatch.from_arrays(arrays, schema=pa.schema(list(columns.items())))


class TextWriter:
    """Writes a line for each turn, the better actions below it, and a table of the players."""

    nothing: ClassVar[Any] = ""

    def __init__(self, place: int, paint: Painter) -> None:
        self._place, self._paint = place, paint
        self._number = 0
        self._round: int | None = None

    def begin(self, played: Played, _limits: Mapping[str, Any]) -> str:
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
        line = f"{self._names[turn.player]}: {action}: {self._verdict(turn)}{self._luck(turn)}"
        lines += self._folded(f"{self._number:3}. ", line)
        for more in self._better(turn, observation):
            lines += self._folded(_INDENT, more)
        return _lines(lines)

    def _luck(self, turn: TurnAnalysis[Any, Any]) -> str:
        if turn.luck is None or turn.luck_win is None:
            return ""
        return f"; {self._paint(f'luck {_points(turn.luck)} points, {_share(turn.luck_win)}', DIM)}"

    def _better(self, turn: TurnAnalysis[Any, Any], observation: Any) -> list[str]:
        """Return the better actions of a turn, and the facts that explain the best one."""
        lines = []
        if turn.rank != 1 and turn.best:
            ranked = turn.best if turn.rank is None else turn.best[: turn.rank - 1]
            better = [self._action(row.action, row, observation) for row in ranked]
            lines.append(f"better: {', '.join(better)}")
        if turn.facts:
            lines.append(f"the best: {'; '.join(fact.text for fact in turn.facts)}")
        return lines

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
        rows = [("", "turns", *grades, "lost", "", "luck", "", "mistake index", "strength")]
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
                _strength(each.strength),
            )
            for each in players
        ]
        if all(each.strength is None for each in players):
            rows = [row[:-1] for row in rows]
        return _lines(["", *aligned(rows), ""])

    def totals(self, totals: Sequence[TotalAnalysis]) -> str:
        lines: list[str] = []
        for row in totals:
            games = counted(row.games, f"{GAMES[row.kind].title} game")
            lines += [self._paint(f"{row.name}: {games}, {counted(row.turns, 'turn')}", BOLD)]
            if row.turn_loss is not None and row.turn_loss_win is not None:
                grades = ", ".join(f"{number} {grade}" for grade, number in row.grades.items())
                loss = f"{_points(-row.turn_loss)} points, {_points(-100 * row.turn_loss_win)}%"
                lines += self._folded(_INDENT, grades)
                lines += self._folded(
                    _INDENT, f"per turn {loss}; mistake index {row.mistake_index:.1f} per game"
                )
            if row.strength is not None:
                text = f"strength on the ladder of the bots: {_strength(row.strength)} Elo"
                lines += self._folded(_INDENT, text)
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


class GcgWriter(TextWriter):
    """Writes a game of Scrabble as GCG, with the analysis of each turn as a note."""

    def begin(self, played: Played, limits: Mapping[str, Any]) -> str:
        super().begin(played, limits)
        if played.gcg is None:
            raise BadOption(f"--format gcg: game {self._place} is not Scrabble; use another format")
        self._gcg = played.gcg
        self._notes: dict[int, str] = {}
        return ""

    def error(self, error: LexiconFastError) -> str:
        raise error

    def turn(self, turn: TurnAnalysis[Any, Any], observation: Any) -> str:
        parts = [f"{self._verdict(turn)}{self._luck(turn)}", *self._better(turn, observation)]
        self._notes[turn.event] = "; ".join(parts)
        return ""

    def end(self, _end: EndAnalysis) -> str:
        return ""

    def players(self, _players: Sequence[PlayerAnalysis]) -> str:
        from dataclasses import replace

        from lexicon_fast.games.scrabble import gcg

        events = tuple(
            # One note, after the players' own: of several, other programs show only the last.
            replace(event, notes=("; ".join((*event.notes, note)),)) if note else event
            for at, event in enumerate(self._gcg.events, 1)
            for note in [self._notes.get(at)]
        )
        return gcg.write(replace(self._gcg, events=events))

    def totals(self, _totals: Sequence[TotalAnalysis]) -> str:
        return ""


class HtmlWriter(TextWriter):
    """Writes a page that needs no other files: board, graph of chances and table of each game."""

    def begin(self, played: Played, limits: Mapping[str, Any]) -> str:
        self._picture = played.picture
        self._rows: list[tuple[str, ...]] = []
        self._chances: list[tuple[int, float]] = []
        return _section(super().begin(played, limits))

    def error(self, error: LexiconFastError) -> str:
        return _section(super().error(error))

    def turn(self, turn: TurnAnalysis[Any, Any], observation: Any) -> str:
        self._number += 1
        if turn.win is not None:
            self._chances.append((turn.player, turn.win))
        luck = "" if turn.luck is None else f"{turn.luck:+.1f}"
        win = "" if turn.win is None else f"{turn.win:.0%}"
        action = self._action(turn.action, turn.played, observation)
        better = "; ".join(self._better(turn, observation))
        row = (
            self._number,
            self._names[turn.player],
            action,
            self._verdict(turn),
            better,
            win,
            luck,
        )
        self._rows.append(tuple(map(str, row)))
        return ""

    def end(self, _end: EndAnalysis) -> str:
        return ""

    def players(self, players: Sequence[PlayerAnalysis]) -> str:
        head = ("", "player", "action", "grade", "better", "chance to win", "luck")
        parts = [self._picture(), chances_svg(self._names, self._chances)]
        parts += [
            html_table("", head, self._rows),
            f"<pre>{escape(super().players(players))}</pre>",
        ]
        return _lines(parts)

    def totals(self, totals: Sequence[TotalAnalysis]) -> str:
        return _section(super().totals(totals)) + "</html>\n" if totals else "</html>\n"


def _section(text: str) -> str:
    """Return lines of text as a heading, and paragraphs below it."""
    first, *rest = text.strip().splitlines()
    lines = [f"<h2>{escape(first)}</h2>", *(f"<p>{escape(line)}</p>" for line in rest)]
    return _lines(lines)


def html_head() -> str:
    """Return the start of a page, with its style."""
    return (
        '<!DOCTYPE html>\n<html lang="en"><meta charset="utf-8"><title>Analysis</title>\n<style>'
        "body,html{font:15px/1.4 sans-serif;max-width:75em;margin:1em auto;padding:0 1em}"
        "svg{max-width:100%;height:auto;display:block;margin:1em 0}"
        "table{border-collapse:collapse}th,td{padding:.3em .6em;text-align:left;vertical-align:top;"
        "border-bottom:1px solid #bbb}:root{color-scheme:light dark}</style>\n"
    )


def chances_svg(names: Sequence[str], chances: Sequence[tuple[int, float]]) -> str:
    """Return a graph of the chance to win of each player before their turns.

    chances: player and chance of each turn.
    """
    width, height = 720, 240
    step = (width - 2 * _GRAPH_MARGIN) / max(len(chances) - 1, 1)
    span = height - 2 * _GRAPH_MARGIN
    body = []
    for share in (0.0, 0.5, 1.0):
        y = _GRAPH_MARGIN + (1 - share) * span
        body.append(f'<path class="lf-grid" d="M{_GRAPH_MARGIN} {y:.1f}H{width - _GRAPH_MARGIN}"/>')
        body.append(text_at(_GRAPH_MARGIN - 4, y, f"{share:.0%}", "lf-page", 12, anchor="end"))
    for player, name in enumerate(names):
        points = [
            f"{_GRAPH_MARGIN + at * step:.1f},{_GRAPH_MARGIN + (1 - win) * span:.1f}"
            for at, (mover, win) in enumerate(chances)
            if mover == player
        ]
        body.append(f'<polyline class="lf-line{player}" points="{" ".join(points)}"/>')
        x = _GRAPH_MARGIN + player * (width - 2 * _GRAPH_MARGIN) / len(names)
        body.append(text_at(x, 16, name[:24], f"lf-name{player}", 14, anchor="start", bold=True))
    lines = [
        f".lf-line{i}{{fill:none;stroke:{c};stroke-width:2}} .lf-name{i}{{fill:{c}}}"
        for i, c in enumerate(_GRAPH_COLOURS)
    ]
    light = ".lf-page-f{fill:#ffffff} .lf-page{fill:#24272c} .lf-grid{stroke:#d5d8de}"
    dark = ".lf-page-f{fill:#1c1e22} .lf-page{fill:#e2e4e8} .lf-grid{stroke:#3b3f47}"
    last = {names[player]: f"{win:.0%}" for player, win in chances}
    return document(
        width,
        height,
        body,
        title="Chance to win before each turn",
        description="; ".join(f"{name}: {win} before the last turn" for name, win in last.items()),
        style=" ".join([*lines, themed("auto", light, dark)]),
    )


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


def _strength(strength: Strength | None) -> str:
    """Return an estimate with its interval: `+52 (-40 to +144)`."""
    if strength is None:
        return ""
    return f"{strength.elo:+.0f} ({strength.low:+.0f} to {strength.high:+.0f})"


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
