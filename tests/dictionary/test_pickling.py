"""Pickles and copies of dictionaries."""

from __future__ import annotations

import contextlib
import copy
import multiprocessing
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.pickles import PROTOCOLS, WORDS, again

from lexicon_fast import Dictionary
from lexicon_fast.base.errors import BadDictionary
from lexicon_fast.dictionary import pickling

pytestmark = pytest.mark.filterwarnings("ignore:.*lines are not words")


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LEXICON_FAST_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def own(tmp_path: Path, cache: Path) -> Dictionary:
    """A list of the user's own, in the cache."""
    (tmp_path / "own.txt").write_text("\n".join([*WORDS, "7up"]))
    return Dictionary.load(tmp_path / "own.txt")


@contextlib.contextmanager
def nothing_open() -> Iterator[None]:
    """As in a process that has no dictionary open."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pickling, "_open", type(pickling._open)())
        yield


class TestDictionaries:
    @pytest.mark.parametrize("protocol", PROTOCOLS)
    def test_of_the_package_travel_by_name(self, protocol: int, enable: Dictionary) -> None:
        data = pickle.dumps(enable, protocol)
        assert len(data) < 500
        with nothing_open():
            received = pickle.loads(data)
        assert received is not enable
        assert (received.sha256, received.name) == (enable.sha256, "enable")
        assert received.subwords("CATDOGX*") == enable.subwords("CATDOGX*")

    @pytest.mark.parametrize("protocol", PROTOCOLS)
    def test_of_the_user_travel_with_their_content(
        self, protocol: int, own: Dictionary, cache: Path
    ) -> None:
        data = pickle.dumps(own, protocol)
        assert len(data) < own.compiled.size + 1000
        for file in cache.iterdir():
            file.unlink()
        with nothing_open():
            received = pickle.loads(data)
        assert list(received.words) == list(own.words)
        assert (received.name, received.sha256) == (own.name, own.sha256)
        assert received.bad_lines == own.bad_lines == ((10, "7up"),)
        assert received.compiled.left_out == own.compiled.left_out
        assert bytes(received.compiled.content) == bytes(own.compiled.content)
        assert list(cache.iterdir()) == []

    def test_in_the_cache_of_the_receiver_are_mapped_from_there(
        self, own: Dictionary, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        data = pickle.dumps(own)
        monkeypatch.setattr(pickling, "_from_content", None)  # not called
        with nothing_open():
            assert list(pickle.loads(data).words) == list(own.words)

    @pytest.mark.parametrize("protocol", PROTOCOLS)
    def test_of_words_in_memory(self, protocol: int, cache: Path) -> None:
        d = Dictionary.from_words(WORDS, name="few")
        data = pickle.dumps(d, protocol)
        with nothing_open():
            received = pickle.loads(data)
        assert (list(received), received.name) == (list(d), "few")

    def test_with_letters_of_their_own(self, tmp_path: Path, cache: Path) -> None:
        letters = tmp_path / os.fsdecode("å.alphabet".encode())
        letters.write_text("A a\nÅ å\nÖ ö\nN n\n", encoding="utf-8")
        d = Dictionary.from_words(["ån", "ön"], alphabet=str(letters))
        data = pickle.dumps(d)
        with nothing_open():
            received = pickle.loads(data)
        assert received.alphabet == d.alphabet
        assert received.subwords("ÅN") == ["ån"]

    def test_that_are_open_in_the_process_are_shared(self, own: Dictionary) -> None:
        assert again(own) is own
        renamed = Dictionary(own.compiled, "another name")
        received = again(renamed)
        assert received.name == "another name"
        assert received.compiled is own.compiled
        assert again([own, own.words])[1]._compiled is own.compiled

    def test_copies_are_the_same_object(self, own: Dictionary) -> None:
        assert copy.copy(own) is own
        assert copy.deepcopy(own) is own
        assert copy.deepcopy([own, own])[1] is own
        assert copy.copy(own.compiled) is copy.deepcopy(own.compiled) is own.compiled

    def test_out_of_band_buffers_are_not_copied_by_the_sender(self, own: Dictionary) -> None:
        buffers: list[pickle.PickleBuffer] = []
        data = pickle.dumps(own, 5, buffer_callback=buffers.append)
        assert len(data) < 1000
        (buffer,) = buffers
        assert buffer.raw().readonly
        assert buffer.raw().nbytes == own.compiled.size
        changing = bytearray(buffer.raw())
        with nothing_open(), pytest.MonkeyPatch.context() as patch:
            patch.setenv("LEXICON_FAST_CACHE", "/dev/null/none")
            received = pickle.loads(data, buffers=[changing])
        changing[:] = bytes(len(changing))  # whoever has the buffer may change it later
        assert list(received.words) == list(own.words)

    def test_reach_processes_without_the_file(self, own: Dictionary, tmp_path: Path) -> None:
        (tmp_path / "pickle").write_bytes(pickle.dumps(own))
        program = "import pickle, sys; d = pickle.load(open(sys.argv[1], 'rb')); print(*d.words)"
        done = subprocess.run(
            [sys.executable, "-c", program, str(tmp_path / "pickle")],
            env={**os.environ, "LEXICON_FAST_CACHE": str(tmp_path / "other")},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert (done.stdout, done.stderr) == (" ".join(own.words) + "\n", "")

    def test_reach_the_processes_of_a_pool(self, own: Dictionary) -> None:
        with multiprocessing.get_context("spawn").Pool(1) as pool:
            assert pool.map(own.subwords, ["CAT", "OATS"]) == [
                own.subwords("CAT"),
                own.subwords("OATS"),
            ]


class TestHostilePickles:
    """Content that a receiver gets from others is checked."""

    @pytest.fixture
    def args(self, cache: Path) -> tuple[Any, ...]:
        """The arguments that a pickled compiled dictionary passes to `restored_compiled`."""
        d = Dictionary.from_words(WORDS)
        identity, shipped, _ = pickling.reduce_compiled(d.compiled)[1]
        return identity, shipped, memoryview(bytes(d.compiled.content))

    def refused(self, *args: Any) -> str:
        with nothing_open(), pytest.raises(BadDictionary) as caught:
            pickling.restored_compiled(*args)
        return str(caught.value)

    def test_as_it_should_be(self, args: tuple[Any, ...]) -> None:
        with nothing_open():
            assert len(pickling.restored_compiled(*args)) == len(WORDS)

    @pytest.mark.parametrize("at", [0, 9, 24, 40, 70, 150, 600, 5000, -1])
    def test_a_flipped_byte(self, at: int, args: tuple[Any, ...]) -> None:
        content = bytearray(args[2])
        content[at] ^= 1
        assert "pickled dictionary: " in self.refused(*args[:2], memoryview(content))

    @pytest.mark.parametrize("size", [0, 1, 4095, 4096, 5000])
    def test_truncated(self, size: int, args: tuple[Any, ...]) -> None:
        assert "pickled dictionary: " in self.refused(*args[:2], args[2][:size])

    def test_every_byte_of_a_whole_pickle(self, cache: Path) -> None:
        """Some change nothing that matters; none goes unnoticed or crashes the interpreter."""
        d = Dictionary.from_words(WORDS)
        good = pickle.dumps(d)
        rng = random.Random(7)
        start = good.index(b"LEXFAST")
        for at in [
            *range(start, start + 600),
            *rng.sample(range(start, start + d.compiled.size), 300),
        ]:
            bad = bytearray(good)
            bad[at] ^= 1 << rng.randrange(8)
            with nothing_open(), contextlib.suppress(BadDictionary):
                received = pickle.loads(bytes(bad))
                raise AssertionError(f"byte {at - start} is not checked: {received}")

    def test_the_content_of_another_dictionary(self, args: tuple[Any, ...]) -> None:
        other = Dictionary.from_words(["dog", "dogs"])
        said = self.refused(*args[:2], other.compiled.content)
        assert said == "pickled dictionary: it has the content of another dictionary"

    def test_no_content(self, args: tuple[Any, ...]) -> None:
        assert self.refused(*args[:2], None) == "pickled dictionary: its content is missing"
        assert "its content is missing" in self.refused(*args[:2], 7)

    def test_a_hash_that_is_a_path(self, args: tuple[Any, ...]) -> None:
        identity = list(args[0])
        for bad in ("../../../etc/passwd", "", "0" * 63, "\0" * 64, 7, None):
            assert "pickled dictionary: damaged" in self.refused([bad, *identity[1:]], *args[1:])
        for bad in ((), (1, 2), None, 7, identity[:5], [*identity[:5], 1.5]):
            assert "pickled dictionary: damaged" in self.refused(bad, *args[1:])

    def test_a_list_that_does_not_ship_with_this_version(self, args: tuple[Any, ...]) -> None:
        identity = ["0" * 64, *args[0][1:]]
        assert "does not ship with this version" in self.refused(identity, "enable", None)
        assert "does not ship with this version" in self.refused(args[0], "/etc/passwd", None)

    def test_a_list_that_another_version_compiled_otherwise(self, enable: Dictionary) -> None:
        identity = list(pickling.reduce_compiled(enable.compiled)[1][0])
        identity[-1] += 1
        assert "not what this version of lexicon-fast compiles" in self.refused(
            identity, "enable", None
        )
