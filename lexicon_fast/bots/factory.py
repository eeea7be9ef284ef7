"""Makes the bots of the package from their specs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.base.arguments import checked
from lexicon_fast.base.errors import BadOption, excerpt
from lexicon_fast.base.text import did_you_mean
from lexicon_fast.bots.specs import (
    add_options,
    bots_of,
    imported,
    is_external,
    names,
    read_options,
    spec_of,
)
from lexicon_fast.games import registry

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lexicon_fast.bots.base import Bot
    from lexicon_fast.dictionary import Dictionary


def bot_class(name: str, game: str = "lexicon") -> type[Bot]:
    """Return the class of a bot; its `options` are data.

    Raises BadOption for an unknown game or bot, and TypeError for a name that is not a str.

    >>> from lexicon_fast import bots
    >>> [option.name for option in bots.bot_class("planner").options]
    ['words']
    """
    if path := bots_of(game).get(checked("name", str, name)):
        return imported(path)
    if name not in names(game):
        raise _unknown_bot(name, game)
    from lexicon_fast.bots.levels import level_class

    return level_class(game, int(name.removeprefix("level")))


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
    if is_external(spec):
        raise refused(spec)
    name, colon, text = spec.strip().partition(":")
    kind = bot_class(name.strip(), game)
    return kind, read_options(kind, kind.kind, text) if colon else {}


def make(spec: str, dictionary: Dictionary, game: str, options: Mapping[str, Any]) -> Bot:
    """Return a bot as `bot` does, never an external player, whatever the options are.

    >>> from lexicon_fast import Dictionary, bots
    >>> bots.make("greedy", Dictionary.from_words(["hat"]), "lexicon", {}).name
    'greedy'
    """
    kind, values = parse(spec, game)
    add_options(values, kind, kind.kind, options)
    bot = kind(dictionary, **values)
    bot.name = spec_of(kind.kind, values)
    return bot


def refused(spec: str) -> BadOption:
    """Return the error for a spec of an external player where none is accepted."""
    return BadOption(
        f"player {excerpt(spec)} runs a program or a class; only advise, match and play, and"
        " bot(..., allow_external=True), start one"
    )


#: Kinds of external players in earlier versions -> the programs that replaced them.
_PROGRAMS: Final = {
    "magpie": "'cmd:python bench/peers/magpie_player.py FOLDER --lexicon NAME'",
    "ucgi": "'cmd:python bench/peers/ucgi_player.py COMMAND'",
}


def _unknown_bot(name: str, game: str) -> BadOption:
    """Return the error for a name that is not a bot of the game."""
    title = registry.game_info(game).title
    problem = f"unknown {title} bot {excerpt(name)}"
    if name.lower() in _PROGRAMS:
        return BadOption(
            f"{problem}; write {_PROGRAMS[name.lower()]}, a program of the source tree"
        )
    if re.search(r"[./\\]", name):
        return BadOption(f"{problem}; {_hint_for_file(name)}")
    bots = names(game)
    elsewhere = next((other for other in registry.GAMES if name in names(other)), None)
    if elsewhere is None:
        hint = did_you_mean(name, bots) or ";"
    else:
        hint = f" (it plays {registry.GAMES[elsewhere].title});"
    return BadOption(f"{problem}{hint} {title} bots: {', '.join(bots)}")


def _hint_for_file(path: str) -> str:
    """Return what to write instead of a path."""
    from shlex import quote

    if not path.endswith(".py"):
        return f"if it is a program, write {quote('cmd:' + quote(path))}"
    program = quote(f"cmd:python {quote(path)}")
    module = re.split(r"[/\\]", path)[-1].removesuffix(".py")
    return f"write {program} for a program, or python:{module}:CLASS for a class in this file"
