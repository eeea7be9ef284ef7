"""Wrong calls derived from valid ones: each must raise a typed error or be fine, and do no harm.

`python misuse.py TABLE PART LOG [SKIP...]` makes all wrong calls of a part of a table: of a folder
of native modules, or of a group of public_examples. The name of each call goes to LOG before it is
made, so that the last line names a call that ends the process or hangs; SKIP are names of calls to
leave out. Failures are printed, one a line.
"""

from __future__ import annotations

import faulthandler
import importlib
import inspect
import os
import pickle
import re
import resource
import sys
from array import array
from collections.abc import Callable, Iterator
from contextlib import suppress
from copy import copy, deepcopy
from functools import partial
from mmap import mmap
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

import lexicon_fast._native
from support.wrong_values import wrong_values

#: Calls that take longer hang.
SECONDS = float(os.environ.get("MISUSE_SECONDS", "30"))
#: Calls for which the watch, which starts a thread, is set once.
WATCHED = 32

TYPED = (TypeError, ValueError, OverflowError, IndexError, BufferError, MemoryError)
#: Messages of errors from where the arguments are used, not checked.
UNUSABLE = re.compile(
    r"not subscriptable|has no len\(\)|has no attribute|unsupported operand|not supported between"
    r"|cannot unpack|values to unpack|str instance|object is not callable|does not support"
    r"|is not iterable|bad operand|unhashable|context manager|^$"
)
#: Arguments of native functions that only typed Python of this package passes, so that Python's own
#: message is enough: callables, and what has been parsed.
PLAIN = re.compile(
    r"grids\.grading\.grade_words\(reader|scrabble\.playouts\.simulate\(in_threads"
    r"|(lexibomb\.blank_plays|tiles\.board)\.Plays\.write_rows\(rows|tiles\.board\.TileReader\(codes"
    r"|lexicon\.moves\.Moves\.filtered\(contains|lexicon\.policies\.Policy\(stays"
    r"|lexicon\.write_rows\.occurring_words\(|rows\.\w+\.[\w.]+\(alphabet"
)

# ---------------------------------------------------------------- entry points of a native module

ANSWERS = (
    "columns", "rows", "squares", "probabilities", "actions", "estimates", "hands", "table",
    "offsets", "word_ids", "over", "stock", "pile", "turn", "values", "size", "answers",
)  # fmt: skip
SPECIAL = {
    *("__len__", "__getitem__", "__setitem__", "__delitem__", "__contains__", "__iter__"),
    *("__next__", "__call__", "__int__", "__index__", "__float__", "__bool__", "__enter__"),
    *("__exit__", "__getattr__", "__setattr__", "__hash__", "__eq__", "__repr__", "__str__"),
    *("__reduce__", "__reduce_cython__", "__setstate__", "__setstate_cython__"),
}


class Entry(NamedTuple):
    """A function, or a member of a class, that Python can reach in a native module.

    parameters: names of its arguments; None: as Python has it for its special methods.
    """

    name: str
    parameters: tuple[str, ...] | None


def native_modules() -> list[str]:
    """Names of all compiled modules with code of ours: `dictionary.search`."""
    folder = Path(lexicon_fast._native.__path__[0])
    return sorted(
        ".".join([*path.relative_to(folder).parts[:-1], path.name.partition(".")[0]])
        for path in folder.rglob("*")
        if path.suffix in (".so", ".pyd") and not path.name.startswith("_")
    )


def native_module(name: str) -> ModuleType:
    return importlib.import_module(f"lexicon_fast._native.{name}")


def short_name(module: ModuleType) -> str:
    """The name of a native module, as keys of the tables of examples begin."""
    return module.__name__.partition("._native.")[2]


def native_classes(module: ModuleType) -> list[type]:
    return [
        each
        for each in vars(module).values()
        if inspect.isclass(each) and each.__module__ == module.__name__
    ]


def entries(module: ModuleType) -> Iterator[Entry]:
    """All of a module that Python can call or read, but classes."""
    short = short_name(module)
    for name, value in vars(module).items():
        if name in SPECIAL:  # of classes, which Cython leaves in the module, too
            continue
        if callable(value) and not inspect.isclass(value) and value.__module__ == module.__name__:
            yield Entry(f"{short}.{name}", parameters(value))
    for kind in native_classes(module):
        for name, value in vars(kind).items():
            where = f"{short}.{kind.__name__}.{name}"
            if isinstance(value, staticmethod):
                yield Entry(where, parameters(value.__func__))
            elif inspect.isgetsetdescriptor(value) or inspect.ismemberdescriptor(value):
                yield Entry(where, ())
            elif name in SPECIAL:
                yield Entry(where, None)
            elif callable(value) and name != "__new__":
                yield Entry(where, parameters(value)[1:])


