"""The bots of a game, made for requests and kept."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast import bots
from lexicon_fast.engine.settings import check_name
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol.errors import BadField

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lexicon_fast.bots import Bot, Option
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.engine.settings import Settings

#: Kept for each thread.
_MOST: Final = 64


class Bots:
    """The bots of a game."""

    def __init__(self, game: str) -> None:
        self._game = game
        # Bots keep what they have worked out of rulesets and words; not all may be shared.
        self._of_thread = threading.local()

    def infos(self) -> list[m.BotInfo]:
        """Facts for `hello`, weakest first."""
        return [self._info(name) for name in bots.names(self._game)]

    def _info(self, name: str) -> m.BotInfo:
        made = bots.bot_class(name, self._game)
        about = " ".join((made.__doc__ or "").split("\n\n")[0].split())
        return m.BotInfo(name=name, about=about, options=[_info(each) for each in made.options])

    def get(self, params: m.BotMoveParams, dictionary: Dictionary, settings: Settings) -> Bot:
        """The bot of a request. settings: say which files its options may name.

        Raises BadField, BadOption, and what loading a dictionary raises.
        """
        try:
            made, given = bots.parse(params.bot, self._game)
        except OverflowError:
            raise BadField("params.bot", "a number of it is beyond all bounds") from None
        options = dict(params.options)
        for name, value in options.items():
            if type(value) is int and abs(value) >= 1 << 63:
                raise BadField("params.options", f"{name:.60} is a number beyond 64 bits")
        known = {option.name: option for option in made.options}
        for limit in ("seconds", "iterations"):
            value = getattr(params, limit)
            if value is not None and limit in known:
                options[limit] = value
        _check_names(known, given | options, settings)
        kept: dict[Any, Bot] = self._of_thread.__dict__
        key = (id(dictionary), params.bot, *sorted(options.items()))
        bot = kept.get(key)
        if bot is None or bot.dictionary is not dictionary:
            if len(kept) >= _MOST:
                kept.clear()
            bot = kept[key] = bots.bot(params.bot, dictionary, self._game, **options)
        return bot


def _check_names(
    known: Mapping[str, Option], options: Mapping[str, Any], settings: Settings
) -> None:
    """Raises BadOption for an option that names a file, where that is not accepted."""
    for name, value in options.items():
        option = known.get(name)
        if option is not None and option.path and isinstance(value, str):
            if name == "words":
                settings.check_words(value)
            elif not settings.open_files:
                check_name(name, value, option.choices)


def _info(option: Option) -> m.OptionInfo:
    return m.OptionInfo(
        name=option.name,
        type=option.type,
        default=option.default,
        help=option.help,
        low=option.low,
        high=option.high,
        # Where other texts are accepted, too, `help` says which.
        choices=[] if option.path else list(option.choices),
    )
