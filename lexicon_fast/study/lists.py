"""Lists of words in text files, one a line, and what all importers share."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from lexicon_fast.base.errors import BadQuery, BadWordList, excerpt
from lexicon_fast.base.text import decoded
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.dictionary.wordlists import KNOWN, registered
from lexicon_fast.find.finder import finder_of
from lexicon_fast.find.other_dictionaries import OfferedDictionaries
from lexicon_fast.find.search import read_query
from lexicon_fast.rows.painter import counted

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from lexicon_fast.study.questions import Questions
    from lexicon_fast.study.store import Card

#: The most questions of a file.
MOST: Final = 1_000_000


_OFFERED: Final = OfferedDictionaries(
    lambda: (*KNOWN, *registered()),
    Dictionary.load,
    "; only a query that you type can name files and addresses: lexicon-fast quiz QUERY",
)


class Imported(NamedTuple):
    """The content of a file.

    texts: words, or queries if `is_list` is False; cards: what was learned of some of them; notes:
    about what was left out, for the user.
    """

    texts: list[str]
    cards: Sequence[Card] = ()
    notes: Sequence[str] = ()
    is_list: bool = True


def read_list(data: bytes, name: str, questions: Questions) -> Imported:
    """Read a list: a word a line, or a query a line for patterns.

    `#` starts a comment, before a query only at the start of a line. Of several words in a line,
    the first counts. name: of the file, for errors. Raises BadWordList for a line that is not a
    word, naming it.
    """
    texts: dict[str, None] = {}
    more = 0
    for number, line in lines_of(data, name):
        text = line.strip()
        if questions.kind != "patterns" or text.startswith("#"):
            text = text.partition("#")[0].strip()
        if not text:
            continue
        if questions.kind != "patterns":
            more += len(text.split()) > 1
            text = word_of(text.split()[0], f"{name}, line {number}", questions)
        else:
            check_query(text, f"{name}, line {number}", questions)
        texts[text] = None
        check_size(texts, name)
    if not texts:
        raise BadWordList(f"{name}: it contains no words; write one per line")
    lines = counted(more, "line has", "lines have")
    notes = [f"{lines} more than one word; the first counts"] if more else []
    return Imported(list(texts), notes=notes)


def write_list(texts: Iterable[str]) -> bytes:
    """Return a list as text, a word or a query a line."""
    return "".join(f"{text}\n" for text in texts).encode()


def lines_of(data: bytes, name: str) -> Iterator[tuple[int, str]]:
    """Yield numbers and texts of lines. Raises BadWordList for bytes that are not UTF-8."""
    yield from enumerate(re.split(r"\r\n?|\n", decoded(data, name, BadWordList)), 1)


def word_of(text: str, where: str, questions: Questions) -> str:
    """Return a word of a file in lower case. Raises BadWordList, naming the place."""
    word = questions.lower(text)
    if not questions.is_word(word):
        letters = questions.dictionary.alphabet.describe()
        raise BadWordList(
            f"{where}: {excerpt(text)} is not a word; expected 2 to 64 letters {letters}"
        )
    return word


def check_query(text: str, where: str, questions: Questions) -> None:
    """Raise BadWordList, naming the place, for a query of a file that is wrong.

    Files may come from others: their queries may name only dictionaries of the package and
    registered ones, and make the program open no files and addresses.
    """
    try:
        read_query(text, finder_of(questions.dictionary).letters, _OFFERED)
    except BadQuery as error:
        raise BadWordList(f"{where}: {error}") from None


def check_size(texts: Sequence[str] | dict[str, None], name: str) -> None:
    """Raise BadWordList if a file has too many questions."""
    if len(texts) > MOST:
        raise BadWordList(f"{name}: more than {MOST:,} questions; split it")
