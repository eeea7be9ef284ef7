"""`lexicon-fast play` and `rules`: play against bots in the terminal; the rules in short."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.base.errors import BadOption
from lexicon_fast.base.rng import random_seed
from lexicon_fast.cli.groups import game_commands
from lexicon_fast.cli.options import (
    BOT,
    colour_option,
    combined,
    display_path,
    file_option,
    is_given,
    load,
    refuse_compression,
    seed_option,
    stdout_painter,
)
from lexicon_fast.games.registry import game_info
from lexicon_fast.rows.painter import BOLD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast.bots import Bot
    from lexicon_fast.cli.game_parts import GameParts, PlaySetup
    from lexicon_fast.cli.session import Session
    from lexicon_fast.dictionary import Dictionary

_MAX_NAME: Final = 20

#: The human player's name in records, without --name.
_NAME: Final = "player"

#: Parameters that can be used with --resume-from. A saved game has values for all others.
_WITH_RESUME: Final = ("bots", "words", "save", "resume_from", "record_path", "colour")

_SAME_BOTS: Final = "BOT cannot change with --resume-from; leave it out"


@dataclass(frozen=True, slots=True, kw_only=True)
class _PlayOptions:
    """The options of `play` that all games share; see `_play_options` and --words."""

    bots: tuple[str, ...]
    words: str
    seed: int | None
    name: str
    save: str | None
    resume_from: str | None
    record_path: str | None
    colour: bool | None


_play_options = combined(
    click.argument("bots", metavar="[BOT...]", type=BOT, nargs=-1),
    seed_option("Random seed. [default: random]"),
    click.option("--name", default=_NAME, show_default=True, help="Your name in records."),
    file_option(
        "--save",
        help="Save the game to this file after every action. [default: the file of --resume-from,"
        " else a file that is removed when the game is over]",
    ),
    file_option("--resume-from", help="Continue a saved game."),
    file_option(
        "--record",
        "record_path",
        help="Write a record of the game for `replay`, when it ends or you quit.",
    ),
    colour_option,
)


def _command(game: GameParts) -> click.Command:
    *others, last = game.bots
    bots = f"{', '.join(others)} and {last}, weakest first" if others else last
    text = (
        f"Play {game_info(game.name).title} against bots.\n\nThe bots are"
        f" {', and '.join([bots, *game.levels])}.\n\n{game.play.text}"
    )
    name = f"lexicon-fast play {game.name}"
    shared = f"{name} --save game.jsonl", f"{name} --resume-from game.jsonl"
    part = game.play._replace(examples=(name, *game.play.examples, *shared))
    return game.command(part, _play_options, text, _run)


@game_commands(
    _command,
    "lexicon-fast play lexicon",
    "lexicon-fast play scrabble sim",
    "lexicon-fast play lexibomb",
)
def play() -> None:
    """Play against bots in the terminal."""


def _rules_command(game: GameParts) -> click.Command:
    name = f"lexicon-fast rules {game.name}"
    text = f"Show the rules of {game_info(game.name).title} in short."
    return game.command(game.play._replace(examples=(name,)), combined(), text, _show_rules)


@game_commands(_rules_command, "lexicon-fast rules lexicon", "lexicon-fast rules scrabble")
def rules() -> None:
    """Show the rules of a game in short."""


def _show_rules(setup: PlaySetup, words: str) -> None:
    from lexicon_fast.cli.human import rules_lines

    new_game = game_info(setup.game).module.Game
    game = new_game(load(words), players=2, ruleset=setup.ruleset, seed=0, **setup.options)
    for line in rules_lines(setup.game, game.rules, stdout_painter(None).width):
        click.echo(line)


def _run(setup: PlaySetup, **values: Any) -> None:
    """Play a new game or continue a saved one."""
    options = _PlayOptions(**values)
    save = options.save
    most = game_info(setup.game).rules.MAX_PLAYERS - 1
    if len(options.bots) > most:
        raise click.UsageError(f"{len(options.bots)} bots; a game has at most {most}")
    refuse_compression("--record", options.record_path)
    if save is not None and save != options.resume_from:
        refuse_compression("--save", save)
        if os.path.exists(save):
            raise BadOption(
                f"--save {click.format_filename(save)}: this file exists; use a new file, or"
                " continue its game with --resume-from"
            )
    if options.resume_from is None:
        session = _new_session(setup, options)
    else:
        _refuse_saved_options(options.bots)
        session = _resumed_session(setup, options, options.resume_from)
    session.run()


def _new_session(setup: PlaySetup, options: _PlayOptions) -> Session:
    dictionary = load(options.words)
    specs = options.bots or setup.bots
    bots = _bots(specs, dictionary, setup.game, allow_external=True)
    names = [_checked_name(options.name, setup.game), *(bot.name for bot in bots)]
    seed = random_seed() if options.seed is None else options.seed
    new_game = game_info(setup.game).module.Game
    game = new_game(
        dictionary, players=len(names), ruleset=setup.ruleset, seed=seed, **setup.options
    )
    session = _session(setup, options, game, names, bots, seed)
    line = f"You play {game_info(setup.game).title} {session.opponents}."
    session.human.say(session.paint(line, BOLD), "Type help at any time; quit saves the game.")
    return session


def _resumed_session(setup: PlaySetup, options: _PlayOptions, path: str) -> Session:
    """Read a session from a file. Raises BadRecord, BadOption."""
    from lexicon_fast.cli.records import read_records, recorded_dictionary

    where = f"--resume-from {display_path(path)}"
    game_in_file, records = read_records(path)
    if game_in_file != setup.game:
        raise BadOption(
            f"{where} is a game of {game_info(game_in_file).title}; continue it with: lexicon-fast"
            f" play {game_in_file}"
        )
    if len(records) != 1:
        raise BadOption(f"{where} has {len(records)} games; use the file of one saved game")
    saved = records[0].setup
    words = options.words if is_given("words") else None
    dictionary = recorded_dictionary(saved.dictionary, words)
    game = game_info(setup.game).records.replay(records[0], dictionary)
    if game.is_terminal():
        raise BadOption(
            f"{where}: this game is over; view it with: lexicon-fast replay {display_path(path)}"
        )
    bots = _saved_bots(saved.names[1:], options.bots, dictionary, setup.game, where)
    session = _session(setup, options, game, saved.names, bots, saved.seed)
    title = game_info(setup.game).title
    line = f"You continue {title} {session.opponents}, {session.progress}."
    session.human.say(session.paint(line, BOLD))
    return session


def _session(
    setup: PlaySetup,
    options: _PlayOptions,
    game: Any,
    names: Sequence[str],
    bots: Sequence[Bot],
    seed: int,
) -> Session:
    from shlex import quote

    from lexicon_fast.cli.session import SavedGame, Session, words_argument

    for bot in bots:
        bot.check_rules(game.rules)
    record = options.record_path
    # A file cannot start external players, see `_saved_bots`.
    again = bots if any(bot.external for bot in bots) else []
    more = "".join(f" {quote(bot.name)}" for bot in again)
    more += words_argument(game.dictionary)
    more += "" if record is None else f" --record {quote(os.path.abspath(record))}"
    session = Session(
        kind=setup.game,
        game=game,
        names=names,
        bots=bots,
        seed=seed,
        paint=stdout_painter(options.colour),
        save=SavedGame(setup.game, options.save or options.resume_from, more),
        record=record,
        shown=0 if options.resume_from is None else len(game.events),
    )
    rules = "; ".join(filter(None, [game.rules.name, setup.rules]))
    session.human.facts = f"Ruleset {rules}; dictionary {game.dictionary.name}; seed {seed}."
    return session


def _refuse_saved_options(bots: Sequence[str]) -> None:
    """Raise UsageError for parameters that a saved game has its own values for.

    bots: may be given if some are external, see `_saved_bots`.
    """
    from lexicon_fast.bots import is_external

    if bots and not any(map(is_external, bots)):
        raise click.UsageError(_SAME_BOTS)
    for parameter in click.get_current_context().command.params:
        if parameter.name and parameter.name not in _WITH_RESUME and is_given(parameter.name):
            raise click.UsageError(
                f"{parameter.opts[0]} cannot change with --resume-from; leave it out"
            )


def _bots(
    specs: Sequence[str], dictionary: Dictionary, game: str, *, allow_external: bool = False
) -> list[Bot]:
    from lexicon_fast import bots

    return [bots.bot(spec, dictionary, game, allow_external=allow_external) for spec in specs]


def _saved_bots(
    names: Sequence[str], given: Sequence[str], dictionary: Dictionary, game: str, where: str
) -> list[Bot]:
    """Return the bots of a saved game.

    given: the bots on the command line, which must be the same. A file cannot start external
    players, so they have to be given again. Raises BadOption, UsageError.
    """
    from lexicon_fast.bots import is_external

    if given:
        bots = _bots(given, dictionary, game, allow_external=True)
        if [bot.name for bot in bots] != list(names):
            raise click.UsageError(_SAME_BOTS)
        return bots
    if any(map(is_external, names)):
        raise BadOption(
            f"{where} is a game against {', '.join(names)}, which a file cannot start; give the"
            " same BOT again"
        )
    try:
        return _bots(names, dictionary, game)
    except BadOption as error:
        raise BadOption(f"{where} was not written by `play --save`: {error}") from None


def _checked_name(name: str, game: str) -> str:
    """Return a player's name.

    Raises BadOption for that of a bot: in a saved game the two could not be distinguished.
    """
    from lexicon_fast.bots import names

    if not name.isprintable() or not 1 <= len(name.strip()) <= _MAX_NAME:
        raise BadOption(f"--name {name!r} must have 1 to {_MAX_NAME} printable characters")
    if name.partition(":")[0].strip() in names(game):
        raise BadOption(f"--name {name} is the name of a bot; choose another one")
    return name.strip()
