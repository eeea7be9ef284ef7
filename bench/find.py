"""Time word queries: 1,000 mixed ones of `data/find_queries.txt`, on ENABLE, to word numbers.

    python bench/find.py                    # median and 99th percentile, and the slowest queries
    python bench/find.py --anagrams         # anagrams, compared with `subwords_batch`
    python bench/find.py --conditions       # groups, parallel plays and definitions, one by one
    python bench/find.py --write            # write the queries again

Half of the queries are modelled on the help pages of Zyzzyva, Aerolith and Qat: their conditions,
with letters drawn for each query. The others join random conditions. Each query is read and
answered as in a call of `Dictionary.find_batch` with this query alone; its time is the fastest of
several passes over all queries, in CPU time. Raw results are in `results/find.txt`. Definitions are
made up: 280,000 lines of common words, of which every second refers to another word.
"""

from __future__ import annotations

import argparse
import platform
import random
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from lexicon_fast import Definitions, Dictionary, cpu_info

QUERIES = Path(__file__).with_name("data") / "find_queries.txt"
RACKS = Path(__file__).with_name("data") / "scrabble_racks7.txt"
BLANK = RACKS.with_name("scrabble_racks7_1blank.txt")
SEED = 26
COUNT = 1000

_HARD = "BCFHJKMPQVWXYZ"
_PREFIXES = [
    "UN", "RE", "DE", "OUT", "OVER", "PRE", "MIS", "NON", "UP", "DIS", "IN", "EN", "BE", "FORE",
    "UNDER",
]  # fmt: skip
_SUFFIXES = [
    "ING", "ED", "ER", "ERS", "EST", "IER", "LY", "NESS", "ISH", "ABLE", "IBLE", "FUL", "LESS",
    "MENT", "ION", "IONS", "IZE", "IST", "ITY", "S",
]  # fmt: skip
_PARTS = [
    "TCH", "OUS", "IGH", "GHT", "QU", "CK", "OO", "AI", "IE", "EA", "OU", "SCH", "TION", "STR",
    "NGTH", "XI", "XY", "ZZ", "VV", "UU", "RHY", "PH",
]  # fmt: skip


