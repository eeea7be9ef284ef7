"""`lexicon-fast play`: a person against bots, in the terminal."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.cli.game_commands import GameCommands
from lexicon_fast.cli.options import (
    BOT,
    FILE,
    FileOption,
    colour_for,
    colour_option,
    examples,
    is_given,
    load,
    refuse_compression,
)
from lexicon_fast.errors import BadOption

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from lexicon_fast.bots import Bot
    from lexicon_fast.cli.painter import Painter
    from lexicon_fast.cli.saved_games import SavedGame
    from lexicon_fast.cli.session import Host, Session
    from lexicon_fast.dictionary import Dictionary

_MAX_NAME: Final = 20

#: What records call the person who gives no name.
_NAME: Final = "player"

#: What a saved game does not bring with it.
_NOT_SAVED: Final = ("words", "save", "resume_from", "record_path", "colour")

#: What all games have in common.
_OPTIONS: Final = (
    click.argument("bots", metavar="[BOT...]", type=BOT, nargs=-1),
    click.option(
        "--seed", type=int, metavar="N", help="Decides all that is random. [default: any]"
    ),
    click.option("--name", default=_NAME, show_default=True, help="What records call you."),
    click.option(
        "--save",
        cls=FileOption,
        metavar="FILE",
        type=FILE,
        help="Keep the game in this file, after every action. [default: a file that is removed when"
        " the game is over; that of --resume-from]",
    ),
    click.option(
        "--resume-from",
        cls=FileOption,
        metavar="FILE",
        type=FILE,
        help="Go on with a saved game.",
    ),
    click.option(
        "--record",
        "record_path",
        cls=FileOption,
        metavar="FILE",
        type=FILE,
        help="Write the record of the game when it ends or is left, for `replay`.",
    ),
    colour_option,
)


def play_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The arguments and options of all games: what `sit_down` takes, but for --words."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


@click.group(
    cls=GameCommands,
    epilog=examples(
        "lexicon-fast play lexicon",
        "lexicon-fast play scrabble sim",
        "lexicon-fast play lexibomb",
    ),
)
def play() -> None:
    """A game against bots, in the terminal."""


def sit_down(
    host: Host,
    ctx: click.Context,
    *,
    bots: tuple[str, ...],
    words: str,
    seed: int | None,
    name: str,
    save: str | None,
    resume_from: str | None,
    record_path: str | None,
    colour: bool | None,
) -> None:
    """Plays a game that is new, or goes on with a saved one."""
    from lexicon_fast.cli.painter import Painter, terminal_width
    from lexicon_fast.cli.session import YOU, Session

    if len(bots) > host.most_bots:
        raise click.UsageError(f"{len(bots)} bots; accepted: 1 to {host.most_bots}")
    if save is not None and save != resume_from:
        refuse_compression("--save", save)
    if record_path is not None:
        refuse_compression("--record", record_path)
    if save is not None and save != resume_from and os.path.exists(save):
        raise BadOption(
            f"--save {click.format_filename(save)}: the file is there already; accepted: a new"
            " file, or --resume-from to go on with it"
        )
    width = terminal_width(sys.stdout)
    paint = Painter(colour=colour_for(width is not None, colour), width=width or 80)
    if resume_from is not None:
        _refuse_with_a_save(ctx)
        named = words if is_given(ctx, "words") else None
        _resumed(host, resume_from, named, paint, save, record_path).resume()
        return
    dictionary = load(words)
    others = _made(bots or host.default_bots, dictionary, host.game)
    names = [_checked_name(name, host.game), *(bot.name for bot in others)]
    if seed is None:
        seed = int.from_bytes(os.urandom(4), "big")
    started = host.begin(dictionary, len(names), seed)
    session = Session(
        host,
        started,
        names,
        others,
        seed=seed,
        paint=paint,
        save=_saved(host, save, dictionary, record_path),
        record=record_path,
    )
    who = "You" if name == _NAME else names[YOU]
    told = f"{who} {_against(session)}."
    session.person.say(
        paint(f"{host.title}: {told}", "1"),
        f"{host.rules}; dictionary {dictionary.name}; seed {seed}.",
        "Type help at any time; quit ends and saves the game.",
    )
    session.run()


def _against(session: Session) -> str:
    others = session.shown[1:]
    return f"against {', '.join(others)}" if others else "alone"


def _resumed(
    host: Host,
    path: str,
    words: str | None,
    paint: Painter,
    save: str | None,
    record_path: str | None,
) -> Session:
    """The session that a file has. Raises BadRecord, BadOption."""
    from lexicon_fast.cli.records import dictionary_of, read_records, record_module
    from lexicon_fast.cli.session import Session

    where = click.format_filename(path)
    game_of_file, records = read_records(path)
    if game_of_file != host.game:
        raise BadOption(
            f"--resume-from {where}: a game of {game_of_file}; accepted: one of {host.game}"
            f" (lexicon-fast play {game_of_file} goes on with it)"
        )
    if len(records) != 1:
        raise BadOption(f"--resume-from {where}: {len(records)} games; accepted: one saved game")
    setup = records[0].setup
    dictionary = dictionary_of(setup.dictionary, words)
    game = record_module(host.game).replay(records[0], dictionary)
    if game.is_terminal():
        raise BadOption(
            f"--resume-from {where}: the game is over; accepted: a game that is not"
            f" (lexicon-fast replay {where} shows it)"
        )
    try:
        others = _made(setup.names[1:], dictionary, host.game)
    except BadOption as error:
        raise BadOption(
            f"--resume-from {where}: {error}; accepted: what `play --save` wrote"
        ) from None
    session = Session(
        host,
        game,
        setup.names,
        others,
        seed=setup.seed,
        paint=paint,
        save=_saved(host, save or path, dictionary, record_path),
        record=record_path,
    )
    told = f"you {_against(session)}, {session.place}"
    session.person.say(paint(f"{host.title}, resumed: {told}.", "1"))
    return session


def _saved(
    host: Host, path: str | None, dictionary: Dictionary, record_path: str | None
) -> SavedGame:
    """Return the file that keeps the game, and knows the command that continues it."""
    from shlex import quote

    from lexicon_fast.cli.saved_games import SavedGame, words_option

    record = "" if record_path is None else f" --record {quote(os.path.abspath(record_path))}"
    return SavedGame(host.game, path, words_option(dictionary) + record)


def _refuse_with_a_save(ctx: click.Context) -> None:
    for parameter in ctx.command.params:
        if parameter.name and parameter.name not in _NOT_SAVED and is_given(ctx, parameter.name):
            name = "BOT" if parameter.name == "bots" else parameter.opts[0]
            raise click.UsageError(f"{name} and --resume-from: a saved game has its own")


def _made(specs: Sequence[str], dictionary: Dictionary, game: str) -> list[Bot]:
    from lexicon_fast import bots

    return [bots.bot(spec, dictionary, game) for spec in specs]


def _checked_name(name: str, game: str) -> str:
    """A name that is not a bot's: a saved game tells them apart by it."""
    from lexicon_fast.bots import names

    if not name.isprintable() or not 1 <= len(name.strip()) <= _MAX_NAME:
        raise BadOption(f"--name {name!r}; accepted: 1 to {_MAX_NAME} characters")
    if name.partition(":")[0].strip() in names(game):
        raise BadOption(f"--name {name}: is the name of a bot; accepted: another")
    return name.strip()
