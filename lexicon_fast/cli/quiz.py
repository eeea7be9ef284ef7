"""`lexicon-fast quiz`: questions about words, with spaced repetition."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, Final, NamedTuple

import click

from lexicon_fast.base.errors import BadOption, BadQuery, excerpt
from lexicon_fast.cli.groups import command
from lexicon_fast.cli.options import (
    colour_option,
    dictionary_option,
    display_path,
    file_option,
    load,
    number_option,
    playability_option,
    refuse_several,
    stdout_painter,
    warn,
)
from lexicon_fast.cli.study_options import (
    DECK,
    DEFAULT_WORDS,
    ORDERS,
    check_given,
    field_option,
    kind_option,
    layout_option,
    min_length_option,
    open_store,
    questions_for,
    questions_of,
    read_input,
    store_option,
)

if TYPE_CHECKING:
    from lexicon_fast.cli.quiz_views import View
    from lexicon_fast.study.decks import Opened
    from lexicon_fast.study.questions import Questions
    from lexicon_fast.study.sessions import Session
    from lexicon_fast.study.store import Deck, Store

_NEW: Final = 20
_INTERRUPTED: Final = 130


@command(
    "lexicon-fast quiz 'length:7 limit probability:1-500'",
    "lexicon-fast quiz 'length:3' --kind hooks --new 10 --order alphabet",
    "lexicon-fast quiz 'pattern:Q[^U]*' 'length:2' --kind patterns --once",
    "lexicon-fast quiz -i missed.txt --kind anagrams --deck missed",
    "lexicon-fast quiz --deck missed --count 30",
)
@click.argument("queries", metavar="[QUERY]...", nargs=-1)
@file_option(
    "-i",
    "--input",
    "input_path",
    help="Quiz on the words in a file instead of a query: one word per line, a Zyzzyva cardbox or"
    " search, or Anki notes.",
)
@click.option(
    "--deck",
    type=DECK,
    help="Name of the deck; without QUERY and -i, the deck to continue. [default: from the query"
    " or the file]",
)
@kind_option
@dictionary_option(None, f"Dictionary. [default: {DEFAULT_WORDS}, or the deck's own]")
@click.option(
    "--once",
    is_flag=True,
    help="Ask each question once, without spaced repetition; nothing is stored.",
)
@click.option(
    "--order",
    type=click.Choice(ORDERS),
    default=ORDERS[0],
    show_default=True,
    help="Order of new questions: random; list, as in the file; or an order of `find`.",
)
@number_option("--count", help="Ask at most N questions.")
@number_option(
    "--new", least=0, default=_NEW, help="Ask at most N new questions, after those that are due."
)
@min_length_option
@layout_option
@playability_option
@field_option
@click.option(
    "--retention",
    type=click.FloatRange(0.7, 0.99),
    metavar="SHARE",
    default=0.9,
    show_default=True,
    help="Share of questions to remember when they come up again; a higher share means more"
    " reviews.",
)
@number_option("--seed", least=0, help="Random seed. [default: random]")
@store_option
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="Write JSON Lines for programs, which answer on stdin.",
)
@colour_option
def quiz(
    queries: tuple[str, ...],
    input_path: str | None,
    deck: str | None,
    kind: str | None,
    words: str | None,
    once: bool,
    order: str,
    count: int | None,
    new: int,
    min_length: int,
    layout: str | None,
    playability: str | None,
    field: int,
    retention: float,
    seed: int | None,
    file: str | None,
    as_json: bool,
    colour: bool | None,
) -> int:
    """Quiz yourself on words, with spaced repetition.

    QUERY selects the words, as in `find`: length:7 or prefix:UN, for example (see docs/find.md).
    Due questions come first, then new ones. Every answer is saved immediately. docs/quiz.md
    explains how answers are rated; `decks` lists, imports and exports decks.
    """
    from lexicon_fast.base.rng import random_seed

    refuse_several({"QUERY": queries, "-i": input_path})
    given = _Given(queries, input_path, deck, kind, words, min_length, layout, playability, field)
    _check(given, once)
    chosen = random_seed() if seed is None else seed
    try:
        if once:
            return _drill(given, file, order, chosen, count, as_json, colour)
        with open_store(file, create=given.has_source) as store:
            return _review(given, store, order, chosen, count, new, retention, as_json, colour)
    except BadQuery as error:
        if error.marked:
            click.echo(error.marked, err=True)
        raise


class _Given(NamedTuple):
    """The options that choose the questions."""

    queries: tuple[str, ...]
    input_path: str | None
    deck: str | None
    kind: str | None
    words: str | None
    min_length: int
    layout: str | None
    playability: str | None
    field: int

    @property
    def has_source(self) -> bool:
        return bool(self.queries) or self.input_path is not None

    @property
    def name(self) -> str:
        """The name of the deck."""
        if self.deck is not None:
            return self.deck
        stem = os.path.splitext(os.path.basename(self.input_path or ""))[0]
        name = f"{self.kind or 'anagrams'}: {stem or ' | '.join(self.queries)}"
        if self.words not in (None, DEFAULT_WORDS):
            name += f" in {os.path.basename(self.words) or self.words}"
        if self.min_length != 2:
            name += f" from {self.min_length} letters"
        with_files = [self.layout, self.playability and os.path.basename(self.playability)]
        return " with ".join([name, *filter(None, with_files)])


def _check(given: _Given, once: bool) -> None:
    if given.deck == "":
        raise click.UsageError("--deck: the name is empty; write one")
    if not given.has_source and given.deck is None:
        raise click.UsageError(
            "nothing to ask: give a QUERY, a file (-i) or a deck (--deck); `lexicon-fast decks"
            " list` shows your decks"
        )
    if given.input_path == "-":
        raise click.UsageError("-i -: the answers come from stdin; write the list to a file")


def _drill(
    given: _Given,
    file: str | None,
    order: str,
    seed: int,
    count: int | None,
    as_json: bool,
    colour: bool | None,
) -> int:
    """Ask each question once."""
    from lexicon_fast.study.decks import open_deck
    from lexicon_fast.study.sessions import Drill

    if given.has_source:
        deck, questions = _new(given)
    else:
        with open_store(file, create=False) as store:
            deck, questions = _stored(given, store)
    opened = open_deck(deck, questions, None, 0, order=order, seed=seed)
    session = Drill(questions, opened.keys, count=count)
    facts = {"deck": deck.name, "kind": deck.kind, "questions": len(opened.keys)}
    return _play(session, opened, facts, seed, as_json, colour)


def _review(
    given: _Given,
    store: Store,
    order: str,
    seed: int,
    count: int | None,
    new: int,
    retention: float,
    as_json: bool,
    colour: bool | None,
) -> int:
    """Ask what is due, then new questions."""
    from lexicon_fast.study.decks import open_deck
    from lexicon_fast.study.schedule import Schedule
    from lexicon_fast.study.sessions import Review

    schedule = Schedule(retention)  # first, in case the library is missing
    if store.deck(given.name) is None and given.has_source:
        deck, questions = _new(given)
    else:
        deck, questions = _stored(given, store)
    opened = open_deck(deck, questions, store, int(time.time()), order=order, seed=seed)
    session = Review(
        questions,
        opened.keys,
        store,
        deck.name,
        schedule,
        now=time.time,
        new=new,
        count=count,
    )
    facts = {
        "deck": deck.name,
        "kind": deck.kind,
        "questions": len(opened.keys),
        "due": session.due,
        "new": session.new,
    }
    return _play(session, opened, facts, seed, as_json, colour)


def _new(given: _Given) -> tuple[Deck, Questions]:
    """Return a deck that is not stored."""
    from lexicon_fast.study.decks import new_deck
    from lexicon_fast.study.questions import check_queries

    dictionary = load(given.words or DEFAULT_WORDS)
    kind = given.kind or "anagrams"
    questions = questions_for(dictionary, kind, given.min_length, given.layout, given.playability)
    source, is_list = _source(given, questions)
    if not is_list:
        check_queries(questions, source)
    deck = new_deck(
        given.name,
        questions,
        source,
        is_list=is_list,
        layout=given.layout,
        playability=given.playability,
    )
    return deck, questions


def _source(given: _Given, questions: Questions) -> tuple[list[str], bool]:
    """Return queries, or a list and True."""
    if given.input_path is None:
        return list(given.queries), False
    found = read_input(given.input_path, questions, None, given.field)
    if found.cards:
        warn(
            f"{display_path(given.input_path)}: only the questions are used; to go on with what"
            " was learned, use: lexicon-fast decks import"
        )
    return found.texts, found.is_list


def _stored(given: _Given, store: Store) -> tuple[Deck, Questions]:
    """Return a stored deck, with the list of -i as it is now."""
    from lexicon_fast.cli.study_options import deck_of
    from lexicon_fast.study.decks import layout_name

    deck = deck_of(store, given.name)
    check_given(deck, given.kind, given.words)
    for option, value, stored in (
        ("--layout", layout_name(given.layout), deck.layout),
        (
            "--playability",
            given.playability and os.path.abspath(given.playability),
            deck.playability,
        ),
    ):
        if value is not None and value != stored:
            raise click.UsageError(
                f"deck {excerpt(deck.name)} uses a different {option}; leave it out, or choose"
                " another --deck"
            )
    questions = questions_of(deck)
    if given.has_source:
        source, is_list = _source(given, questions)
        same_kind = is_list == deck.is_list
        if not same_kind or (not is_list and source != list(deck.source)):
            raise BadOption(
                f"deck {excerpt(deck.name)} already exists with other words; leave out QUERY and -i"
                " to continue it, or choose another --deck"
            )
        deck = deck._replace(source=source)
    return deck, questions


def _play(
    session: Session,
    opened: Opened,
    facts: dict[str, object],
    seed: int,
    as_json: bool,
    colour: bool | None,
) -> int:
    """Run a session at the terminal. Returns the exit code."""
    from lexicon_fast.cli.quiz_player import Player
    from lexicon_fast.cli.quiz_views import JsonView, TextView
    from lexicon_fast.cli.terminal import Prompt
    from lexicon_fast.study.sessions import Review

    paint = stdout_painter(colour)
    view: View = JsonView(session.questions) if as_json else TextView(session.questions, paint)
    prompt = Prompt()
    player = Player(
        session,
        view,
        prompt.ask,
        echo=not prompt.terminal,
        now=time.time,
        clock=time.monotonic,
        seed=seed,
    )
    view.start(facts, opened.notes)
    code = 0
    try:
        player.run()
    except KeyboardInterrupt:
        code = _INTERRUPTED
    next_due = session.next_due if isinstance(session, Review) else None
    view.summary(session.tally, next_due, time.time())
    return code
