"""Word lists that are compiled once, stored in the cache folder, and mapped into memory."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from lexicon_fast import wordlists
from lexicon_fast._native.dictionary import build as _build
from lexicon_fast._native.dictionary import compiled as _compiled
from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast.alphabet import Alphabet
from lexicon_fast.arguments import wrong_type
from lexicon_fast.errors import BadDictionary

if TYPE_CHECKING:
    import mmap


class Opened(NamedTuple):
    """An open compiled word list. The other fields are those of `Dictionary`."""

    compiled: Compiled
    label: str
    bad_lines: tuple[tuple[int, str], ...] = ()
    fresh: bool = False


def open_list(
    words: str | os.PathLike[str], *, alphabet: str | Alphabet = "english", names: bool = True
) -> Opened:
    """Open a word list or a compiled dictionary, as `Dictionary.load` describes it."""
    label = os.fspath(words)
    if _is_compiled(words):
        if not names:
            raise BadDictionary(
                f"{label}: a compiled dictionary does not record which words were capitalised;"
                " compile its word list without names"
            )
        opened = Compiled(_read_aligned(label), label)
        opened.verify(label)  # it may come from any source
        return Opened(opened, label)
    letters = alphabet if isinstance(alphabet, Alphabet) else Alphabet.load(alphabet)
    source = source_of(words, names)
    path = wordlists.cache_folder() / wordlists.compiled_name(
        source.sha256, _compiled.VERSION, letters.fingerprint
    )
    file = map_file(path)
    if file is not None:
        try:
            opened = Compiled(file, str(path))
        except BadDictionary:  # damaged; it is compiled again and replaced below
            pass
        else:
            if opened.source_sha256 == source.sha256:
                return Opened(opened, label)
    built, bad_lines = compile_source(source, letters)
    # A file that exists but cannot be opened, such as an empty one, is replaced.
    stored = wordlists.store(path, memoryview(built), replace=os.path.lexists(path))
    mapped = map_file(path) if stored else None
    opened = Compiled(built if mapped is None else mapped, source.label)
    return Opened(opened, label, tuple(bad_lines), fresh=True)


def compile_source(
    source: wordlists.Source, letters: Alphabet
) -> tuple[mmap.mmap, list[tuple[int, str]]]:
    """Return the compiled dictionary, and the first lines without a word."""
    return _build.build(
        source.read(),
        letters.upper,
        letters.lower,
        letters.name,
        bytes.fromhex(source.sha256),
        source.label,
        source.names,
    )


def source_of(words: str | os.PathLike[str], names: bool) -> wordlists.Source:
    """Return the source of a word list. names: keep capitalised words."""
    if not isinstance(words, str | bytes | os.PathLike):
        raise wrong_type("words", "a name, a URL or a path", words)
    source = wordlists.resolve(words)
    return source if names else source.without_names()


def _is_compiled(words: str | os.PathLike[str]) -> bool:
    """Return whether `words` is the path of a file that starts like a compiled dictionary."""
    if isinstance(words, str) and words in wordlists.KNOWN:
        return False
    if not os.path.isfile(words):  # a pipe can be read only once
        return False
    if isinstance(words, str) and wordlists.is_registered(words):
        return False
    try:
        with open(words, "rb") as file:
            return file.read(len(_compiled.MAGIC)) == _compiled.MAGIC
    except (OSError, ValueError):
        return False


def _read_aligned(path: str) -> mmap.mmap:
    """Copy a user's file into anonymous memory; it is not mapped, as it can change at any time."""
    import mmap

    with open(path, "rb") as file:
        size = max(os.fstat(file.fileno()).st_size, 1)
        if hasattr(mmap, "MADV_HUGEPAGE"):  # Linux provides the memory in fewer pieces, and faster
            data = mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
            with suppress(OSError):  # a kernel without huge pages
                data.madvise(mmap.MADV_HUGEPAGE)
        else:
            data = mmap.mmap(-1, size)
        with memoryview(data) as view:
            file.readinto(view)
    return data


def map_file(path: str | os.PathLike[str]) -> mmap.mmap | None:
    """Map a file of the cache, which never changes once it has its name; None: it is unreadable."""
    import mmap

    try:
        with open(path, "rb") as file:
            return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except (OSError, ValueError):  # ValueError: an empty file
        return None
