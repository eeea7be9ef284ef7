"""Plans: the best words of a hand against the reference implementation; large hands; the rows.

The reference implementation always uses Cyrillic, so that it does not know the letters under test.
"""

from __future__ import annotations

import csv
import io
import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from oracles import hands as reference
from support.effort import examples

from lexicon_fast import Dictionary
from lexicon_fast._native.dictionary.build import build
from lexicon_fast._native.dictionary.compiled import Compiled, available_isas
from lexicon_fast._native.lexicon.plan import Plans, plan_positions
from lexicon_fast._native.lexicon.write_rows import PLANS_CSV_HEADER, write_csv, write_jsonl
from lexicon_fast._native.rows.positions import positions_of
from lexicon_fast._native.rows.read_rows import read_text
from lexicon_fast.base.errors import BadAlphabet, BadHand, BadOption
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.lexicon.plans import Plan, PlanEntry, Planner, plan, plan_batch
from lexicon_fast.games.lexicon.rules import PACK, POINTS, WADDINGTONS, Ruleset, points_by_code

pytestmark = pytest.mark.native


LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
CYRILLIC = "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
MASTER = 32  # the code of the Master
#: Letters in both forms, in the alphabet's order: as strings sort, and not.
PENS = {
    "latin": (LATIN, LATIN.lower()),
    "latin backwards": (LATIN[::-1], LATIN[::-1].lower()),
    "cyrillic": (CYRILLIC, CYRILLIC.lower()),
    "hebrew": ("אבגדהוזחטיכלמנסעפצקרשת",) * 2,
    "all widths": ("AΩעႠ\U00010400Z", "aωעⴀ\U00010428z"),
}
WORDS = (Path(__file__).parents[2] / "data" / "words2000.txt").read_text().split()

Codes = tuple[int, ...]


def codes_of(text: str) -> Codes:
    return tuple(MASTER if c == "*" else LATIN.index(c) for c in text.upper())


@dataclass(frozen=True)
class Case:
    """A word list, points and hands, all by codes of letters; `pen` writes them."""

    words: tuple[Codes, ...]
    hands: tuple[Codes, ...]
    points: bytes = field(default_factory=lambda: points_by_code(WADDINGTONS, LATIN))
    pen: str = "latin"
    min_length: int = 2

    def __repr__(self) -> str:
        words = [twin_text(word).lower() for word in self.words]
        hands = [twin_text(hand) for hand in self.hands]
        return f"Case({words}, {hands}, {list(self.points)}, {self.pen}, {self.min_length})"

    def compiled(self, isa: str | None = None) -> Compiled:
        upper, lower = PENS[self.pen]
        text = "\n".join("".join(lower[code] for code in word) for word in self.words).encode()
        file, bad = build(text, upper, lower, "test", b"\0" * 32, "test")
        assert not bad
        return Compiled(file, "test", isa)

    def plans(self, d: Compiled) -> Plans:
        upper, lower = PENS[self.pen]
        hands = ["".join("*" if code == MASTER else upper[code] for code in h) for h in self.hands]
        positions = positions_of([(hand, None) for hand in hands], Alphabet("test", upper, lower))
        return plan_positions(d, positions, 0, len(hands), self.points, self.min_length)

    def read(self, text: str) -> str:
        """Return the native output in the form of the reference implementation."""
        upper, lower = PENS[self.pen]
        to_oracle = {"*": "*"}
        for letters, oracle in ((upper, CYRILLIC), (lower, CYRILLIC.lower())):
            to_oracle.update(zip(letters, oracle, strict=False))
        return "".join(map(to_oracle.__getitem__, text))


def twin_text(codes: Codes) -> str:
    return "".join("*" if code == MASTER else CYRILLIC[code] for code in codes)


