"""The dictionaries that the condition `in` may name."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from lexicon_fast.base.errors import BadQuery, excerpt, shortened
from lexicon_fast.base.text import nearest
from lexicon_fast.dictionary.compiled_lists import open_list, warn_of_loss
from lexicon_fast.dictionary.wordlists import version_of

if TYPE_CHECKING:
    from lexicon_fast._native.dictionary.compiled import Compiled
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.dictionary.alphabet import Alphabet


class AnyDictionary:
    """The dictionaries that `in` may name: any name, path or URL."""

    def check(self, name: str) -> None:
        """Raise BadQuery if a query may not name this dictionary."""

    def open(self, name: str, alphabet: Alphabet) -> tuple[Hashable | None, Callable[[], Compiled]]:
        """Return a key for the words of a dictionary, and a function that opens it.

        The key differs once the dictionary has other words; None: it has to be opened to know them.
        alphabet: of the dictionary that is searched. Raises BadQuery, as the function does.
        """
        with _naming(name):
            return version_of(name), lambda: _opened(name, alphabet)


class OfferedDictionaries(AnyDictionary):
    """Only the dictionaries that a program offers.

    names: returns their names; get: returns one of them; hint: how to get others, for errors.
    """

    def __init__(
        self,
        names: Callable[[], Iterable[str]],
        get: Callable[[str], Dictionary],
        hint: str = "",
    ) -> None:
        self._names: Final = names
        self._get: Final = get
        self._hint: Final = hint

    def check(self, name: str) -> None:
        """Raise BadQuery for a dictionary that is not offered."""
        names = list(self._names())
        if name not in names:
            near = nearest(name, names)
            use = f"did you mean {near}? Available" if near else "available"
            raise BadQuery(
                f"dictionary {excerpt(name)} is not available here; {use}: {', '.join(names):.300}"
                f"{self._hint}",
                suggestions=(_quoted(near),) if near else (),
            )

    def open(self, name: str, alphabet: Alphabet) -> tuple[Hashable, Callable[[], Compiled]]:
        """Return a key for the words of a dictionary that is offered, and a function for it."""
        self.check(name)
        dictionary = self._get(name)
        # Not the name: a dictionary may be loaded again with another content.
        key = ("offered", dictionary.sha256, dictionary.alphabet.fingerprint)
        return key, lambda: dictionary.compiled


#: The default: a user's own program may open whatever the user names.
ANY: Final = AnyDictionary()


def _quoted(name: str) -> str:
    """Return a name as it stands in a query."""
    return f'"{name}"' if any(each.isspace() or each in "()" for each in name) else name


def _opened(name: str, alphabet: Alphabet) -> Compiled:
    with _naming(name):
        opened = open_list(name, alphabet=alphabet)
    warn_of_loss(opened, stacklevel=2)
    return opened.compiled


@contextmanager
def _naming(name: str) -> Iterator[None]:
    """Raise BadQuery for errors of a dictionary. name: as in the query."""
    try:
        yield
    except (ValueError, OSError) as error:
        raise BadQuery(f"in:{shortened(name, 100)}: {error}") from None
