"""Fuzz target: lists, cardboxes, searches and notes for `decks import`, and typed answers.

A file becomes questions that have answers, or there is one line about what is wrong.
"""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path

from fuzzing import main
from parsers import Parser, Parsers

from lexicon_fast import Dictionary
from lexicon_fast.study.attempt import RATINGS, Attempt
from lexicon_fast.study.decks import new_deck, open_deck, read_file, write_file
from lexicon_fast.study.lists import Imported
from lexicon_fast.study.questions import Questions
from lexicon_fast.study.store import MEMORY, Store
from lexicon_fast.study.zyzzyva import write_cardbox

DATA = Path(__file__).parents[1] / "data"
WORDS = Dictionary.from_words(
    [*Dictionary.load(str(DATA / "words2000.txt")), "act", "cat", "cats", "scat", "rest", "abt"]
)
KINDS = {
    kind: Questions(WORDS, kind)
    for kind in ("anagrams", "hooks", "subanagrams", "valid", "patterns")
}
#: A file with a name: SQLite opens no other.
FOLDER = tempfile.TemporaryDirectory(prefix="fuzz-study-")
PATH = f"{FOLDER.name}/file"
NOW = 1_700_000_000

SCHEMA = (
    "CREATE TABLE questions (question varchar(16), correct integer, incorrect integer,"
    " streak integer, last_correct integer, difficulty integer, cardbox integer,"
    " next_scheduled integer)"
)
LISTS = [b"cat\nACT # x\n\nzoo animals\n", b"\xef\xbb\xbfcat\r\n", "naïve\nÄrger\n".encode()]
NOTES = [
    b'#separator:tab\n#html:true\n#guid column:1\n#deck column:2\nx\tD\t<b>CAT</b>\t"a<br>b"\n',
    b'#separator:Comma\n#html:false\n"cat",x\nact,y\n',
]
SEARCHES = [
    b'<?xml version="1.0"?><!DOCTYPE zyzzyva-search SYSTEM "x"><zyzzyva-search version="1">'
    b'<conditions><and><condition type="Length" min="2" max="4"/><or>'
    b'<condition type="Pattern Match" string="C*" negated="1"/><condition type="Includes Letters"'
    b' string="AT"/></or><condition type="Limit by Probability Order" min="1" max="9"/></and>'
    b"</conditions></zyzzyva-search>",
    b'<zyzzyva-search><conditions><and><condition string="cat act" type="In Word List"/></and>'
    b"</conditions></zyzzyva-search>",
]


def database(rows: list[tuple[object, ...]]) -> bytes:
    db = sqlite3.connect(":memory:")
    db.execute(SCHEMA)
    db.executemany("INSERT INTO questions VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
    db.commit()
    data = db.serialize()
    db.close()
    return data


BOXES = [
    database([("ACT", 4, 1, 4, NOW, 50, 4, NOW), ("ERST", 0, 2, -2, 0, 50, None, None)]),
    database([(f"A{letter}T", 1, 0, 1, NOW, 50, 1, NOW) for letter in "BCDEFGHIJK"]),
]


def file(kind: str) -> Callable[[bytes], None]:
    """A file for questions of a kind; what is read is stored, asked and written again."""

    def attempt(data: bytes) -> None:
        Path(PATH).write_bytes(data)
        questions = KINDS[kind]
        found = read_file(PATH, "fuzz", questions, NOW)
        store_and_write(found, questions)

    return attempt


def store_and_write(found: Imported, questions: Questions) -> None:
    deck = new_deck("fuzz", questions, found.texts, is_list=found.is_list)
    with Store(MEMORY) as store:
        opened = open_deck(deck, questions, store, NOW)
        store.put("fuzz", found.cards)
        for key in opened.keys[:5]:
            question = questions.question(key)
            assert question is not None
            assert question.answers
        for form in ("text", "anki"):
            assert write_file(store, opened, form)
        cards = store.cards("fuzz")
        assert len(cards) == len(opened.keys)
        assert write_cardbox(cards, questions).startswith(b"SQLite format 3\0")


def answer(data: bytes) -> None:
    """Lines that a person types."""
    for questions in KINDS.values():
        key = "length:3" if questions.kind == "patterns" else "act"
        question = questions.question("cat" if questions.kind == "hooks" else key)
        if question is None:
            continue
        attempt = Attempt(questions, question)
        for line in data.decode("utf-8", "surrogateescape").split("\n"):
            for word, verdict in attempt.give(line):
                assert (verdict == "right") <= (word in question.answers)
        assert len(attempt.found) + len(attempt.missing) == len(question.answers)
        assert attempt.rating(1.0) in RATINGS


FILES = [*LISTS, *NOTES, *SEARCHES, *BOXES]
PIECES = [
    *(b"\n", b"\t", b'"', b"#html:true\n", b"#tags column:2\n", b"#separator:", b"<br>", b"&amp;"),
    *(
        b"<condition ",
        b"/>",
        b"<and>",
        b"</and>",
        b'string="',
        b'min="',
        b"<!ENTITY a 'b'>",
        b"&a;",
    ),
    *(
        b"SQLite format 3\0",
        b"CREATE TABLE",
        b"questions",
        b"CAT",
        b"-S",
        b"S-",
        b"yes",
        b"length:3",
    ),
]
TARGET = Parsers(
    *(Parser(kind, FILES, file(kind), PIECES) for kind in KINDS),
    Parser("answer", [b"cat act\n-S s-\nyes\nno\n", b"CAT, ACT; x\n"], answer, PIECES),
)
make, attempt = TARGET.make, TARGET.attempt

if __name__ == "__main__":
    main("study", make, attempt)
