"""Base of the adapters that connect a game to the protocol: `engine/<game>/adapter.py`.

It creates the bots of a game for requests, and caches them.
"""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, TypeAlias

import msgspec

from lexicon_fast.base.errors import BadOption, BadRecord, excerpt, shortened
from lexicon_fast.bots import factory, specs
from lexicon_fast.engine.referee import Referee
from lexicon_fast.engine.settings import check_name, option_info
from lexicon_fast.games.events import SPECTATOR, BaseSetup
from lexicon_fast.games.registry import GAMES, game_info, part
from lexicon_fast.games.word_filter import WordFilter
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import wire
from lexicon_fast.protocol.methods import BadField, refuse_given

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from lexicon_fast.base.rng import Seed
    from lexicon_fast.bots import Bot, Option
    from lexicon_fast.bots.analysis import Decision, Ending
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.engine.settings import Settings
    from lexicon_fast.games.word_filter import FilterFault

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


#: A ruleset in a request; see `GameAdapter.rules`.
AnyRules: TypeAlias = "str | Mapping[str, Any]"

#: Parameters of `game.new` that not all games have.
_GAME_SPECIFIC_PARAMS: Final = ("rounds", "first_dealer", "starter")

_DEFAULT_PLAYERS: Final = 2

#: Why fields are refused with a record or without one; and `events` with one of this program.
WITH_RECORD: Final = "cannot be combined with record"
WITHOUT_RECORD: Final = "must be left out without record"
WITH_OWN_RECORD: Final = (
    "must be left out with a record of lexicon_fast; leave out its last lines instead"
)

#: Conditions of a filter that are lists of texts.
_TEXTS: Final = ("contains", "covers")

#: Time limit of an `advise` without limits. The option `max_seconds` ends it sooner.
_ONE_DAY: Final = 86_400.0


