"""The census against its slow twin; tallies; counting in threads and processes; checkpoints."""

from __future__ import annotations

import json
import os
import random
import signal
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from unittest.mock import patch

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from oracles.census import SlowCensus
from support.effort import examples

from lexicon_fast import BadOption, Dictionary
from lexicon_fast.base.errors import BadDictionary
from lexicon_fast.census import hands as census_module
from lexicon_fast.census.count import (
    CensusFile,
    CensusOptions,
    PartialCount,
    count,
    in_dask,
    in_threads,
    sample,
)
from lexicon_fast.census.hands import Census
from lexicon_fast.census.report import from_json, report, to_json
from lexicon_fast.census.tally import Tally
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.lexicon.plans import plan
from lexicon_fast.games.lexicon.rules import POINTS, Ruleset
from lexicon_fast.games.lexicon.solver import plays

pytestmark = pytest.mark.native

GREEK = Alphabet("greek", "ΑΓΛΞΠΩ", "αγλξπω")


@pytest.fixture(scope="module")
def small(data: Path) -> Dictionary:
    """A dictionary small enough for the reference implementation."""
    return Dictionary.load(data / "words2000.txt")


def assert_as_twin(census: Census, twin: SlowCensus) -> None:
    assert (census.hands, census.deals) == (twin.hands, twin.deals)
    hands = [hand for part in range(census.parts) for hand in census.hands_of(part)]
    assert len(hands) == census.hands
    slow_hands = [hand for part in range(twin.parts) for hand in twin.hands_of(part)]
    assert set(hands) == set(slow_hands)
    assert census.answers(slow_hands) == twin.answers(slow_hands)
    found, expected = census.tally(0, census.parts), twin.tally(0, twin.parts)
    for name in ("left", "kinds", "words", "turns"):
        np.testing.assert_array_equal(getattr(found, name), getattr(expected, name), name)
    assert (found.best, found.worst) == (expected.best, expected.worst)
    assert found.slowest == expected.slowest
    assert found.total.deals == census.deals


@dataclass(frozen=True)
class Case:
    """All hands of a small pack, and words that mostly consist of its letters."""

    words: tuple[str, ...]
    pack: dict[str, int]
    points: dict[str, int]
    cards: int
    greek: bool = False
    min_length: int = 2
    plan: bool = True
    top: int = 3
    #: How the native core splits the hands, which makes no difference.
    most_commons: int = 8
    part_hands: int = 10

    def both(self) -> tuple[Census, SlowCensus]:
        alphabet: str | Alphabet = GREEK if self.greek else "english"
        dictionary = Dictionary.from_words(self.words, alphabet=alphabet)
        points = dict.fromkeys(dictionary.alphabet.upper, 7) | self.points
        rules = Ruleset("small", points, None, same_word_exchange=True, pack=self.pack)
        options = {"min_length": self.min_length, "plan": self.plan, "top": self.top}
        with (
            patch.object(census_module, "_MOST_COMMONS", self.most_commons),
            patch.object(census_module, "_PART_HANDS", self.part_hands),
        ):
            census = Census(dictionary, self.cards, ruleset=rules, **options)
        return census, SlowCensus(dictionary, self.cards, ruleset=rules, **options)


@st.composite
def cases(draw: st.DrawFn) -> Case:
    greek = draw(st.integers(0, 3)) == 0
    letters = ("ΑΓΩΛΠΞ" if greek else "AEIBCZ")[: draw(st.integers(2, 6))]
    word = st.text(letters.lower(), min_size=2, max_size=5)
    pack = {card: draw(st.integers(1, 4)) for card in letters} | {"*": draw(st.integers(0, 2))}
    return Case(
        words=draw(st.lists(word, min_size=1, max_size=30, unique=True).map(tuple)),
        pack=pack,
        points={card: draw(st.integers(1, 20)) for card in pack},
        cards=min(draw(st.integers(1, 6)), sum(pack.values())),
        greek=greek,
        min_length=draw(st.integers(1, 4)),
        plan=draw(st.booleans()),
        top=draw(st.integers(0, 6)),
        most_commons=draw(st.sampled_from([1, 8, 30, 8192])),
        part_hands=draw(st.sampled_from([1, 10, 100, 1 << 18])),
    )


