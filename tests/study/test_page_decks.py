"""The page's quiz without a browser: its files of decks are those of the library."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from lexicon_fast import Dictionary
from lexicon_fast.study import deck_files
from lexicon_fast.study.decks import check_saved
from lexicon_fast.study.questions import Questions
from lexicon_fast.study.schedule import Memory
from lexicon_fast.study.store import Card, Deck

PAGE = Path(__file__).resolve().parents[2] / "src" / "page"
NOW = 1_700_000_000
DAY = 86_400

#: Reads from stdin what to compute, and writes the results.
_SCRIPT = """
import { readFileSync } from "node:fs";
globalThis.document = { documentElement: {} };
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] } });
const { readDeck, writeDeck } = await import("./quiz/deck_file.js");
const file = JSON.parse(readFileSync(0, "utf8"));
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
console.log(JSON.stringify({ written, refused }));
"""


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Return a function that runs the script with the modules of the page."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("NOT TESTED: the page's files of decks: there is no `node` here")
    folder = tmp_path_factory.mktemp("page")
    shutil.copytree(PAGE, folder, dirs_exist_ok=True)
    for path in (PAGE / "languages").glob("*/*.js"):  # as the bundle names them
        shutil.copy(path, folder / f"languages-{path.parent.name}-{path.name}")
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


def test_the_page_has_the_files_of_the_library(run: Any) -> None:
    memory = Memory(2, None, 8.25, 3.5, NOW + 8 * DAY, NOW)
    cards = [Card("aeilnor", memory, 3, 1, 2, NOW), Card("__proto__", memory, 1, 0, 1, NOW)]
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    deck = Deck("é", "anagrams", "enable", alphabet, ["length:7"], False, "", 2, None)
    file = deck_files.write_deck(deck, cards).decode()
    found = run(file)
    # A deck goes from the library to the page and back.
    assert deck_files.read_deck(found["written"].encode(), "x.json") == (deck, cards)
    dictionary = Dictionary.from_words(["aileron", "alienor"])
    assert check_saved(deck, "x.json", Questions(dictionary, "anagrams")).source == ["length:7"]
    damaged, playability = found["refused"]
    assert damaged == "The file is damaged: question 1 has invalid values."
    assert playability.startswith("This quiz uses its own playability table")
