"""Files with words that are not word lists: Hunspell dictionaries and lists of separated values."""

from __future__ import annotations

import re
from typing import Final

from lexicon_fast.errors import BadWordList

#: The first line of a Hunspell dictionary: its number of entries.
_COUNT: Final = re.compile(rb"\A(?:\xef\xbb\xbf)?\s*\d+[ \t]*[\r\n]")
#: A line that starts with a word, in quotes or not, and one of these characters after it.
_LINE: Final = re.compile(rb"""(?:\A|[\r\n])[ \t]*["']?[^\s,;|/"'#]+["']?([,;|/])""")
#: Lines that are neither blank nor comments.
_NOT_BLANK: Final = re.compile(rb"(?:\A|[\r\n])[ \t]*[^\s#]")
_NAMES: Final = {b",": "commas", b";": "semicolons", b"|": "vertical bars"}
_MARKS: Final = (*_NAMES, b"/")

_HUNSPELL: Final = (
    "a Hunspell dictionary, whose flags (as in cat/S) stand for further words; write all words to a"
    " list, for example with: unmunch LIST.dic LIST.aff > WORDS"
)


def refuse_other_formats(text: bytes, label: str) -> None:
    """Raise BadWordList for words in another format, in which most lines are like `cat/S`, `cat,3`.

    A tenth is enough in a Hunspell dictionary, which starts with its number of entries.
    """
    if not any(mark in text for mark in _MARKS):
        return
    marks = _LINE.findall(text)
    mark = max(_MARKS, key=marks.count)
    share = marks.count(mark) / max(len(_NOT_BLANK.findall(text)), 1)
    is_most = share > 0.5
    if mark == b"/" and (is_most or (share > 0.1 and _COUNT.match(text))):
        raise BadWordList(f"{label}: {_HUNSPELL}")
    if is_most:
        raise BadWordList(
            f"{label}: columns separated by {_NAMES[mark]}; a word list has one word per line, so"
            f" keep only the words, for example with: cut -d '{mark.decode()}' -f 1 LIST > WORDS"
        )
