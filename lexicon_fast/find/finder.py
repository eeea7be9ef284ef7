"""The finder of a dictionary: what is known of its words, made once and kept."""

from __future__ import annotations

from functools import cached_property, partial
from threading import Lock
from typing import TYPE_CHECKING, Final

from lexicon_fast.base.errors import BadQuery, NoDefinitions
from lexicon_fast.base.lazy import made_once
from lexicon_fast.find.automata import Parallels
from lexicon_fast.find.definitions import DefinedWords
from lexicon_fast.find.groups import Groups
from lexicon_fast.find.other_dictionaries import ANY
from lexicon_fast.find.playability import shipped_for
from lexicon_fast.find.tiles import PlayabilityFacts, TileFacts, tiles_for
from lexicon_fast.find.word_facts import Array, WordFacts

if TYPE_CHECKING:
    from collections.abc import Hashable

    from lexicon_fast._native.dictionary.compiled import Compiled
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.find.definitions import Definitions
    from lexicon_fast.find.other_dictionaries import AnyDictionary
    from lexicon_fast.find.playability import Playability
    from lexicon_fast.find.tiles import HasTiles, TileSet

#: Dictionaries of `in` that are kept, with a bit for each word; and sets of tiles, with up to 140
#: bytes for each.
_MOST_KEPT: Final = 16
_MOST_TILES: Final = 3


class Finder:
    """Keeps facts about the words of one dictionary. Safe to use from many threads at once."""

    def __init__(self, dictionary: Dictionary) -> None:
        self.facts = WordFacts(dictionary.compiled, dictionary.alphabet)
        self.letters = self.facts.letters
        #: By the version of a dictionary; the one used last is the last one.
        self._others: dict[Hashable, tuple[Array, str]] = {}
        self._lock = Lock()
        self._tiles: dict[TileSet, tuple[TileFacts, Groups]] = {}
        self._playability = made_once(partial(PlayabilityFacts, self.facts))
        self._defined = made_once(partial(DefinedWords, self.facts))

    def tiles(self, tiles: HasTiles | None) -> TileFacts:
        """Return points and probabilities for some tiles. Raises BadQuery, TypeError."""
        return self._with_tiles(tiles)[0]

    def groups(self, tiles: HasTiles | None) -> Groups:
        """Return the groups of words for some tiles. Raises BadQuery, TypeError."""
        return self._with_tiles(tiles)[1]

    def _with_tiles(self, tiles: HasTiles | None) -> tuple[TileFacts, Groups]:
        key = tiles_for(self.letters, tiles)
        with self._lock:
            kept = self._tiles.get(key)
            if kept is None:
                while len(self._tiles) >= _MOST_TILES:
                    del self._tiles[next(iter(self._tiles))]
                facts = TileFacts(self.facts, key)
                kept = self._tiles[key] = facts, Groups(self.facts, facts)
        return kept

    def playability(self, playability: Playability | None) -> PlayabilityFacts:
        """Return the playability of the words by a table; None: that of the package.

        Raises BadQuery if the package has none for this dictionary, and BadOption for the table of
        another one.
        """
        if playability is None:
            playability = shipped_for(self.facts.compiled)
        return self._playability(playability)

    def defined(self, definitions: Definitions | None, needs: str) -> DefinedWords:
        """Return the definitions of the words. needs: names the condition in errors.

        Raises NoDefinitions.
        """
        if definitions is None:
            raise NoDefinitions(
                f"{needs}: it needs a list with definitions: --definitions FILE of find, serve and"
                " engine, in Python definitions="
            )
        return self._defined(definitions)

    def also_in(self, name: str, others: AnyDictionary = ANY) -> Array:
        """Return the set of the words that are in another dictionary as it is now.

        Raises BadQuery.
        """
        return self._other(name, others)[0]

    def list_id(self, name: str) -> str:
        """Return an identifier of another dictionary as it is now, or why there is none."""
        try:
            return self._other(name, ANY)[1]
        except BadQuery:
            return "cannot be read"

    def _other(self, name: str, others: AnyDictionary) -> tuple[Array, str]:
        key, compiled = others.open(name, self.letters.alphabet)
        with self._lock:
            kept = self._others.pop(key, None)
        if kept is None:
            other = compiled()
            identifier = f"{len(other):,} words, {other.source_sha256[:16]}"
            kept = self.facts.also_in(other), identifier
        if key is not None:
            with self._lock:
                self._others[key] = kept
                while len(self._others) > _MOST_KEPT:
                    del self._others[next(iter(self._others))]
        return kept

    @cached_property
    def parallels(self) -> Parallels:
        """The parallel plays of the words."""
        return Parallels(self.facts)

    @property
    def compiled(self) -> Compiled:
        """The dictionary."""
        return self.facts.compiled


@made_once  # dictionaries never change, and the columns of a large one take half a second
def finder_of(dictionary: Dictionary) -> Finder:
    """Return the finder of a dictionary, made once; `finder_of.forget` frees its memory."""
    return Finder(dictionary)