@settings(max_examples=examples(400))
@given(case=cases())
@example(case=Case(("ab",), {"A": 1, "*": 1}, {"A": 1, "*": 1}, 2))
@example(case=Case(("aa", "bb"), {"A": 4, "B": 4, "*": 2}, {"A": 1, "B": 20, "*": 1}, 6, top=100))
@example(case=Case(("ab",), {"Z": 5}, {"Z": 9, "*": 1}, 5))  # no play at all
def test_all_sums_and_lists_are_those_of_the_twin(case: Case) -> None:
    assert_as_twin(*case.both())


#: Takes the slow census seconds.
THREE_CARDS = pytest.param(3, True, marks=[pytest.mark.slow, pytest.mark.unsanitized])


@pytest.mark.parametrize(
    ("cards", "plan"), [(1, False), (1, True), (2, False), (2, True), THREE_CARDS]
)
def test_all_hands_of_the_whole_pack_are_those_of_the_twin(
    small: Dictionary, cards: int, plan: bool
) -> None:
    assert_as_twin(Census(small, cards, plan=plan), SlowCensus(small, cards, plan=plan))


def test_all_deals_of_ten_cards_are_known(small: Dictionary) -> None:
    census = Census(small)
    assert (census.hands, census.deals) == (53_334_054, 15_820_024_220)


