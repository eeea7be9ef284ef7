"""External players: programs and Python classes of the user's own, as bots.

A spec names one: `cmd:./mybot --flag` starts a program that speaks the protocol (see
docs/own-bot.md); `python:package.module:Class` is a subclass of `lexicon_fast.bots.Bot`, with its
options after a second colon; `magpie:OPTIONS` and `ucgi:OPTIONS` are engines of others. A spec
starts any program of the user, so it is accepted only where the user of this machine wrote it: on
the command line, and by `bots.bot(..., allow_external=True)`.
"""

from __future__ import annotations

import pkgutil
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.arena.players.classes import made
from lexicon_fast.base.errors import BadOption, excerpt
from lexicon_fast.bots.specs import external_kind
from lexicon_fast.games.registry import game_info

if TYPE_CHECKING:
    from lexicon_fast.bots.base import Bot
    from lexicon_fast.dictionary import Dictionary

#: Bytes of a line from a program. Its replies have one action.
MAX_LINE: Final = 1 << 20

#: The classes of engines of others, by what their specs begin with.
_ENGINES: Final = {
    "magpie": "lexicon_fast.arena.players.magpie:Magpie",
    "ucgi": "lexicon_fast.arena.players.ucgi:Ucgi",
}


def player(spec: str, dictionary: Dictionary, game: str, **options: Any) -> Bot:
    """Return the external player of a spec.

    options: `timeout` of a program, the seconds for an action; further options of a class. Raises
    BadOption if the program or the class is not found, or refuses its options.
    """
    text = spec.partition(":")[2]
    kind = external_kind(spec)
    if kind in _ENGINES:
        if game != "scrabble":
            raise BadOption(
                f"player {excerpt(spec, 200)} plays Scrabble, not {game_info(game).title}"
            )
        found: type[Bot] = pkgutil.resolve_name(_ENGINES[kind])
        return made(spec, kind, found, text, dictionary, options)
    if kind == "cmd":
        from lexicon_fast.arena.players.program import Program

        return Program(spec, text, dictionary, game, **options)
    from lexicon_fast.arena.players.classes import from_class

    return from_class(spec, text, dictionary, **options)
