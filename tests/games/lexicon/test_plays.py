"""Legal plays of Lexicon: the solver against the reference implementation and the rule texts."""

from __future__ import annotations

import csv
import gc
import io
import json
import os
import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from oracles import hands as reference

import lexicon_fast as lf
from lexicon_fast._native.dictionary.compiled import Compiled, available_isas
from lexicon_fast._native.lexicon.candidates import find
from lexicon_fast._native.lexicon.moves import rank
from lexicon_fast._native.lexicon.pay import pay
from lexicon_fast._native.lexicon.write_rows import CSV_HEADER, write_csv, write_jsonl
from lexicon_fast._native.rows.positions import positions_of
from lexicon_fast._native.rows.read_rows import read_jsonl, read_text
from lexicon_fast.base.errors import BadOption
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.lexicon.rules import PACK, POINTS, RULESETS, points_by_code
from lexicon_fast.games.lexicon.solver import Solver

pytestmark = pytest.mark.native

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ENGLISH = Alphabet.load("english")
WORDS = (Path(__file__).parents[2] / "data" / "words2000.txt").read_text().split()
# Short words over few letters, so that repeated letters, ties and insertions are common.
DENSE = sorted(
    {"".join(random.Random(seed).choices("abest", k=2 + seed % 4)) for seed in range(400)}
)
LISTS = {"sample": WORDS, "dense": DENSE}
DICTIONARIES = {name: lf.Dictionary.from_words(words) for name, words in LISTS.items()}


def oracle(name: str, hand: str, table: list[str], ruleset: str, **options: object) -> list[tuple]:
    rules = RULESETS[ruleset]
    found = reference.plays(
        LISTS[name],
        hand,
        table,
        rules.points,
        max_exchanged=rules.max_exchanged,
        same_word_exchange=rules.same_word_exchange,
        **options,
    )
    return [tuple(play) for play in found]


def bracket(draw: st.DrawFn, word: str) -> str:
    masters = (
        draw(st.lists(st.integers(0, len(word) - 1), max_size=2)) if draw(st.booleans()) else []
    )
    return "".join(f"[{c}]" if k in masters else c for k, c in enumerate(word))


@st.composite
def positions(draw: st.DrawFn, name: str, most: int = 10) -> tuple[str, list[str]]:
    letters = (
        "ABEST" if name == "dense" else "".join(card * n for card, n in PACK.items() if card != "*")
    )
    cards = draw(st.lists(st.sampled_from(letters), min_size=0, max_size=most))
    masters = draw(st.integers(0 if cards else 1, 3))
    hand = draw(st.permutations(cards + ["*"] * masters))
    words = st.sampled_from(LISTS[name]) | st.text("abest", min_size=2, max_size=6)
    table = [bracket(draw, draw(words)) for _ in range(draw(st.integers(0, 3)))]
    return "".join(hand), table


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("name", LISTS)
@given(data=st.data())
def test_solver_lists_exactly_the_plays_of_its_twin(
    name: str, ruleset: str, data: st.DataObject
) -> None:
    hand, table = data.draw(positions(name, 8))
    min_length = data.draw(st.sampled_from([2, 2, 3, 5]))
    actions = data.draw(st.sets(st.sampled_from(lf.lexicon.ACTIONS), min_size=1))
    ordered = [action for action in lf.lexicon.ACTIONS if action in actions]
    expected = oracle(name, hand, table, ruleset, min_length=min_length, actions=ordered)
    d = DICTIONARIES[name]
    rules = RULESETS[ruleset]
    read = positions_of([(hand, table)], ENGLISH)
    top = data.draw(st.integers(0, 12))
    for isa in available_isas():
        found = find(
            Compiled(COMPILED[name], isa=isa),
            read,
            0,
            1,
            actions=ordered,
            min_length=min_length,
            max_exchanged=rules.max_exchanged,
            same_word_exchange=rules.same_word_exchange,
        )
        pay(found, points_by_code(rules, LETTERS))
        assert rank(found).rows_of(0) == expected
        moves = rank(found, top)
        assert moves.rows_of(0) == expected[:top]
        assert moves.counts() == [len(expected)]
    assert [tuple(play) for play in lf.lexicon.plays(
        hand, table, d, ruleset=ruleset, min_length=min_length, actions=ordered, top=top
    )] == expected[:top]  # fmt: skip


