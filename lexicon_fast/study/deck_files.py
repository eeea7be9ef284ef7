"""Files of decks in JSON, with what was learned, for the terminal and the page; notes of Anki.

    {"format": "lexicon-fast deck", "version": 1, "name": "sevens", "kind": "anagrams",
     "dictionary": "enable", "alphabet": "ABC...", "min_length": 2, "is_list": false,
     "layout": null, "source": ["length:7"], "cards": [{"key": "aeilnor", "correct": 1, ...,
     "memory": {"state": 2, "step": null, "stability": 8.3, ...}}]}

Only questions that were asked are cards. `playability` names the deck's own table of playability;
without one, it is left out. Files are not trusted: sizes, types and ranges are
checked, and a file never names a path or an address.

Notes of Anki are text: its export "Notes in Plain Text", and files that it imports. Such a file
begins with lines such as `#separator:tab` and `#html:true`; `#guid column:1`, `#notetype
column:2`, `#deck column:3` and `#tags column:6` name columns that are not fields of a note. Then
each note is a record of values, which may be in double quotes as in CSV.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable
from html import escape
from html.parser import HTMLParser
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import astuple

from lexicon_fast.base.errors import BadWordList, excerpt
from lexicon_fast.base.text import decoded
from lexicon_fast.study.lists import Imported, check_query, check_size, word_of
from lexicon_fast.study.questions import Kind, Question, Questions
from lexicon_fast.study.schedule import LATEST, REVIEW, Memory
from lexicon_fast.study.store import Card, Deck

_HEADER: Final = re.compile(r"#([a-z ]+?)\s*:\s*(.*)", re.I)
_SEPARATORS: Final = {
    "tab": "\t",
    "comma": ",",
    "semicolon": ";",
    "space": " ",
    "pipe": "|",
    "colon": ":",
}
_COLUMNS: Final = ("guid column", "notetype column", "deck column", "tags column")
#: Headers that say nothing about how to read a file.
_IGNORED: Final = ("tags", "columns", "notetype", "deck", "if matches")
#: Tags of HTML that end a line, so that the text before and after is not one word.
_BREAKS: Final = ("br", "div", "p", "li", "tr", "td")


def is_anki(head: bytes) -> bool:
    """Return whether the first bytes of a file are those of notes of Anki."""
    return head.removeprefix(b"\xef\xbb\xbf").lstrip().startswith((b"#separator:", b"#html:"))


def read_notes(data: bytes, name: str, questions: Questions, field: int = 1) -> Imported:
    """Read notes. field: the field with the word or the letters, from 1.

    Raises BadWordList for a wrong header, and for a note whose field is not one word (for patterns:
    is empty), naming the line.
    """
    lines = decoded(data, name, BadWordList).split("\n")
    separator, is_html, others = "\t", True, set()
    start = 0
    for start, line in enumerate(lines):
        header = _HEADER.fullmatch(line.strip())
        if header is None:
            break
        key, value = header[1].lower(), header[2].strip()
        where = f"{name}, line {start + 1}"
        if key == "separator":
            separator = _separator(value, where)
        elif key == "html":
            is_html = value.lower() != "false"
        elif key in _COLUMNS:
            others.add(_column(value, where))
        elif key not in _IGNORED:
            raise BadWordList(f"{where}: unknown header {excerpt(key)}; remove the line")
    else:
        start = len(lines)
    texts: dict[str, None] = {}
    reader = csv.reader(io.StringIO("\n".join(lines[start:]), newline=""), delimiter=separator)
    line_number = start + 1
    try:
        for row in reader:
            where = f"{name}, line {line_number}"
            line_number = start + reader.line_num + 1
            if not any(row) or row[0].startswith("#"):
                continue
            fields = [value for at, value in enumerate(row, 1) if at not in others]
            if len(fields) < field:
                raise BadWordList(
                    f"{where}: the note has {len(fields)} fields, but --field is {field}"
                )
            texts[_key(fields[field - 1], where, questions, is_html)] = None
            check_size(texts, name)
    except csv.Error as error:
        raise BadWordList(f"{name}, line {start + reader.line_num}: {error}") from None
    if not texts:
        raise BadWordList(f"{name}: it has no notes; export them as Notes in Plain Text")
    return Imported(list(texts))


def _separator(value: str, where: str) -> str:
    separator = _SEPARATORS.get(value.lower(), value)
    if len(separator) != 1 or separator in '"\r\n':
        known = ", ".join(_SEPARATORS)
        raise BadWordList(f"{where}: unknown separator {excerpt(value)}; use {known}")
    return separator


def _column(value: str, where: str) -> int:
    if not (value.isascii() and value.isdigit() and 1 <= int(value[:6]) <= 1000):
        raise BadWordList(f"{where}: {excerpt(value)} is not the number of a column")
    return int(value)


def _key(value: str, where: str, questions: Questions, is_html: bool) -> str:
    text = " ".join((_plain(value) if is_html else value).split())
    if questions.kind == "patterns":
        if not text:
            raise BadWordList(f"{where}: the field is empty; choose another one with --field")
        check_query(text, where, questions)
        return text
    try:
        return word_of(text, where, questions)
    except BadWordList as error:
        raise BadWordList(f"{error}; or choose another field with --field") from None


def _plain(value: str) -> str:
    """Return a text without its HTML."""
    reader = _PlainText()
    reader.feed(value)
    reader.close()
    return "".join(reader.parts)


class _PlainText(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.parts: list[str] = []

    def handle_data(self, data: str) -> None:
        self.parts.append(data)

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag in _BREAKS:
            self.parts.append(" ")

    def handle_endtag(self, tag: str) -> None:
        self.handle_starttag(tag, ())


def write_notes(deck: str, asked: Iterable[Question], questions: Questions) -> bytes:
    """Return notes of the type Basic: the question, and the answers with their hooks."""
    lines = [
        "#separator:tab",
        "#html:true",
        "#notetype:Basic",
        f"#deck:{' '.join(deck.split())}",
        "#columns:Front\tBack",
    ]
    for question in asked:
        answers = "<br>".join(escape(_answer(word, questions)) for word in question.answers)
        lines.append(f"{_quoted(escape(question.prompt, quote=False))}\t{answers}")
    return "".join(f"{line}\n" for line in lines).encode()


def _answer(word: str, questions: Questions) -> str:
    if questions.kind == "valid":
        return word
    front, back = questions.hooks(word)
    shown = [questions.lower(front), questions.upper(word), questions.lower(back)]
    return " ".join(filter(None, shown))


def _quoted(value: str) -> str:
    """Return a value in double quotes if it has characters that separate values."""
    if any(mark in value for mark in '"\t\n\r'):
        return '"' + value.replace('"', '""') + '"'
    return value


#: The first bytes of a file.
_MAGIC: Final = b'{"format":"lexicon-fast deck"'
#: Bytes of a file, entries of its source, and cards.
_MOST_BYTES: Final = 64 << 20
_MOST_SOURCE: Final = 1_000_000
_MOST_CARDS: Final = 1_000_000

_Name = Annotated[str, Meta(min_length=1, max_length=200)]
_Text = Annotated[str, Meta(min_length=1, max_length=1000)]
_Count = Annotated[int, Meta(ge=0, le=10**9)]
_Time = Annotated[int, Meta(ge=0, le=LATEST)]


class _Memory(msgspec.Struct):
    state: Literal[1, 2, 3]
    step: Annotated[int, Meta(ge=0, le=1)] | None
    stability: Annotated[float, Meta(ge=0.001, le=36500)]
    difficulty: Annotated[float, Meta(ge=1, le=10)]
    due: _Time
    last_review: _Time

    def __post_init__(self) -> None:
        if (self.state == REVIEW) != (self.step is None):
            raise ValueError("step must be null in state 2, and a number in the others")


class _Card(msgspec.Struct):
    key: _Text
    memory: _Memory
    correct: _Count
    incorrect: _Count
    streak: Annotated[int, Meta(ge=-(10**9), le=10**9)]
    last_correct: _Time


class _File(msgspec.Struct, omit_defaults=True):
    format: Literal["lexicon-fast deck"]
    version: Literal[1]
    name: _Name
    kind: Kind
    dictionary: _Name
    alphabet: Annotated[str, Meta(min_length=2, max_length=32)]
    min_length: Annotated[int, Meta(ge=1, le=64)]
    is_list: bool
    layout: _Name | None
    source: Annotated[list[_Text], Meta(min_length=1, max_length=_MOST_SOURCE)]
    cards: Annotated[list[_Card], Meta(max_length=_MOST_CARDS)]
    playability: _Name | None = None


def is_deck(head: bytes) -> bool:
    """Return whether the first bytes of a file are those of a deck."""
    return head[:200].translate(None, b" \t\r\n").startswith(_MAGIC.translate(None, b" "))


def write_deck(deck: Deck, cards: Iterable[Card]) -> bytes:
    """Return a deck as a file. cards: of the deck; those without a memory are left out."""
    fields = deck._asdict()
    del fields["sha256"]  # of the list on this machine
    learned = [
        _Card(card.key, _Memory(*card.memory), *card[2:])  # type: ignore[arg-type]  # equal fields
        for card in cards
        if card.memory is not None
    ]
    file = _File(format="lexicon-fast deck", version=1, cards=learned, **fields)
    return msgspec.json.encode(file) + b"\n"


def read_deck(data: bytes, name: str) -> tuple[Deck, list[Card]]:
    """Return the deck and the cards of a file. name: of the file, for errors.

    The deck's dictionary, layout and playability are names from the file, which the caller must not
    open as paths. Raises BadWordList.
    """
    if len(data) > _MOST_BYTES:
        raise BadWordList(f"{name}: larger than {_MOST_BYTES >> 20} MiB; this is not a deck")
    try:
        file = msgspec.json.decode(data, type=_File)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadWordList(f"{name}: it is not a deck that can be read: {error}") from None
    cards = [
        Card(key, Memory(*astuple(memory)), *counts)
        for key, memory, *counts in map(astuple, file.cards)
    ]
    fields = {name: getattr(file, name) for name in Deck._fields if name != "sha256"}
    return Deck(**fields, sha256=""), cards
