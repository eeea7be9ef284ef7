"""The bots of a game, created for requests and cached."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.base.errors import BadOption, shortened
from lexicon_fast.bots import factory, specs
from lexicon_fast.engine.settings import check_name, option_info
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol.errors import BadField

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from lexicon_fast.bots import Bot, Option
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.engine.settings import Settings

#: Cached bots of each thread.
_MAX_CACHED: Final = 64


class Bots:
    """The bots of a game."""

    def __init__(self, game: str) -> None:
        self._game = game
        # Bots cache what they compute from rulesets and words, and not all are thread-safe.
        self._cache = threading.local()

    def infos(self, settings: Settings) -> list[m.BotInfo]:
        """Return the entries of the bots in `hello`, weakest first, then those of the operator."""
        infos = []
        for name in specs.names(self._game):
            bot = factory.bot_class(name, self._game)
            about = " ".join((bot.__doc__ or "").split("\n\n")[0].split())
            options = [option_info(option) for option in bot.options]
            infos.append(m.BotInfo(name=name, about=about, options=options))
        for name, own in settings.own_bots.get(self._game, {}).items():
            infos.append(m.BotInfo(name=name, about=own.about, options=[]))
        return infos

    def get(self, params: m.BotMoveParams, dictionary: Dictionary, settings: Settings) -> Bot:
        """Return the bot of a request. settings: decide which files its options may name.

        Raises BadField, BadOption, and the errors of loading a dictionary.
        """
        own = settings.own_bots.get(self._game, {}).get(params.bot)
        if own is not None:
            if params.options:
                raise BadOption(f"bot {params.bot} has no options; leave them out")
            return self._cached((id(dictionary), params.bot), dictionary, own.make)
        try:
            bot_class, parsed = factory.parse(params.bot, self._game)
        except OverflowError:
            raise BadField("params.bot", "has a number that is too large") from None
        options = dict(params.options)
        for name, value in options.items():
            if type(value) is int and abs(value) >= 1 << 63:
                raise BadField(
                    "params.options", f"has a number that is too large: {shortened(name, 60)}"
                )
        known = {option.name: option for option in bot_class.options}
        for limit in ("seconds", "iterations"):
            value = getattr(params, limit)
            if value is not None and limit in known:
                options[limit] = value
        _check_names(known, parsed | options, settings)
        return self._cached(
            (id(dictionary), params.bot, *sorted(options.items())),
            dictionary,
            lambda words: factory.make(params.bot, words, self._game, options),
        )

    def _cached(self, key: Any, dictionary: Dictionary, make: Callable[[Dictionary], Bot]) -> Bot:
        """Return the bot of this key and dictionary, from `make` if it is new in this thread."""
        cache: dict[Any, Bot] = self._cache.__dict__
        bot = cache.get(key)
        if bot is None or bot.dictionary is not dictionary:
            if len(cache) >= _MAX_CACHED:
                cache.clear()
            bot = cache[key] = make(dictionary)
        return bot


def _check_names(
    known: Mapping[str, Option], options: Mapping[str, Any], settings: Settings
) -> None:
    """Raise BadOption for an option that names a file which may not be opened."""
    for name, value in options.items():
        option = known.get(name)
        if option is not None and option.path and isinstance(value, str):
            if name == "words":
                settings.check_words(value)
            elif not settings.open_files:
                check_name(name, value, option.choices)