@pytest.mark.slow
@pytest.mark.unsanitized
@pytest.mark.parametrize("cards", [6, 9])
def test_large_hands_are_answered_as_by_the_solver_and_the_planner(
    enable: Dictionary, cards: int
) -> None:
    census = Census(enable, cards, plan=True, threads=2)
    hands = random.Random(cards).sample(census.hands_of(census.parts // 2), 50)
    for hand, (left_points, word, turns) in zip(hands, census.answers(hands), strict=True):
        best = plays(hand, [], enable, top=1)
        assert word == (best[0].word if best else "")
        assert left_points == (best[0].left_points if best else sum(POINTS[c] for c in hand))
        assert turns == plan(hand, enable).empties_in


@pytest.fixture(scope="module")
def census(enable: Dictionary) -> Census:
    """All hands of five cards, in many parts."""
    with patch.object(census_module, "_PART_HANDS", 1 << 12):
        census = Census(enable, 5, plan=True, top=5)
    census.prepare()
    return census


class TestTally:
    """Tallies add up in any order, and survive JSON."""

    def test_parts_add_up_in_any_order(self, census: Census) -> None:
        whole = census.tally(0, census.parts)
        for seed in range(2):
            rng = random.Random(seed)
            cuts = sorted(rng.sample(range(1, census.parts), 4))
            ranges = list(zip([0, *cuts], [*cuts, census.parts], strict=True))
            rng.shuffle(ranges)
            tallies = [census.tally(*each) for each in ranges]
            assert sum(tallies[1:], tallies[0]) == whole

    def test_the_lists_hold_no_hand_twice_and_are_in_order(self, census: Census) -> None:
        tally = census.tally(0, census.parts)
        tally.list_hands(tally.best + tally.worst + tally.slowest)
        assert tally == census.tally(0, census.parts)
        assert len(tally.best) == len(tally.worst) == len(tally.slowest) == 5
        keys = [(-hand.points, hand.hand.replace("*", "~")) for hand in tally.best]
        assert keys == sorted(keys)

    def test_comes_back_from_json(self, census: Census) -> None:
        tally = census.tally(0, census.parts)
        again = Tally.from_json(tally.to_json())
        assert again == tally
        assert again.to_json() == tally.to_json()
        assert again.shape == census.shape
        assert again + Tally(census.shape) == tally

    @pytest.mark.parametrize(
        "text",
        [b"", b"{}", b"[]", b'[[1,1,9,0,1,"A*",1],[[[99],[1]],[[],[]],[[],[]],[[],[]]],[],[],[]]'],
    )
    def test_what_is_no_tally_is_refused(self, text: bytes) -> None:
        with pytest.raises(ValueError, match=r"."):
            Tally.from_json(text)

    def test_other_hands_do_not_add_up(self, census: Census, small: Dictionary) -> None:
        with pytest.raises(ValueError, match="differ in shape"):
            Tally(census.shape) + Tally(Census(small, 2).shape)


@pytest.mark.parametrize(
    ("rules", "cards", "message"),
    [
        ("waddingtons", 0, "cards is 0; use 1 to 52"),
        ("waddingtons", 53, "cards is 53; use 1 to 52"),
        (
            Ruleset("foreign", POINTS | {"Å": 5}, None, True, pack={"Å": 3}),
            2,
            "has 'Å'; dictionary",
        ),
        (Ruleset("free", POINTS | {"B": 0}, None, True), 2, "0 points"),
    ],
)
def test_what_cannot_be_counted_is_refused(
    small: Dictionary, rules: str | Ruleset, cards: int, message: str
) -> None:
    with pytest.raises(BadOption, match=message):
        Census(small, cards, ruleset=rules)


# ------------------------------------------------------------------- counting


def job_of(
    dictionary: Dictionary, cards: int, *, plan: bool = False, top: int = 5
) -> CensusOptions:
    return CensusOptions(dictionary.name, dictionary.sha256, cards, "waddingtons", 2, plan, top)


class Interruption(Exception):
    """Raised to stop a census."""


def stopping(after: int) -> Callable[[Tally], None]:
    """Return a progress function that stops a census after some parts."""
    told = 0

    def stop(_tally: Tally) -> None:
        nonlocal told
        told += 1
        if told > after:
            raise Interruption

    return stop


def write_checkpoint(path: str, job: dict[str, str], census: Census) -> None:
    """Write a checkpoint with one counted part, whose tally is empty."""
    file = CensusFile(path, job, census.shape, resume=False)
    file.save(PartialCount(Tally(census.shape), frozenset({0})), now=True)
    file.keep()


class TestCounting:
    @pytest.mark.parametrize("threads", [1, 3])
    def test_threads_change_nothing(self, census: Census, threads: int) -> None:
        told: list[int] = []
        tally = count(
            census,
            partial(in_threads, census, threads),
            progress=lambda tally: told.append(tally.total.hands),
        )
        assert tally == census.tally(0, census.parts)
        assert len(told) == census.parts
        assert sum(told) == census.hands

    def test_goes_on_where_it_was_stopped(self, census: Census, tmp_path: Path) -> None:
        path = str(tmp_path / "census.json")
        told: list[int] = []
        for _ in range(4):
            file = CensusFile(path, {"a": "b"}, census.shape, resume=True)
            with pytest.raises(Interruption):
                count(census, partial(in_threads, census, 2), file=file, progress=stopping(5))
            assert file.keep().endswith("continue with --resume")
        file = CensusFile(path, {"a": "b"}, census.shape, resume=True)
        tally = count(
            census,
            partial(in_threads, census, 2),
            file=file,
            progress=lambda tally: told.append(tally.total.hands),
        )
        assert tally == census.tally(0, census.parts)
        assert 0 < sum(told) < census.hands
        for name in ("census.json.12-ab.tmp", "census.json.part.7-cd.tmp"):
            (tmp_path / name).touch()  # left by one that was killed
        file.finish(b"whole", {"a": "b"})
        names = sorted(each.name for each in tmp_path.iterdir())
        assert names == ["census.json", "census.json.job"]
        assert Path(path).read_bytes() == b"whole"

    def test_without_resume_it_begins_anew(self, census: Census, tmp_path: Path) -> None:
        path = str(tmp_path / "census.json")
        engine = partial(in_threads, census, 1)
        told: list[int] = []
        for _ in range(2):
            file = CensusFile(path, {}, census.shape, resume=False)
            count(census, engine, file=file, progress=lambda tally: told.append(tally.total.hands))
            file.keep()
        assert sum(told) == census.hands * 2

    def test_another_job_is_refused(self, tmp_path: Path, census: Census) -> None:
        path = str(tmp_path / "census.json")
        write_checkpoint(path, {"--cards": "5", "--plan": "True"}, census)
        with pytest.raises(BadOption, match=r"started with a different --cards \(5, now 6\)"):
            CensusFile(path, {"--cards": "6", "--plan": "True"}, census.shape, resume=True)

    @pytest.mark.parametrize("text", [b"", b"{}", b"[{},[],[]]", b"\xff", b"[{},[0],[[]]"])
    def test_a_damaged_checkpoint_is_refused(
        self, census: Census, tmp_path: Path, text: bytes
    ) -> None:
        part = tmp_path / "census.json.part"
        part.write_bytes(text)
        with pytest.raises(BadOption, match=r"census\.json\.part is damaged; drop --resume"):
            CensusFile(str(tmp_path / "census.json"), {}, census.shape, resume=True)

    def test_a_wrong_digit_in_a_checkpoint_is_seen(self, census: Census, tmp_path: Path) -> None:
        """Otherwise the counts go wrong without a word."""
        path = str(tmp_path / "census.json")
        write_checkpoint(path, {}, census)
        part = tmp_path / "census.json.part"
        good = part.read_bytes()
        start = good.index(b"[0]") + 3  # the tally, after the job and the parts
        places = [at for at in range(start, len(good)) if good[at : at + 1].isdigit()]
        assert len(places) > 30
        for at in places[:: len(places) // 30]:
            damaged = bytearray(good)
            damaged[at] ^= 1
            part.write_bytes(damaged)
            with pytest.raises(BadOption, match=r"census\.json\.part is damaged; drop --resume"):
                CensusFile(path, {}, census.shape, resume=True)
        part.write_bytes(good)
        CensusFile(path, {}, census.shape, resume=True).keep()

    def test_a_checkpoint_of_other_hands_is_refused(
        self, tmp_path: Path, census: Census, small: Dictionary
    ) -> None:
        path = str(tmp_path / "census.json")
        write_checkpoint(path, {}, census)
        with pytest.raises(BadOption, match="damaged"):
            CensusFile(path, {}, Census(small, 2).shape, resume=True)

    def test_nothing_is_kept_of_nothing(self, census: Census, tmp_path: Path) -> None:
        file = CensusFile(str(tmp_path / "census.json"), {}, census.shape, resume=False)
        assert file.keep() == ""
        assert list(tmp_path.iterdir()) == []

    def test_what_does_not_add_up_is_no_result(self, census: Census, tmp_path: Path) -> None:
        path = str(tmp_path / "census.json")
        write_checkpoint(path, {}, census)
        again = CensusFile(path, {}, census.shape, resume=True)
        with pytest.raises(RuntimeError, match=r"hands of .* deals counted; there are"):
            count(census, partial(in_threads, census, 2), file=again)
        again.keep()

    def test_two_do_not_write_one_file(self, census: Census, tmp_path: Path) -> None:
        path = str(tmp_path / "census.json")
        first = CensusFile(path, {}, census.shape, resume=False)
        for resume in (False, True):
            with pytest.raises(BadOption, match=r"census\.json: another process is writing it"):
                CensusFile(path, {}, census.shape, resume=resume)
        first.finish(b"whole", {})
        names = sorted(each.name for each in tmp_path.iterdir())
        assert names == ["census.json", "census.json.job"]
        CensusFile(path, {}, census.shape, resume=False).keep()

    def test_a_folder_is_no_file(self, census: Census, tmp_path: Path) -> None:
        with pytest.raises(IsADirectoryError):
            CensusFile(str(tmp_path), {}, census.shape, resume=False)

    @pytest.mark.slow
    @pytest.mark.unsanitized
    def test_workers_of_dask_count_the_same_though_one_is_killed(self, enable: Dictionary) -> None:
        pytest.importorskip("distributed")
        from lexicon_fast.batch.dask import connect

        job = job_of(enable, 7, plan=True)
        census = job.census(enable, 2)
        with connect(None, 2) as client:
            workers = list(client.run(os.getpid).values())

            def kill(_tally: Tally) -> None:
                if workers:
                    os.kill(workers.pop(), signal.SIGKILL)
                    workers.clear()

            tally = count(census, partial(in_dask, job, client), progress=kill)
            assert tally == census.tally(0, census.parts)
            other = job._replace(sha256="0" * 64)
            with pytest.raises(BadDictionary, match="another word list in this process"):
                count(census, partial(in_dask, other, client))


# ------------------------------------------------------------------- results


class TestReport:
    def test_says_what_the_tally_does(self, enable: Dictionary) -> None:
        job = job_of(enable, 4, plan=True)
        tally = job.census(enable).tally(0, job.census(enable).parts)
        result = report(tally, job, enable)
        total = tally.total
        assert (result.all.hands, result.all.deals) == (total.hands, total.deals)
        assert result.pack == 52
        assert (result.emptied.hands, result.no_play.deals) == (
            total.emptied_hands,
            total.no_play_deals,
        )
        for left in result.left:
            assert sum(row.deals for row in left) == total.deals
            assert all(row.hands for row in left)
        assert sum(row.points * row.deals for row in result.left[0]) == result.left_points
        assert [row.turns for row in result.turns] == [1, 2, None]
        assert sum(row.deals for row in result.turns) == total.deals
        assert sum(row.deals for row in result.kinds) == total.deals
        assert result.turns[0].deals == result.emptied.deals
        deals = tally.words[:, 1]
        assert result.best_words == sum(deals > 0)
        assert [row.deals for row in result.words] == sorted(deals.tolist())[:-6:-1]
        assert len(result.best) == len(result.worst) == len(result.slowest) == 5
        for row in result.words:
            assert row.deals == deals[enable.words.index(row.word)]

    def test_equally_frequent_words_go_by_the_alphabet(self) -> None:
        words = ["he", "la", "sh", "it"]
        dictionary = Dictionary.from_words(words)
        pack = dict.fromkeys("HELASIT", 1)
        rules = Ruleset("even", POINTS, None, same_word_exchange=True, pack=pack)
        job = CensusOptions("words", dictionary.sha256, 2, rules.to_json(), 2, False, 3)
        census = job.census(dictionary)
        result = report(census.tally(0, census.parts), job, dictionary)
        assert [(row.word, row.deals) for row in result.words] == [("he", 1), ("it", 1), ("la", 1)]

    def test_comes_back_from_json(self, enable: Dictionary) -> None:
        job = job_of(enable, 3, plan=True)
        census = job.census(enable)
        result = report(census.tally(0, census.parts), job, enable)
        text = to_json(result)
        assert from_json(text) == result
        assert to_json(from_json(text)) == text
        assert json.loads(text)["all"] == {"hands": census.hands, "deals": census.deals}
        assert max(map(len, text.splitlines())) < 300


class TestSample:
    def test_each_hand_is_answered_as_in_the_census(self, enable: Dictionary) -> None:
        job = job_of(enable, 6, plan=True, top=1000)
        census = job.census(enable)
        tally = sample(job, enable, 500, seed=1)
        hands = [hand.hand for hand in tally.worst]
        assert len(hands) > 400
        assert census.answers(hands) == [
            (hand.left_points, hand.word, hand.turns) for hand in tally.worst
        ]
        known = {hand.hand: hand for hand in census.tally(0, census.parts).best}
        for hand in tally.best:
            assert known.get(hand.hand, hand) == hand

    def test_shares_are_those_of_the_census(self, enable: Dictionary) -> None:
        job = job_of(enable, 5, plan=True)
        exact = job.census(enable).tally(0, job.census(enable).parts)
        deals = 5000
        found = sample(job, enable, deals, seed=2)
        assert found.total.deals == found.total.hands == deals
        for one, other in (
            (exact.total.emptied_deals, found.total.emptied_deals),
            (exact.total.no_play_deals, found.total.no_play_deals),
            (exact.turns[2, 1], found.turns[2, 1]),
            (exact.turns[0, 1], found.turns[0, 1]),
            (exact.left[1, 8, 1], found.left[1, 8, 1]),
            (exact.kinds[2, 0, 1], found.kinds[2, 0, 1]),
        ):
            share = one / exact.total.deals
            assert abs(other / deals - share) < 4 * (share * (1 - share) / deals) ** 0.5

    def test_the_seed_alone_decides(self, enable: Dictionary) -> None:
        job = job_of(enable, 10)
        one = sample(job, enable, 3000, seed=7)
        assert one == sample(job, enable, 3000, seed=7, threads=3)
        assert one != sample(job, enable, 3000, seed=8)
