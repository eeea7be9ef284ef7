"""Decks, cards and reviews in an SQLite database.

    boxes(id, kind, dictionary, alphabet, min_length)
                    cards with the same answers; alphabet: the letters in capitals
    decks(id, name, box, source, is_list, layout, sha256, created, playability)
                    source: its queries or its list, JSON; sha256: of the word list when the deck
                    was last opened; playability: a path, or NULL
    cards(id, box, key, correct, incorrect, streak, last_correct,
          state, step, stability, difficulty, due, last_review)
                    a question; state is NULL before the first review
    deck_cards(deck, card)
    reviews(id, card, at, was, rating, milliseconds, answers, missing, wrong)
                    the log, in the order it was written; was: the state before

Decks of a box share cards: what is learned in one is known in the others. Each call is one
transaction. Commits go to SQLite's write-ahead log and wait for the disk, so that they survive a
killed process and a power failure. Several processes can use a file at the same time. Times are in
whole seconds since 1970.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import msgspec

from lexicon_fast.base.databases import FileFormat, problem, transaction, use_write_ahead_log
from lexicon_fast.base.errors import BadOption, excerpt
from lexicon_fast.base.files import user_folder
from lexicon_fast.base.text import did_you_mean
from lexicon_fast.study.attempt import RATINGS, Rating
from lexicon_fast.study.schedule import Memory, Schedule

#: "lexs" in ASCII.
_APPLICATION: Final = 0x6C657873
_SCHEMA: Final = """
CREATE TABLE boxes (
    id INTEGER PRIMARY KEY, kind TEXT NOT NULL, dictionary TEXT NOT NULL, alphabet TEXT NOT NULL,
    min_length INTEGER NOT NULL, UNIQUE (kind, dictionary, alphabet, min_length)
);
CREATE TABLE decks (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, box INTEGER NOT NULL REFERENCES boxes,
    source TEXT NOT NULL, is_list INTEGER NOT NULL, layout TEXT, sha256 TEXT NOT NULL,
    created INTEGER NOT NULL, playability TEXT
);
CREATE TABLE cards (
    id INTEGER PRIMARY KEY, box INTEGER NOT NULL REFERENCES boxes, key TEXT NOT NULL,
    correct INTEGER NOT NULL DEFAULT 0, incorrect INTEGER NOT NULL DEFAULT 0,
    streak INTEGER NOT NULL DEFAULT 0, last_correct INTEGER NOT NULL DEFAULT 0,
    state INTEGER, step INTEGER, stability REAL, difficulty REAL, due INTEGER, last_review INTEGER,
    UNIQUE (box, key)
);
CREATE TABLE deck_cards (
    deck INTEGER NOT NULL REFERENCES decks ON DELETE CASCADE,
    card INTEGER NOT NULL REFERENCES cards ON DELETE CASCADE,
    PRIMARY KEY (deck, card)
) WITHOUT ROWID;
CREATE TABLE reviews (
    id INTEGER PRIMARY KEY, card INTEGER NOT NULL REFERENCES cards ON DELETE CASCADE,
    at INTEGER NOT NULL, was INTEGER, rating INTEGER NOT NULL, milliseconds INTEGER NOT NULL,
    answers INTEGER NOT NULL, missing INTEGER NOT NULL, wrong INTEGER NOT NULL
);
CREATE INDEX reviews_card ON reviews (card);
CREATE INDEX deck_cards_card ON deck_cards (card)
"""
_UPGRADES: Final = {1: "ALTER TABLE decks ADD COLUMN playability TEXT"}
FORMAT: Final = FileFormat(_APPLICATION, 2, _SCHEMA, _UPGRADES)

#: A path: the database is in memory, and ends with the process.
MEMORY: Final = ":memory:"

#: Seconds to wait for another process that writes.
_PATIENCE: Final = 10.0
#: The longest time of a review that is stored, a day.
_LONGEST_MS: Final = 86_400_000

_MEMORY: Final = "state, step, stability, difficulty, due, last_review"


class Deck(NamedTuple):
    """A deck: a source of questions, with the kind and the dictionary of the questions.

    dictionary: its name or the absolute path of its file; alphabet: its letters in capitals;
    source: queries, or the words of a list; layout: the tiles for points and probability, see
    `scrabble.Layout.load`; None: those of English Scrabble; sha256: of the word list when the deck
    was last opened; playability: the path of a table, see `Playability.load`; None: that of the
    package.
    """

    name: str
    kind: str
    dictionary: str
    alphabet: str
    source: Sequence[str]
    is_list: bool
    sha256: str
    min_length: int = 2
    layout: str | None = None
    playability: str | None = None


class Card(NamedTuple):
    """A question with its history. memory: None before the first review.

    streak: right answers since the last wrong one, or wrong ones since the last right one as a
    negative number; last_correct: seconds since 1970, 0 for never.
    """

    key: str
    memory: Memory | None
    correct: int = 0
    incorrect: int = 0
    streak: int = 0
    last_correct: int = 0


class Changes(NamedTuple):
    """The changes of a deck since it was last opened, in questions.

    list_changed: whether the word list is another one.
    """

    added: int
    removed: int
    list_changed: bool


class Result(NamedTuple):
    """The result of an attempt. at: seconds since 1970; seconds: from the question to its end."""

    rating: Rating
    at: int
    seconds: float
    answers: int
    missing: int
    wrong: int


class ReviewLog(NamedTuple):
    """An entry of the log of reviews. was: the state of the card before; None: it was new."""

    key: str
    was: int | None
    result: Result


def default_path() -> str:
    """Return the path of the user's database. Raises BadOption without a home folder."""
    folder = user_folder("data")
    if folder is None:
        raise BadOption("there is no home folder for the decks; name a file with --file")
    return str(folder / "study.sqlite")


