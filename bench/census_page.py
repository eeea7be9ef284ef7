"""Fill docs/census/README.md and draw its plots from the results of the census next to it.

    python bench/census_page.py [--run]

--run repeats the census and writes docs/census/census.json and plan.json, with the output of the
commands in log.txt. The function NAME writes the part of the page between `<!-- NAME -->` and
`<!-- end -->`; see page.py.
"""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from figures import machine
from page import RESULTS, filled

from lexicon_fast.census.report import KindRow, PointsRow, Report, Table, from_json, tables

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "census"
PAGE = FOLDER / "README.md"
LOG = FOLDER / "log.txt"
CHECKED = RESULTS / "census-check.txt"
COMMANDS = (
    "lexicon-fast census -o docs/census/census.json",
    "lexicon-fast census --plan -o docs/census/plan.json",
)


@cache
def report(name: str = "plan") -> Report:
    return from_json((FOLDER / f"{name}.json").read_bytes())


# ---------------------------------------------------------------- counting


def run() -> None:
    about = machine()
    lines = [
        f"# {about['processor']}, {about['cores']} cores, {about['isa']}; {about['system']};"
        f" Python {about['python']}; lexicon-fast {about['version']}; {about['date']};"
        f" load {os.getloadavg()[0]:.1f}"
    ]
    for command in COMMANDS:
        begun = time.monotonic()
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "lexicon_fast", *shlex.split(command)[1:]],
            cwd=ROOT,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert process.stderr is not None
        said = process.stderr.read()
        _, status, used = os.wait4(process.pid, 0)
        assert status == 0, said
        took = time.monotonic() - begun
        lines += [
            f"$ {command}",
            said.rstrip(),
            f"# {took:.1f} s in all, {used.ru_utime + used.ru_stime:.1f} s of processor time,"
            f" {used.ru_maxrss / 1000:.0f} MB at most",
        ]
    LOG.write_text("\n".join(lines) + "\n")


# ---------------------------------------------------------------- the page


def log() -> list[str]:
    return ["```text", *LOG.read_text().splitlines(), "```"]


def checked() -> list[str]:
    return ["```text", *CHECKED.read_text().splitlines(), "```"]


def facts() -> list[str]:
    found = report()
    deals = found.all.deals
    turns = {row.turns: row.deals for row in found.turns}
    kinds = [[kind for kind in found.kinds if kind.masters == masters] for masters in (0, 1)]
    without, masterly = kinds
    best_vowels = [min(each, key=_mean).vowels for each in kinds]
    first, worst, slowest = found.words[0], found.worst[0], found.slowest[0]
    most = max(row.turns for row in found.turns if row.turns is not None)
    no_play_with_master = sum(kind.no_play.deals for kind in masterly)
    no_master = "no hand with the Master" if not no_play_with_master else "some with the Master"
    return [
        f"- **{(turns[1] + turns[2]) / deals:.1%} of all deals can be emptied in two turns or"
        f" fewer**, {1 - turns[None] / deals:.1%} in any number of turns, {turns[None] / deals:.1%}"
        f" never.",
        f"- One deal in {_one_in(found.emptied.deals, deals)} is a single word of all"
        f" {found.cards} cards: one in {_one_in(*_emptied(masterly))} of those with the Master, one"
        f" in {_one_in(*_emptied(without))} of those without.",
        f"- One deal in {_one_in(found.no_play.deals, deals)} has no play at all, {no_master}"
        f" among them.",
        f"- The best first play leaves {found.left_points / deals:.2f} points on average:"
        f" {_mean_of(masterly):.2f} with the Master, {_mean_of(without):.2f} without it. Fewest are"
        f" left with {best_vowels[0]} vowels and no Master, or {best_vowels[1]} and the Master.",
        f"- No hand that can be emptied needs more than {most} turns: one deal in"
        f" {_one_in(turns[most], deals)} does, like `{slowest.hand}`.",
        f"- Of the {found.dictionary.words:,} words, {found.best_words:,} are the best first play"
        f" of some hand; most often it is *{first.word}*, of one deal in"
        f" {_one_in(first.deals, deals)}.",
        f"- The worst hand is `{worst.hand}`: {worst.left_points} points of {worst.points} stay;"
        f" {worst.deals} deals of the {deals:,} give it.",
    ]


def _emptied(kinds: Sequence[KindRow]) -> tuple[int, int]:
    return sum(kind.emptied.deals for kind in kinds), sum(kind.deals for kind in kinds)


def _one_in(part: int, whole: int) -> str:
    """Round to three significant digits: 135, 1,250, 21,000."""
    number = whole / part
    return f"{number:.3g}" if number < 100 else f"{float(f'{number:.3g}'):,.0f}"


def _mean(kind: KindRow) -> float:
    return kind.left_points / kind.deals


