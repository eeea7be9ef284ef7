"""Records at the command line: files of games of any kind, and the dictionaries they need."""

from __future__ import annotations

import os
from contextlib import contextmanager
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.cli.options import load
from lexicon_fast.errors import BadDictionary, BadRecord
from lexicon_fast.games.registry import GAMES, game_info
from lexicon_fast.rows.sources import lines_of, open_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.events import DictionaryUsed

_SHA256_SHOWN: Final = 16


def record_module(game: str) -> Any:
    """The module that writes, reads, replays and checks the records of a game."""
    return game_info(game).record


def where(path: str) -> str:
    """What errors call a file."""
    return "stdin" if path == "-" else click.format_filename(path)


@contextmanager
def open_games(path: str) -> Iterator[tuple[str, Iterable[bytes]]]:
    """The game that a file has records of, by its first line, and its lines. Raises BadRecord."""
    with open_text(None if path == "-" else path, where(path), BadRecord) as file:
        lines = lines_of(file, where(path), BadRecord)
        begun = []
        for line in lines:
            begun.append(line)
            if line.strip():
                break
        game = _game_named(begun, where(path))
        yield game, _of_one_game(chain(begun, lines), game, where(path))


def _of_one_game(lines: Iterable[bytes], game: str, where: str) -> Iterator[bytes]:
    """The lines. Raises BadRecord for the setup of another game: its reader knows of one."""
    from lexicon_fast.games.record import game_of

    for number, line in enumerate(lines, 1):
        if b'"setup"' in line and (other := game_of(line)) not in (None, game):
            raise BadRecord(
                f"{where}:{number}: game {other!r:.60}; expected: {game!r}, as that of the first"
                " line: a file has games of one kind"
            )
        yield line


def _game_named(begun: Sequence[bytes], where: str) -> str:
    from lexicon_fast.games.record import game_of

    if begun and begun[-1].lstrip().startswith((b"#", b">")):
        raise BadRecord(f"{where} is GCG; use: lexicon-fast scrabble show {where}")
    game = game_of(begun[-1]) if begun else None
    if game is None:
        return next(iter(GAMES))  # whose reader says what is wrong
    if game not in GAMES:
        raise BadRecord(f"{where}:{len(begun)}: game {game!r:.60}; expected: {', '.join(GAMES)}")
    return game


def read_records(path: str) -> tuple[str, list[Any]]:
    """The game that a file has records of, and they, at least one; not checked.

    Raises BadRecord, OSError.
    """
    with open_games(path) as (game, lines):
        records = record_module(game).read(lines, where(path))
    if not records:
        raise BadRecord(f"{where(path)}: no game in it; accepted: what --record wrote")
    return game, records


def dictionary_of(used: DictionaryUsed, words: str | None = None) -> Dictionary:
    """The dictionary that a record names; words: where it is, if that is known better.

    A record cannot have a list fetched from anywhere: its name has to be known, or that of a file.
    Raises BadDictionary, also if it is not the same list.
    """
    from lexicon_fast.wordlists import KNOWN, is_registered

    digest = used.sha256[:_SHA256_SHOWN]
    name = used.name if words is None else words
    if words is None and not (name in KNOWN or is_registered(name) or os.path.isfile(name)):
        raise BadDictionary(
            f"dictionary {name!r:.120} is not known here; accepted: -w and a list of the same words"
            f" (sha256 begins {digest!r})"
        )
    dictionary = load(name)
    if dictionary.sha256 != used.sha256:
        raise BadDictionary(
            f"dictionary {name!r:.120} has sha256 {dictionary.sha256[:_SHA256_SHOWN]!r}...,"
            f" that of the record {digest!r}...; accepted: -w and that list"
        )
    return dictionary