class Store:
    """The decks, cards and reviews of a user.

    path: of the database, created if it is missing. Raises BadOption if the file is not a database
    of decks, or cannot be opened. Other calls raise BadOption if SQLite cannot read or write it.
    """

    def __init__(self, path: str, *, form: FileFormat = FORMAT) -> None:
        self.path: Final = path
        if "\0" in path:
            raise BadOption(f"cannot use {path}: it has a null character")
        with self._named():
            if path != MEMORY:
                _make_folder(os.path.dirname(os.path.abspath(path)))
            self._db = sqlite3.connect(
                path, isolation_level=None, timeout=_PATIENCE, check_same_thread=False
            )
            try:
                form.version_of(self._db)  # first, as the log is written even to foreign files
                use_write_ahead_log(self._db, _PATIENCE)
                self._db.execute("PRAGMA synchronous = FULL")
                self._db.execute("PRAGMA foreign_keys = ON")
                form.upgrade(self._db)
            except BaseException:
                self._db.close()
                raise

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the database."""
        self._db.close()

    @contextmanager
    def _named(self) -> Iterator[None]:
        """Turn errors of SQLite into one line that names the file."""
        try:
            yield
        except (sqlite3.Error, msgspec.MsgspecError) as error:
            why = problem(error, self.path)
            raise BadOption(
                f"cannot use {self.path}: {why}; choose another file with --file"
            ) from None

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with self._named(), transaction(self._db):
            yield self._db

    # Decks

    def decks(self) -> list[Deck]:
        """Return all decks, by name."""
        with self._named():
            rows = self._db.execute(f"{_SELECT_DECKS} ORDER BY name").fetchall()
            return [_deck(row) for row in rows]

    def deck(self, name: str) -> Deck | None:
        """Return a deck; None: there is none of this name."""
        with self._named():
            row = self._db.execute(f"{_SELECT_DECKS} WHERE name = ?", (name,)).fetchone()
            return None if row is None else _deck(row)

    def save(self, deck: Deck, keys: Iterable[str], at: int) -> Changes:
        """Store a deck and the keys of its questions, or bring it up to date.

        A question that is no longer in the deck keeps its history, for the case that it returns.
        Raises BadOption if there is a deck of this name with another kind, dictionary or alphabet.
        """
        wanted = dict.fromkeys(keys)
        source = msgspec.json.encode(deck.source).decode()
        with self._writing() as db:
            box = self._box(db, deck)
            row = db.execute("SELECT id, box, sha256 FROM decks WHERE name = ?", (deck.name,))
            known = row.fetchone()
            if known is None:
                id = db.execute(
                    "INSERT INTO decks (name, box, source, is_list, layout, sha256, created,"
                    " playability) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    (
                        *(deck.name, box, source, deck.is_list, deck.layout, deck.sha256, at),
                        deck.playability,
                    ),
                ).lastrowid
                list_changed = False
            else:
                id, old_box, sha256 = known
                if old_box != box:
                    raise BadOption(
                        f"deck {excerpt(deck.name)} has another kind, dictionary or alphabet;"
                        " choose another name with --deck"
                    )
                list_changed = sha256 != deck.sha256
                db.execute(
                    "UPDATE decks SET source = ?, is_list = ?, layout = ?, sha256 = ?,"
                    " playability = ? WHERE id = ?",
                    (source, deck.is_list, deck.layout, deck.sha256, deck.playability, id),
                )
            old: dict[str, int] = dict(
                db.execute(
                    "SELECT key, card FROM deck_cards JOIN cards ON card = cards.id WHERE deck = ?",
                    (id,),
                ).fetchall()
            )
            added = [key for key in wanted if key not in old]
            removed = [(id, card) for key, card in old.items() if key not in wanted]
            db.executemany("DELETE FROM deck_cards WHERE deck = ? AND card = ?", removed)
            db.executemany(
                "INSERT INTO cards (box, key) VALUES (?, ?) ON CONFLICT DO NOTHING",
                [(box, key) for key in added],
            )
            db.executemany(
                "INSERT INTO deck_cards (deck, card)"
                " SELECT ?, id FROM cards WHERE box = ? AND key = ?",
                [(id, box, key) for key in added],
            )
        return Changes(0 if known is None else len(added), len(removed), list_changed)

    def _box(self, db: sqlite3.Connection, deck: Deck) -> int:
        values = (deck.kind, deck.dictionary, deck.alphabet, deck.min_length)
        db.execute(
            "INSERT INTO boxes (kind, dictionary, alphabet, min_length) VALUES (?, ?, ?, ?)"
            " ON CONFLICT DO NOTHING",
            values,
        )
        [id] = db.execute(
            "SELECT id FROM boxes WHERE kind = ? AND dictionary = ? AND alphabet = ?"
            " AND min_length = ?",
            values,
        ).fetchone()
        return int(id)

    def remove(self, name: str) -> int:
        """Delete a deck, and the history of its cards that are in no other deck.

        Returns the number of these cards.
        """
        with self._writing() as db:
            deck, _ = self._ids(name)
            count = db.execute(
                "DELETE FROM cards WHERE id IN (SELECT card FROM deck_cards WHERE deck = ?)"
                " AND id NOT IN (SELECT card FROM deck_cards WHERE deck != ?)",
                (deck, deck),
            ).rowcount
            db.execute("DELETE FROM decks WHERE id = ?", (deck,))
            # Also cards that had left their decks.
            db.execute("DELETE FROM cards WHERE box NOT IN (SELECT box FROM decks)")
            db.execute("DELETE FROM boxes WHERE id NOT IN (SELECT box FROM decks)")
        return int(count)

    def reset(self, name: str) -> int:
        """Forget what is learned of a deck's cards, and their log. Returns the number of cards."""
        with self._writing() as db:
            deck, _ = self._ids(name)
            of_deck = "(SELECT card FROM deck_cards WHERE deck = ?)"
            db.execute(f"DELETE FROM reviews WHERE card IN {of_deck}", (deck,))
            learned = db.execute(
                "UPDATE cards SET correct = 0, incorrect = 0, streak = 0, last_correct = 0,"
                " state = NULL, step = NULL, stability = NULL, difficulty = NULL, due = NULL,"
                f" last_review = NULL WHERE id IN {of_deck} AND (state IS NOT NULL OR correct > 0"
                " OR incorrect > 0)",
                (deck,),
            )
            return int(learned.rowcount)

    def _ids(self, name: str) -> tuple[int, int]:
        """Return the numbers of a deck and its box. Raises BadOption."""
        row = self._db.execute("SELECT id, box FROM decks WHERE name = ?", (name,)).fetchone()
        if row is None:
            raise no_such_deck(name, [deck.name for deck in self.decks()])
        return int(row[0]), int(row[1])

    # Cards

    def cards(self, name: str) -> list[Card]:
        """Return the cards of a deck, in the order they were first stored. Raises BadOption."""
        with self._named():
            deck, _ = self._ids(name)
            rows = self._db.execute(f"{_SELECT_CARDS} ORDER BY cards.id", (deck,)).fetchall()
        return list(map(_card, rows))

    def card(self, name: str, key: str) -> Card | None:
        """Return a card of a deck as it is now; None: the deck has none with this key."""
        with self._named():
            deck, _ = self._ids(name)
            row = self._db.execute(f"{_SELECT_CARDS} AND key = ?", (deck, key)).fetchone()
        return None if row is None else _card(row)

    def review(self, name: str, key: str, result: Result, schedule: Schedule) -> Memory:
        """Write the review of a card, and when it is due next. Returns its memory.

        It follows on the card as it is in the file, which another process may have reviewed
        meanwhile. Raises BadOption if the deck has no such card.
        """
        is_right = result.rating != "again"
        with self._writing() as db:
            _, box = self._ids(name)
            row = db.execute(
                f"SELECT id, streak, {_MEMORY} FROM cards WHERE box = ? AND key = ?", (box, key)
            ).fetchone()
            if row is None:
                raise BadOption(f"{excerpt(key)} is not in deck {excerpt(name)}")
            id, streak, *fields = row
            memory = schedule.review(_memory(fields), result.rating, result.at)
            streak = max(streak, 0) + 1 if is_right else min(streak, 0) - 1
            db.execute(
                "UPDATE cards SET correct = correct + ?, incorrect = incorrect + ?, streak = ?,"
                " last_correct = CASE WHEN ? THEN ? ELSE last_correct END,"
                " state = ?, step = ?, stability = ?, difficulty = ?, due = ?, last_review = ?"
                " WHERE id = ?",
                (is_right, not is_right, streak, is_right, memory.last_review, *memory, id),
            )
            db.execute(
                "INSERT INTO reviews (card, at, was, rating, milliseconds, answers, missing, wrong)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    id,
                    memory.last_review,
                    fields[0],
                    RATINGS.index(result.rating) + 1,
                    min(max(int(result.seconds * 1000), 0), _LONGEST_MS),
                    result.answers,
                    result.missing,
                    result.wrong,
                ),
            )
        return memory

    def put(self, name: str, cards: Iterable[Card], *, replace: bool = False) -> tuple[int, int]:
        """Store the history of cards of a deck, as imported from another program.

        replace: whether it replaces the history of cards that were asked here, whose log is
        deleted. Returns the number of cards stored, and of cards that kept what they had.
        """
        stored = kept = 0
        with self._writing() as db:
            _, box = self._ids(name)
            for card in cards:
                row = db.execute(
                    "SELECT id, state FROM cards WHERE box = ? AND key = ?", (box, card.key)
                ).fetchone()
                if row is None:
                    continue
                if row[1] is not None and not replace:
                    kept += 1
                    continue
                db.execute("DELETE FROM reviews WHERE card = ?", (row[0],))
                db.execute(
                    "UPDATE cards SET correct = ?, incorrect = ?, streak = ?, last_correct = ?,"
                    " state = ?, step = ?, stability = ?, difficulty = ?, due = ?, last_review = ?"
                    " WHERE id = ?",
                    (*card[2:], *(card.memory or (None,) * 6), row[0]),
                )
                stored += 1
        return stored, kept

    def reviews(self, name: str) -> list[ReviewLog]:
        """Return the log of a deck's cards, oldest first. Raises BadOption."""
        with self._named():
            deck, _ = self._ids(name)
            rows = self._db.execute(
                "SELECT key, was, rating, at, milliseconds, answers, missing, wrong FROM reviews"
                " JOIN cards ON reviews.card = cards.id"
                " WHERE reviews.card IN (SELECT card FROM deck_cards WHERE deck = ?)"
                " ORDER BY reviews.id",
                (deck,),
            ).fetchall()
        return [
            ReviewLog(key, was, Result(RATINGS[rating - 1], at, ms / 1000, *others))
            for key, was, rating, at, ms, *others in rows
        ]


