"""External players: programs and Python classes of the user's own, as bots.

A spec names one: `cmd:./mybot --flag` starts a program that answers `bot.move` requests of the
protocol (see docs/own-bot.md); `python:package.module:Class` is a subclass of
`lexicon_fast.bots.Bot`, with its options after a second colon. A spec starts any program of the
user, so it is accepted only where the user of this machine wrote it: on the command line, and by
`bots.bot(..., allow_external=True)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lexicon_fast.bots.specs import external_kind

if TYPE_CHECKING:
    from lexicon_fast.bots.base import Bot
    from lexicon_fast.dictionary import Dictionary


def player(spec: str, dictionary: Dictionary, game: str, **options: Any) -> Bot:
    """Return the external player of a spec.

    options: `timeout` of a program, the seconds for an action; further options of a class. Raises
    BadOption if the program or the class is not found, or refuses its options.
    """
    text = spec.partition(":")[2]
    if external_kind(spec) == "cmd":
        from lexicon_fast.players.program import Program

        return Program(spec, text, dictionary, game, **options)
    from lexicon_fast.players.classes import from_class

    return from_class(spec, text, dictionary, **options)
