"""Bots choose an action from an observation (never the hidden state) and a seed.

>>> from lexicon_fast import Dictionary
>>> from lexicon_fast.bots import bot
>>> bot("greedy", Dictionary.from_words(["hat", "that"])).name
'greedy'
"""

from __future__ import annotations

import pkgutil
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.base.arguments import checked
from lexicon_fast.bots.base import Bot, Option
from lexicon_fast.bots.factory import bot_class, make, parse, refused
from lexicon_fast.bots.specs import is_external, names, spec_of
from lexicon_fast.dictionary.dictionary import checked_dictionary
from lexicon_fast.games import registry
from lexicon_fast.games.registry import game_info

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary

__all__ = [
    "GAMES",
    "Bot",
    "Option",
    "bot",
    "bot_class",
    "is_external",
    "names",
    "parse",
    "spec_of",
]

#: The games that have bots.
GAMES: Final = tuple(registry.GAMES)


def bot(
    spec: str,
    dictionary: Dictionary,
    game: str = "lexicon",
    *,
    allow_external: bool = False,
    **options: Any,
) -> Bot:
    """Return a bot that plays with a dictionary.

    spec: a name, with or without options: `planner`, `expert:seconds=1`, `greedy:words=2of12inf`;
    options: further options, which replace those of the spec, unless they are None.
    allow_external: True to accept `cmd:PROGRAM` and `python:MODULE:CLASS`, which run any code, so
    never for specs of others. The option `timeout` is the seconds for an action of a program.
    Raises BadOption for an unknown game, bot or option and for an invalid value, TypeError for
    arguments of other types, and what `Dictionary.load` raises.

    >>> from lexicon_fast import Dictionary, lexicon
    >>> from lexicon_fast.bots import bot
    >>> d = Dictionary.from_words(["hat", "that"])
    >>> bot("expert:iterations=200", d, seconds=0.5).name
    'expert:iterations=200,seconds=0.5'
    >>> bot("greedy", d).choose(lexicon.Observation(0, "TX", ("hat",), pile="Q"), seed=0)
    Insert(target=0, laid='that')
    """
    checked_dictionary(dictionary)
    if is_external(spec):
        if not checked("allow_external", bool, allow_external):
            raise refused(spec)
        given = {key: value for key, value in options.items() if value is not None}
        external: Bot = pkgutil.resolve_name("lexicon_fast.arena.players:player")(
            spec, dictionary, game_info(game).name, **given
        )
        return external
    return make(spec, dictionary, game, options)
