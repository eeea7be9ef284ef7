"""Files of Zyzzyva: cardboxes, and searches.

A cardbox is an SQLite database, for example `Anagrams.db`, with a table

    questions(question, correct, incorrect, streak, last_correct, difficulty, cardbox,
              next_scheduled)

whose times are seconds since 1970, and a unique index `question_index` of `question`. So it is in
`QuizDatabase.cpp` of github.com/boshvark/zyzzyva-pc (2012, about version 2.2), and by its comments
since 1.0; version 0.14 had no `cardbox` and `next_scheduled`. A question is an alphagram or, in
`Hooks.db`, a word. `cardbox` is NULL for questions that are only counted; a right answer moves a
question to the next cardbox, a wrong one to cardbox 0.

Searches that Zyzzyva saved (`.zzs`, XML) become queries.

    <zyzzyva-search version="1"><conditions><and>
      <condition type="Length" min="7" max="7"/>
      <condition type="Includes Letters" string="Q" negated="0"/>
    </and></conditions></zyzzyva-search>

Names of conditions from older versions are read, too: `Exact Length`, `Must Include` and so on.
"""

from __future__ import annotations

import os
import re
import sqlite3
from bisect import bisect_right
from typing import TYPE_CHECKING, Any, Final
from xml.parsers import expat

from lexicon_fast.base.errors import BadQuery, BadWordList, excerpt, shortened
from lexicon_fast.find.groups import group_name
from lexicon_fast.study.lists import MOST, Imported, check_query, check_size, word_of
from lexicon_fast.study.schedule import EASIEST, HARDEST, Memory, imported
from lexicon_fast.study.store import Card

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from lexicon_fast.study.questions import Questions

#: The most levels of elements.
_MOST_DEPTH: Final = 20
#: Texts that a query can have without quotes.
_PLAIN: Final = re.compile(r"[^\s\"()]{1,1000}")
_NUMBER: Final = re.compile(r"\d{1,9}")

#: Type -> name of a condition with a text.
_TEXTS: Final = {
    "Pattern Match": "pattern",
    "Anagram Match": "anagram",
    "Subanagram Match": "subanagram",
    "Takes Prefix": "takes-prefix",
    "Takes Suffix": "takes-suffix",
    "Includes Letters": "includes",
    "Must Include": "includes",
    "Must Exclude": "excludes",
}
#: Type -> name of a condition with `min` and `max`.
_RANGES: Final = {
    "Length": "length",
    "Number of Anagrams": "anagrams",
    "Number of Vowels": "vowels",
    "Number of Unique Letters": "unique-letters",
    "Point Value": "points",
    "Probability Order": "probability",
    "Playability Order": "playability",
}
#: Type -> form of a condition with `number`.
_NUMBERS: Final = {
    "Exact Length": "length:{0}",
    "Minimum Length": "length:{0}-",
    "Maximum Length": "length:-{0}",
    "Exact Anagrams": "anagrams:{0}",
    "Minimum Anagrams": "anagrams:{0}-",
    "Maximum Anagrams": "anagrams:-{0}",
}
#: Group -> condition; `group` has the others.
_GROUPS: Final = {
    "Hook Words": "(front-inner-hook or back-inner-hook)",
    "Front Hooks": "front-inner-hook",
    "Back Hooks": "back-inner-hook",
}
_LIMITS: Final = {
    "Limit by Probability Order": "probability",
    "Limit by Playability Order": "playability",
}
_WORD_LIST: Final = ("In Word List", "Must Be in Word List")


def is_search(head: bytes) -> bool:
    """Return whether the first bytes of a file are those of a search."""
    start = head.removeprefix(b"\xef\xbb\xbf").lstrip()
    return start.startswith((b"<?xml", b"<zyzzyva-search", b"<!DOCTYPE zyzzyva-search"))


def read_search(data: bytes, name: str, questions: Questions) -> Imported:
    """Read a search as a query, or as a list of words if it has nothing but that.

    name: of the file, for errors. Raises BadWordList, naming the line.
    """
    return _Reader(name, questions).read(data)


