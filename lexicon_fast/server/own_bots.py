"""Bots of the operator: the option `--bot GAME:NAME=BOT` of `lexicon-fast serve`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Final

from lexicon_fast import bots
from lexicon_fast.base.errors import BadOption, shortened
from lexicon_fast.bots.specs import external_kind
from lexicon_fast.engine.settings import OwnBot
from lexicon_fast.games.registry import GAMES

if TYPE_CHECKING:
    from lexicon_fast.bots import Bot
    from lexicon_fast.dictionary import Dictionary

_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,29}")


def read_own_bots(
    options: Iterable[str], dictionary: Dictionary, seconds: float
) -> dict[str, dict[str, OwnBot]]:
    """Return the bots of the options, by game and name. Raises BadOption.

    dictionary: to make each once, so that a wrong one is found now; seconds: for an action of a
    program.
    """
    found: dict[str, dict[str, OwnBot]] = {}
    for option in options:
        name, equals, spec = option.partition("=")
        game, colon, name = name.partition(":")
        where = f"--bot {shortened(option, 200)}"
        if not (equals and colon and game in GAMES and _NAME.fullmatch(name)):
            raise BadOption(
                f"{where}: write GAME:NAME=BOT, such as scrabble:mine=cmd:./mybot; games:"
                f" {', '.join(GAMES)}; a name has up to 30 of a-z, 0-9, - and _"
            )
        if name in bots.names(game) or name in found.get(game, {}):
            raise BadOption(f"{where}: there is a bot {name} already; choose another name")
        make = partial(_make, spec, game, seconds)
        try:
            make(dictionary)
        except BadOption as error:
            raise BadOption(f"{where}: {error}") from None
        # Not the spec, which may have paths: everybody can read it.
        found.setdefault(game, {})[name] = OwnBot(f"A bot of this server, {name}.", make)
    return found


def _make(spec: str, game: str, seconds: float, dictionary: Dictionary) -> Bot:
    limit = {"timeout": seconds} if external_kind(spec) == "cmd" else {}
    return bots.bot(spec, dictionary, game, allow_external=True, **limit)