def parameters(function: Callable[..., object]) -> tuple[str, ...]:
    return tuple(inspect.signature(function).parameters)


# ---------------------------------------------------------------- making the calls


def frozen(value: Any, depth: int = 3) -> Any:
    """Something that can be compared in place of an answer."""
    if isinstance(value, list | tuple):
        return tuple(frozen(each, depth) for each in value)
    if isinstance(value, dict):
        return tuple((key, frozen(each, depth)) for key, each in value.items())
    if isinstance(value, array | np.ndarray):
        return value.tolist()
    if isinstance(value, mmap):
        return bytes(value)
    if value is None or isinstance(value, str | bytes | bytearray | int | float):
        return bytes(value) if isinstance(value, bytearray) else value
    kind = type(value)
    if kind.__module__.startswith("lexicon_fast") and depth:
        shown = [kind.__name__]
        for name in ANSWERS:
            member = getattr(kind, name, None)
            if inspect.isgetsetdescriptor(member) or isinstance(member, property):
                shown.append(frozen(getattr(value, name), depth - 1))
            elif callable(member) and len(inspect.signature(member).parameters) == 1:
                shown.append(frozen(getattr(value, name)(), depth - 1))
        if hasattr(kind, "__dataclass_fields__"):
            shown.append(
                frozen([getattr(value, name) for name in kind.__dataclass_fields__], depth - 1)
            )
        return tuple(shown)
    return kind.__name__


def answer(function: Callable[..., object], arguments: dict[str, Any]) -> Any:
    """The result of a call, and the visible state of its objects afterwards."""
    returned = function(**arguments)
    bound = getattr(function, "__self__", None)
    objects = (
        [bound, *arguments.values()] if not isinstance(bound, ModuleType) else [*arguments.values()]
    )
    return frozen(returned), tuple(
        frozen(each) for each in objects if type(each).__module__.startswith("lexicon_fast")
    )


class Campaign:
    """Wrong calls, one after the other. check_every: calls before the valid call is made again."""

    def __init__(self, log: str, skip: list[str], check_every: int) -> None:
        self.check_every = check_every
        self.log = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        self.skip = {*skip}
        self.failures: list[str] = []
        self.calls = 0

    def fail(self, name: str, why: str) -> None:
        self.failures.append(f"{name}: {why}")

    def attempt(self, name: str, function: Callable[[], Any]) -> BaseException | None:
        """Make a call; the error that it raised, checked."""
        os.write(self.log, f"{name}\n".encode("utf-8", "backslashreplace"))
        if self.calls % WATCHED == 0:
            faulthandler.dump_traceback_later(SECONDS, exit=True)
        self.calls += 1
        try:
            function()
        except OSError as error:
            if not error.filename:  # users have to know which file it is
                self.fail(name, f"{error!r:.300}")
            return error
        except TYPED as error:
            if isinstance(error, UnicodeError):
                self.fail(name, f"{error!r}")
            elif isinstance(error, MemoryError | BufferError) or PLAIN.match(name):
                pass
            elif UNUSABLE.search(str(error)):
                self.fail(name, f"{error!r:.300}")
            return error
        except Exception as error:
            if not (isinstance(error, AttributeError) and PLAIN.match(name)):
                self.fail(name, f"{error!r:.300}")
            return error
        return None

    def wrong_calls(
        self,
        name: str,
        example: Callable[[], Any],
        others: Callable[[Any], list[Callable[[], Any]]],
    ) -> None:
        valid = example()
        expected = answer(valid.function, dict(valid.arguments))
        for parameter in valid.arguments:
            made = wrong_values(example().arguments[parameter], others)
            for number, (label, wrong) in enumerate(made):
                where = f"{name}({parameter}: {label} #{number})"
                if where in self.skip or (parameter in valid.long and is_long(wrong)):
                    continue
                call = example()
                arguments = {**call.arguments, parameter: wrong}
                error = self.attempt(where, partial(answer, call.function, arguments))
                if number % self.check_every:
                    continue
                # What raised an error has changed nothing but `out`, which its caller then drops;
                # in any case what is shared still works.
                again = call if error is not None and "out" not in arguments else example()
                self.attempt(
                    f"after {where}",
                    partial(self.compare, where, again.function, dict(again.arguments), expected),
                )

    def compare(
        self, where: str, function: Callable[..., object], arguments: dict[str, Any], expected: Any
    ) -> None:
        found = answer(function, arguments)
        if found != expected:
            self.fail(where, f"the valid call then gives {found!r:.200}, not {expected!r:.200}")

    def blank(
        self, module: str, kind: type, calls: dict[str, Callable[[], Any]], made: Any
    ) -> None:
        """All that can be done with an instance that no constructor has filled."""
        name = f"{module}.{kind.__name__}"
        heir = type("Heir", (kind,), {}) if kind.__flags__ & 1 << 10 else kind
        instances = {"": made}
        for label, each in (("blank", kind), ("heir", heir)):
            with suppress(TypeError):
                instances[label] = each.__new__(each)  # type: ignore[call-overload]
        for label, instance in instances.items():
            for member in dir(kind):
                if member in ("__class__", "__init_subclass__", "__subclasshook__", "__dir__"):
                    continue
                where = f"{label} {name}.{member}"
                if where in self.skip or member == "__del__":
                    continue
                if label == "" and not hasattr(kind.__dict__.get(member), "__get__"):
                    continue
                if member in ("__reduce__", "__reduce_ex__", "__getstate__", "__setstate__"):
                    continue
                example = next(
                    (calls[f"{module}.{base.__name__}.{member}"] for base in kind.__mro__
                     if f"{module}.{base.__name__}.{member}" in calls), None)  # fmt: skip
                given = dict(example().arguments) if example and label else {}
                if example and not label:
                    continue
                self.attempt_quietly(where, partial(self.use, instance, member, given))
            for what, function in {"memoryview": memoryview, "pickle": pickle.dumps, "copy": copy,
                                   "deepcopy": deepcopy, "len": len, "iter": iter, "next": next,
                                   "repr": repr, "hash": hash, "bool": bool}.items():  # fmt: skip
                if f"{label} {what}({name})" not in self.skip:
                    self.attempt_quietly(f"{label} {what}({name})", partial(function, instance))  # type: ignore[operator]

    def attempt_quietly(self, name: str, function: Callable[[], Any]) -> None:
        """An error may be Python's own: of all objects that lack what is tried."""
        before = len(self.failures)
        error = self.attempt(name, function)
        if isinstance(error, TypeError | AttributeError | pickle.PicklingError):
            del self.failures[before:]

    def use(self, instance: Any, member: str, arguments: dict[str, Any]) -> None:
        found = getattr(instance, member)
        if callable(found):
            frozen(found(**arguments))


