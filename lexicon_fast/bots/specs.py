"""The specs of bots: their names, their options as text, and those of external players."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from lexicon_fast.base.arguments import checked, wrong_type
from lexicon_fast.base.errors import BadOption, excerpt, shortened
from lexicon_fast.base.text import did_you_mean
from lexicon_fast.games import registry

if TYPE_CHECKING:
    from lexicon_fast.bots.base import Bot, Option

#: Specs of external players begin with one of these and a colon: see `lexicon_fast.arena.players`.
EXTERNAL: Final = ("cmd", "python")


#: The size class of all words: see `dictionary.frequency.RAREST`.
ALL_WORDS: Final = 100


class Level(NamedTuple):
    """The strength of a level.

    bot: the name of the bot that it plays like; options: those of that bot; words: the largest size
    class of words that it knows (of `frequency.CLASSES`, or ALL_WORDS); overlooks: how often it
    overlooks plays, from 0 to 1 (see `levels.Overlooks`); phonies: the number of false words that
    it believes in, as a share of its words; caution: see `ChallengingBot`.
    """

    bot: str
    options: Mapping[str, Any]
    words: int
    overlooks: float
    phonies: float = 0.0
    caution: float = 1.0


def names(game: str = "lexicon") -> list[str]:
    """Return the names of a game's bots, weakest first, then of its levels, weakest first.

    Raises BadOption for an unknown game.

    >>> from lexicon_fast import bots
    >>> bots.names("lexicon")[:6]
    ['random', 'greedy', 'planner', 'neural', 'expert', 'level1']
    """
    levels: Sequence[Level] = getattr(registry.part("bots", game), "LEVELS", ())
    return [*bots_of(game), *(f"level{number}" for number in range(1, len(levels) + 1))]


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


def read_options(kind: type[Bot], name: str, text: str) -> dict[str, Any]:
    """Parse options such as `iterations=200,words=2of12inf` of a class. Raises BadOption.

    name: of the bot, in messages.

    >>> from lexicon_fast import bots
    >>> from lexicon_fast.bots.specs import read_options
    >>> read_options(bots.bot_class("expert"), "expert", "iterations=200,words=2of12inf")
    {'iterations': 200, 'words': '2of12inf'}
    """
    options: dict[str, Any] = {}
    for part in re.split(r",(?=\s*\w+\s*=)", text):
        key, equals, value = (text.strip() for text in part.partition("="))
        if not equals:
            raise BadOption(
                f"bot {shortened(name, 80)}: {excerpt(part)} has no value; write"
                f" {name}:OPTION=VALUE,..."
            )
        if key in options:
            raise BadOption(f"bot {shortened(name, 80)}: option {key} is given twice; use it once")
        options[key] = option_of(kind, name, key).read(value, name)
    return options


def add_options(
    values: dict[str, Any], kind: type[Bot], name: str, options: Mapping[str, Any]
) -> None:
    """Check options of a class and add them to `values`; those that are None are left out.

    name: of the bot, in messages. Raises BadOption.
    """
    for key, value in options.items():
        if value is not None:
            values[key] = option_of(kind, name, key).check(value, name)


def is_external(spec: str) -> bool:
    """Return whether a spec names an external player: a program or a class of the user's own.

    >>> from lexicon_fast import bots
    >>> bots.is_external("cmd:./mybot --flag"), bots.is_external("expert:seconds=1")
    (True, False)
    """
    return external_kind(spec) is not None


def external_kind(spec: str) -> str | None:
    """Return what a spec begins with, of `EXTERNAL`; None: it is not an external player."""
    name, colon, _ = checked("spec", str, spec).partition(":")
    kind = name.strip().lower()
    return kind if colon and kind in EXTERNAL else None


def bots_of(game: str) -> Mapping[str, str]:
    """Return the classes of a game's bots by name, without its levels."""
    bots: Mapping[str, str] = registry.part("bots", game).BOTS
    return bots


@cache
def imported(path: str) -> type[Bot]:
    """Return the class of a path as in `BOTS`. Servers ask for it at every move."""
    kind: type[Bot] = pkgutil.resolve_name(path)
    return kind


def option_of(kind: type[Bot], name: str, key: str) -> Option:
    """Return an option of a class. name: of the bot, in the message. Raises BadOption."""
    options: Sequence[Option] = kind.options
    for option in options:
        if option.name == key:
            return option
    names = [option.name for option in options]
    raise BadOption(
        f"bot {shortened(name, 80)}: unknown option {excerpt(key)}{did_you_mean(key, names) or ';'}"
        f" options: {', '.join(names)}"
    )