_SELECT_DECKS: Final = (
    "SELECT name, kind, dictionary, alphabet, source, is_list, sha256, min_length, layout,"
    " playability"
    " FROM decks JOIN boxes ON decks.box = boxes.id"
)
_SELECT_CARDS: Final = (
    f"SELECT key, correct, incorrect, streak, last_correct, {_MEMORY}"
    " FROM deck_cards JOIN cards ON card = cards.id WHERE deck = ?"
)


def _make_folder(folder: str) -> None:
    try:
        os.makedirs(folder, exist_ok=True)
    except OSError as error:
        raise BadOption(f"cannot make folder {folder}: {error.strerror}") from None


def no_such_deck(name: str, names: Sequence[str]) -> BadOption:
    """Return the error for an unknown name of a deck. names: of all decks."""
    if not names:
        return BadOption("there are no decks yet; make one: lexicon-fast quiz QUERY")
    hint = did_you_mean(name, names) or "; list them with: lexicon-fast decks list"
    return BadOption(f"no deck {excerpt(name)}{hint}")


def _deck(row: Sequence[Any]) -> Deck:
    name, kind, dictionary, alphabet, source, is_list, *others = row
    texts = msgspec.json.decode(source, type=list[str])
    return Deck(name, kind, dictionary, alphabet, texts, bool(is_list), *others)


def _card(row: Sequence[Any]) -> Card:
    return Card(row[0], _memory(row[5:]), *row[1:5])


def _memory(fields: Sequence[Any]) -> Memory | None:
    return None if fields[0] is None else Memory(*fields)
