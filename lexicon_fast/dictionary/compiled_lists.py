"""Word lists that are compiled once, stored in the cache folder, and mapped into memory."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

from lexicon_fast._native.dictionary import compiled as _compiled
from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast.base.arguments import wrong_type
from lexicon_fast.base.errors import BadDictionary, BadOption, excerpt
from lexicon_fast.base.text import composed_bytes
from lexicon_fast.dictionary import wordlists
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.dictionary.wordlists import refuse_other_formats

if TYPE_CHECKING:
    import mmap
    from collections.abc import Iterable, Sequence

    from lexicon_fast.dictionary.languages import Language

#: The first version of compiled files that counts why lines are not words.
_FIRST_WITH_REASONS: Final = 4


class Opened(NamedTuple):
    """An open compiled word list. The other fields are those of `Dictionary`."""

    compiled: Compiled
    label: str
    bad_lines: tuple[tuple[int, str], ...] = ()
    fresh: bool = False


def open_list(
    words: str | os.PathLike[str],
    *,
    alphabet: str | Alphabet | None = None,
    names: bool = True,
    language: str | os.PathLike[str] | Language | None = None,
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
        if language is not None and language_of(language).code != opened.alphabet:
            raise BadDictionary(
                f"{label}: its alphabet is {opened.alphabet!r}, not that of language"
                f" {language_of(language).code!r}; compile its word list with --language"
            )
        return Opened(opened, label)
    source, letters = source_and_letters(words, alphabet, names, language)
    if source.label in wordlists.KNOWN:  # the code of its language may have named it
        label = source.label
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
    """Return the compiled dictionary, and the first lines without a word.

    Raises BadWordList, BadAlphabet, FetchError.
    """
    from lexicon_fast._native.dictionary.build import build
    from lexicon_fast.base.signatures import is_kwg

    text = source.read()
    if is_kwg(text):
        from lexicon_fast.dictionary.word_graphs import words_of

        text = words_of(text, letters, source.label)
    else:
        text = composed_bytes(text) if source.language is None else source.language.read(text)
        refuse_other_formats(text, source.label)
    return build(
        text,
        letters.upper,
        letters.lower,
        letters.name,
        bytes.fromhex(source.sha256),
        source.label,
        source.names,
        b"" if source.language is None else source.language.text.encode(),
    )


def lost_lines(
    compiled: Compiled, name: str, bad_lines: Sequence[tuple[int, str]] = ()
) -> str | None:
    """Describe the loss if over 1% of a list's lines are not words, and what to do; else None.

    name: of the list in the message; bad_lines: examples, if they are known.
    """
    left_out = compiled.left_out
    lost = left_out["not_words"]
    lines = len(compiled) + sum(left_out[why] for why in ("too_short", "repeated", "names")) + lost
    if 100 * lost <= lines:
        return None
    examples = examples_of(bad_lines)
    if examples:
        examples = f" (such as {examples})"
    return (
        f"{name}: {lost:,} of {lines:,} lines are not words and were left out{examples};"
        f" {_remedy(compiled)}"
    )


def examples_of(bad_lines: Iterable[tuple[int, str]]) -> str:
    """Return examples of lines that are not words, for messages: `line 3 'a-b', line 8 '12'`."""
    return ", ".join(f"line {line} {excerpt(text)}" for line, text in bad_lines)


def warn_of_loss(opened: Opened, stacklevel: int) -> None:
    """Warn if over 1% of a list's lines are not words. stacklevel: as for `warnings.warn`.

    A list with a name warns only when it is compiled.
    """
    loss = lost_lines(opened.compiled, opened.label, opened.bad_lines)
    if loss is not None and (opened.fresh or not wordlists.is_known(opened.label)):
        import warnings

        warnings.warn(loss, stacklevel=stacklevel)


def _remedy(compiled: Compiled) -> str:
    """Return what to do about lines that are not words."""
    lost = compiled.left_out["not_words"]
    letters = Alphabet(compiled.alphabet, compiled.upper, compiled.lower).describe()
    if int.from_bytes(compiled.content[8:12], sys.byteorder) < _FIRST_WITH_REASONS:
        return "to see why, compile it again: lexicon-fast words build LIST -o FILE"
    if 2 * compiled.not_utf8 >= lost and compiled.alphabet != "english":
        return (
            "they are not UTF-8; convert the list from its encoding, for example:"
            " iconv -f ISO-8859-2 -t UTF-8 LIST > WORDS"
        )
    if 2 * compiled.not_utf8 >= lost:
        return (
            "they are not UTF-8 but probably ISO-8859-1 (Latin-1); convert the list:"
            " iconv -f ISO-8859-1 -t UTF-8 LIST > WORDS"
        )
    if 2 * compiled.other_letters >= lost and compiled.language:
        return (
            f"they have letters that the language {compiled.alphabet!r} ({letters}) neither has nor"
            " folds; check that it is the language of the list"
        )
    if 2 * compiled.other_letters >= lost:
        return (
            f"they have letters that the alphabet {compiled.alphabet!r} ({letters}) lacks; name the"
            " language of the list: lexicon-fast words add LIST --language CODE; `lexicon-fast"
            " languages` shows the codes"
        )
    return (
        f"words have letters only ({letters}); remove the other lines:"
        " grep -xE '[[:alpha:]]+' LIST > WORDS"
    )


def language_of(language: str | os.PathLike[str] | Language) -> Language:
    """Return a language, from its code or the path of its file. Raises BadAlphabet."""
    from lexicon_fast.dictionary.languages import Language

    return language if isinstance(language, Language) else Language.load(language)


def source_and_letters(
    words: str | os.PathLike[str],
    alphabet: str | Alphabet | None,
    names: bool,
    language: str | os.PathLike[str] | Language | None,
) -> tuple[wordlists.Source, Alphabet]:
    """Return the source of a word list, and its letters; arguments as of `Dictionary.load`."""
    source = source_of(words, names)
    if language is not None:
        source = source.in_language(language_of(language))
    if source.language is not None:
        if alphabet is not None:
            raise BadOption(f"{source.label} has a language, so it needs no alphabet; leave it out")
        return source, source.language.alphabet
    alphabet = "english" if alphabet is None else alphabet
    return source, alphabet if isinstance(alphabet, Alphabet) else Alphabet.load(alphabet)


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
