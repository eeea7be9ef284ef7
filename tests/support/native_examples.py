"""One valid call of each entry point of the native modules, from which wrong calls are derived.

CALLS has a call of each function, of each method with arguments, and of each constructor, by
"module.name" or "module.Class.name". Methods and properties without arguments need no entry: they
are called on the instances in native_objects. Arguments have names, so that none can be forgotten.
A call creates everything that it could change.
"""

from __future__ import annotations

from collections.abc import Callable

from support import native_board_examples, native_word_examples
from support.example_calls import Call, call
from support.native_objects import MADE, OTHERS

__all__ = ["CALLS", "MADE", "OTHERS", "Call", "call"]

CALLS: dict[str, Callable[[], Call]] = {
    **native_word_examples.CALLS,
    **native_board_examples.CALLS,
}