def assert_as_twin(case: Case) -> None:
    """Compare the plans of every instruction set with those of the twin."""
    plans = [case.plans(case.compiled(isa)) for isa in available_isas()]
    assert all(each.errors == {} for each in plans)
    words = [twin_text(word).lower() for word in case.words]
    points = dict(zip([*CYRILLIC, "*"], case.points, strict=True))
    for i, hand in enumerate(case.hands):
        expected, empties_in = reference.plan(
            words, twin_text(hand), points, min_length=case.min_length, letters=CYRILLIC
        )
        for each in plans:
            found = [
                PlanEntry(
                    turns, tuple(case.read(w).lower() for w in used), case.read(left).upper(), n
                )
                for turns, used, left, n in each.rows_of(i)
            ]
            assert found == [PlanEntry(*entry) for entry in expected], twin_text(hand)
            assert each.empties_in_of(i) == empties_in, twin_text(hand)


# ------------------------------------------------------------------- what is tried


def hands_of(rng: random.Random, n: int, words: Sequence[Codes], most: int = 9) -> Codes:
    """1 to `most` cards with 0 to 4 Masters, often the letters of words."""
    size = max(rng.randint(1, most), rng.randint(1, most))
    cards = [MASTER] * min(size, rng.choice([0, 0, 0, 1, 1, 2, 3, 4]))
    while len(cards) < size:
        cards += rng.choice(words) if rng.random() < 0.7 else [rng.randrange(n)]
    del cards[size:]
    rng.shuffle(cards)
    return tuple(cards)


def random_points(rng: random.Random) -> bytes:
    """Real ones, or few different ones, with 0 and 255 among them; Masters dear or cheap."""
    if rng.random() < 0.3:
        return points_by_code(WADDINGTONS, LATIN)
    values = rng.choice([[0], [1], [0, 1], [0, 255], [1, 2, 3, 4], range(256)])
    return bytes([*rng.choices(values, k=32), rng.choice([0, 1, 2, 15, 255])])


@st.composite
def cases(draw: st.DrawFn) -> Case:
    pen = draw(st.sampled_from(sorted(PENS)))
    n = min(len(PENS[pen][0]), draw(st.sampled_from([2, 3, 4, 5, 5, 8, 32])))
    rng = random.Random(draw(st.integers(0, 1 << 32)))
    kind = draw(st.sampled_from(["spelled out", "few", "many", "many", "cut"]))
    if kind == "spelled out":  # hypothesis can make these small
        letters = st.integers(0, n - 1)
        word = st.lists(letters, min_size=2, max_size=5).map(tuple)
        words = draw(st.lists(word, min_size=1, max_size=8))
    else:
        count = {"few": rng.randint(2, 30), "many": rng.randint(50, 400), "cut": 60}[kind]
        words = [
            tuple(rng.choices(range(n), k=rng.choice([2, 2, 3, 3, 4, 6, 9]))) for _ in range(count)
        ]
    if kind == "cut":  # more bits than a vector has: it lets too many words through
        words += [(letter,) * 30 for letter in range(n)]
        words += [(letter,) * rng.randint(5, 9) for letter in range(n)]
    return Case(
        tuple(words),
        tuple(hands_of(rng, n, words) for _ in range(draw(st.integers(1, 4)))),
        random_points(rng),
        pen,
        draw(st.sampled_from([2, 2, 2, 3, 5])),
    )


# ------------------------------------------------------------------- against the oracle


@settings(max_examples=examples(300))
@given(case=cases())
@example(case=Case(((0, 1),), ((MASTER,),)))
@example(case=Case(((0, 0),), ((0, 0, 0, 0),)))
@example(case=Case(((0, 0),), ((0, 0, 0, MASTER, MASTER),), bytes(33)))
@example(case=Case(((0, 1), (1, 0)), ((0, 1, 0, 1, MASTER, MASTER),), bytes([0] * 32 + [255])))
@example(  # more of a letter than the hand has, twice in a word
    case=Case(((0, 0, 1, 1), (0, 1)), ((0, 1, MASTER, MASTER), (0, 1, MASTER)))
)
def test_plans_are_those_of_the_twin(case: Case) -> None:
    assert_as_twin(case)