@given(
    data=st.data(),
    points=st.lists(st.integers(0, 30), min_size=27, max_size=27),
    top=st.none() | st.integers(0, 60),
)
def test_payment_follows_any_table_of_points(
    data: st.DataObject, points: list[int], top: int | None
) -> None:
    hand, table = data.draw(positions("dense", 7))
    prices = dict(zip(LETTERS + "*", points, strict=True))
    rules = lf.lexicon.Ruleset("any", prices, None, True)
    expected = [lf.lexicon.Play(*play) for play in reference.plays(DENSE, hand, table, prices)]
    solutions = lf.lexicon.solve_batch(
        [(hand, table)], DICTIONARIES["dense"], ruleset=rules, top=top
    )
    assert solutions[0] == expected[:top]
    assert solutions.counts.tolist() == [len(expected)]


def test_plays_that_were_dropped_are_not_ranked() -> None:
    d = DICTIONARIES["dense"]
    read = positions_of([("ABEST*", [])], ENGLISH)
    points = points_by_code(RULESETS["waddingtons"], LETTERS)
    found = find(d.compiled, read, 0, 1)
    plays = len(found)
    pay(found, points, 3)
    for top in (None, 4):
        with pytest.raises(BadOption, match="but pay kept only the first 3"):
            rank(found, top)
    assert rank(found, 3).counts() == [plays]
    with pytest.raises(BadOption, match="plays have been dropped"):
        pay(found, points)
    with pytest.raises(BadOption, match="top is -1"):
        pay(find(d.compiled, read, 0, 1), points, -1)


@given(data=st.data())
def test_a_dictionary_beyond_128_bits_gives_the_same_plays(data: st.DataObject) -> None:
    runs = [letter * n for letter in "abest" for n in (2, 5, 30)]
    words = sorted({*DENSE, *runs, *(f"{run}te" for run in runs)})
    d = lf.Dictionary.from_words(words)
    hand, table = data.draw(positions("dense", 7))
    hand += data.draw(st.sampled_from(["", "A" * 28, "AAAAAAAA**"]))
    expected = reference.plays(words, hand, table, POINTS)
    assert [tuple(play) for play in lf.lexicon.plays(hand, table, d)] == [
        tuple(p) for p in expected
    ]


@given(data=st.data(), threads=st.integers(1, 4))
def test_batches_equal_single_calls_whatever_the_threads(data: st.DataObject, threads: int) -> None:
    batch = data.draw(st.lists(positions("sample"), min_size=1, max_size=70))
    d = DICTIONARIES["sample"]

    def solve() -> lf.lexicon.Solutions:
        return lf.lexicon.solve_batch(batch, d, top=5)

    with ThreadPoolExecutor(threads) as pool:
        results = [future.result() for future in [pool.submit(solve) for _ in range(threads)]]
    for solutions in results:
        assert len(solutions) == len(batch)
        for place, (hand, table) in enumerate(batch):
            every = lf.lexicon.plays(hand, table, d)
            assert solutions.counts[place] == len(every)
            assert solutions[place] == every[:5]


def test_columns_agree_with_the_plays_as_objects() -> None:
    batch = ["CATDOGX* hat l[u]rch", "EEE", ("TSEA", ["zzzz", "tea"]), "ZZ"]
    d = DICTIONARIES["sample"]
    s = lf.lexicon.solve_batch(batch, d, top=None)
    every = [play for place in range(len(s)) for play in s[place]]
    assert s.offsets.dtype == np.int64
    assert s.counts.dtype == np.int64
    assert s.word_id.dtype == np.int32
    assert s.left_points.dtype == np.int32
    assert list(s.offsets) == [0, *np.cumsum(s.counts)]
    assert [lf.lexicon.ACTIONS[a] for a in s.action] == [play.action for play in every]
    assert [None if t < 0 else int(t) for t in s.target] == [play.target for play in every]
    assert s.left_points.tolist() == [play.left_points for play in every]
    assert s.word == [play.word for play in every]
    assert s.laid == [play.laid for play in every]
    assert s.cards == [play.cards for play in every]
    assert s.left == [play.left for play in every]
    for number, word in zip(s.word_id, s.word, strict=True):
        assert word not in d if number < 0 else d.words[int(number)] == word
    assert len(lf.lexicon.solve_batch([], d)) == 0


