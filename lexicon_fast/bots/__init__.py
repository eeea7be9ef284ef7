"""Bots choose an action from an observation (never the hidden state) and a seed.

>>> from lexicon_fast import Dictionary
>>> from lexicon_fast.bots import bot
>>> bot("greedy", Dictionary.from_words(["hat", "that"])).name
'greedy'
"""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.arguments import checked, wrong_type
from lexicon_fast.bots.base import Bot, Option
from lexicon_fast.dictionary import checked_dictionary
from lexicon_fast.errors import BadOption
from lexicon_fast.games import registry
from lexicon_fast.suggestions import did_you_mean

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary

__all__ = ["GAMES", "Bot", "Option", "bot", "bot_class", "names", "parse", "spec_of"]

#: The games that have bots.
GAMES: Final = tuple(registry.GAMES)


def names(game: str = "lexicon") -> list[str]:
    """Return the names of a game's bots, weakest first, then of its levels, weakest first.

    Raises BadOption for an unknown game.

    >>> from lexicon_fast import bots
    >>> bots.names("lexicon")[:6]
    ['random', 'greedy', 'planner', 'expert', 'level1', 'level2']
    """
    return list(_bots(game))


def bot_class(name: str, game: str = "lexicon") -> type[Bot]:
    """Return the class of a bot; its `options` are data.

    Raises BadOption for an unknown game or bot, and TypeError for a name that is not a str.

    >>> from lexicon_fast import bots
    >>> [option.name for option in bots.bot_class("planner").options]
    ['words', 'tablebase']
    """
    bots = _bots(game)
    if checked("name", str, name) not in bots:
        raise _unknown_bot(name, game)
    return _imported(bots[name])


def parse(spec: str, game: str = "lexicon") -> tuple[type[Bot], dict[str, Any]]:
    """Parse a spec such as `expert:iterations=200,words=2of12inf` into a class and its options.

    A comma ends a value only if `name=` follows: paths may contain commas. Raises BadOption for an
    unknown game, bot or option and for an invalid value, and TypeError for a spec that is not a
    str.

    >>> from lexicon_fast import bots
    >>> kind, options = bots.parse("expert:iterations=200,words=2of12inf")
    >>> kind.kind, options
    ('expert', {'iterations': 200, 'words': '2of12inf'})
    """
    name, colon, text = checked("spec", str, spec).strip().partition(":")
    kind = bot_class(name.strip(), game)
    options: dict[str, Any] = {}
    for part in re.split(r",(?=\s*\w+\s*=)", text) if colon else []:
        key, equals, value = (each.strip() for each in part.partition("="))
        if not equals:
            raise BadOption(
                f"bot {spec!r:.80}: {part!r:.80} has no value; write {kind.kind}:OPTION=VALUE,..."
            )
        if key in options:
            raise BadOption(f"bot {spec!r:.80}: option {key} is given twice; use it once")
        options[key] = _option(kind, key).read(value, kind.kind)
    return kind, options


def bot(spec: str, dictionary: Dictionary, game: str = "lexicon", **options: Any) -> Bot:
    """Return a bot that plays with a dictionary.

    spec: a name, with or without options: `planner`, `expert:seconds=1`, `greedy:words=2of12inf`;
    options: further options, which replace those of the spec, unless they are None.
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
    kind, values = parse(spec, game)
    for key, value in options.items():
        if value is not None:
            values[key] = _option(kind, key).check(value, kind.kind)
    found = kind(dictionary, **values)
    found.name = spec_of(kind.kind, values)
    return found


def spec_of(kind: str, options: Mapping[str, Any]) -> str:
    """Return the spec of a bot of this name with these options.

    >>> from lexicon_fast.bots import spec_of
    >>> spec_of("expert", {"iterations": 200, "quick": True})
    'expert:iterations=200,quick=true'
    """
    checked("kind", str, kind)
    if not isinstance(options, Mapping):
        raise wrong_type("options", "a mapping of names to values", options)
    texts = [
        f"{key}={str(value).lower() if isinstance(value, bool) else value}"
        for key, value in options.items()
    ]
    return f"{kind}:{','.join(texts)}" if texts else kind


@cache
def _imported(name: str) -> type[Bot]:
    """Return the class with a full name. Servers ask for it at every move."""
    found: type[Bot] = pkgutil.resolve_name(name)
    return found


def _bots(game: str) -> Mapping[str, str]:
    bots: Mapping[str, str] = registry.part("bots", game).BOTS
    return bots


def _option(kind: type[Bot], key: str) -> Option:
    options: Sequence[Option] = kind.options
    for option in options:
        if option.name == key:
            return option
    names = [option.name for option in options]
    raise BadOption(
        f"bot {kind.kind}: unknown option {key!r:.80}{did_you_mean(key, names) or ';'} options:"
        f" {', '.join(names)}"
    )


def _unknown_bot(name: str, game: str) -> BadOption:
    """Return the error for a name that is not a bot of the game."""
    bots = _bots(game)
    elsewhere = next((each for each in GAMES if name in _bots(each)), None)
    if elsewhere is None:
        hint = did_you_mean(name, bots) or ";"
    else:
        hint = f" (it plays {registry.GAMES[elsewhere].title});"
    title = registry.GAMES[game].title
    return BadOption(f"unknown {title} bot {name!r:.80}{hint} {title} bots: {', '.join(bots)}")