def _mean_of(kinds: Sequence[KindRow]) -> float:
    return sum(kind.left_points for kind in kinds) / sum(kind.deals for kind in kinds)


def _table(start: str) -> Callable[[], list[str]]:
    """Return the table of the text report whose title begins with this text."""

    def block() -> list[str]:
        (table,) = (each for each in tables(report()) if each.title.startswith(start))
        return _markdown(table)

    return block


def _markdown(table: Table) -> list[str]:
    rule = ["---" if place in table.left else "--:" for place in range(len(table.head))]
    columns = zip(table.head, rule, *table.rows, strict=True)
    # Without the columns of bars.
    shown = (column for column in columns if "#" not in "".join(column))
    head, marks, *rows = zip(*shown, strict=True)
    return [f"| {' | '.join(cells)} |" for cells in (head, marks, *rows)]


BLOCKS: dict[str, Callable[[], list[str]]] = {
    "facts": facts,
    "first_plays": _table("Best first play"),
    "turns": _table("Turns that empty"),
    "left": _table("Points left after the best words"),
    "kinds": _table("By vowels"),
    "words": _table("Most often"),
    "best": _table("Most points emptied"),
    "worst": _table("Most points left"),
    "slowest": _table("Most turns"),
    "log": log,
    "checked": checked,
}


# ---------------------------------------------------------------- the plots

_WORDS = {1: "#9aa5b1", 2: "#2f6fab", 3: "#c8553d"}  # by number of words
_MASTERS = {0: "#2f6fab", 1: "#c8553d"}


def draw_points() -> None:
    """Draw points-left.svg: points after the best first play, and after more words."""
    import matplotlib.pyplot as plt

    found = report()
    figure, (first, more) = plt.subplots(1, 2, figsize=(10, 4))
    points, shares = _shares(found, 1)
    first.bar(points, shares, width=1.6, color=_WORDS[1])
    first.axvline(found.left_points / found.all.deals, color="black", linewidth=1)
    first.set_title("After the best first play", fontsize=10)
    first.set_xlabel("points left (line: the mean)")
    first.set_ylabel("% of deals")
    for words, colour in _WORDS.items():
        points, shares = _shares(found, words)
        so_far = [sum(shares[: at + 1]) for at in range(len(shares))]
        label = f"{words} word" if words == 1 else f"{words} words"
        more.step(points, so_far, where="post", color=colour, linewidth=2, label=label)
    more.set_title("After the best 1, 2, 3 words", fontsize=10)
    more.set_xlabel("points left, or fewer")
    more.set_ylim(0, 101)
    more.legend(frameon=False, loc="lower right")
    for axes in (first, more):
        axes.set_xlim(-2, 60)
        axes.grid(axis="y", alpha=0.25)
    _save(figure, "points-left.svg")


def _shares(found: Report, words: int) -> tuple[list[int], list[float]]:
    """Return the points left after a number of words, and the percentages of deals."""
    rows: list[PointsRow] = found.left[words - 1]
    return [row.points for row in rows], [100 * row.deals / found.all.deals for row in rows]


def draw_vowels() -> None:
    """Draw vowels.svg: the value of vowels and the Master."""
    import matplotlib.pyplot as plt

    found = report()
    figure, (left, emptied) = plt.subplots(1, 2, figsize=(10, 4))
    for masters, colour in _MASTERS.items():
        kinds = [kind for kind in found.kinds if kind.masters == masters]
        vowels = [kind.vowels for kind in kinds]
        label = "with the Master" if masters else "without the Master"
        style: dict[str, Any] = {"marker": "o", "color": colour, "label": label}
        left.plot(vowels, [_mean(kind) for kind in kinds], **style)
        emptied.plot(vowels, [100 * k.emptied.deals / k.deals for k in kinds], **style)
    left.set_title("Points left after the best first play, mean", fontsize=10)
    emptied.set_title("Hands that one word empties, % of deals", fontsize=10)
    for axes in (left, emptied):
        axes.set_xlabel("vowels in the hand (AEIOU)")
        axes.set_xticks(range(found.cards + 1))
        axes.set_ylim(0)
        axes.grid(axis="y", alpha=0.25)
    left.legend(frameon=False)
    _save(figure, "vowels.svg")


def _save(figure: Any, name: str) -> None:
    """Write a plot as SVG; the same numbers give the same bytes."""
    import matplotlib as mpl

    figure.tight_layout()
    with mpl.rc_context({"svg.hashsalt": name, "svg.fonttype": "none"}):
        figure.savefig(FOLDER / name, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--run", action="store_true", help="repeat the census")
    if parser.parse_args().run:
        run()
    import matplotlib as mpl

    mpl.use("svg")
    draw_points()
    draw_vowels()
    PAGE.write_text(filled(PAGE.read_text(), BLOCKS))


if __name__ == "__main__":
    main()
