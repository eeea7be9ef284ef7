"""Options and steps that `quiz` and `decks` share."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.base.errors import BadLayout, BadOption, BadWordList, LexiconFastError, excerpt
from lexicon_fast.cli.options import (
    Named,
    choice_option,
    combined,
    display_path,
    file_option,
    layout_option,
    load,
    load_playability,
    number_option,
    playability_option,
    warn,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.study.decks import Opened
    from lexicon_fast.study.lists import Imported
    from lexicon_fast.study.questions import Questions
    from lexicon_fast.study.store import Deck, Store

#: Copied from `study.questions`, which takes too long to import for options alone.
KINDS: Final = ("anagrams", "hooks", "subanagrams", "patterns", "valid")
ORDERS: Final = (*("random", "list", "alphabet", "probability", "playability", "length", "points"),)

DEFAULT_WORDS: Final = "enable"


def _deck_names(ctx: click.Context) -> Iterable[str]:
    """Return the names of the user's decks, for the shell; none if they cannot be read."""
    from lexicon_fast.study.store import Store, default_path

    try:
        path = ctx.params.get("file") or default_path()
        if not os.path.exists(path):
            return []
        with Store(path) as store:
            return [deck.name for deck in store.decks()]
    except LexiconFastError:
        return []


DECK = Named("NAME", _deck_names)

store_option = file_option(
    "--file",
    "file",
    help="Database of decks and reviews. [default: study.sqlite in the user's data folder]",
)
kind_option = choice_option(
    "--kind",
    choices=KINDS,
    help="Kind of questions: anagrams, all words with the same letters; hooks of a word;"
    " subanagrams, all words in some letters; patterns, all words of a query; valid, whether a"
    " word is valid. [default: anagrams, or the deck's own]",
)
#: What else describes the questions of a deck.
question_options = combined(
    number_option(
        "--min-length",
        most=64,
        default=2,
        help="Minimum length of the answers to subanagrams, in letters.",
    ),
    layout_option,
    playability_option,
    number_option(
        "--field",
        most=1000,
        default=1,
        help="Field of Anki notes that contains the word or letters.",
    ),
)


def open_store(path: str | None, *, create: bool = True) -> Store:
    """Open the database of decks. create: False raises BadOption if it does not exist."""
    from lexicon_fast.study.store import Store, default_path, no_such_deck

    path = path or default_path()
    if not create and not os.path.exists(path):
        raise no_such_deck("", [])
    return Store(path)


def deck_of(store: Store, name: str) -> Deck:
    """Return a stored deck. Raises BadOption."""
    from lexicon_fast.study.store import no_such_deck

    deck = store.deck(name)
    if deck is None:
        raise no_such_deck(name, [each.name for each in store.decks()])
    return deck


def questions_for(
    dictionary: Dictionary, kind: str, min_length: int, layout: str | None, playability: str | None
) -> Questions:
    """Return the maker of questions for the values of options."""
    from lexicon_fast.study.questions import Questions

    tiles: Any = None
    if layout is not None:
        from lexicon_fast.games.tiles.layouts import Layout

        tiles = Layout.load(layout)
    table = load_playability(playability)
    return Questions(dictionary, kind, min_length=min_length, tiles=tiles, playability=table)


def questions_of(deck: Deck) -> Questions:
    """Return the maker of questions of a stored deck, with its dictionary as it is now."""
    try:
        dictionary = load(deck.dictionary)
    except LexiconFastError as error:
        raise BadOption(f"the dictionary of deck {excerpt(deck.name)}: {error}") from None
    try:
        return questions_for(dictionary, deck.kind, deck.min_length, deck.layout, deck.playability)
    except (BadLayout, BadOption, BadWordList) as error:
        what = "tiles" if isinstance(error, BadLayout) else "playability"
        raise BadOption(f"the {what} of deck {excerpt(deck.name)}: {error}") from None


def read_input(path: str, questions: Questions, file_format: str | None, field: int) -> Imported:
    """Read a list or another file; - is stdin. Notes go to stderr."""
    import time

    from lexicon_fast.study.decks import read_file

    name, now = display_path(path), int(time.time())
    source = None if path == "-" else path
    imported = read_file(source, name, questions, now, form=file_format, field=field)
    for note in imported.notes:
        warn(f"{name}: {note}")
    return imported


def say_notes(opened: Opened) -> None:
    """Print what is to know about a deck that was opened, on stderr."""
    for note in opened.notes:
        warn(f"{opened.deck.name}: {note}")
