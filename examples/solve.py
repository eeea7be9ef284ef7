"""Solve Lexicon positions in Python: one at a time as objects, many at once as columns."""

import signal
from pathlib import Path

import lexicon_fast as lf

HANDS = Path(__file__).with_name("hands.txt")


def main() -> None:
    dictionary = lf.Dictionary.load("enable")

    # One position: a list of plays, best first.
    for play in lf.lexicon.plays("CATDOGX*", ["hat", "l[u]rch"], dictionary, top=5):
        on = "" if play.target is None else f" in word {play.target}"
        print(f"{play.left_points:3} points left: {play.action}{on} {play.laid}")

    # Many positions: one call returns columns as numpy arrays.
    positions = HANDS.read_text().splitlines()
    solutions = lf.lexicon.solve_batch(positions, dictionary, top=10)
    print(f"{len(positions)} positions have {solutions.counts.sum():,} plays")
    for number, position in enumerate(positions):
        best = solutions[number][:1]
        print(f"{position}: {best[0].laid if best else 'no play'}")


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):  # end quietly in `| head`
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    main()
