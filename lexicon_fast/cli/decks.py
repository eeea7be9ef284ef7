"""`lexicon-fast decks`: the decks of `quiz`, their statistics, and files of other programs."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.base.errors import BadOption, excerpt
from lexicon_fast.cli.groups import command, group
from lexicon_fast.cli.options import (
    FILE,
    choice_option,
    dictionary_option,
    flag_option,
    is_given,
    load,
    output_option,
    warn,
)
from lexicon_fast.cli.study_options import (
    DECK,
    DEFAULT_WORDS,
    deck_of,
    kind_option,
    open_store,
    question_options,
    questions_for,
    questions_of,
    read_input,
    say_notes,
    store_option,
)
from lexicon_fast.rows.painter import aligned, counted, is_terminal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast.study.decks import Statistics
    from lexicon_fast.study.questions import Questions
    from lexicon_fast.study.store import Card, Deck, Store

#: Copied from `study.decks`.
_FORMATS: Final = ("text", "json", "zyzzyva", "anki")

_json_option = flag_option("--json", "as_json", help="Print JSON.")
_yes_option = flag_option("--yes", help="Do not ask for confirmation.")


@group(
    "lexicon-fast decks list",
    "lexicon-fast decks stats sevens",
    "lexicon-fast decks import Anagrams.db --deck sevens",
    "lexicon-fast decks export sevens -o sevens.txt --format anki",
    "lexicon-fast decks reset sevens",
    "lexicon-fast decks remove sevens",
)
def decks() -> None:
    """Manage quiz decks: list, import, export, reset, remove."""


@command(
    "lexicon-fast decks list",
    "lexicon-fast decks list --json",
    name="list",
    group=decks,
)
@store_option
@_json_option
def list_decks(file: str | None, as_json: bool) -> None:
    """List all decks with their due, new and known questions."""
    with _opened(file) as store:
        rows = [(deck, _statistics(store, deck)) for deck in store.decks()]
    if as_json:
        _echo_json([_facts(deck, numbers) for deck, numbers in rows])
        return
    if not rows:
        click.echo("There are no decks yet. Make one: lexicon-fast quiz QUERY")
        return
    table: list[tuple[str, ...]] = [
        ("deck", "kind", "dictionary", "questions", "due", "new", "known")
    ]
    table += [
        (
            deck.name,
            deck.kind,
            os.path.basename(deck.dictionary),
            *(f"{each:,}" for each in (numbers.cards, numbers.due, numbers.new, numbers.known)),
        )
        for deck, numbers in rows
    ]
    for line in aligned(table, left=(0, 1, 2)):
        click.echo(line)


@command("lexicon-fast decks stats sevens", group=decks)
@click.argument("name", type=DECK, metavar="NAME")
@store_option
@_json_option
def stats(name: str, file: str | None, as_json: bool) -> None:
    """Show the statistics of a deck.

    Shows its source and its questions: new, being learned, known, due; the log of reviews;
    retention, the share of known questions that were answered without a missing word; and recall,
    the mean probability that a question is remembered now.
    """
    with open_store(file, create=False) as store:
        deck = deck_of(store, name)
        numbers = _statistics(store, deck)
    if as_json:
        _echo_json(_facts(deck, numbers))
        return
    from lexicon_fast.cli.quiz_views import duration

    entries = counted(len(deck.source), "entry", "entries")
    lines = {
        "kind": deck.kind,
        "dictionary": deck.dictionary,
        "source": entries if deck.is_list else " | ".join(deck.source),
        "questions": f"{numbers.cards:,}",
        "new": f"{numbers.new:,}",
        "learning": f"{numbers.learning:,}",
        "known": f"{numbers.known:,}",
        "due": f"{numbers.due:,} now, {numbers.due_in_day:,} within a day,"
        f" {numbers.due_in_week:,} within a week",
        "reviews": f"{numbers.reviews:,}, {numbers.right:,} right, {duration(numbers.seconds)}",
        "retention": "-" if numbers.retention is None else f"{numbers.retention:.1%}",
        "recall": "-" if numbers.recall is None else f"{numbers.recall:.1%}",
    }
    for fact, value in lines.items():
        click.echo(f"{fact + ':':12}{value}")


@command(
    "lexicon-fast decks import missed.txt --kind anagrams",
    "lexicon-fast decks import sevens.json",
    "lexicon-fast decks import Anagrams.db --deck sevens -w words.txt",
    "lexicon-fast decks import 'Q Without U.zzs' --kind hooks",
    "lexicon-fast decks import notes.txt --format anki --field 2",
    name="import",
    group=decks,
)
@click.argument("path", type=FILE, metavar="FILE")
@click.option("--deck", type=DECK, help="Name of the deck. [default: from the file]")
@kind_option
@dictionary_option(DEFAULT_WORDS)
@choice_option(
    "--format",
    "file_format",
    choices=_FORMATS,
    help="Format of the file: text, one word per line; json, a deck saved here or on the web page;"
    " zyzzyva, a cardbox or a search (.zzs); anki, notes in plain text. [default: detected from"
    " the file]",
)
@question_options
@flag_option(
    "--replace",
    help="Replace the words of a deck with this name, and the progress on words whose progress the"
    " file contains.",
)
@store_option
def import_deck(**options: Any) -> None:
    """Import a deck from a file.

    FILE is a list, a saved deck, a Zyzzyva cardbox or search, or Anki notes. A saved deck names its
    kind and dictionary. Progress saved in a deck or a cardbox is kept; docs/quiz.md explains how it
    becomes a schedule.
    """
    from lexicon_fast.study.decks import new_deck, read_saved

    given = _ImportOptions(**options)
    path, layout, playability = given.path, given.layout, given.playability
    saved = read_saved(path, path, form=given.file_format)
    if saved is not None:
        _import_saved(*saved, given)
        return
    name = given.deck or os.path.splitext(os.path.basename(path))[0]
    is_hooks = os.path.basename(path).lower() == "hooks.db"
    kind = given.kind or ("hooks" if is_hooks else "anagrams")
    questions = questions_for(load(given.words), kind, given.min_length, layout, playability)
    imported = read_input(path, questions, given.file_format, given.field)
    made = new_deck(
        name,
        questions,
        imported.texts,
        is_list=imported.is_list,
        layout=layout,
        playability=playability,
    )
    _store_import(made, questions, imported.cards, given)


@dataclass(frozen=True, slots=True, kw_only=True)
class _ImportOptions:
    """The options of `decks import`. file: the database."""

    path: str
    deck: str | None
    kind: str | None
    words: str
    file_format: str | None
    field: int
    min_length: int
    layout: str | None
    playability: str | None
    replace: bool
    file: str | None


def _import_saved(deck: Deck, cards: Sequence[Card], options: _ImportOptions) -> None:
    """Store a deck that was saved as a file; its names are not opened as paths."""
    from lexicon_fast.dictionary.wordlists import is_known
    from lexicon_fast.games.tiles.layouts import LAYOUTS
    from lexicon_fast.study.decks import check_saved, layout_name

    path, words = options.path, options.words
    if options.kind is not None and options.kind != deck.kind:
        raise click.UsageError(f"{path} has {deck.kind}; leave out --kind")
    if is_given("min_length") and options.min_length != deck.min_length:
        raise click.UsageError(f"{path} has --min-length {deck.min_length}; leave it out")
    if not is_given("words"):
        words = deck.dictionary
        if not is_known(words):
            raise BadOption(f"{path}: name its dictionary {excerpt(words, 200)} with --words")
    layout, playability = options.layout, options.playability
    if layout is None:
        layout = deck.layout
        if layout is not None and layout not in LAYOUTS:
            raise BadOption(f"{path}: name its tiles {excerpt(layout, 200)} with --layout")
    if playability is None and deck.playability is not None:
        raise BadOption(
            f"{path}: name its playability table {excerpt(deck.playability, 200)} with"
            " --playability"
        )
    questions = questions_for(load(words), deck.kind, deck.min_length, layout, playability)
    deck = deck._replace(
        name=options.deck or deck.name,
        layout=layout_name(layout),
        playability=playability and os.path.abspath(playability),
    )
    _store_import(check_saved(deck, path, questions), questions, cards, options)


def _store_import(
    made: Deck, questions: Questions, cards: Sequence[Card], options: _ImportOptions
) -> None:
    """Store a deck of a file with what was learned, and report what came of it."""
    from lexicon_fast.study.decks import open_deck

    name, replace, now = made.name, options.replace, int(time.time())
    with open_store(options.file) as store:
        if store.deck(name) is not None and not replace:
            raise BadOption(
                f"there is a deck {excerpt(name)} already; choose another name with --deck, or"
                " --replace its words"
            )
        opened = open_deck(made, questions, store, now)
        stored, kept = store.put(name, cards, replace=replace)
    say_notes(opened)
    if kept:
        keep = counted(kept, "question keeps", "questions keep")
        warn(f"{name}: {keep} what was learned here; use --replace to replace it")
    learned = f", {stored:,} of them learned before" if stored else ""
    click.echo(f"{name}: {counted(len(opened.keys), 'question')}{learned}")


@command(
    "lexicon-fast decks export sevens -o sevens.txt",
    "lexicon-fast decks export sevens -o sevens.json",
    "lexicon-fast decks export sevens -o Anagrams.db --format zyzzyva",
    "lexicon-fast decks export sevens -o sevens-anki.txt --format anki",
    group=decks,
)
@click.argument("name", type=DECK, metavar="NAME")
@output_option
@choice_option(
    "--format",
    "file_format",
    choices=_FORMATS,
    help="Format: text, one word or alphagram per line; json, the deck with your progress, for the"
    " web page too; zyzzyva, a cardbox with your progress; anki, notes to import. [default: json"
    " for .json, zyzzyva for .db, else text]",
)
@flag_option("--replace", help="Replace an existing file.")
@store_option
def export(
    name: str, output_path: str | None, file_format: str | None, replace: bool, file: str | None
) -> None:
    """Write a deck to a file.

    The file is a list, a deck for the web page or another computer, a Zyzzyva cardbox, or Anki
    notes.
    """
    from lexicon_fast.base.files import atomic_write, is_special
    from lexicon_fast.study.decks import open_deck, write_file

    if file_format is None:
        suffix = os.path.splitext(output_path or "")[1].lower()
        file_format = {".db": "zyzzyva", ".json": "json"}.get(suffix, "text")
    if output_path is None and file_format == "zyzzyva":
        raise click.UsageError("a cardbox is not text; name a file with -o")
    with open_store(file, create=False) as store:
        deck = deck_of(store, name)
        opened = open_deck(deck, questions_of(deck), store, int(time.time()))
        data = write_file(store, opened, file_format)
    say_notes(opened)
    if output_path is None:
        click.echo(data, nl=False)
        return
    if os.path.lexists(output_path) and not replace and not is_special(output_path):
        raise BadOption(f"{output_path} exists; use --replace to replace it")
    atomic_write(output_path, data)
    click.echo(f"{output_path}: {counted(len(opened.keys), 'question')}", err=True)


@command("lexicon-fast decks reset sevens", group=decks)
@click.argument("name", type=DECK, metavar="NAME")
@_yes_option
@store_option
def reset(name: str, yes: bool, file: str | None) -> None:
    """Erase your progress on a deck.

    Its questions become new again, even in other decks of the same kind and dictionary that share
    them.
    """
    with open_store(file, create=False) as store:
        deck_of(store, name)
        _confirm(f"Forget what was learned of {name}?", yes)
        count = store.reset(name)
    click.echo(f"{name}: {counted(count, 'question')} forgotten")


@command("lexicon-fast decks remove sevens", group=decks)
@click.argument("name", type=DECK, metavar="NAME")
@_yes_option
@store_option
def remove(name: str, yes: bool, file: str | None) -> None:
    """Remove a deck.

    Your progress on its questions is erased, unless they are in another deck.
    """
    with open_store(file, create=False) as store:
        deck_of(store, name)
        _confirm(f"Remove {name}?", yes)
        store.remove(name)
    click.echo(f"{name}: removed")


def _opened(file: str | None) -> Store:
    """Open the database for a list; without one, an empty one in memory."""
    from lexicon_fast.study.store import MEMORY, Store, default_path

    path = file or default_path()
    return Store(path if os.path.exists(path) else MEMORY)


def _confirm(question: str, yes: bool) -> None:
    if yes:
        return
    import sys

    if not is_terminal(sys.stdin):
        raise click.UsageError("use --yes to skip the confirmation")
    if not click.confirm(question):
        raise BadOption("nothing was changed")


def _statistics(store: Store, deck: Deck) -> Statistics:
    from lexicon_fast.study.decks import statistics
    from lexicon_fast.study.schedule import Schedule

    schedule = None
    with suppress(BadOption):  # the library is missing; all but the recall is known without
        schedule = Schedule()
    return statistics(store.cards(deck.name), store.reviews(deck.name), int(time.time()), schedule)


def _facts(deck: Deck, numbers: Statistics) -> dict[str, Any]:
    return {
        "name": deck.name,
        "kind": deck.kind,
        "dictionary": deck.dictionary,
        "source": len(deck.source) if deck.is_list else deck.source,
        **numbers._asdict(),
    }


def _echo_json(value: object) -> None:
    import msgspec

    click.echo(msgspec.json.encode(value).decode())
