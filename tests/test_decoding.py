"""Threads can share decoders, also on their first use."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest

from lexicon_fast.base.validation import convert, decoder


class Point(msgspec.Struct):
    x: int
    y: int = 0


def test_a_decoder_is_made_once() -> None:
    assert decoder(Point) is decoder(Point)
    assert decoder(Point).decode(b'{"x": 3}') == Point(3)
    assert decoder(list[Point]).decode(b'[{"x": 3, "y": 4}]') == [Point(3, 4)]


def test_objects_are_converted() -> None:
    assert convert({"x": 3}, Point) == Point(3)
    with pytest.raises(msgspec.ValidationError, match="Expected `int`"):
        convert({"x": "3"}, Point)


#: Six threads use a new type for the first time, again and again.
PROGRAM = """
import sys, threading, types
from lexicon_fast.base.validation import convert, decoder

SOURCE = '''
import msgspec

class Inner(msgspec.Struct):
    e: int

class Outer(msgspec.Struct, frozen=True, kw_only=True):
    a: int
    b: str
    c: list[int]
    d: Inner
'''
sys.setswitchinterval(1e-6)
builtins = {"a": 1, "b": "x", "c": [1, 2], "d": {"e": 1}}
text = b'{"a": 1, "b": "x", "c": [1, 2], "d": {"e": 1}}'
for number in range(300):
    module = types.ModuleType(f"made{number}")
    sys.modules[module.__name__] = module
    exec(SOURCE, module.__dict__)
    barrier = threading.Barrier(6)
    found = []

    def use(kind=module.Outer):
        barrier.wait()
        found.append(convert(builtins, kind))
        found.append(decoder(kind).decode(text))

    threads = [threading.Thread(target=use) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 12 and len(set(map(repr, found))) == 1, found
"""


@pytest.mark.processes
def test_threads_may_use_a_type_for_the_first_time_at_once() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
