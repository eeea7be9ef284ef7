"""Decks with their dictionaries: making one, opening one, its numbers, and files that become decks.

A deck has a source: queries, or a list of words. Its questions are computed each time it is opened,
so that they follow the dictionary. Questions that a changed word list no longer has are left out,
and the user is told; if they return, so does what was learned of them.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final, NamedTuple

from lexicon_fast.base.errors import BadOption, BadWordList, excerpt
from lexicon_fast.base.signatures import HEAD_BYTES
from lexicon_fast.dictionary.wordlists import is_known, registered
from lexicon_fast.games.tiles.layouts import LAYOUTS
from lexicon_fast.rows.painter import counted
from lexicon_fast.rows.sources import read_text
from lexicon_fast.study import deck_files, zyzzyva
from lexicon_fast.study.lists import Imported, check_query, read_list, word_of, write_list
from lexicon_fast.study.questions import Keys, Questions
from lexicon_fast.study.schedule import REVIEW, Schedule
from lexicon_fast.study.store import Card, Deck, ReviewLog, Store

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast.dictionary import Dictionary

#: The formats of files.
FORMATS: Final = ("text", "json", "zyzzyva", "anki")
#: Packages and collections of Anki, which are not read.
_OF_ANKI: Final = (".apkg", ".colpkg", ".anki2", ".anki21", ".anki21b")
#: Kind -> why an entry makes no question; why several make none.
_NO_QUESTION: Final = {
    "anagrams": ("combination of letters makes no word", "combinations of letters make no word"),
    "hooks": ("word has no hooks", "words have no hooks"),
    "patterns": ("query has no words", "queries have no words"),
}


class Opened(NamedTuple):
    """A deck that is ready for a session. notes: about changes and what was left out."""

    deck: Deck
    questions: Questions
    keys: list[str]
    notes: list[str]


def dictionary_name(dictionary: Dictionary) -> str:
    """Return a name by which a dictionary can be loaded later, from any folder."""
    name = dictionary.name
    if is_known(name) or "://" in name:
        return name
    return os.path.abspath(name)


def layout_name(layout: str | None) -> str | None:
    """Return a name by which a layout can be loaded later, from any folder."""
    return layout if layout is None or layout in LAYOUTS else os.path.abspath(layout)


def new_deck(
    name: str,
    questions: Questions,
    source: Sequence[str],
    *,
    is_list: bool = False,
    layout: str | None = None,
    playability: str | None = None,
) -> Deck:
    """Return a deck of queries, or of a list, which is not stored yet.

    layout, playability: see `Deck`; paths may be relative to the current folder.
    """
    dictionary = questions.dictionary
    return Deck(
        name,
        questions.kind,
        dictionary_name(dictionary),
        dictionary.alphabet.upper,
        list(source),
        is_list,
        dictionary.sha256,
        questions.min_length,
        layout_name(layout),
        None if playability is None else os.path.abspath(playability),
    )


def open_deck(
    deck: Deck,
    questions: Questions,
    store: Store | None,
    at: int,
    *,
    order: str = "list",
    seed: int = 0,
) -> Opened:
    """Compute the questions of a deck, and bring the stored deck up to date.

    questions: made with the dictionary of the deck as it is now; store: None to store nothing; at:
    the time, seconds since 1970. Raises BadOption if the dictionary has another alphabet than
    before, or if there are no questions; BadQuery.
    """
    dictionary = questions.dictionary
    if deck.alphabet != dictionary.alphabet.upper:
        raise BadOption(
            f"deck {excerpt(deck.name)} was made for other letters than those of the dictionary"
            f" {excerpt(deck.dictionary, 200)}; make a deck with another name"
        )
    keys = keys_of(deck, questions, order, seed)
    notes = _left_out(keys, questions.kind)
    if not keys.keys:
        raise BadOption("; ".join(["there are no questions", *notes]))
    if store is not None:
        changes = store.save(deck._replace(sha256=dictionary.sha256), keys.keys, at)
        if changes.list_changed:
            notes.append(f"the word list {deck.dictionary} has changed since the last session")
        if changes.added:
            notes.append(f"{counted(changes.added, 'question')} more than in the last session")
        if changes.removed:
            gone = counted(changes.removed, "question is", "questions are")
            notes.append(f"{gone} no longer in the deck; what was learned is kept")
    return Opened(deck, questions, keys.keys, notes)


def keys_of(deck: Deck, questions: Questions, order: str, seed: int) -> Keys:
    """Return the keys of the questions of a deck in an order."""
    if deck.is_list:
        return questions.keys_of_words(deck.source, order, seed)
    return questions.keys_of_queries(deck.source, order, seed)


def _left_out(keys: Keys, kind: str) -> list[str]:
    """Return notes about entries and words of queries that make no question."""
    one, several = _NO_QUESTION.get(kind, ("entry makes no question", "entries make no question"))
    # Words without a phony are asked all the same.
    numbers = (len(keys.unknown), keys.without if kind == "hooks" else 0)
    return [f"left out: {counted(number, one, several)}" for number in numbers if number]


# Files


def read_file(
    path: str | None,
    name: str,
    questions: Questions,
    at: int,
    *,
    form: str | None = None,
    field: int = 1,
) -> Imported:
    """Read a list, a cardbox or a search of Zyzzyva, or notes of Anki.

    path: None for stdin; name: for errors; form: one of FORMATS; None: as the file looks; field:
    see `anki.read_notes`. Raises BadWordList, OSError.
    """
    if path is not None and os.path.isdir(path):
        raise BadWordList(f"{name} is a folder; name a file")
    if path is not None and path.lower().endswith(_OF_ANKI):
        raise BadWordList(
            f"{name} is a file of Anki; export its notes there as Notes in Plain Text (.txt)"
        )
    head = b""
    if path is not None and os.path.isfile(path):
        with open(path, "rb") as file:
            head = file.read(HEAD_BYTES)
    if path is not None and head.startswith(zyzzyva.MAGIC) and form in (None, "zyzzyva"):
        return zyzzyva.read_cardbox(path, name, questions, at)
    data = read_text(path, name, BadWordList)
    if deck_files.is_deck(data[:HEAD_BYTES]) and form is None:
        raise BadWordList(f"{name} is a saved deck; load it with: lexicon-fast decks import")
    if form == "anki" or (form is None and deck_files.is_anki(data[:HEAD_BYTES])):
        return deck_files.read_notes(data, name, questions, field)
    if zyzzyva.is_search(data[:HEAD_BYTES]) and form in (None, "zyzzyva"):
        return zyzzyva.read_search(data, name, questions)
    return read_list(data, name, questions)


def read_saved(
    path: str, name: str, *, form: str | None = None
) -> tuple[Deck, Sequence[Card]] | None:
    """Read a deck in JSON with its cards; None: the file has another format.

    form: one of FORMATS; None: as the file looks. The deck is checked with `check_saved`. Raises
    BadWordList, OSError.
    """
    if form is None and os.path.isfile(path):
        with open(path, "rb") as file:
            form = "json" if deck_files.is_deck(file.read(HEAD_BYTES)) else None
    if form != "json":
        return None
    return deck_files.read_deck(read_text(path, name, BadWordList), name)


def check_saved(deck: Deck, name: str, questions: Questions) -> Deck:
    """Return a deck of a file with the dictionary of its questions.

    Its queries may name only dictionaries of the package and registered ones, no files and
    addresses. Raises BadWordList.
    """
    dictionary = questions.dictionary
    if deck.alphabet != dictionary.alphabet.upper:
        raise BadWordList(
            f"{name}: the deck has other letters than the dictionary"
            f" {excerpt(dictionary.name, 200)}; name another one with --words"
        )
    has_queries = questions.kind == "patterns" or not deck.is_list
    source = []
    for number, text in enumerate(deck.source, 1):
        where = f"{name}, entry {number} of source"
        if not has_queries:
            source.append(word_of(text, where, questions))
            continue
        check_query(text, where, questions)
        source.append(text)
    return deck._replace(
        source=source, dictionary=dictionary_name(dictionary), sha256=dictionary.sha256
    )


def write_file(store: Store, opened: Opened, form: str) -> bytes:
    """Return the file of a stored deck: its list, JSON, a cardbox of Zyzzyva, or notes of Anki.

    Raises BadOption for a cardbox of questions that Zyzzyva does not have.
    """
    questions = opened.questions
    if form == "anki":
        asked = map(questions.question, opened.keys)
        return deck_files.write_notes(opened.deck.name, filter(None, asked), questions)
    if form == "json":
        deck = opened.deck
        named = deck._replace(
            dictionary=_short_name(deck.dictionary),
            layout=deck.layout and _short_name(deck.layout),
            playability=deck.playability and _short_name(deck.playability),
        )
        return deck_files.write_deck(named, store.cards(deck.name))
    if form == "text":
        return write_list(map(questions.prompt, opened.keys))
    if questions.kind not in ("anagrams", "hooks"):
        raise BadOption(f"Zyzzyva has no cardboxes of {questions.kind}; use text or anki")
    if not questions.dictionary.alphabet.upper.isascii():
        raise BadOption("Zyzzyva knows only the letters A to Z; use text or anki")
    cards = {card.key: card for card in store.cards(opened.deck.name)}
    return zyzzyva.write_cardbox([cards[key] for key in opened.keys], questions)


def _short_name(name: str) -> str:
    """Return the name of a list or layout without its folder, as servers name their lists."""
    return name if name in registered() else os.path.basename(name).split(".")[0] or name


_DAY: Final = 86_400


class Statistics(NamedTuple):
    """Numbers about the cards of a deck.

    cards: all of them; new: never asked; learning: asked, but not known yet or no longer; known: in
    long-term review; due: asked before, and their time has come; due_in_day, due_in_week: those
    whose time comes within that time, the due ones included; reviews: entries of the log; right:
    those without a missing answer; retention: the share of right ones among the reviews of known
    cards, None without any; recall: the mean probability that a card that was asked is remembered
    now, None without any, or without `fsrs`; seconds: of all reviews.
    """

    cards: int
    new: int
    learning: int
    known: int
    due: int
    due_in_day: int
    due_in_week: int
    reviews: int
    right: int
    retention: float | None
    recall: float | None
    seconds: float


def statistics(
    cards: Sequence[Card], log: Sequence[ReviewLog], at: int, schedule: Schedule | None
) -> Statistics:
    """Return the statistics of a deck. at: the time, seconds since 1970."""
    memories = [card.memory for card in cards if card.memory is not None]
    known = sum(memory.state == REVIEW for memory in memories)
    ratings = [entry.result.rating != "again" for entry in log]
    of_known = [entry.result.rating != "again" for entry in log if entry.was == REVIEW]
    recall = None if schedule is None else [schedule.recall(memory, at) for memory in memories]
    due, in_day, in_week = (
        sum(memory.due <= at + seconds for memory in memories) for seconds in (0, _DAY, 7 * _DAY)
    )
    return Statistics(
        cards=len(cards),
        new=len(cards) - len(memories),
        learning=len(memories) - known,
        known=known,
        due=due,
        due_in_day=in_day,
        due_in_week=in_week,
        reviews=len(log),
        right=sum(ratings),
        retention=sum(of_known) / len(of_known) if of_known else None,
        recall=sum(recall) / len(recall) if recall else None,
        seconds=sum(entry.result.seconds for entry in log),
    )
