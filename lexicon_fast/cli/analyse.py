"""`lexicon-fast analyse`: what each turn of a recorded game lost, and how lucky each player was."""

from __future__ import annotations

import os
from functools import lru_cache, partial
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import click

from lexicon_fast.base.errors import BadOption
from lexicon_fast.cli.advise import Output, playout_seed_option, seconds_option, text_format_option
from lexicon_fast.cli.groups import command
from lexicon_fast.cli.options import (
    FILE,
    colour_option,
    dictionary_option,
    display_path,
    load,
    number_option,
    output_option,
)
from lexicon_fast.cli.records import numbered, read_games, recorded_dictionary, warn_of_faults
from lexicon_fast.games.registry import game_info, part
from lexicon_fast.rows.painter import BOLD, DIM, RED, YELLOW, aligned, folded_painted

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from lexicon_fast.bots.analysis import (
        Decision,
        EndAnalysis,
        Ending,
        PlayerAnalysis,
        TurnAnalysis,
    )
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.gcg import GcgGame
    from lexicon_fast.rows.formats import Format

_DECIMALS: Final = 4
_INDENT: Final = " " * 5
_COLOURS: Final = {"inaccuracy": YELLOW, "mistake": RED, "blunder": RED}


class _Played(NamedTuple):
    """A game to analyse."""

    game: str
    names: Sequence[str]
    dictionary: Dictionary
    decisions: Iterable[Decision | Ending]


@command(
    "lexicon-fast analyse game.jsonl",
    "lexicon-fast analyse examples/game.gcg --iterations 500",
    "lexicon-fast analyse match.jsonl --game 3 -o analysis.jsonl",
)
@click.argument("path", metavar="FILE", type=FILE)
@dictionary_option(None, "Dictionary. [default: the one that the record names; for GCG, enable]")
@click.option(
    "--layout", metavar="NAME|PATH", help="Name or file of the board of GCG. [default: from FILE]"
)
@number_option("--game", "number", help="Only the Nth game.")
@number_option(
    "--iterations",
    most=1_000_000_000,
    help="Play-outs per turn; the analysis is the same on every machine. [default: 2000]",
)
@seconds_option("Seconds per turn. [default: no limit]")
@playout_seed_option
@number_option(
    "-n", "--top", most=1000, default=3, help="Number of better actions to show, best first."
)
@output_option
@text_format_option("text on a terminal, else jsonl")
@colour_option
def analyse(
    path: str,
    words: str | None,
    layout: str | None,
    number: int | None,
    output_path: str | None,
    output_format: Format | None,
    colour: bool | None,
    top: int,
    **limits: Any,
) -> int:
    """Show what each turn of a recorded game cost.

    FILE contains Lexicon, Scrabble or Lexibomb games written by --record, or a Scrabble game in
    GCG; - is stdin.

    Each turn is compared with the best actions that `advise` finds from what the player could see,
    in points and in win probability (for Lexicon, the probability of going out first). An
    inaccuracy costs at least 5%, a mistake 10% and a blunder 15%; a "good" action costs less or is
    not clearly worse than the best one. Once the rest of a game can be searched, the values are
    exact. Accepting or challenging a play is listed only if it was the wrong choice.

    Luck is everything that no decision explains: the cards or tiles drawn, and what opponents held.
    It is the change in a player's expected result since their last turn, minus what opponents gave
    away in between.
    """
    output = Output("analyse", output_path, output_format, colour)
    faults: list[str] = []
    exists = output_path is not None and path != "-" and os.path.exists(output_path)
    if exists and os.path.samefile(path, str(output_path)):
        raise BadOption(f"-o {output_path}: this is the input; name another output file")
    games = _games(read_games(path), display_path(path), words, layout, number, faults)
    first = next(games)  # an error in it leaves an output file as it is
    with output:
        writer = _TextWriter(output) if output.format == "text" else _JsonWriter(output)
        for place, played in chain([first], games):
            _analyse(place, played, writer, top, limits)
    warn_of_faults(faults)
    return 2 if faults else 0


def _games(
    contents: tuple[str, list[Any]] | GcgGame,
    where: str,
    words: str | None,
    layout: str | None,
    number: int | None,
    faults: list[str],
) -> Iterator[tuple[int, _Played]]:
    """Yield the games of a file with their numbers. The faults of GCG are added to a list."""
    from lexicon_fast.bots.analysis import decisions

    if not isinstance(contents, tuple):
        if number not in (None, 1):
            raise BadOption(f"--game {number}: {where} is GCG, which has one game")
        yield 1, _gcg_game(contents, load(words or "enable"), layout, faults)
        return
    if layout is not None:
        raise BadOption(f"--layout: {where} is a record, which names its board; leave it out")
    game, records = contents
    dictionary_for = lru_cache(maxsize=4)(partial(recorded_dictionary, words=words))
    for place, record in numbered(records, number, where):
        dictionary = dictionary_for(record.setup.dictionary)
        replayed = game_info(game).records.replay(record, dictionary)
        yield place, _Played(game, record.setup.names, dictionary, decisions(replayed))


def _gcg_game(
    game: GcgGame, dictionary: Dictionary, board: str | None, faults: list[str]
) -> _Played:
    from lexicon_fast.bots.scrabble.analysis import gcg_decisions
    from lexicon_fast.games.scrabble import gcg
    from lexicon_fast.games.tiles.layouts import Layout

    layout = gcg.layout_of(game) if board is None else Layout.load(board)
    moments = gcg.replay(game, None, layout, alphabet=dictionary.alphabet, faults=faults)
    names = [player.name for player in game.players]
    return _Played("scrabble", names, dictionary, gcg_decisions(game, moments, layout))