def test_columns_become_an_arrow_table() -> None:
    pytest.importorskip("pyarrow", reason="NOT TESTED: to_arrow: pyarrow is absent")
    batch = ["CATDOGX* hat l[u]rch", "ZZ", "U qzw[u]q"]
    s = lf.lexicon.solve_batch(batch, DICTIONARIES["sample"], top=4)
    rows = s.to_arrow().to_pylist()
    assert [row["position"] for row in rows] == [1] * 4 + [3]
    for place in range(len(batch)):
        mine = [row for row in rows if row["position"] == place + 1]
        assert [tuple(row.values())[2:] for row in mine] == [tuple(play) for play in s[place]]
        assert {row["count"] for row in mine} <= {s.counts[place]}


def jsonl_lines(seed: int, count: int) -> list[str]:
    rng = random.Random(seed)
    lines = []
    for _ in range(count):
        table = [rng.choice(DENSE) for _ in range(rng.randint(0, 3))]
        table = ["".join(f"[{c}]" if rng.random() < 0.2 else c for c in word) for word in table]
        record: dict[str, object] = {
            "hand": "".join(rng.choices("ABEST*", k=rng.randint(1, 7)))
            + "7" * (rng.random() < 0.05),
            "table": table,
        }
        if rng.random() < 0.5:
            record = {"id": rng.choice([5, "x", 'é,"', None, True, "a\nb"]), **record}
        lines.append("" if rng.random() < 0.05 else json.dumps(record, ensure_ascii=False))
    return lines


@pytest.mark.parametrize(
    "top", [10, *(pytest.param(top, marks=pytest.mark.unsanitized) for top in (0, None))]
)
def test_rows_say_what_the_twin_says_byte_for_byte(top: int | None) -> None:
    lines = jsonl_lines(5, 60)
    text = "".join(f"{line}\n" for line in lines)
    read, rows = read_jsonl(text.encode(), 1, ENGLISH)
    assert rows == len(lines)
    parts = list(Solver(DICTIONARIES["dense"], top=top).solve(read))
    written = b"".join(map(write_jsonl, parts)).decode().splitlines()
    expected = [
        reference.solve_row(row, line, "jsonl", DENSE, POINTS, top=top)
        for row, line in enumerate(lines, 1)
        if line
    ]
    assert len(written) == len(expected)
    records = []
    for place, (line, twin_line) in enumerate(zip(written, expected, strict=True)):
        answer = json.loads(line)
        row = str(read.rows()[place][0])
        name = answer["id"] if isinstance(answer["id"], str) else json.dumps(answer["id"])
        if twin_line == reference.BAD_ROW:
            assert set(answer) == {"id", "error", "error_data"}
            records.append([row, name, *[""] * 9, answer["error"]])
            continue
        assert line == twin_line
        head = [row, name, answer["hand"], str(answer["count"])]
        for m in answer["moves"]:
            keys = ("word", "laid", "cards", "left", "left_points")
            records.append(
                [*head, m["action"], str(m.get("target", "")), *(str(m[key]) for key in keys), ""]
            )
        if not answer["moves"]:
            records.append([*head, *[""] * 8])
    table = (CSV_HEADER + b"".join(map(write_csv, parts))).decode()
    assert list(csv.reader(io.StringIO(table, newline="")))[1:] == records


def one(hand: str, table: list[str], word: str, action: str, **options: object) -> lf.lexicon.Play:
    words = [word, *(w.replace("[", "").replace("]", "") for w in table)]
    d = lf.Dictionary.from_words(words)
    found = lf.lexicon.plays(hand, table, d, **options)
    (play,) = [p for p in found if p.word == word and p.action == action]
    return play


@pytest.mark.parametrize(
    ("old", "hand", "new"),
    [
        ("mother", "SED", "smothered"),
        ("hat", "TCHED", "thatched"),
        ("far", "IY", "fairy"),
        ("man", "Y", "many"),
        ("are", "B", "bare"),
        ("are", "A", "area"),
        ("are", "IS", "arise"),
        ("are", "CSS", "caress"),
        ("are", "FLESS", "fearless"),
    ],
)
def test_insertions_of_the_rule_texts(old: str, hand: str, new: str) -> None:
    play = one(hand, [old], new, "insert")
    assert (play.target, play.cards, play.left) == (0, "".join(sorted(hand)), "")
    assert play.left_points == 0