class RulesView(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """Rules of a game as a front end needs them to draw it: points, boards, numbers.

    The adapter of each game has a subclass with its own fields.
    """

    ruleset: str


class ScoredWord(m.Result, frozen=True, kw_only=True):
    """A word that a play forms, in the dictionary or not."""

    at: str
    #: In lower case; in Lexibomb, `_` is a blank.
    word: str
    points: int


class PlayScore(NamedTuple):
    """Points of a play, from what its player sees."""

    #: The main word comes first.
    words: Sequence[ScoredWord]
    #: Points for the number of tiles.
    bonus: int
    #: Closed squares that the play would open.
    closed: Sequence[str] = ()


class Step(msgspec.Struct, frozen=True):
    """An event of a record, and the game after it."""

    #: As in the record; of GCG: a turn, `taken back` (a play), or `points` (`why` says for what).
    event: Any
    #: What player 0 sees, without the history.
    observation: Any
    #: The hand or rack of each player.
    hands: list[str]


class ForeignGame(ABC):
    """A game in a notation of other programs. ruleset: as in messages."""

    def __init__(self, names: Sequence[str], ruleset: str | dict[str, Any]) -> None:
        self.names = names
        self.ruleset = ruleset

    @abstractmethod
    def steps(self) -> list[Step]:
        """Return the game step by step. Its words are not checked. Raises BadRecord."""

    @abstractmethod
    def decisions(self) -> Iterator[Decision | Ending]:
        """Return the decisions of the players."""

    @abstractmethod
    def record(self, events: int | None, seed: Seed) -> list[str]:
        """Return a record that begins at a position of the game.

        events: the number of events before the position; None: all. seed: deals what the game does
        not show. Raises BadField for a position where the game is over or that it does not have,
        BadRecord, BadAlphabet.
        """


class GameAdapter(ABC):
    """Connects a game to the protocol.

    Rules, games and records come from `games.<game>`, validation, advice and bots from
    `bots.<game>`; both are found through the registry, on first use. A subclass adds what differs
    from game to game.
    """

    game: ClassVar[str]
    #: The type of `rules_view`.
    rules_type: ClassVar[type[RulesView]]
    #: Those of `_GAME_SPECIFIC_PARAMS` that this game has.
    new_params: ClassVar[Sequence[str]] = ()
    #: Ruleset options that refuse false words at once instead of allowing challenges; None: the
    #: game has no challenges.
    without_challenges: ClassVar[dict[str, bool | str] | None] = None
    #: The type of `play_filter`.
    filter_type: ClassVar[type[WordFilter]] = WordFilter
    #: Whether `score` gives the points of a play before it is made.
    scores_plays: ClassVar[bool] = False

    def __init__(self) -> None:
        self._bots = Bots(self.game)

    @property
    def words(self) -> str | None:
        """The default word list of the game; None: the default of the engine."""
        return game_info(self.game).words

    def info(self, settings: Settings) -> m.GameInfo:
        """Return the entry of the game in `hello`. settings: have further bots."""
        game = game_info(self.game)
        return m.GameInfo(
            game=self.game,
            players=(game.rules.MIN_PLAYERS, game.rules.MAX_PLAYERS),
            rulesets=list(game.rulesets),
            bots=self._bots.infos(settings),
            words=self.words,
            title=game.title,
            new_params=list(self.new_params),
            without_challenges=self.without_challenges,
        )

    # Rules

    def rules(self, ruleset: str | Mapping[str, Any] | None) -> Any:
        """Return the rules of a request.

        ruleset: a name, all fields, or `base` and the fields that differ from it; None: the
        default. Raises BadOption, BadLayout.

        >>> adapter("lexicon").rules({"base": "article", "strict": True}).max_exchanged
        1
        """
        game = game_info(self.game)
        read_ruleset = game.rules.ruleset
        if ruleset is None:
            return read_ruleset(game.rulesets[0])
        if isinstance(ruleset, str) or "base" not in ruleset:
            return read_ruleset(ruleset)
        changes = dict(ruleset)
        base = changes.pop("base")
        rules = read_ruleset(base if isinstance(base, str) else excerpt(base))
        values = {field.name: getattr(rules, field.name) for field in fields(rules)}
        if unknown := [name for name in changes if name not in values]:
            expected = ", ".join(["base", *values])
            raise BadOption(f"ruleset has no field {excerpt(unknown[0])}; expected: {expected}")
        return read_ruleset(values | {"name": f"{rules.name}, changed"} | changes)

    @abstractmethod
    def rules_view(self, ruleset: str | Mapping[str, Any] | None = None) -> RulesView:
        """Return the rules as a front end needs them. ruleset: as in `rules`.

        Raises BadOption, BadLayout.
        """

    # Games

    def new(self, params: m.GameNewParams, dictionary: Dictionary, seed: Seed) -> Referee:
        """Begin a game, continue one from a position, or replay a record.

        Raises BadField, BadOption, BadPosition, BadRecord, BadAlphabet.
        """
        others = [name for name in _GAME_SPECIFIC_PARAMS if name not in self.new_params]
        refuse_given(params, f"must be left out for {self.game}", *others)
        if params.record is None:
            refuse_given(params, WITHOUT_RECORD, "events")
        position = bytes(params.position)
        if position not in (b"", b"null"):
            refused = ("players", "record", *self.new_params)
            refuse_given(params, "cannot be combined with position", *refused)
            return self.referee(self.resume(position, params, dictionary, seed), params.names)
        if params.record is not None:
            refuse_given(params, WITH_RECORD, "players", "names", *self.new_params)
            foreign = self.foreign(params.record, dictionary, params.ruleset)
            if foreign is not None:
                lines = foreign.record(params.events, seed)
            else:
                refuse_given(params, WITH_RECORD, "seed", "ruleset")
                refuse_given(params, WITH_OWN_RECORD, "events")
                lines = params.record
            recorded = self._one_game(lines)
            return self.referee(self.records.replay(recorded, dictionary), recorded.setup.names)
        game = game_info(self.game).module.Game(
            dictionary,
            players=_DEFAULT_PLAYERS if params.players is None else params.players,
            ruleset=self.rules(params.ruleset),
            seed=seed,
            **{name: getattr(params, name) for name in self.new_params},
        )
        return self.referee(game, params.names)

    def resume(
        self, position: bytes, params: m.GameNewParams, dictionary: Dictionary, seed: Seed
    ) -> Any:
        """Continue a game from a position in JSON. Raises BadField if the game has no positions."""
        raise BadField("params.position", f"must be left out for {self.game}")

    def referee(self, game: Any, names: Sequence[str] | None) -> Referee:
        """Return the referee of a game. names: of the players."""
        return Referee(self, game, game.players, names)

    @property
    def records(self) -> Any:
        """Writes, reads and replays records."""
        return game_info(self.game).records

    def visible_events(
        self, referee: Referee, events: Sequence[Any], player: int | None
    ) -> Iterable[Any]:
        """Return the last events without what is hidden from a player; None: a spectator.

        By default, that is the setup, whose seed reveals all that chance will decide.
        """
        return (event for event in events if not isinstance(event, BaseSetup))

    def spectator_view(self, observation: Any) -> Any:
        """Return the part of an observation that everybody may see; by default, all of it."""
        return msgspec.structs.replace(observation, player=SPECTATOR)

    # Positions

    def solve(self, params: m.SolveParams, dictionary: Dictionary) -> Iterator[bytes]:
        """Yield the plays of positions, as JSON Lines, several rows at a time."""
        raise BadField("params.game", f"is {self.game}, which has no positions to solve")

    def play_filter(self, given: m.PlayFilter | None) -> Any:
        """Return the filter of a request, of `filter_type`; None: there is none.

        Its values are not checked. Raises BadField for a condition that the game does not have.
        """
        if given is None:
            return None
        known = {field.name for field in fields(self.filter_type)}
        values: dict[str, Any] = {}
        for name in given.__struct_fields__:
            value = getattr(given, name)
            if name in known:
                values[name] = tuple(value or ()) if name in _TEXTS else value
            elif value is not None and value is not False:
                raise BadField(f"params.filter.{name}", f"must be left out for {self.game}")
        return self.filter_type(**values)

    def plan(self, params: m.PlanParams, dictionary: Dictionary) -> Iterator[bytes]:
        """Yield the plans of hands, as JSON Lines, several rows at a time."""
        raise BadField("params.game", f"must be lexicon; {self.game} has no plans")

    # Observations

    def read_observation(self, value: Any) -> Any:
        """Convert an observation from decoded JSON. Raises BadObservation."""
        return part("bots", self.game, "validation").read(value)

    def decode_observation(self, raw: bytes, dictionary: Dictionary) -> Any:
        """Decode an observation from JSON. Raises BadField, BadObservation."""
        value = wire.decode(raw, "params.observation")
        return self.read_observation(dictionary.alphabet.read_json(value))

    def check(self, observation: Any, dictionary: Dictionary) -> None:
        """Raise BadObservation if the observation is impossible or its player is not to act."""
        part("bots", self.game, "validation").check(observation, dictionary)

    def legal_actions(self, observation: Any, dictionary: Dictionary) -> Sequence[object]:
        """Return the legal actions for an observation, which has not been checked."""
        module = game_info(self.game).module
        actions: Sequence[object] = module.legal_actions(observation, dictionary)
        return actions

    def simplest_action(self, observation: Any, dictionary: Dictionary) -> object:
        """Return a legal action for the player to move, if possible found without a search."""
        return self.legal_actions(observation, dictionary)[0]

    def score(
        self, observation: Any, action: object, rules: Any, dictionary: Dictionary
    ) -> PlayScore:
        """Return the score of a play for the player of an observation.

        Nothing hidden counts, and words are not looked up: challenges decide whether they exist.
        rules: the ruleset; dictionary: defines the letters. Raises BadField for an action that is
        not a play, IllegalAction for a play that does not fit on the board or the rack.
        """
        raise BadField("params.game", f"is {self.game}, which has no scores of plays")

    def advise(
        self, params: m.AdviseParams, observation: Any, dictionary: Dictionary, words: Dictionary
    ) -> Iterator[Any]:
        """Check the observation and yield advice, refined step by step. Raises BadObservation."""
        seconds = params.seconds
        if seconds is None and params.iterations is None:
            seconds = _ONE_DAY
        advice: Iterator[Any] = part("bots", self.game, "advice").advise(
            observation,
            dictionary,
            seconds=seconds,
            iterations=params.iterations,
            words=None if words is dictionary else words,
            seed=params.seed,
        )
        return advice

    def foreign(
        self, lines: Sequence[str], dictionary: Dictionary, ruleset: AnyRules | None = None
    ) -> ForeignGame | None:
        """Return a game in a notation of other programs; None: the lines are in none.

        dictionary: has the letters; ruleset: None for that which the lines name. Raises BadRecord.
        """
        return None

    def decisions(
        self, lines: Sequence[str], dictionary: Dictionary, ruleset: AnyRules | None = None
    ) -> tuple[int, Iterator[Decision | Ending]]:
        """Return the number of players and the decisions of a recorded game.

        ruleset: see `foreign`. Raises BadRecord, and BadField for the ruleset of a record that has
        one.
        """
        from lexicon_fast.bots.analysis import decisions

        foreign = self.foreign(lines, dictionary, ruleset)
        if foreign is not None:
            return len(foreign.names), foreign.decisions()
        refuse_ruleset(ruleset)
        game = self.records.replay(self._one_game(lines), dictionary)
        return game.players, decisions(game)

    def _one_game(self, lines: Sequence[str]) -> Any:
        """Return the game of a record, which must have one. Raises BadRecord."""
        games = self.records.read(lines, "record")
        if len(games) != 1:
            raise BadRecord(f"record has {len(games)} games; it must have one")
        return games[0]

    def bot(self, params: m.BotMoveParams, dictionary: Dictionary, settings: Settings) -> Bot:
        """Return the bot of a `bot.move` request.

        Raises BadField, BadOption, and the errors of loading a dictionary.
        """
        return self._bots.get(params, dictionary, settings)


def decode_state(position: bytes, kind: Any, dictionary: Dictionary) -> Any:
    """Decode a position of a type from JSON. Raises BadField."""
    return wire.decode_letters(position, "params.position", kind, dictionary.alphabet.read_json)


def refuse_ruleset(ruleset: AnyRules | None) -> None:
    """Raise BadField if a ruleset is given with a record that has one."""
    if ruleset is not None:
        raise BadField(
            "params.ruleset", "must be left out with a record of lexicon_fast, which has its rules"
        )


def refuse_filter(fault: FilterFault | None) -> None:
    """Raise BadField if a condition of a filter makes no sense."""
    if fault is not None:
        raise BadField(f"params.filter.{fault.field}", fault.problem)


def adapters() -> Mapping[str, GameAdapter]:
    """Return the adapters of all games, by name."""
    return {name: adapter(name) for name in GAMES}


@cache
def adapter(game: str) -> GameAdapter:
    """Return the adapter of a game. Its first import takes milliseconds. Raises BadField."""
    try:
        game_info(game)
    except BadOption as error:
        raise BadField("params.game", str(error)) from None
    instance: GameAdapter = part("engine", game, "adapter").ADAPTER
    return instance
