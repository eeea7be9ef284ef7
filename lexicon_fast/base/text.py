"""Text that enters: composed (NFC), and small files of it: alphabets, layouts, rulesets, TOML.

e and a combining acute accent are the letter é: alphabets have composed letters only, but macOS and
some editors write decomposed ones.

For mistyped names there are suggestions.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Final

from lexicon_fast.base.errors import LexiconFastError

#: The number of characters of a name that are compared; no known name is longer.
_LONGEST = 60


def nearest(name: str, names: Iterable[str]) -> str | None:
    """Return the known name that a name is probably a typo of, in any case; None: there is none.

    A typo has at most one edit for every three characters (a letter added, omitted, changed, or
    swapped with the next one), and three in all. The start of only one known name is also close.
    Names that differ in a number are not.

    >>> nearest("slove", ["plan", "solve"]), nearest("iter", ["plan", "iterations"])
    ('solve', 'iterations')
    >>> nearest("define", ["engine", "find"]), nearest("level11", ["level1", "level10"])
    (None, None)
    """
    low = name[:_LONGEST].lower()
    spelled = {each.lower(): each for each in names if not _differs_in_number(low, each.lower())}
    most = min(len(low) // 3, 3)
    close = [(edits(low, each), each) for each in spelled if abs(len(low) - len(each)) <= most]
    count, found = min(close, key=lambda pair: pair[0], default=(most + 1, ""))
    if count <= most:
        return spelled[found]
    longer = [each for each in spelled if each.startswith(low)]
    return spelled[longer[0]] if len(longer) == 1 and len(low) >= 3 else None


def edits(text: str, other: str) -> int:
    """Return the number of edits from one text to another: the optimal string alignment distance.

    An edit adds, omits or changes a letter, or swaps it with the next one.

    >>> edits("slove", "solve"), edits("define", "engine")
    (1, 3)
    """
    before: list[int] = []
    row = list(range(len(other) + 1))
    for at, letter in enumerate(text):
        earlier, before = before, row
        row = [at + 1]
        for place, wanted in enumerate(other):
            fewest = min(before[place] + (letter != wanted), before[place + 1] + 1, row[place] + 1)
            if at and place and letter == other[place - 1] and text[at - 1] == wanted:
                fewest = min(fewest, earlier[place - 1] + 1)
            row.append(fewest)
    return row[-1]


def _differs_in_number(name: str, other: str) -> bool:
    return name != other and re.sub(r"\d+", "", name) == re.sub(r"\d+", "", other)


def did_you_mean(name: str, names: Iterable[str]) -> str:
    """Return the end of an error message that suggests the nearest name, or nothing.

    >>> did_you_mean("slove", ["plan", "solve"])
    '; did you mean solve?'
    """
    near = nearest(name, names)
    return "" if near is None else f"; did you mean {near}?"


#: Maximum size in bytes; a larger file is of another kind.
MAX_FILE_BYTES: Final = 1 << 16


def composed(text: str) -> str:
    """Return a text in composed form.

    >>> len("e\\u0301"), len(composed("e\\u0301"))
    (2, 1)
    """
    if text.isascii():
        return text
    from unicodedata import normalize

    return normalize("NFC", text)


def composed_bytes(text: bytes) -> bytes:
    """Return UTF-8 text in composed form; bytes that are not UTF-8 stay as they are."""
    if text.isascii():
        return text
    return composed(text.decode("utf-8", "surrogateescape")).encode("utf-8", "surrogateescape")


def composed_json(value: Any, read: Callable[[str], str] = composed) -> Any:
    """Return a decoded JSON value with all its strings in composed form. read: another change.

    >>> composed_json({"hand": "E\u0301", "table": []})
    {'hand': 'É', 'table': []}
    """
    if isinstance(value, str):
        return read(value)
    if isinstance(value, list):
        return [composed_json(each, read) for each in value]
    if isinstance(value, dict):
        return {read(key): composed_json(each, read) for key, each in value.items()}
    return value


def decoded(data: bytes, label: str, error: type[LexiconFastError]) -> str:
    """Return UTF-8 text without a byte order mark. Raises `error`, naming the line of a bad byte.

    label: names the text in messages.
    """
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as cause:
        line = data.count(b"\n", 0, cause.start) + 1
        byte = f"byte 0x{data[cause.start]:02x}"
        raise error(f"{label}, line {line}: {byte} is not UTF-8; save it as UTF-8 text") from None


def read_text(path: str, what: str, error: type[LexiconFastError], hint: str = "") -> str:
    """Return the text of a file, composed, with LF line ends.

    what: names the file in messages; hint: ends the message about a file that cannot be opened.
    Raises `error`.
    """
    try:
        with open(path, "rb") as file:
            data = file.read(MAX_FILE_BYTES + 1)
    except (OSError, ValueError) as cause:  # ValueError: a null character in the path
        raise error(f"{what}: {getattr(cause, 'strerror', None) or cause}{hint}") from None
    if len(data) > MAX_FILE_BYTES:
        raise error(f"{what}: larger than {MAX_FILE_BYTES:,} bytes; this is another kind of file")
    text = decoded(data, path, error)
    return composed(text.replace("\r\n", "\n").replace("\r", "\n"))


def parse_toml(text: str, where: str, error: type[LexiconFastError]) -> dict[str, Any]:
    """Return the tables of a TOML text, which messages call `where`. Raises `error`."""
    import tomllib

    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as cause:  # ValueError: also an int of too many digits
        raise error(f"{where}: not TOML: {cause}") from None


def percent(share: float) -> str:
    """Return a share as `31%`; only 0 and 1 are shown as 0% and 100%.

    >>> percent(0.312), percent(0.999), percent(0.001), percent(1.0)
    ('31%', '>99%', '<1%', '100%')
    """
    if 0 < share < 0.005:
        return "<1%"
    return ">99%" if 0.995 <= share < 1 else f"{share:.0%}"


def counted(number: float, noun: str, plural: str | None = None) -> str:
    """Return a rounded number with its noun: `1 card`. plural: None: the noun and an s."""
    return f"{round(number):,} {noun if round(number) == 1 else plural or noun + 's'}"


def without(held: str, removed: Iterable[str]) -> str:
    """Return a hand or rack without some of its cards or tiles, as far as it has them.

    >>> without("AEE?", "E?Q")
    'AE'
    """
    for each in removed:
        held = held.replace(each, "", 1)
    return held