def test_expert_becomes_export_and_gives_back_the_e() -> None:
    play = one("O", ["expert"], "export", "substitute")
    assert (play.cards, play.left, play.left_points) == ("O", "E", 10)


def test_larch_becomes_lurch_and_the_master_is_captured() -> None:
    assert one("U", ["larch"], "lurch", "substitute").left == "A"
    play = one("U", ["l[u]rch"], "lurch", "substitute")
    assert (play.laid, play.cards, play.left, play.left_points) == ("lurch", "U", "*", 15)
    d = lf.Dictionary.from_words(["lurch"])
    assert lf.lexicon.plays("U", ["l[u]rch"], d, ruleset="article") == []


def test_article_exchanges_exactly_one_card() -> None:
    d = lf.Dictionary.from_words(["cold", "cord", "ward"])
    found = lf.lexicon.plays("WARD", ["cold"], d, ruleset="article", actions=["substitute"])
    assert [play.word for play in found] == ["cord"]


def test_a_spare_master_goes_in_place_of_the_cheapest_letter() -> None:
    play = one("CAT*", [], "cat", "form")
    assert (play.cards, play.left, play.left_points) == ("AT*", "C", 8)
    assert play.laid == "[c]at"


def test_masters_lie_where_their_places_sort_first() -> None:
    assert one("IN*", ["on"], "onion", "insert").laid == "[o]nion"


def test_an_unknown_table_word_lies_on_the_table_all_the_same() -> None:
    d = lf.Dictionary.from_words(["zzap", "zzzap"])
    found = lf.lexicon.plays("Z*", ["zz", "qq[z]"], d)
    assert [(p.action, p.target, p.word, p.laid) for p in found] == [
        (play.action, play.target, play.word, play.laid)
        for play in reference.plays(["zzap", "zzzap"], "Z*", ["zz", "qq[z]"], POINTS)
    ]


def test_bad_hands_and_table_words_name_the_value_and_what_is_accepted() -> None:
    d = DICTIONARIES["sample"]
    with pytest.raises(lf.BadHand, match=r"C4T.*A-Z, \* or \?"):
        lf.lexicon.plays("C4T", [], d)
    with pytest.raises(lf.BadTableWord, match="table word 2"):
        lf.lexicon.plays("CAT", ["hat", "x"], d)
    with pytest.raises(lf.BadHand, match="position 2"):
        lf.lexicon.solve_batch(["CAT", "C4T"], d)
    with pytest.raises(lf.BadOption, match="waddingtons, article"):
        lf.lexicon.plays("CAT", [], d, ruleset="house")
    with pytest.raises(lf.BadOption, match="form, insert, substitute"):
        lf.lexicon.plays("CAT", [], d, actions=["swap"])


@pytest.mark.parametrize("call", ["subwords_batch", "solve_batch", "plan_batch"])
def test_one_string_is_not_taken_for_many_hands(call: str) -> None:
    d = DICTIONARIES["sample"]
    many = (
        d.subwords_batch
        if call == "subwords_batch"
        else partial(getattr(lf.lexicon, call), dictionary=d)
    )
    with pytest.raises(lf.LexiconFastError, match=r"must be a sequence of .*, not one string .CAT"):
        many("CAT")


@pytest.mark.parametrize(
    ("points", "options", "message"),
    [
        ({**POINTS, "A": 256}, {}, "points of 'A': 256"),
        ({**POINTS, "A": 1.5}, {}, "points of 'A': 1.5"),
        ({"A": 1}, {}, "points of the Master"),
        (POINTS, {"max_exchanged": 0}, "max_exchanged: 0"),
    ],
)
def test_a_ruleset_that_cannot_be_is_refused(
    points: dict[str, int], options: dict[str, int], message: str
) -> None:
    with pytest.raises(lf.BadOption, match=message):
        lf.lexicon.Ruleset(
            "mine", points, **{"max_exchanged": None, "same_word_exchange": True, **options}
        )


