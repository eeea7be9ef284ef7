"""Pickled dictionaries: the hash of their source, and their content if it is needed.

A list that ships with the package is pickled as its name and hash, because every installation can
open it. Any other list is pickled with its compiled content, because the receiver may not have the
file. With protocol 5 the content can be an out-of-band buffer, which is not copied.

The receiver looks for the same content in this order: a dictionary that is open in its process, the
shipped list of that name or the file in its cache folder, the content of the pickle. Content from a
pickle is checked, and copied so that nothing can change it later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakValueDictionary

from lexicon_fast._native.dictionary.compiled import VERSION, Compiled
from lexicon_fast.base.errors import BadDictionary
from lexicon_fast.dictionary import wordlists
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.dictionary.compiled_lists import map_file, open_list

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.dictionary import Dictionary


class _Identity(NamedTuple):
    """Identifies a compiled dictionary; equal identities mean the same words in the same order."""

    sha256: str
    alphabet: str
    upper: str
    lower: str
    version: int
    checksum: int


#: The dictionaries that are open in this process.
_open: WeakValueDictionary[_Identity, Dictionary] = WeakValueDictionary()


def remember(dictionary: Dictionary) -> None:
    """Register an open dictionary, for pickles with the same content."""
    _open.setdefault(_identity(dictionary.compiled), dictionary)


def _identity(compiled: Compiled) -> _Identity:
    letters = compiled.alphabet, compiled.upper, compiled.lower
    return _Identity(compiled.source_sha256, *letters, VERSION, compiled.checksum)


def find_open(compiled: Compiled) -> Dictionary | None:
    """Return the dictionary with this content that is open in this process, if there is one."""
    return _open.get(_identity(compiled))


def reduce_compiled(compiled: Compiled) -> tuple[Callable[..., Compiled], tuple[Any, ...]]:
    """Return the function and the arguments that unpickle a compiled dictionary."""
    shipped = wordlists.shipped(compiled.source_sha256)
    content = None if shipped else _Content(compiled.content)
    return restored_compiled, (tuple(_identity(compiled)), shipped, content)


class _Content:
    """The bytes of a compiled dictionary, not copied by pickles of protocol 5 and later."""

    def __init__(self, view: memoryview) -> None:
        self._view = view

    def __reduce_ex__(self, protocol: Any) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        if protocol >= 5:
            from pickle import PickleBuffer

            return memoryview, (PickleBuffer(self._view),)
        return memoryview, (bytes(self._view),)


def restored_compiled(
    identity: tuple[Any, ...], shipped: str | None, content: memoryview | None
) -> Compiled:
    """Return the compiled dictionary of a pickle. Raises BadDictionary if the pickle is damaged."""
    try:
        wanted = _checked(identity)
        if (found := _open.get(wanted)) is not None:
            return found.compiled
        if shipped is not None:
            return _shipped(wanted, shipped)
        if (cached := _cached(wanted)) is not None:
            return cached
        return _from_content(wanted, content)
    except (TypeError, ValueError, OverflowError) as error:
        if isinstance(error, BadDictionary):
            raise
        raise BadDictionary(f"pickled dictionary: damaged ({error})") from None


def _checked(identity: tuple[Any, ...]) -> _Identity:
    """Return the identity in a pickle, checked. Raises BadDictionary, TypeError."""
    wanted = _Identity(*identity)
    texts, numbers = wanted[:4], wanted[4:]
    if not all(isinstance(text, str) for text in texts) or not all(
        type(number) is int for number in numbers
    ):
        raise BadDictionary("pickled dictionary: damaged")
    bytes.fromhex(wanted.sha256)  # it becomes part of a path
    if len(wanted.sha256) != 64:
        raise BadDictionary("pickled dictionary: damaged")
    return wanted


def _shipped(wanted: _Identity, name: str) -> Compiled:
    if wordlists.shipped(wanted.sha256) != name:
        raise BadDictionary(
            f"pickled dictionary: word list {name!r} with SHA-256 {wanted.sha256[:16]} does not"
            " ship with this version of lexicon-fast; unpickle it with the version that pickled it"
        )
    letters = Alphabet(wanted.alphabet, wanted.upper, wanted.lower)
    compiled = open_list(name, alphabet=letters).compiled
    if wanted.version == VERSION and compiled.checksum != wanted.checksum:
        raise BadDictionary(
            f"pickled dictionary: not what this version of lexicon-fast compiles from {name!r};"
            " unpickle it with the version that pickled it"
        )
    return compiled


def _cached(wanted: _Identity) -> Compiled | None:
    """Return the same dictionary from the cache folder; None: it is not there."""
    letters = Alphabet(wanted.alphabet, wanted.upper, wanted.lower)
    name = wordlists.compiled_name(wanted.sha256, VERSION, letters.fingerprint)
    file = map_file(wordlists.cache_folder() / name)
    if file is None:
        return None
    try:
        compiled = Compiled(file, name)
    except BadDictionary:
        return None  # the pickle has the content, too
    return compiled if _identity(compiled) == wanted else None


def _from_content(wanted: _Identity, content: memoryview | None) -> Compiled:
    if not isinstance(content, memoryview):
        raise BadDictionary("pickled dictionary: its content is missing")
    from mmap import mmap

    with content.cast("B") as view:
        data = mmap(-1, max(len(view), 1))  # aligned, and shared with forked processes
        data.write(view)
    compiled = Compiled(data, "pickled dictionary")
    compiled.verify("pickled dictionary")
    if _identity(compiled) != wanted:
        raise BadDictionary("pickled dictionary: it has the content of another dictionary")
    return compiled