def is_long(value: Any) -> bool:
    return isinstance(value, int | np.integer) and 1000 <= value < 1 << 64


def native(part: str, campaign: Campaign) -> None:
    from support import native_examples as examples

    module = native_module(part)

    def others(value: Any) -> list[Callable[[], Any]]:
        kind = type(value)
        if not kind.__module__.startswith("lexicon_fast"):
            return []
        found = [*examples.OTHERS.get(kind.__name__, ())]
        for each in {kind, *kind.__mro__[1:-1]}:
            try:
                each.__new__(each)  # type: ignore[call-overload]
            except TypeError:
                continue
            found.append(partial(each.__new__, each))  # type: ignore[arg-type]
        return [
            *found,
            *(
                examples.MADE[name]
                for name in ("dictionary.search.Matches", "lexicon.policies.Policy")
            ),
        ]

    for name, example in examples.CALLS.items():
        if name.startswith(f"{part}."):
            campaign.wrong_calls(name, example, others)
    for kind in native_classes(module):
        made = examples.MADE[f"{part}.{kind.__name__}"]()
        campaign.blank(part, kind, examples.CALLS, made)
    for entry in entries(module):
        if entry.name.startswith(f"{part}.__pyx_unpickle"):
            function = getattr(module, entry.name.partition(".")[2])
            for state in (None, (), (1, 2, 3), (None,) * 30):
                for kind in native_classes(module):
                    for checksum in (0, *digits(function, kind)):
                        where = f"{entry.name}({kind.__name__}, {checksum}, {state})"
                        if where not in campaign.skip:
                            campaign.attempt_quietly(
                                where, partial(function, kind, checksum, state)
                            )


def digits(function: Callable[..., object], kind: type) -> list[int]:
    """The checksums that an unpickling function says it takes."""
    try:
        function(kind, -1, None)
    except Exception as error:
        return [int(number, 16) for number in re.findall(r"0x[0-9a-f]{5,}", str(error))]
    return []


def main(table: str, part: str, log: str, *skip: str) -> int:
    faulthandler.enable()
    if "libasan" not in os.environ.get("LD_PRELOAD", ""):
        resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
    campaign = Campaign(log, [*skip], check_every=5)
    if table == "native":
        for module in native_modules():
            if module.startswith(f"{part}."):
                native(module, campaign)
    else:
        from support import public_examples

        os.chdir(os.path.dirname(log))  # a name that is wrong as a path writes nothing elsewhere
        os.fsync = lambda fd: None  # of thousands of files that nobody reads
        for name, example in public_examples.CALLS.items():
            if name.partition(".")[0] == part:
                campaign.wrong_calls(name, example, public_examples.others)
    faulthandler.cancel_dump_traceback_later()
    for failure in campaign.failures:
        print(failure.encode("unicode_escape").decode())
    print(f"{campaign.calls} calls", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