class _Reader:
    """Collects the conditions of a search."""

    def __init__(self, name: str, questions: Questions) -> None:
        self._name = name
        self._questions = questions
        #: Open elements `and` and `or` with their conditions.
        self._joined: list[tuple[str, list[str]]] = []
        self._query = ""
        self._limits: list[str] = []
        self._words: dict[str, None] | None = None
        self._depth = 0
        self._parser = expat.ParserCreate()
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.EntityDeclHandler = self._entity

    def read(self, data: bytes) -> Imported:
        try:
            self._parser.Parse(data, True)
        except (expat.ExpatError, ValueError, LookupError) as error:
            if isinstance(error, BadWordList):
                raise
            raise BadWordList(f"{self._name}: not XML: {error}") from None
        if self._words is not None and not self._query and not self._limits:
            return Imported(list(self._words))
        if self._words is not None:
            raise BadWordList(
                f"{self._name}: a list of words together with other conditions is not supported;"
                " save the words that Zyzzyva finds as a list, and import that"
            )
        if not self._query:
            raise BadWordList(f"{self._name}: the search has no conditions")
        query = " ".join([self._query, *self._limits])
        check_query(query, self._name, self._questions)
        return Imported([query], is_list=False)

    @property
    def _where(self) -> str:
        return f"{self._name}, line {self._parser.CurrentLineNumber}"

    def _entity(self, *_: object) -> None:
        raise BadWordList(f"{self._where}: it declares an entity, which no search does")

    def _start(self, tag: str, attributes: Mapping[str, str]) -> None:
        self._depth += 1
        if self._depth > _MOST_DEPTH:
            raise BadWordList(f"{self._where}: more than {_MOST_DEPTH} levels")
        if self._depth == 1 and tag != "zyzzyva-search":
            raise BadWordList(f"{self._where}: <{shortened(tag, 40)}> is not a search of Zyzzyva")
        if tag in ("and", "or"):
            self._joined.append((tag, []))
        elif tag == "condition":
            self._condition(attributes)

    def _end(self, tag: str) -> None:
        self._depth -= 1
        if tag not in ("and", "or"):
            return
        word, conditions = self._joined.pop()
        text = f" {word} ".join(conditions)
        if not self._joined:
            self._query = text
        elif text:
            self._joined[-1][1].append(f"({text})")

    def _condition(self, attributes: Mapping[str, str]) -> None:
        kind = attributes.get("type", "")
        negated = attributes.get("negated", "0") in ("1", "true")
        if not self._joined:
            raise BadWordList(f"{self._where}: a condition outside of <and> and <or>")
        if kind in _WORD_LIST and not negated:
            self._word_list(attributes)
        elif kind in _LIMITS:
            self._limits.append(
                f"limit {_LIMITS[kind]}:{self._range(attributes)}{_lax(attributes)}"
            )
        else:
            text = self._text(kind, attributes)
            if negated:
                is_letters = text.startswith("includes:")  # none of the letters
                text = text.replace("includes:", "excludes:") if is_letters else f"not {text}"
            self._joined[-1][1].append(text)

    def _text(self, kind: str, attributes: Mapping[str, str]) -> str:
        """Return a condition as a query has it."""
        if kind in _TEXTS:
            return f"{_TEXTS[kind]}:{self._string(attributes)}"
        if kind in _RANGES:
            lax = _lax(attributes) if kind in ("Probability Order", "Playability Order") else ""
            return f"{_RANGES[kind]}:{self._range(attributes)}{lax}"
        if kind in _NUMBERS:
            return _NUMBERS[kind].format(self._number(attributes, "number"))
        if kind == "Consists of":
            return f"consists:{self._range(attributes)}%{self._string(attributes)}"
        if kind == "Must Consist of":
            percent = self._number(attributes, "percent")
            return f"consists:{percent}-%{self._string(attributes)}"
        if kind in ("Belongs to Group", "Must Belong to"):
            group = attributes.get("string", "")
            if group in _GROUPS:
                return _GROUPS[group]
            try:
                return f"group:{group_name(group)}"
            except BadQuery:
                raise self._unsupported(f"the group {excerpt(group)}") from None
        raise self._unsupported(f"the condition {excerpt(kind)}")

    def _unsupported(self, what: str) -> BadWordList:
        return BadWordList(
            f"{self._where}: {what} is not supported; save the words that Zyzzyva finds as a list,"
            " and import that"
        )

    def _string(self, attributes: Mapping[str, str]) -> str:
        text = attributes.get("string", "").strip()
        if not _PLAIN.fullmatch(text):
            raise BadWordList(f"{self._where}: {excerpt(text)} is not letters or a pattern")
        return text

    def _number(self, attributes: Mapping[str, str], name: str) -> int:
        text = attributes.get(name, "")
        if not (text.isascii() and _NUMBER.fullmatch(text)):
            raise BadWordList(f"{self._where}: {name} is {excerpt(text)}, not a whole number")
        return int(text)

    def _range(self, attributes: Mapping[str, str]) -> str:
        low, high = self._number(attributes, "min"), self._number(attributes, "max")
        return f"{low}-{high}"

    def _word_list(self, attributes: Mapping[str, str]) -> None:
        words = {} if self._words is None else self._words
        for text in attributes.get("string", "").split():
            words[word_of(text, self._where, self._questions)] = None
        check_size(words, self._name)
        if not words:
            raise BadWordList(f"{self._where}: the list has no words")
        self._words = words


