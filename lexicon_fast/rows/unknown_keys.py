"""Keys and columns with unknown names: a near miss is reported, with `strict` any is an error."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.errors import BadPosition

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

#: The keys and columns of a Lexicon position.
HAND_KEYS: Final = ("id", "hand", "table")


class Once:
    """A function for warnings that gets only the first one."""

    def __init__(self, notify: Callable[[str], object]) -> None:
        self._notify = notify
        self._notified = False

    def __call__(self, warning: str) -> None:
        if not self._notified:
            self._notified = True
            self._notify(warning)


def nearest(key: str, known: Iterable[str]) -> str | None:
    """The known name that a key is close to: other case, or one letter added, left out, changed or
    swapped with its neighbour. Names of two letters only in other case, or swapped.

    >>> nearest("tabel", HAND_KEYS), nearest("Hands", HAND_KEYS), nearest("comment", HAND_KEYS)
    ('table', 'hand', None)
    """
    low = key.lower()
    return next((name for name in known if _is_near(low, name)), None)


def _is_near(key: str, name: str) -> bool:
    if key == name:
        return True
    if len(name) <= 2:
        return key == name[::-1]
    if abs(len(key) - len(name)) > 1:
        return False
    same = 0  # letters that they begin with both
    while same < min(len(key), len(name)) and key[same] == name[same]:
        same += 1
    rest, wanted = key[same:], name[same:]
    if len(rest) > len(wanted):
        return rest[1:] == wanted
    if len(rest) < len(wanted):
        return rest == wanted[1:]
    return rest[1:] == wanted[1:] or rest == wanted[1::-1] + wanted[2:]


def near_miss(keys: Iterable[str], known: Sequence[str]) -> tuple[str, str] | None:
    """The first of some keys that is unknown but close to a known one, and that one."""
    for key in keys:
        if key not in known and (name := nearest(key, known)) is not None:
            return key, name
    return None


def notice(what: str, key: str, name: str) -> str:
    """The warning about a near miss. what: "key" or "column"."""
    return f"unknown {what} {key!r:.40} is ignored; did you mean {name!r}?"


def unknown(what: str, key: str, known: Sequence[str]) -> BadPosition:
    """The error for an unknown key or column."""
    name = nearest(key, known)
    meant = f"did you mean {name!r}?" if name else f"known {what}s: {', '.join(known)}"
    return BadPosition(f"unknown {what} {key!r:.40}; {meant}")


def check_columns(
    names: Iterable[str], where: str, *, strict: bool, known: Sequence[str] = HAND_KEYS
) -> str | None:
    """The warning about the columns of a file; None: none is a near miss.

    Raises BadPosition with `strict`, for any column that is unknown.
    """
    names = list(names)
    if strict:
        for name in names:
            if name not in known:
                raise BadPosition(f"{where}: {unknown('column', name, known)}")
    found = near_miss(names, known)
    return None if found is None else f"{where}: {notice('column', *found)}"
