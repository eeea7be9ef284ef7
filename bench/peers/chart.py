"""Draw docs/peers.png from ../results/peers.json: the CPU time of other programs by ours.

python bench/peers/chart.py
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
RAW = ROOT / "bench" / "results" / "peers.json"
PICTURE = ROOT / "docs" / "peers.png"

#: Programs that do other work for the same answer, and ways of ours.
LEFT_OUT = ("an, ", "lexicon_fast")
ROW = "all words|all plays|best play by score|best play by equity|a static game"
NAMES = {
    "all words": "all words of a rack",
    "all plays": "all plays, sorted by score",
    "a static game": "static games",
    "Python dictionary of sorted letters": "Python dictionary",
}


class Dot(NamedTuple):
    """A ratio, in the line `task` of the chart. is_repeated: each position is answered 10 times."""

    task: str
    ratio: float
    is_repeated: bool


def dots(results: Mapping[str, Any]) -> Iterator[Dot]:
    for row in results["rows"]:
        found = re.match(ROW, row["task"])
        assert found is not None, row["task"]
        task = NAMES.get(found[0], found[0])
        for program, (_, middle, _) in row["ratios"].items():
            if not program.startswith(LEFT_OUT):
                line = f"{task}: {NAMES.get(program, program)}"
                yield Dot(line, middle, row["task"].endswith("in a row"))


def draw(results: Mapping[str, Any]) -> None:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    found = [*dots(results)]
    lines = [*dict.fromkeys(dot.task for dot in found)]
    figure, axes = plt.subplots(figsize=(7.5, 4.2), dpi=150)
    for is_repeated, label in (
        (False, "one rack, position or game after the other"),
        (True, "each position 10 times in a row"),
    ):
        some = [dot for dot in found if dot.is_repeated is is_repeated]
        axes.scatter(
            [dot.ratio for dot in some],
            [lines.index(dot.task) for dot in some],
            s=28,
            facecolors="none" if is_repeated else "tab:blue",
            edgecolors="tab:blue",
            label=label,
            zorder=3,
        )
    axes.axvline(1, color="black", linewidth=1)
    axes.set_xscale("log")
    ticks = [0.5, 1, 2, 5, 10, 50, 100, 1000]
    axes.set_xticks(ticks, [f"{tick:,}" for tick in ticks])
    axes.minorticks_off()
    axes.set_xlim(0.5, 5000)
    axes.set_yticks(range(len(lines)), lines, fontsize=8)
    axes.invert_yaxis()
    axes.set_xlabel("their CPU time by ours: right of 1, lexicon_fast is faster", fontsize=9)
    axes.grid(True, axis="x", alpha=0.25)
    axes.legend(frameon=False, fontsize=8, loc="lower right")
    figure.tight_layout()
    figure.savefig(PICTURE)


if __name__ == "__main__":
    draw(json.loads(RAW.read_text()))