@pytest.mark.parametrize("masters", range(5))
def test_plans_from_real_words_are_those_of_the_twin(masters: int) -> None:
    rng = random.Random(masters)
    cards = [codes_of(card)[0] for card, count in PACK.items() for _ in range(count) if card != "*"]
    words = rng.sample(WORDS, 900)
    hands = [tuple(rng.sample(cards, 9 - masters)) + (MASTER,) * masters for _ in range(6)]
    assert_as_twin(Case(tuple(map(codes_of, words)), tuple(hands)))


def test_large_hands_of_few_words_are_those_of_the_twin() -> None:
    words = ["ab", "ba", "cab", "abcd", "dada", "efgh", "he", "fig", "jig", "ki", "ilk", "all"]
    hands = ["AABBCCDDEFGH", "ABCDEFGHIJKL", "ABCDEFGHIJ**", "AAABBBCC****", "LLLLAAIIK***"]
    assert_as_twin(Case(tuple(map(codes_of, words)), tuple(map(codes_of, hands))))


def test_the_example_of_the_rules(d2of12inf: Dictionary) -> None:
    found = plan("DEIIILOTUW", d2of12inf)
    assert [entry.left_points for entry in found.entries] == [36, 8, 8, 0]
    assert [entry.turns for entry in found.entries] == [1, 2, 3, 4]
    assert found.entries[2] == found.entries[1]._replace(turns=3)
    assert found.empties_in == 4


# ------------------------------------------------------------------- the largest hands


def assert_sound(d: Dictionary, hand: str, found: Plan) -> None:
    """The words of each entry are paid by the cards that are not left, and none is worse."""
    best = None
    for turns, entry in enumerate(found.entries, 1):
        assert entry.turns == turns
        assert len(entry.words) <= turns
        assert all(word in d for word in entry.words)
        assert list(entry.words) == sorted(entry.words)
        paid = Counter(hand) - Counter(entry.left)
        assert paid.total() == len(hand) - len(entry.left) == sum(map(len, entry.words))
        letters = Counter("".join(entry.words).upper())
        assert (letters - paid).total() == paid["*"]
        assert sum(POINTS[card] for card in entry.left) == entry.left_points
        assert best is None or entry.left_points <= best
        best = entry.left_points
    assert (found.entries[-1].left == "") <= (found.empties_in == found.entries[-1].turns)


@pytest.mark.parametrize("masters", range(16))
def test_hands_of_15_cards_with_any_number_of_masters(enable: Dictionary, masters: int) -> None:
    rng = random.Random(masters)
    letters = "".join(card * count for card, count in PACK.items() if card != "*")
    hands = ["".join(rng.sample(letters, 15 - masters)) + "*" * masters for _ in range(3)]
    hands += ["ESIARNTOLCDUPMG"[: 15 - masters] + "*" * masters]  # as many sets as can be
    hands += ["BFGJKQVXZBFGJKQ"[: 15 - masters] + "*" * masters]
    planned = plan_batch(hands, enable)
    for i, hand in enumerate(hands):
        assert_sound(enable, hand, planned[i])


def test_one_turn_is_the_best_play(enable: Dictionary) -> None:
    rng = random.Random(5)
    letters = "".join(card * count for card, count in PACK.items())
    for _ in range(30):
        hand = "".join(rng.sample(letters, 10))
        words = enable.subwords(hand)
        paid = [(*reference._best_payment(w.upper(), hand, "", POINTS), w) for w in words]
        best = min(
            ((points, reference._order(left), word, left) for _, left, points, word in paid),
            default=None,
        )
        entry = plan(hand, enable).entries[0]
        if best is None:
            assert entry.words == ()
        else:
            assert (entry.left_points, entry.words, entry.left) == (best[0], (best[2],), best[3])


def test_words_of_all_pairs_and_triples_reach_every_set() -> None:
    """The most sets that can be: every two or three cards are a word."""
    letters = "abcdefghijklmno"
    words = [a + b for a in letters for b in letters] + [
        a + b + c for a in letters for b in letters for c in letters if a < b < c
    ]
    d = Dictionary.from_words(words)
    for hand in ("ABCDEFGHIJKLMNO", "ABCDEFGHIJKLMN*", "AABBCCDDEEFFGG*", "ABCDEFG********"):
        found = plan(hand, d)
        assert_sound(d, hand, found)
        assert found.empties_in == 5
    assert plan("ABCDEFGHIJKLMNO", d).entries[4].words == ("abc", "def", "ghi", "jkl", "mno")