def test_any_number_of_plays_may_be_asked_for() -> None:
    d = DICTIONARIES["sample"]
    assert lf.lexicon.plays("CATDOG", [], d, top=1 << 70) == lf.lexicon.plays("CATDOG", [], d)
    assert lf.lexicon.plays("CATDOG", [], d, min_length=1 << 40) == []
    with pytest.raises(lf.BadOption, match="min_length is 0"):
        lf.lexicon.plays("CATDOG", [], d, min_length=0)


def test_a_dictionary_of_another_alphabet_is_refused() -> None:
    greek = lf.Dictionary.from_words(["αβ"], alphabet=lf_alphabet("ΑΒΓ", "αβγ"))
    with pytest.raises(lf.BadAlphabet, match="no points for"):
        lf.lexicon.plays("ΑΒ", [], greek)
    with pytest.raises(lf.BadHand):
        greek.subwords("AB")
    read, _ = read_text(b"AB", 1, ENGLISH)
    with pytest.raises(lf.BadOption, match="alphabets"):
        find(greek.compiled, read, 0, 1)


def lf_alphabet(upper: str, lower: str) -> object:
    from lexicon_fast.dictionary.alphabet import Alphabet

    return Alphabet("test", upper, lower)


def compile_list(words: list[str]) -> object:
    from hashlib import sha256

    from lexicon_fast._native.dictionary.build import build

    text = "\n".join(words).encode()
    return build(text, LETTERS, LETTERS.lower(), "english", sha256(text).digest(), "test")[0]


COMPILED = {name: compile_list(words) for name, words in LISTS.items()}


MEMORY_TEST = """
import resource
import lexicon_fast as lf

d = lf.Dictionary.load("enable")
table = ["at", "hat", "tea", "are", "in"]
lf.lexicon.plays("*", table[:1], d)
used = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
failed = 0
for extra in range(1 << 20, 40 << 20, 3 << 20):
    resource.setrlimit(resource.RLIMIT_AS, (used + extra, resource.RLIM_INFINITY))
    try:
        s = lf.lexicon.Solver(d, top=None)
        read = lf.lexicon.solver.read_positions([("*" * 60, table)], d)
        (moves,) = s.solve(read)
        counts = moves.counts()
    except MemoryError:
        failed += 1
        continue
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert counts[0] == sum(len(column) for column in moves.columns()[2:3]) > 200_000, counts
print("failed", failed)
"""


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="NOT TESTED: no /proc here")
@pytest.mark.skipif(
    "asan" in os.environ.get("LD_PRELOAD", ""), reason="the sanitizer needs its memory"
)
def test_too_little_memory_is_an_error_not_a_wrong_answer(tmp_path: Path) -> None:
    script = tmp_path / "memory.py"
    script.write_text(MEMORY_TEST)
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert int(done.stdout.split()[1]) > 0


def test_plays_are_made_as_any_named_tuple_and_nothing_else() -> None:
    d = DICTIONARIES["dense"]
    (moves,) = Solver(d).solve(lf.games.lexicon.solver.read_positions([("ABEST*", ["at"])], d))
    plain = moves.rows_of(0)
    named = moves.rows_of(0, lf.lexicon.Play)
    assert named == plain
    assert {type(play) for play in plain} == {tuple}
    assert {type(play) for play in named} == {lf.lexicon.Play}
    # They hold strings and numbers only, so the garbage collector need not visit them.
    assert not any(map(gc.is_tracked, named))

    class WithFields(lf.lexicon.Play):
        """A tuple with a dictionary of further attributes."""

    for kind in (list, WithFields):
        with pytest.raises(TypeError, match=f"kind is {kind.__name__}; it must be tuple or a Nam"):
            moves.rows_of(0, kind)  # type: ignore[type-var]


def test_paying_again_counts_each_play_once() -> None:
    (read, d) = (
        positions_of(["ABEST", "TASB"], ENGLISH),
        DICTIONARIES["dense"],
    )
    found = find(d.compiled, read, 0, 2)
    pay(found, bytes(33))
    counts = rank(found).counts()
    pay(found, points_by_code(RULESETS["waddingtons"], LETTERS))
    assert rank(found).counts() == counts == [len(plays) for plays in rank(found).rows()]
