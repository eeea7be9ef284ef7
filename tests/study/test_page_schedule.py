"""The page's quiz without a browser: the schedule and files of decks are those of the library."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from lexicon_fast import Dictionary
from lexicon_fast.study import deck_files
from lexicon_fast.study.attempt import RATINGS, rate
from lexicon_fast.study.decks import check_saved
from lexicon_fast.study.questions import Questions
from lexicon_fast.study.schedule import Memory, Schedule
from lexicon_fast.study.store import Card, Deck

PAGE = Path(__file__).resolve().parents[2] / "src" / "page"
NOW = 1_700_000_000
DAY = 86_400

#: Reads from stdin what to compute, and writes the results.
_SCRIPT = """
import { readFileSync } from "node:fs";
import { rate, review } from "./quiz/schedule.js";
import { readDeck, writeDeck } from "./quiz/deck_file.js";
const { histories, attempts, file } = JSON.parse(readFileSync(0, "utf8"));
const memories = histories.map((history) => {
  let memory = null;
  return history.map(([rating, at]) => (memory = review(memory, rating, at)));
});
const { source, cards } = readDeck(file);
const written = writeDeck({ ...source, asked: Object.keys(cards) }, cards);
const refused = [
  file.replace('"stability":8', '"stability":-8'),
  file.replace('"layout":null', '"layout":null,"playability":"mine"'),
].map((bad) => {
  try {
    readDeck(bad);
    return "";
  } catch (error) {
    return error.message;
  }
});
const ratings = attempts.map((each) => rate(...each));
console.log(JSON.stringify({ memories, ratings, written, refused }));
"""


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Return a function that runs the script with the modules of the page."""
    pytest.importorskip("fsrs")
    node = shutil.which("node")
    if node is None:
        pytest.skip("NOT TESTED: the page's schedule: there is no `node` here")
    folder = tmp_path_factory.mktemp("page")
    shutil.copytree(PAGE, folder, dirs_exist_ok=True)
    (folder / "package.json").write_text('{"type": "module"}')
    (folder / "test.js").write_text(_SCRIPT)

    def call(given: object) -> Any:
        done = subprocess.run(
            [node, "test.js"],
            cwd=folder,
            input=json.dumps(given),
            capture_output=True,
            encoding="utf-8",
            timeout=60,
        )
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    return call


def histories(seed: int, count: int) -> list[list[tuple[str, int]]]:
    """Return reviews of cards: soon, when they are due or so, late, or with a clock set back."""
    rng = random.Random(seed)
    schedule = Schedule()
    found = []
    for _ in range(count):
        at, memory, history = NOW, None, []
        for _ in range(rng.randint(1, 9)):
            rating = rng.choice(RATINGS)
            history.append((rating, at))
            memory = schedule.review(memory, rating, at)
            at = rng.choice(
                [memory.due, memory.due + rng.randint(0, 9 * DAY), at + rng.randint(-DAY, 3 * DAY)]
            )
        found.append(history)
    return found


def test_the_page_has_the_schedule_and_the_files_of_the_library(run: Any) -> None:
    reviews = histories(7, 400)
    rng = random.Random(8)
    attempts = [
        (
            rng.randint(1, 6),
            rng.choice([0, 0, 1]),
            rng.choice([0, 0, 2]),
            rng.choice([2, 5, 20, 22, 90]),
        )
        for _ in range(100)
    ]
    memory = Memory(2, None, 8.25, 3.5, NOW + 8 * DAY, NOW)
    cards = [Card("aeilnor", memory, 3, 1, 2, NOW), Card("__proto__", memory, 1, 0, 1, NOW)]
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    deck = Deck("é", "anagrams", "enable", alphabet, ["length:7"], False, "", 2, None)
    file = deck_files.write_deck(deck, cards).decode()
    found = run({"histories": reviews, "attempts": attempts, "file": file})

    schedule = Schedule()
    for history, memories in zip(reviews, found["memories"], strict=True):
        expected = None
        for (rating, at), told in zip(history, memories, strict=True):
            expected = schedule.review(expected, rating, at)
            told = Memory(**told)
            assert told[:2] == expected[:2]
            assert told.stability == pytest.approx(expected.stability, rel=1e-5)
            assert told.difficulty == pytest.approx(expected.difficulty, rel=1e-5)
            assert told[4:] == expected[4:]
    assert found["ratings"] == [rate(*each) for each in attempts]
    assert set(found["ratings"]) == set(RATINGS)
    # A deck goes from the library to the page and back.
    assert deck_files.read_deck(found["written"].encode(), "x.json") == (deck, cards)
    dictionary = Dictionary.from_words(["aileron", "alienor"])
    assert check_saved(deck, "x.json", Questions(dictionary, "anagrams")).source == ["length:7"]
    damaged, playability = found["refused"]
    assert damaged == "The file is damaged: question 1 has invalid values."
    assert playability.startswith("This quiz uses its own playability table")