# ------------------------------------------------------------------- the calls


def test_hands_of_up_to_15_cards_are_accepted(enable: Dictionary) -> None:
    assert plan("z" * 15, enable) == Plan((PlanEntry(1, (), "Z" * 15, 30),), None)
    with pytest.raises(
        BadHand, match=r"position 1: hand 'Z{16}' has 16 cards; plans are for 1 to 15"
    ):
        plan("z" * 16, enable)
    with pytest.raises(BadHand, match=r"position 2: .*17 cards"):
        plan_batch(["CAT", "z" * 17, "z" * 16], enable)
    with pytest.raises(BadHand, match="position 3: hand 'C4T'"):
        plan_batch(["CAT", "DOG", "C4T"], enable)
    with pytest.raises(BadHand):
        plan("CAT hat", enable)


def test_a_batch_is_columns_of_what_single_hands_give(enable: Dictionary, data: Path) -> None:
    hands = [hand for hand in (data / "hands300.txt").read_text().split() if len(hand) <= 15] * 2
    planned = plan_batch(hands, enable)
    assert len(planned) == len(hands) > 256
    types = [planned.offsets, planned.empties_in, planned.turns, planned.left_points]
    assert [a.dtype for a in types] == [np.int64, np.int32, np.int32, np.int32]
    assert (planned.word_offsets.dtype, planned.word_ids.dtype) == (np.int64, np.int32)
    assert planned.offsets[-1] == len(planned.turns) == len(planned.left)
    assert planned.word_offsets[-1] == len(planned.word_ids)
    ids = np.split(planned.word_ids, planned.word_offsets[1:-1])
    words = [tuple(enable.words[word] for word in entry) for entry in ids]
    for i, hand in enumerate(hands):
        single = plan(hand, enable)
        assert planned[i] == single
        entries = range(planned.offsets[i], planned.offsets[i + 1])
        assert single.empties_in == (planned.empties_in[i] if planned.empties_in[i] > 0 else None)
        assert single.entries == tuple(
            PlanEntry(planned.turns[e], words[e], planned.left[e], planned.left_points[e])
            for e in entries
        )
    assert planned[-1] == planned[len(hands) - 1]


def test_no_hands_are_no_plans(enable: Dictionary) -> None:
    planned = plan_batch([], enable)
    assert len(planned) == 0
    assert planned.offsets.tolist() == [0]
    assert planned.left == []


def test_options_of_plans(enable: Dictionary) -> None:
    assert all(
        len(word) >= 5 for word in plan("CATDOGXYZ*", enable, min_length=5).entries[-1].words
    )
    assert plan("CATDOG", enable, ruleset="article") == plan("CATDOG", enable)
    with pytest.raises(BadOption):
        plan("CATDOG", enable, ruleset="whist")
    cheap = Ruleset("cheap", dict.fromkeys(POINTS, 0), None, True)
    assert plan("CATDOG", enable, ruleset=cheap) == Plan((PlanEntry(1, (), "ACDGOT", 0),), 2)
    greek = Dictionary.from_words(["αβ"], alphabet=Alphabet("greek", "ΑΒ", "αβ"))
    with pytest.raises(BadAlphabet):
        plan("ΑΒ", greek)


def test_positions_and_points_must_fit_the_dictionary() -> None:
    d = Case((codes_of("cat"),), ()).compiled()
    points = points_by_code(WADDINGTONS, LATIN)
    positions = positions_of(["CAT"], Alphabet("test", d.upper, d.lower))
    greek = Alphabet("greek", "ΑΒ", "αβ")
    with pytest.raises(BadOption, match="alphabets"):
        plan_positions(d, positions_of(["ΑΒ"], greek), 0, 1, points)
    with pytest.raises(BadOption, match="points has 3 entries"):
        plan_positions(d, positions, 0, 1, b"abc")
    for first, n in ((-1, 1), (0, 2), (1, 1), (0, -1)):
        with pytest.raises(IndexError):
            plan_positions(d, positions, first, n, points)


