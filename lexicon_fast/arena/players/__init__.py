"""External players: programs and Python classes of the user's own, as bots.

A spec names one: `cmd:./mybot --flag` starts a program that speaks the protocol (see
docs/own-bot.md); `python:package.module:Class` is a subclass of `lexicon_fast.bots.Bot`, with its
options after a second colon. A spec starts any program of the user, so it is accepted only where
the user of this machine wrote it: on the command line, and by `bots.bot(..., allow_external=True)`.
"""

from __future__ import annotations

import importlib
import os
import sys
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.base.errors import BadOption, LexiconFastError, excerpt
from lexicon_fast.bots.base import Bot
from lexicon_fast.bots.specs import add_options, external_kind, read_options, spec_of

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary

#: Bytes of a line from a program. Its replies have one action.
MAX_LINE: Final = 1 << 20


def player(spec: str, dictionary: Dictionary, game: str, **options: Any) -> Bot:
    """Return the external player of a spec.

    options: `timeout` of a program, the seconds for an action; further options of a class. Raises
    BadOption if the program or the class is not found, or refuses its options.
    """
    text = spec.partition(":")[2]
    if external_kind(spec) == "cmd":
        from lexicon_fast.arena.players.program import Program

        return Program(spec, text, dictionary, game, **options)
    return _from_class(spec, text, dictionary, **options)


def _from_class(spec: str, text: str, dictionary: Dictionary, **options: Any) -> Bot:
    """Return a bot of the class that a spec names.

    text: the spec without `python:`: `package.module:Class` or `package.module:Class:OPTION=VALUE`.
    Modules in the current folder are found, too. Raises BadOption.
    """
    module, _, rest = text.partition(":")
    name, _, values = rest.partition(":")
    kind = _class(spec, module.strip(), name.strip())
    own = f"python:{module.strip()}:{name.strip()}"
    known = read_options(kind, own, values) if values.strip() else {}
    add_options(known, kind, own, options)
    try:
        bot = kind(dictionary, **known)
    except LexiconFastError:
        raise
    except Exception as error:
        raise BadOption(f"player {excerpt(spec, 200)}: {_text(error)}") from error
    bot.name = spec_of(own, known)
    bot.external = True
    return bot


def _class(spec: str, module: str, name: str) -> type[Bot]:
    if not module or not name:
        raise BadOption(
            f"player {excerpt(spec, 200)} names no class; write python:package.module:Class"
        )
    if (folder := os.getcwd()) not in sys.path:
        sys.path.append(folder)
    try:
        kind = getattr(importlib.import_module(module), name)
    except Exception as error:  # whatever the module does
        raise BadOption(f"player {excerpt(spec, 200)}: {_text(error)}") from error
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise BadOption(
            f"player {excerpt(spec, 200)}: {name} is not a subclass of lexicon_fast.bots.Bot"
        )
    return kind


def _text(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
