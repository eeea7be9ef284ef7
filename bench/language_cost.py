"""Compare the cost of tiles of several letters with that of one letter for each, in CPU time.

`python bench/language_cost.py` makes a list of the same words in both spellings, from the Catalan
list, and prints the ratios for solving rows, and for calls of the library.
"""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from lexicon_fast import Dictionary, lexicon
from lexicon_fast._native.dictionary.search import contains_batch
from lexicon_fast._native.rows.read_rows import read_text
from lexicon_fast.base.tile_text import shown
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.lexicon.rules import RULESETS

WORDS, HANDS, PASSES = 172_820, 100_000, 25


def least(calls: dict[str, Callable[[], object]]) -> list[float]:
    """Return the least CPU seconds of each call, made in turns."""
    seconds: dict[str, list[float]] = {name: [] for name in calls}
    for _ in range(PASSES):
        for name, call in calls.items():
            start = time.process_time()
            call()
            seconds[name].append(time.process_time() - start)
    return [min(each) for each in seconds.values()]


def main() -> None:
    rng = random.Random(1)
    catalan = Dictionary.load("ca")
    alphabet = catalan.alphabet
    words = rng.sample(list(catalan), WORDS)
    # Catalan has 26 letters, four of which English writes with others.
    new = [letter for letter in alphabet.lower if not letter.isascii()]
    other = dict(zip(new, "kwyq", strict=True))
    to_other = str.maketrans(other | {alphabet.to_upper(a): b.upper() for a, b in other.items()})
    hands = ["".join(rng.sample(words, 2))[:10] for _ in range(HANDS)]
    hands = ["".join(rng.sample(hand, len(hand))) for hand in map(alphabet.to_upper, hands)]
    queries = [f"anagram:{hand[:8]}" for hand in hands[:20_000]]
    calls: dict[str, list[Callable[[], object]]] = {}
    for name, spell, write in (
        ("tiles", shown, shown),
        ("letters", lambda text: text.translate(to_other), lambda text: text.translate(to_other)),
    ):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "list.txt")
            path.write_text("\n".join(map(spell, words)), encoding="utf-8")
            # The same order of letters, so that searches do the same.
            letters = Alphabet(
                "other", alphabet.upper.translate(to_other), alphabet.lower.translate(to_other)
            )
            d = (
                Dictionary.load(path, language="ca")
                if name == "tiles"
                else Dictionary.load(path, alphabet=letters)
            )
        assert len(d) == WORDS
        given, asked = [*map(write, hands)], [*map(write, queries)]
        rows = "".join(f"{hand}\n" for hand in given).encode()
        rules = RULESETS["waddingtons"]
        solver = lexicon.Solver(d, top=1, ruleset=rules.in_language(d.language))
        calls[name] = [
            lambda rows=rows, solver=solver, d=d: list(
                solver.solve(read_text(rows, 1, d.alphabet)[0])
            ),
            lambda d=d, given=given: d.subwords_batch(given),
            lambda d=d, given=given: [d.subwords(hand) for hand in given[:20_000]],
            lambda d=d, given=given: contains_batch(d.compiled, given),
            lambda d=d, asked=asked: d.find_batch(asked),
        ]
    names = ["solve rows", "subwords_batch", "subwords", "contains_batch", "find_batch"]
    for name, ours, theirs in zip(names, calls["tiles"], calls["letters"], strict=True):
        tiles, letters = least({"tiles": ours, "letters": theirs})
        print(f"{name}: {tiles:.3f} s, {letters:.3f} s, ratio {tiles / letters:.3f}")


main()