def _analyse(
    place: int,
    played: _Played,
    writer: _JsonWriter | _TextWriter,
    top: int,
    limits: Mapping[str, Any],
) -> None:
    """Analyse a game, and write each turn as soon as it is analysed."""
    from lexicon_fast.bots.analysis import Decision, TurnAnalysis, analyse, summary

    observed: dict[int, Any] = {}

    def noted() -> Iterator[Decision | Ending]:
        for each in played.decisions:
            if isinstance(each, Decision):
                observed[each.event] = each.observation
            yield each

    writer.begin(place, played)
    analysed = []
    for each in analyse(noted(), played.dictionary, played.game, top=top, **limits):
        analysed.append(each)
        if isinstance(each, TurnAnalysis):
            writer.turn(each, observed.pop(each.event))
        else:
            writer.end(each)
    writer.players(summary(analysed, len(played.names)))


class _Writer:
    """Writes the analysis of games."""

    _place: int
    _played: _Played

    def __init__(self, out: Output) -> None:
        self._out = out

    def begin(self, place: int, played: _Played) -> None:
        """Begin a game. place: its number in the file."""
        self._place, self._played = place, played


class _JsonWriter(_Writer):
    """Writes JSON Lines: an object for each turn, end and player."""

    def turn(self, turn: TurnAnalysis[Any, Any], _observation: Any) -> None:
        self._put(turn, {"name": self._played.names[turn.player]})

    def end(self, end: EndAnalysis) -> None:
        self._put(end, {})

    def players(self, players: Sequence[PlayerAnalysis]) -> None:
        for each in players:
            self._put(each, {"of": "player", "name": self._played.names[each.player]})

    def _put(self, value: Any, more: Mapping[str, Any]) -> None:
        import msgspec

        row = {"game": self._place, **more, **msgspec.to_builtins(value)}
        self._out.write(msgspec.json.encode(_rounded(row)).decode() + "\n")


class _TextWriter(_Writer):
    """Writes a line for each turn, the better actions below it, and a table of the players."""

    _number = 0
    _round: int | None = None

    def __init__(self, out: Output) -> None:
        super().__init__(out)
        self._paint = out.painter()

    def begin(self, place: int, played: _Played) -> None:
        super().begin(place, played)
        self._number, self._round = 0, None
        commentary = part("cli", played.game, "display").Commentary(played.names, self._paint)
        self._names: list[str] = commentary.names
        title = f"Game {place}: {' against '.join(self._names)}"
        self._lines([self._paint(title, BOLD)])

    def turn(self, turn: TurnAnalysis[Any, Any], observation: Any) -> None:
        if turn.round != self._round:
            self._round = turn.round
            self._lines([self._paint(f"Round {turn.round}", BOLD)])
        self._number += 1
        action = self._action(turn.action, turn.played, observation)
        line = f"{self._names[turn.player]}: {action}: {self._verdict(turn)}"
        if turn.luck is not None and turn.luck_win is not None:
            luck = f"luck {_points(turn.luck)} points, {_share(turn.luck_win)}"
            line += f"; {self._paint(luck, DIM)}"
        lines = self._folded(f"{self._number:3}. ", line)
        if turn.rank != 1 and turn.best:
            ranked = turn.best if turn.rank is None else turn.best[: turn.rank - 1]
            better = [self._action(row.action, row, observation) for row in ranked]
            lines += self._folded(_INDENT, f"better: {', '.join(better)}")
        self._lines(lines)

    def end(self, end: EndAnalysis) -> None:
        known = [
            f"{name} {_points(points)} points, {_share(win)}"
            for name, points, win in zip(self._names, end.luck, end.luck_win, strict=True)
            if points is not None and win is not None
        ]
        if known:
            line = f"At the end: luck of {'; '.join(known)}"
            self._lines(self._paint(each, DIM) for each in self._folded(_INDENT, line))

    def players(self, players: Sequence[PlayerAnalysis]) -> None:
        grades = list(players[0].grades)
        rows = [("", "turns", *grades, "lost", "", "luck", "")]
        rows += [
            (
                self._names[each.player],
                str(each.turns),
                *(str(each.grades[grade]) for grade in grades),
                f"{each.loss:.1f}",
                _share(-each.loss_win),
                _points(each.luck),
                _share(each.luck_win),
            )
            for each in players
        ]
        self._lines(["", *aligned(rows), ""])

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
        if observation is None:
            return "a turn" if action is None else _plain(action)
        text: str = part("games", self._played.game, "notation").format(action, observation)
        score = getattr(row, "score", 0)
        return f"{text} {score:.0f}" if score else text

    def _folded(self, start: str, line: str) -> list[str]:
        """Break a line so that it fits after `start`; the lines after the first are indented."""
        width = self._paint.width
        folded = folded_painted(line, None if width is None else width - len(start))
        return [start + folded[0], *(_INDENT + each for each in folded[1:])]

    def _lines(self, lines: Iterable[str]) -> None:
        self._out.write("".join(f"{line}\n" for line in lines))


def _plain(action: Any) -> str:
    """Return an action of GCG whose observation is not known."""
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
