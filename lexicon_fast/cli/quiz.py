"""`lexicon-fast quiz`: questions about words, with spaced repetition."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.base.errors import BadOption, BadQuery, excerpt
from lexicon_fast.cli.groups import command
from lexicon_fast.cli.options import (
    choice_option,
    colour_option,
    dictionary_option,
    display_path,
    file_option,
    flag_option,
    is_given,
    load,
    number_option,
    refuse_several,
    stdout_painter,
    warn,
)
from lexicon_fast.cli.study_options import (
    DECK,
    DEFAULT_WORDS,
    ORDERS,
    deck_of,
    kind_option,
    open_store,
    question_options,
    questions_for,
    questions_of,
    read_input,
    store_option,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

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
@flag_option("--once", help="Ask each question once, without spaced repetition; nothing is stored.")
@choice_option(
    "--order",
    choices=ORDERS,
    default=ORDERS[0],
    help="Order of new questions: random; list, as in the file; or an order of `find`.",
)
@number_option("--count", help="Ask at most N questions.")
@number_option(
    "--new", least=0, default=_NEW, help="Ask at most N new questions, after those that are due."
)
@question_options
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
@flag_option("--json", "as_json", help="Write JSON Lines for programs, which answer on stdin.")
@colour_option
def quiz(**options: Any) -> int:
    """Quiz yourself on words, with spaced repetition.

    QUERY selects the words, as in `find`: length:7 or prefix:UN, for example (see docs/find.md).
    Due questions come first, then new ones. Every answer is saved immediately. docs/quiz.md
    explains how answers are rated; `decks` lists, imports and exports decks.
    """
    given = _Options(**options)
    refuse_several({"QUERY": given.queries, "-i": given.input_path})
    _check(given)
    try:
        if given.once:
            return _drill(given)
        with open_store(given.file, create=given.has_source) as store:
            return _review(given, store)
    except BadQuery as error:
        if error.marked:
            click.echo(error.marked, err=True)
        raise


@dataclass(frozen=True, kw_only=True)
class _Options:
    """The options of `quiz`."""

    queries: tuple[str, ...]
    input_path: str | None
    deck: str | None
    kind: str | None
    words: str | None
    once: bool
    order: str
    count: int | None
    new: int
    min_length: int
    layout: str | None
    playability: str | None
    field: int
    retention: float
    seed: int | None
    file: str | None
    as_json: bool
    colour: bool | None

    @cached_property
    def chosen_seed(self) -> int:
        """The seed, also a random one."""
        from lexicon_fast.base.rng import random_seed

        return random_seed() if self.seed is None else self.seed

    @property
    def has_source(self) -> bool:
        """Whether there are queries or a file."""
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

    def source(self, questions: Questions) -> tuple[list[str], bool]:
        """Return queries, or a list and True."""
        if self.input_path is None:
            return list(self.queries), False
        imported = read_input(self.input_path, questions, None, self.field)
        if imported.cards:
            warn(
                f"{display_path(self.input_path)}: only the questions are used; to go on with what"
                " was learned, use: lexicon-fast decks import"
            )
        return imported.texts, imported.is_list


def _check(options: _Options) -> None:
    if options.deck == "":
        raise click.UsageError("--deck: the name is empty; write one")
    if not options.has_source and options.deck is None:
        raise click.UsageError(
            "nothing to ask: give a QUERY, a file (-i) or a deck (--deck); `lexicon-fast decks"
            " list` shows your decks"
        )
    if options.input_path == "-":
        raise click.UsageError("-i -: the answers come from stdin; write the list to a file")


def _drill(options: _Options) -> int:
    """Ask each question once."""
    from lexicon_fast.study.decks import open_deck
    from lexicon_fast.study.sessions import Drill

    if options.has_source:
        deck, questions = _new(options)
    else:
        with open_store(options.file, create=False) as store:
            deck, questions = _stored(options, store)
    opened = open_deck(deck, questions, None, 0, order=options.order, seed=options.chosen_seed)
    return _play(Drill(questions, opened.keys, count=options.count), opened, options, {})


def _review(options: _Options, store: Store) -> int:
    """Ask what is due, then new questions."""
    from lexicon_fast.study.decks import open_deck
    from lexicon_fast.study.schedule import Schedule
    from lexicon_fast.study.sessions import Review

    schedule = Schedule(options.retention)  # first, in case the library is missing
    if store.deck(options.name) is None and options.has_source:
        deck, questions = _new(options)
    else:
        deck, questions = _stored(options, store)
    now, order = int(time.time()), options.order
    opened = open_deck(deck, questions, store, now, order=order, seed=options.chosen_seed)
    session = Review(
        questions,
        opened.keys,
        store,
        deck.name,
        schedule,
        now=time.time,
        new=options.new,
        count=options.count,
    )
    return _play(session, opened, options, {"due": session.due, "new": session.new})


def _new(options: _Options) -> tuple[Deck, Questions]:
    """Return a deck that is not stored."""
    from lexicon_fast.study.decks import new_deck
    from lexicon_fast.study.questions import check_queries

    layout, playability = options.layout, options.playability
    dictionary = load(options.words or DEFAULT_WORDS)
    kind = options.kind or "anagrams"
    questions = questions_for(dictionary, kind, options.min_length, layout, playability)
    source, is_list = options.source(questions)
    if not is_list:
        check_queries(questions, source)
    deck = new_deck(
        options.name, questions, source, is_list=is_list, layout=layout, playability=playability
    )
    return deck, questions


def _stored(options: _Options, store: Store) -> tuple[Deck, Questions]:
    """Return a stored deck, with the list of -i as it is now."""
    deck = deck_of(store, options.name)
    for contradiction in _contradictions(options, deck):
        raise click.UsageError(f"deck {excerpt(deck.name)} {contradiction} another --deck")
    questions = questions_of(deck)
    if options.has_source:
        source, is_list = options.source(questions)
        same_kind = is_list == deck.is_list
        if not same_kind or (not is_list and source != list(deck.source)):
            raise BadOption(
                f"deck {excerpt(deck.name)} already exists with other words; leave out QUERY and -i"
                " to continue it, or choose another --deck"
            )
        deck = deck._replace(source=source)
    return deck, questions


def _contradictions(options: _Options, deck: Deck) -> Iterator[str]:
    """Yield where options do not agree with a stored deck, as parts of error messages."""
    from lexicon_fast.study.decks import dictionary_name, layout_name

    if options.kind not in (None, deck.kind):
        yield f"has {deck.kind}; leave out --kind, or name"
    words = options.words if is_given("words") else None
    if words is not None and dictionary_name(load(words)) != deck.dictionary:
        yield f"uses {deck.dictionary}; leave out --words, or name"
    if is_given("min_length") and options.min_length != deck.min_length:
        yield f"has --min-length {deck.min_length}; leave it out, or name"
    if options.layout is not None and layout_name(options.layout) != deck.layout:
        yield "uses a different --layout; leave it out, or choose"
    if options.playability and os.path.abspath(options.playability) != deck.playability:
        yield "uses a different --playability; leave it out, or choose"


def _play(session: Session, opened: Opened, options: _Options, counts: dict[str, int]) -> int:
    """Run a session at the terminal. Returns the exit code. counts: further facts for its start."""
    from lexicon_fast.cli.quiz_views import JsonView, Player, TextView
    from lexicon_fast.cli.terminal import Prompt
    from lexicon_fast.study.sessions import Review

    paint, questions = stdout_painter(options.colour), session.questions
    view = JsonView(questions) if options.as_json else TextView(questions, paint)
    prompt = Prompt()
    player = Player(
        session,
        view,
        prompt.ask,
        echo=not prompt.terminal,
        now=time.time,
        clock=time.monotonic,
        seed=options.chosen_seed,
    )
    deck = opened.deck
    facts = {"deck": deck.name, "kind": deck.kind, "questions": len(opened.keys), **counts}
    view.start(facts, opened.notes)
    code = 0
    try:
        player.run()
    except KeyboardInterrupt:
        code = _INTERRUPTED
    next_due = session.next_due if isinstance(session, Review) else None
    view.summary(session.tally, next_due, time.time())
    return code
