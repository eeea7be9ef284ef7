"""The specs of bots: their names and options as text, and the bots that they make."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from lexicon_fast.base.arguments import checked, wrong_type
from lexicon_fast.base.errors import BadOption, excerpt, shortened
from lexicon_fast.base.suggestions import did_you_mean
from lexicon_fast.games import registry

if TYPE_CHECKING:
    from lexicon_fast.bots.base import Bot, Option
    from lexicon_fast.dictionary import Dictionary

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
    ['random', 'greedy', 'planner', 'expert', 'level1', 'level2']
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
        key, equals, value = (each.strip() for each in part.partition("="))
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
    found: type[Bot] = pkgutil.resolve_name(path)
    return found


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
    found = kind(dictionary, **values)
    found.name = spec_of(kind.kind, values)
    return found


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
    elsewhere = next((each for each in registry.GAMES if name in names(each)), None)
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