def _lax(attributes: Mapping[str, str]) -> str:
    return ",lax" if attributes.get("bool", "0") in ("1", "true") else ""


#: The first bytes of a database.
MAGIC: Final = b"SQLite format 3\0"

#: Days between two questions in each cardbox from 0 on, the middle of what its help page says.
_DAYS: Final = (1, 4, 7, 12, 20, 30, 60, 90, 150, 270, 480)
_DAY: Final = 86_400

#: The largest file that is read, in bytes. A cardbox with 100,000 questions has about 10 MB.
_MOST_BYTES: Final = 512 << 20
#: The largest text or value in a row, and the steps of SQLite's machine for all rows.
_MOST_VALUE: Final = 4096
_STEPS_AT_A_TIME: Final = 1_000_000
_MOST_STEPS: Final = 200 * _STEPS_AT_A_TIME

_COLUMNS: Final = (
    "correct", "incorrect", "streak", "last_correct", "cardbox", "next_scheduled",
)  # fmt: skip
#: The difficulty that Zyzzyva gives all questions.
_DIFFICULTY: Final = 50


def read_cardbox(path: str | Path, name: str, questions: Questions, at: int) -> Imported:
    """Read a cardbox. at: the time, seconds since 1970. Raises BadWordList, OSError.

    The file is not trusted: it is opened for reading only, its table must be plain, and sizes,
    types and the work of SQLite are limited. See `memory_of` for what becomes of the progress.
    """
    full_path = os.path.abspath(path)
    if os.path.getsize(full_path) > _MOST_BYTES:
        raise BadWordList(f"{name}: larger than {_MOST_BYTES >> 20} MiB; this is not a cardbox")
    for suffix in ("-journal", "-wal"):
        if os.path.exists(full_path + suffix) and os.path.getsize(full_path + suffix):
            raise BadWordList(
                f"{name}: another program is writing to it, or was stopped while it wrote; open it"
                " in Zyzzyva, close Zyzzyva, and try again"
            )
    from urllib.parse import quote

    uri = f"file:{quote(os.fsencode(full_path))}?mode=ro&immutable=1"
    try:
        db = sqlite3.connect(uri, uri=True, isolation_level=None)
        try:
            _restrict(db)
            return _read(db, name, questions, at)
        finally:
            db.close()
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise BadWordList(f"{name}: it is not a cardbox of Zyzzyva: {error}") from None


