"""`python:` players: classes of the user's own."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from lexicon_fast.base.errors import BadOption, LexiconFastError, excerpt
from lexicon_fast.bots.base import Bot
from lexicon_fast.bots.specs import add_options, read_options, spec_of

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary


def from_class(spec: str, text: str, dictionary: Dictionary, **options: Any) -> Bot:
    """Return a bot of the class that a spec names.

    text: the spec without `python:`: `package.module:Class` or `package.module:Class:OPTION=VALUE`.
    Modules in the current folder are found, too. Raises BadOption.
    """
    module, _, rest = text.partition(":")
    name, _, values = rest.partition(":")
    kind = _class(spec, module.strip(), name.strip())
    own = f"python:{module.strip()}:{name.strip()}"
    return made(spec, own, kind, values, dictionary, options)


def made(
    spec: str,
    own: str,
    kind: type[Bot],
    values: str,
    dictionary: Dictionary,
    options: Mapping[str, Any],
) -> Bot:
    """Return an external player of a class.

    own: the spec without options; values: the options in the spec; options: further ones. Raises
    BadOption.
    """
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
        found = getattr(importlib.import_module(module), name)
    except Exception as error:  # whatever the module does
        raise BadOption(f"player {excerpt(spec, 200)}: {_text(error)}") from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadOption(
            f"player {excerpt(spec, 200)}: {name} is not a subclass of lexicon_fast.bots.Bot"
        )
    return found


def _text(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