class _Dealer:
    """Draws parts of queries from the words of a dictionary."""

    def __init__(self, words: list[str], racks: list[str], rng: random.Random) -> None:
        self.words = words
        self.racks = racks
        self.rng = rng

    def word(self, low: int = 3, high: int = 9) -> str:
        while not low <= len(word := self.rng.choice(self.words)) <= high:
            pass
        return word.upper()

    def rack(self) -> str:
        return self.rng.choice(self.racks)

    def letters(self, low: int, high: int, of: str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ") -> str:
        return "".join(sorted(self.rng.sample(of, self.rng.randint(low, high))))

    def set(self) -> str:
        return self.rng.choice(
            ["[AEIOU]", "[JQXZ]", f"[{self.letters(2, 4)}]", f"[^{self.letters(2, 5)}]"]
        )

    def range(self, low: int, high: int) -> str:
        first = self.rng.randint(low, high)
        last = self.rng.randint(first, high)
        return str(first) if first == last else f"{first}-{last}"

    def one(self, values: list[str]) -> str:
        return self.rng.choice(values)

    def with_signs(self, word: str, signs: list[str], many: int) -> str:
        """Replace letters of a word by signs."""
        letters = list(word)
        for at in self.rng.sample(range(len(letters)), min(many, len(letters))):
            letters[at] = self.one(signs) or self.set()
        return "".join(letters)


def _templates(d: _Dealer) -> list[Callable[[], str]]:
    """Queries as the help pages of Zyzzyva, Aerolith and Qat describe them."""
    rng = d.rng
    length = lambda: d.range(2, 15)  # noqa: E731
    return [
        # Zyzzyva: anagram, pattern and subanagram match
        lambda: f"anagram:{d.rack()}",
        lambda: f"anagram:{d.word(2, 6)}?",
        lambda: f"anagram:{d.word(2, 5)}??",
        lambda: f"anagram:{d.letters(1, 2)}[AEIOU][AEIOU]",
        lambda: f"anagram:*{d.letters(2, 4, _HARD)}",
        lambda: f"pattern:{d.with_signs(d.word(3, 8), ['?'], rng.randint(1, 3))}",
        lambda: f"pattern:{d.letters(1, 1)}{d.set()}?",
        lambda: f"pattern:[AEIOU]{d.letters(1, 1)}[AEIOU]",
        lambda: f"pattern:{d.one(_PREFIXES)}*{d.letters(1, 1)}",
        lambda: f"pattern:*{d.one(_PARTS)}",
        lambda: f"pattern:?{d.letters(1, 1)}*{d.letters(1, 1)}?{d.letters(1, 1)}",
        lambda: f"subanagram:{d.rack()}",
        lambda: f"subanagram:{d.letters(1, 2, _HARD)}{d.letters(1, 2)}?",
        lambda: f"subanagram:{d.letters(2, 3)}{d.set()}",
        # Zyzzyva: length, lexicons, hooks, vowels, letters
        lambda: f"length:{d.range(2, 4)} and not in:2of12inf",
        lambda: f"length:{d.range(4, 8)} and in:2of12inf and front-inner-hook",
        lambda: f"length:{d.range(3, 5)} and (front-inner-hook or back-inner-hook)",
        lambda: f"length:{d.range(3, 6)} and vowels:{d.range(0, 2)}",
        lambda: f"length:7-8 and prefix:{d.one(_PREFIXES)} and includes:{d.letters(2, 3)}",
        lambda: f"includes:{d.letters(1, 1, _HARD)} and excludes:{d.letters(1, 3)}",
        lambda: f"includes:{d.letters(1, 1) * 2} and length:{d.range(4, 7)}",
        # Zyzzyva: probability and other numbers
        lambda: f"length:{rng.choice((7, 8))} and probability:{d.range(1, 1000)}",
        lambda: f"length:8 and includes:{d.letters(1, 1, _HARD)} and probability:1-1000",
        lambda: f"length:{rng.choice((7, 8))} and probability:{d.range(1, 50)},lax",
        lambda: (
            f"length:{rng.choice((7, 8))} and includes:{d.letters(1, 1, _HARD)}"
            f" limit probability:1-{rng.choice((20, 50, 100))}"
        ),
        lambda: f"length:{length()} and unique-letters:{d.range(2, 5)}",
        lambda: f"length:{d.range(2, 7)} and points:{d.range(12, 30)}",
        lambda: f"length:{d.range(5, 8)} and anagrams:{d.range(3, 8)}",
        lambda: f"consists:{rng.choice((50, 60, 75, 100))}-100%{d.letters(4, 7)}",
        lambda: f"takes-prefix:{d.one(_PREFIXES)} and length:{d.range(3, 7)}",
        lambda: f"takes-suffix:{d.one(_SUFFIXES)} and length:{d.range(3, 7)}",
        # Aerolith: lists for quizzes
        lambda: f"length:{rng.choice((7, 8))} and probability:{d.range(1, 10000)}",
        lambda: f"length:{rng.choice((7, 8))} and vowels:{rng.choice((4, 5))}",
        lambda: (
            f"length:{rng.choice((7, 8))} and anagrams:1 and probability:1-{d.one(['500', '2000'])}"
        ),
        lambda: f"length:{rng.choice((4, 5))} and includes:{d.letters(1, 1, 'JQXZ')}",
        lambda: f"length:{rng.choice((7, 8))} and not in:2of12inf and probability:1-3000,blanks=0",
        # Qat: patterns of crosswords, misprints, reversals
        lambda: f"pattern:{d.with_signs(d.word(6, 11), ['?'], rng.randint(3, 6))}",
        lambda: f"pattern:{d.with_signs(d.word(5, 8), ['?', ''], rng.randint(2, 4))}",
        lambda: f"pattern:[L-P]?{d.set()}?[W-Z]",
        lambda: f"regex:^([^AEIOU][AEIOU]){{{rng.randint(3, 5)}}}$",
        lambda: f"pattern:*{d.letters(1, 1, _HARD)}{d.letters(1, 1, _HARD)}*",
        lambda: f"pattern:?{d.letters(1, 1, _HARD)}*{d.letters(1, 1, _HARD)}*",
        lambda: f"pattern:*A*E*I*O*U* and length:{d.range(8, 13)}",
        lambda: f"regex:^({d.one(_PREFIXES)}|{d.one(_PREFIXES)}).*({d.one(_SUFFIXES)}|Y)$",
        lambda: f"regex:{d.letters(1, 1, _HARD)}[^AEIOUY]{{2}}",
        lambda: f"misprint:{d.word(3, 7)}",
        lambda: f"added:{d.word(3, 7)} or removed:{d.word(4, 8)}",
        lambda: f"transposition:{d.word(4, 8)}",
        lambda: f"inside:{d.word(7, 15)}",
        lambda: f"reversed-inside:{d.word(6, 15)}",
        lambda: f"semordnilap and length:{d.range(3, 6)}",
        lambda: f"palindrome and length:{d.range(2, 7)}",
        lambda: f"superanagram:{d.letters(3, 5, _HARD)}",
    ]


def _conditions(d: _Dealer) -> list[Callable[[], str]]:
    """All conditions, for random queries."""
    rng = d.rng
    order = lambda: d.range(1, 2000) + d.one(["", "", ",lax", ",blanks=0", ",blanks=1,lax"])  # noqa: E731
    return [
        lambda: f"length:{d.range(2, 15)}",
        lambda: f"length:{rng.randint(5, 9)}",
        lambda: f"vowels:{d.range(1, 6)}",
        lambda: f"unique-letters:{d.range(3, 10)}",
        lambda: f"anagrams:{d.range(1, 6)}",
        lambda: f"points:{d.range(4, 30)}",
        lambda: f"prefix:{d.one(_PREFIXES)}",
        lambda: f"suffix:{d.one(_SUFFIXES)}",
        lambda: f"contains:{d.one(_PARTS)}",
        lambda: f"includes:{d.letters(1, 3)}",
        lambda: f"excludes:{d.letters(1, 5)}",
        lambda: f"consists:{rng.randint(2, 8)}0-100%{d.letters(4, 8)}",
        lambda: f"takes-prefix:{d.one(_PREFIXES)}",
        lambda: f"takes-suffix:{d.one(_SUFFIXES)}",
        lambda: f"front-hooks:{d.one(['0', '1-', '3-', 'S', 'B'])}",
        lambda: f"back-hooks:{d.one(['0', '1-', '2-3', 'S', 'DS'])}",
        lambda: d.one(["front-inner-hook", "back-inner-hook", "semordnilap"]),
        lambda: f"front-extensions:{d.range(1, 4)}",
        lambda: f"back-extensions:{d.range(1, 4)}",
        lambda: "in:2of12inf",
        lambda: "in:yawl",
        lambda: f"probability:{order()}",
        lambda: f"anagram:{d.with_signs(d.word(4, 8), ['?', ''], rng.randint(1, 2))}",
        lambda: f"subanagram:{d.rack()}{d.one(['', '?', '[AEIOU]'])}",
        lambda: f"superanagram:{d.letters(2, 3)}",
        lambda: f"pattern:{d.with_signs(d.word(5, 9), ['?', '*', ''], rng.randint(2, 5))}",
        lambda: f"pattern:*{d.letters(1, 1)}{d.one(['?', '*', '??'])}{d.letters(1, 2)}*",
        lambda: f"regex:{d.one(_PARTS)}.*{d.one(_SUFFIXES)}$",
        lambda: f"regex:^[{d.letters(2, 6)}]+{d.letters(1, 1)}",
        lambda: f"misprint:{d.word(3, 7)}",
    ]


def queries() -> list[str]:
    """All queries, the same in each run."""
    rng = random.Random(SEED)
    words = sorted(Dictionary.load("enable"))
    dealer = _Dealer(words, RACKS.read_text().split(), rng)
    templates, conditions = _templates(dealer), _conditions(dealer)
    found: dict[str, None] = {}
    turn = 0
    while len(found) < COUNT // 2:
        found.setdefault(templates[turn % len(templates)]())
        turn += 1
    while len(found) < COUNT:
        parts = [each() for each in rng.sample(conditions, rng.choice((1, 2, 2, 3, 3, 4)))]
        parts = [f"not {part}" if rng.random() < 0.15 else part for part in parts]
        if len(parts) > 2 and rng.random() < 0.4:
            parts[-2:] = [f"({parts[-2]} or {parts[-1]})"]
        query = " and ".join(parts)
        if rng.random() < 0.05:
            query += f" limit probability:1-{rng.choice((10, 50, 200))}"
        found.setdefault(query)
    return list(found)


def measure(d: Dictionary, some: list[str], passes: int) -> list[float]:
    """The microseconds of CPU time for each query, the fastest of all passes."""
    fastest = [float("inf")] * len(some)
    for _ in range(passes):
        for at, query in enumerate(some):
            begin = time.process_time_ns()
            d.find_batch([query])
            fastest[at] = min(fastest[at], (time.process_time_ns() - begin) / 1000)
    return fastest


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    return sorted(values)[max(0, int(len(values) * share + 0.999999) - 1)]


def report(some: list[str], times: list[float]) -> None:
    """Print the median, percentiles and the slowest queries."""
    print(f"{len(some):,} queries: {statistics.fmean(times):.0f} us on average")
    for share in (0.5, 0.9, 0.99, 1):
        print(f"{share:4.0%}  {percentile(times, share):7.0f} us")
    slow = sum(value > 1000 for value in times)
    print(f"{slow} of {len(some):,} above 1 ms; the slowest:")
    for value, query in sorted(zip(times, some, strict=True), reverse=True)[:15]:
        print(f"      {value:7.0f} us  {query}")


def anagrams(d: Dictionary, passes: int) -> None:
    """Compare anagrams and subanagrams of 1,000 racks with `subwords_batch`, one batch each."""
    for name, racks in (
        ("7 letters", RACKS.read_text().split()),
        ("6 letters and a blank", BLANK.read_text().replace("*", "?").split()),
    ):
        for kind in ("subwords_batch", "anagram", "subanagram"):
            fastest = float("inf")
            asked = [f"{kind}:{rack}" for rack in racks]
            for _ in range(passes):
                begin = time.process_time_ns()
                if kind == "subwords_batch":
                    d.subwords_batch(racks)
                else:
                    d.find_batch(asked)
                fastest = min(fastest, (time.process_time_ns() - begin) / 1000)
            print(f"{name:22}  {kind:14}  {fastest / len(racks):6.2f} us")


_CONDITIONS = [
    *("group:high-fives", "group:type-i-sevens", "group:type-ii-sevens", "group:type-iii-sevens"),
    *("group:type-i-eights", "group:type-ii-eights", "group:type-iii-eights"),
    "group:eights-from-seven-letter-stems",
    "group:type-i-sevens and includes:C",
    *("parallel:WAITING", "parallel:WAITING,above", "parallel:WAITING,overlap=5", "parallel:STAIN"),
    *("parallel:STAIN,offset=-1", "parallel:ZOMBIFY,below", "parallel:STAIN and length:5"),
    *("part-of-speech:noun", "definition:weevil", "definition:weevil*", "definition:*fish*"),
    *('definition:"a weevil"', "definition:the", "definition:*"),
]


def made_up_definitions(d: Dictionary, folder: str) -> Path:
    """Write 280,000 definitions, most of them for words of a dictionary."""
    rng = random.Random(SEED)
    common = Dictionary.load("2of12inf").words
    words = [*d.words, *(f"{word}qq" for word in d.words)][:280_000]
    path = Path(folder) / "definitions.txt"
    with open(path, "w") as file:
        for at, word in enumerate(words):
            part = rng.choice(("n", "v"))
            text = " ".join([*rng.choices(common, k=8), rng.choice(("a", "the", "weevil"))])
            if at % 2:
                file.write(f"{word.upper()} <{rng.choice(words)}={part}> [{part}]\n")
            else:
                file.write(f"{word.upper()} {text} [{part} -S]\n")
    return path


def conditions(d: Dictionary, passes: int) -> None:
    """Print the first and the fastest time of each condition."""
    d.find_batch(["anagrams:2- and front-hooks:1 and pattern:*A?B*"])  # facts that all queries use
    with tempfile.TemporaryDirectory() as folder:
        path = made_up_definitions(d, folder)
        begin = time.process_time()
        definitions = Definitions.load(path)
        size = path.stat().st_size / 1e6
    print(f"{len(definitions):,} definitions, {size:.1f} MB: {time.process_time() - begin:.2f} s")
    print("      first       then   words")
    for query in _CONDITIONS:
        times = []
        for _ in range(passes + 1):
            begin = time.process_time_ns()
            (found,) = d.find_batch([query], definitions=definitions)
            times.append((time.process_time_ns() - begin) / 1000)
        print(f"{times[0] / 1000:8.1f} ms {min(times[1:]):7.0f} us {len(found):7,}  {query}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--anagrams", action="store_true")
    parser.add_argument("--conditions", action="store_true")
    parser.add_argument("--words", default="enable")
    parser.add_argument("--passes", type=int, default=5)
    options = parser.parse_args()
    if options.write:
        QUERIES.write_text("\n".join(queries()) + "\n")
        return
    d = Dictionary.load(options.words)
    print(f"# bench/find.py {' '.join(sys.argv[1:])}".rstrip())
    print(f"# Python {platform.python_version()}, {platform.machine()}, {cpu_info()['isa']}, {d}")
    if options.anagrams:
        anagrams(d, options.passes)
        return
    if options.conditions:
        conditions(d, options.passes)
        return
    some = QUERIES.read_text().splitlines()
    begin = time.process_time()
    d.find_batch(some)
    print(f"the first pass, which makes all columns: {time.process_time() - begin:.2f} s")
    report(some, measure(d, some, options.passes))


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):  # end quietly in `| head`
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    main()