def _restrict(db: sqlite3.Connection) -> None:
    db.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _MOST_BYTES)
    db.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
    db.execute("PRAGMA trusted_schema = OFF")
    db.execute("PRAGMA query_only = ON")
    db.execute("PRAGMA cell_size_check = ON")
    steps = iter(range(_MOST_STEPS // _STEPS_AT_A_TIME))
    db.set_progress_handler(lambda: next(steps, None) is None, _STEPS_AT_A_TIME)


def _read(db: sqlite3.Connection, name: str, questions: Questions, at: int) -> Imported:
    row = db.execute(
        "SELECT sql FROM sqlite_master WHERE name = 'questions' AND type = 'table'"
    ).fetchone()
    if row is None or not str(row[0]).upper().startswith("CREATE TABLE"):
        raise BadWordList(f"{name}: it has no table `questions`, as a cardbox of Zyzzyva has")
    columns = {str(row[1]) for row in db.execute("PRAGMA table_xinfo(questions)") if not row[6]}
    for column in ("question", "correct", "incorrect", "streak", "last_correct"):
        if column not in columns:
            raise BadWordList(f"{name}: its table `questions` has no column `{column}`")
    chosen = ", ".join(f'"{column}"' if column in columns else "NULL" for column in _COLUMNS)
    cards: dict[str, Card] = {}
    rows = db.execute(f"SELECT question, {chosen} FROM questions ORDER BY rowid")
    for number, (question, *values) in enumerate(rows, 1):
        where = f"{name}, row {number} of questions"
        if number > MOST:
            raise BadWordList(f"{name}: more than {MOST:,} questions; split it")
        if not isinstance(question, str) or len(question) > _MOST_VALUE:
            raise BadWordList(f"{where}: the question is not a text")
        key = questions.lower(question)
        if not questions.is_word(key):
            letters = questions.dictionary.alphabet.describe()
            raise BadWordList(
                f"{where}: {excerpt(question)} is not made of 2 to 64 letters {letters}"
            )
        if questions.kind in ("anagrams", "subanagrams"):
            key = questions.alphagram(key)
        for column, value in zip(_COLUMNS, values, strict=True):
            if value is not None and (type(value) is not int or abs(value) >> 53):
                raise BadWordList(f"{where}: {column} is {excerpt(value)}, not a whole number")
        cards[key] = _card(key, values, at)
    if not cards:
        raise BadWordList(f"{name}: the cardbox is empty")
    learned = [card for card in cards.values() if card.memory or card.correct or card.incorrect]
    return Imported(list(cards), learned)


def _card(key: str, values: list[Any], at: int) -> Card:
    correct, incorrect, streak, last_correct, cardbox, due = values
    right, wrong = max(correct or 0, 0), max(incorrect or 0, 0)
    memory = None
    if cardbox is not None and (right or wrong or cardbox > 0):
        memory = memory_of(right, wrong, streak or 0, last_correct or 0, cardbox, due, at)
    return Card(key, memory, right, wrong, streak or 0, max(last_correct or 0, 0))


def memory_of(
    correct: int,
    incorrect: int,
    streak: int,
    last_correct: int,
    cardbox: int,
    due: int | None,
    at: int,
) -> Memory:
    """Return the memory of a question in a cardbox.

    It stays due when it was. Its stability is the days between two questions in its cardbox. The
    last review is the last right answer if that was the last one, else that many days before it is
    due, but not later than now. Its difficulty is 1 if all answers were right, and 10 if all were
    wrong; one more right and one more wrong answer are added, so that few answers say little.
    """
    days = _DAYS[min(max(cardbox, 0), len(_DAYS) - 1)]
    share = (incorrect + 1) / (correct + incorrect + 2)
    difficulty = EASIEST + (HARDEST - EASIEST) * share
    when = at if due is None else due
    last = last_correct if streak > 0 and last_correct > 0 else when - days * _DAY
    return imported(float(days), difficulty, when, min(last, at))


def cardbox_of(memory: Memory) -> int:
    """Return the cardbox whose days between two questions are at most the stability, at least 0."""
    return max(bisect_right(_DAYS, memory.stability) - 1, 0)


def write_cardbox(cards: Iterable[Card], questions: Questions) -> bytes:
    """Return a cardbox with all cards of a deck. New ones are in cardbox 0, and due."""
    db = sqlite3.connect(":memory:", isolation_level=None)
    try:
        db.execute(
            "CREATE TABLE questions (question varchar(16), correct integer, incorrect integer,"
            " streak integer, last_correct integer, difficulty integer, cardbox integer,"
            " next_scheduled integer)"
        )
        db.execute("CREATE UNIQUE INDEX question_index ON questions (question)")
        db.execute("BEGIN")
        db.executemany(
            "INSERT INTO questions VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    questions.upper(card.key),
                    card.correct,
                    card.incorrect,
                    card.streak,
                    card.last_correct,
                    _DIFFICULTY,
                    0 if card.memory is None else cardbox_of(card.memory),
                    0 if card.memory is None else card.memory.due,
                )
                for card in cards
            ],
        )
        db.execute("COMMIT")
        return db.serialize()
    finally:
        db.close()
