"""Draw docs/hands_per_second.png: hands solved per second, by hand size and Masters, one core.

    python bench/plot.py [--redraw]

Measures subwords_batch (ENABLE, hands dealt from the pack with seed 1), writes the raw numbers to
results/plot.json and draws them; --redraw draws the numbers of the last measurement.
"""

from __future__ import annotations

import argparse
import json
from statistics import median

import inputs
from figures import machine, seconds

from lexicon_fast import Dictionary
from lexicon_fast.base.rng import Rng
from lexicon_fast.cli.workloads import SEED, deal

SIZES = range(3, 16)
MASTERS = range(4)
RAW = inputs.HERE / "results" / "plot.json"
PICTURE = inputs.HERE.parent / "docs" / "hands_per_second.png"


def measure() -> dict[str, object]:
    dictionary = Dictionary.load("enable")
    rates = []
    for masters in MASTERS:
        row = []
        for size in SIZES:
            rng = Rng(SEED)
            hands = [deal(rng, size, masters=masters) for _ in range(500 if masters < 2 else 100)]
            out = dictionary.subwords_batch(hands)
            times = [
                seconds(lambda h=hands, o=out: dictionary.subwords_batch(h, out=o))
                for _ in range(3)
            ]
            row.append(len(hands) / median(times))
        rates.append(row)
        print(masters, [round(rate) for rate in row], flush=True)
    return {
        "machine": machine(),
        "sizes": list(SIZES),
        "masters": list(MASTERS),
        "hands_per_second": rates,
    }


def draw(report: dict) -> None:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(7.5, 4.5), dpi=150)
    for masters, rates in zip(report["masters"], report["hands_per_second"], strict=True):
        label = {0: "no Master", 1: "1 Master"}.get(masters, f"{masters} Masters")
        axes.plot(report["sizes"], rates, marker="o", markersize=4, label=label)
    axes.set_yscale("log")
    axes.set_xticks(report["sizes"])
    axes.set_xlabel("cards in the hand, Masters among them")
    axes.set_ylabel("hands a second, one core")
    about = report["machine"]
    axes.set_title(
        f"All words of each hand, ENABLE\n{about['processor']}, {about['isa']}", fontsize=10
    )
    axes.grid(True, which="both", alpha=0.25)
    axes.legend(frameon=False)
    figure.tight_layout()
    figure.savefig(PICTURE)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--redraw", action="store_true")
    if not parser.parse_args().redraw:
        RAW.write_text(json.dumps(measure(), indent=1) + "\n")
    draw(json.loads(RAW.read_text()))


if __name__ == "__main__":
    main()