def test_many_threads_plan_at_once(enable: Dictionary, data: Path) -> None:
    hands = [hand for hand in (data / "hands300.txt").read_text().split() if len(hand) <= 15]
    expected = plan_batch(hands, enable)
    with ThreadPoolExecutor(8) as pool:
        for planned in pool.map(lambda _: plan_batch(hands, enable), range(8)):
            assert np.array_equal(planned.word_ids, expected.word_ids)
            assert planned.left == expected.left


# ------------------------------------------------------------------- rows

LINES = [
    "NONO hat",
    "",
    "cat???",
    "Z" * 15,
    "Z" * 16,
    "C4T",
    "qatdogs* h[a",
    "ABCDEFGHIJKLMNOP cat",
    "hatchetman",
]


def rows_of(lines: Sequence[str], write: Callable[[Plans], bytes]) -> str:
    d = Dictionary.from_words(WORDS)
    text = "\n".join(lines).encode()
    positions, _ = read_text(text, 1, d.alphabet)
    return b"".join(map(write, Planner(d, use_table=False).plan(positions))).decode()


def test_json_lines_are_those_of_the_twin(data: Path) -> None:
    lines = LINES + [h[:9] for h in (data / "hands300.txt").read_text().split()[::30]]
    oracle_rows = [
        reference.plan_row(number, line, "text", WORDS, POINTS)
        for number, line in enumerate(lines, 1)
    ]
    found = rows_of(lines, write_jsonl).splitlines()
    assert len(found) == len(lines) - 1
    for row, oracle in zip(found, filter(None, oracle_rows), strict=True):
        assert ("error" in json.loads(row)) if oracle == reference.BAD_ROW else (row == oracle)


def test_a_hand_that_is_too_large_is_a_bad_row() -> None:
    found = [json.loads(row) for row in rows_of(LINES, write_jsonl).splitlines()]
    assert found[6] == {
        "id": 8,
        "error": "line 8: hand 'ABCDEFGHIJKLMNOP' has 16 cards; plans are for 1 to 15",
        "error_data": {"type": "BadHand"},
    }
    assert found[4]["error"].startswith("line 6: hand 'C4T'")


def test_csv_has_one_record_an_entry() -> None:
    text = rows_of(LINES, write_csv)
    found = list(csv.DictReader(io.StringIO(PLANS_CSV_HEADER.decode() + text)))
    expected = []
    for line in rows_of(LINES, write_jsonl).splitlines():
        row = json.loads(line)
        start = {"position": str(row["id"]), "id": str(row["id"])}
        if "error" in row:
            empty = dict.fromkeys(found[0], "")
            expected.append({**empty, **start, "error": row["error"]})
        for entry in row.get("plans", []):
            expected.append(
                {
                    **start,
                    "hand": row["hand"],
                    "turns": str(entry["turns"]),
                    "words": " ".join(entry["words"]),
                    "left": entry["left"],
                    "left_points": str(entry["left_points"]),
                    "empties_in": str(row["empties_in"] or ""),
                    "error": "",
                }
            )
    assert found == expected


@settings(max_examples=20)
@given(first=st.integers(0, 8), n=st.integers(0, 8))
def test_a_part_of_the_positions_gives_that_part_of_the_rows(first: int, n: int) -> None:
    d = Dictionary.from_words(WORDS)
    text = "\n".join(LINES).encode()
    positions, _ = read_text(text, 1, d.alphabet)
    first = min(first, positions.n)
    n = min(n, positions.n - first)
    points = points_by_code(WADDINGTONS, LATIN)
    part = write_jsonl(plan_positions(d.compiled, positions, first, n, points))
    every = rows_of(LINES, write_jsonl).splitlines(keepends=True)
    assert part.decode() == "".join(every[first : first + n])
