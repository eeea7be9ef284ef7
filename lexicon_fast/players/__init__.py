"""External players: programs and Python classes of the user's own, as bots.

A spec names one: `cmd:./mybot --flag` starts a program that answers `bot.move` requests of the
protocol (see docs/own-bot.md); `python:package.module:Class` is a subclass of
`lexicon_fast.bots.Bot`, with its options after a second colon. A spec starts any program of the
user, so it is accepted only where the user of this machine wrote it: on the command line, and by
`bots.bot(..., allow_external=True)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lexicon_fast.bots.base import Bot
    from lexicon_fast.dictionary import Dictionary


def player(
    spec: str, dictionary: Dictionary, game: str, *, timeout: float | None = None, **options: Any
) -> Bot:
    """Return the external player of a spec.

    timeout: seconds for an action of a program; options: further options of a class. Raises
    BadOption if the program or the class is not found, or the class refuses its options.
    """
    kind, _, text = spec.strip().partition(":")
    if kind.strip().lower() == "cmd":
        from lexicon_fast.players.program import Program

        return Program(spec, text, dictionary, game, timeout=timeout, **options)
    from lexicon_fast.players.classes import from_class

    return from_class(spec, text, dictionary, **options)
