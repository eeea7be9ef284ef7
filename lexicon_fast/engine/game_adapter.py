"""What the engine needs of a game beside its tables, and the games that it has."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final

from lexicon_fast.engine.bots import Bots
from lexicon_fast.errors import BadRecord
from lexicon_fast.games.registry import GAMES, part
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol.errors import BadField
from lexicon_fast.protocol.json import decoded

if TYPE_CHECKING:
    from lexicon_fast.bots import Bot
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.engine.play_score import PlayScore
    from lexicon_fast.engine.referee import Table
    from lexicon_fast.engine.rules_view import RulesView
    from lexicon_fast.engine.settings import Settings

#: Params of `game.new` that only some games have.
_OF_SOME: Final = ("rounds", "first_dealer", "starter")

#: The longest `advise`; the option `max_seconds` ends it sooner.
_A_DAY: Final = 86_400.0


class GameAdapter(ABC):
    """A game, as the protocol has it."""

    game: ClassVar[str]
    #: The fewest and the most.
    players: ClassVar[tuple[int, int]]
    #: Which of the params of `game.new` that only some games have it has.
    new_params: ClassVar[Sequence[str]]
    #: The list that the game is played with, if it has one of its own.
    words: ClassVar[str | None] = None
    #: Ruleset options that replace challenges by refusing false words at once; None: the game has
    #: no challenges.
    without_challenges: ClassVar[dict[str, bool | str] | None] = None
    #: Does `score` give the points of a play before it is made?
    scores_plays: ClassVar[bool] = False

    def __init__(self) -> None:
        self._bots = Bots(self.game)

    def info(self) -> m.GameInfo:
        """Facts for `hello`."""
        known = GAMES[self.game]
        return m.GameInfo(
            game=self.game,
            players=self.players,
            rulesets=list(known.rulesets),
            bots=self._bots.infos(),
            words=self.words,
            title=known.title,
            new_params=list(self.new_params),
            without_challenges=self.without_challenges,
        )

    # Rules

    @property
    def rules_type(self) -> type[RulesView]:
        """The type of `rules_view`: `Rules` of the game's module of that name."""
        found: type[RulesView] = self._rules_module.Rules
        return found

    def rules_view(self, ruleset: str | Mapping[str, Any] | None = None) -> RulesView:
        """Return the rules as a front end needs them to draw the game.

        ruleset: as requests give it, None for the default. Raises BadOption, BadLayout.
        """
        found: RulesView = self._rules_module.rules_view(self.rules(ruleset))
        return found

    @property
    def _rules_module(self) -> ModuleType:
        return part("engine", self.game, "rules_view")

    @abstractmethod
    def rules(self, given: str | Mapping[str, Any] | None) -> Any:
        """Return the ruleset of a request; None: the default. Raises BadOption, BadLayout."""

    # Tables

    def new(self, params: m.GameNewParams, dictionary: Dictionary, seed: int) -> Table:
        """A new game. `seed`: the client's, or one drawn for it.

        Raises BadField, BadOption, BadPosition, BadRecord, BadAlphabet.
        """
        for field in _OF_SOME:
            if field not in self.new_params and getattr(params, field) is not None:
                raise BadField(f"params.{field}", f"{self.game} has none; accepted: null")
        position = bytes(params.position)
        if position not in (b"", b"null"):
            _refuse(params, "position", "players", "record", *self.new_params)
            return self.table(self.resumed(position, params, dictionary, seed), params.names)
        if params.record is not None:
            _refuse(params, "record", "players", "names", "ruleset", "seed", *self.new_params)
            records = self.records()
            games = records.read(params.record, "record")
            if len(games) != 1:
                raise BadRecord(f"record: {len(games)} games; accepted: one")
            return self.table(records.replay(games[0], dictionary), games[0].setup.names)
        return self.table(self.begun(params, dictionary, seed), params.names)

    @abstractmethod
    def begun(self, params: m.GameNewParams, dictionary: Dictionary, seed: int) -> Any:
        """A game from its beginning."""

    @abstractmethod
    def resumed(
        self, position: bytes, params: m.GameNewParams, dictionary: Dictionary, seed: int
    ) -> Any:
        """A game from a position."""

    @abstractmethod
    def table(self, game: Any, names: Sequence[str] | None) -> Table:
        """The table for a game. names: of the players."""

    @abstractmethod
    def records(self) -> Any:
        """The module with the `read` and `replay` of its records."""

    # Positions

    @abstractmethod
    def solve(self, params: m.SolveParams, dictionary: Dictionary) -> Iterator[bytes]:
        """The plays of positions: rows of JSON, with line ends, some at a time."""

    def plan(self, params: m.PlanParams, dictionary: Dictionary) -> Iterator[bytes]:
        """The plans of hands, in the same way."""
        raise BadField("params.game", f"{self.game} has no plans; accepted: lexicon")

    # Observations

    @abstractmethod
    def read(self, value: Any) -> Any:
        """An observation from JSON. Raises BadObservation."""

    @abstractmethod
    def check(self, observation: Any, dictionary: Dictionary) -> None:
        """Raises BadObservation unless its player has to act, and it is possible."""

    @abstractmethod
    def legal_actions(self, observation: Any, dictionary: Dictionary) -> Sequence[object]:
        """The legal actions for an observation, which has not been checked."""

    def score(
        self, observation: Any, action: object, rules: Any, dictionary: Dictionary
    ) -> PlayScore:
        """Return the score of a play for the player of an observation.

        Nothing hidden counts, and no dictionary is consulted: challenges decide whether words
        exist. rules: the ruleset; dictionary: whose letters the game is played with. Raises
        BadField for an action that is not a play, IllegalAction for a play that cannot be laid.
        """
        raise BadField("params.game", f"{self.game} has no scores of plays")

    @abstractmethod
    def adviser(self) -> Callable[..., Iterator[object]]:
        """Its `advise`: checks the observation; advice, better and better."""

    def observed(self, raw: bytes) -> Any:
        """An observation from JSON. Raises BadField, BadObservation."""
        return self.read(decoded(raw, "params.observation"))

    def advise(
        self, params: m.AdviseParams, observation: Any, dictionary: Dictionary, words: Dictionary
    ) -> Iterator[object]:
        """`advise`."""
        seconds = params.seconds
        if seconds is None and params.iterations is None:
            seconds = _A_DAY
        return self.adviser()(
            observation,
            dictionary,
            seconds=seconds,
            iterations=params.iterations,
            words=None if words is dictionary else words,
            seed=params.seed,
        )

    def bot(self, params: m.BotMoveParams, dictionary: Dictionary, settings: Settings) -> Bot:
        """The bot of `bot.move`. Raises BadField, BadOption, and what loading raises."""
        return self._bots.get(params, dictionary, settings)


def _refuse(params: m.GameNewParams, source: str, *fields: str) -> None:
    for field in fields:
        if getattr(params, field) is not None:
            raise BadField(f"params.{field}", f"the {source} says it; accepted: none with it")


def games() -> Mapping[str, GameAdapter]:
    """The games by name."""
    return {name: game(name) for name in GAMES}


@cache
def game(name: str) -> GameAdapter:
    """A game, which takes some milliseconds to import. Raises BadField."""
    if name not in GAMES:
        raise BadField("params.game", f"no game {name!r:.60}; accepted: {', '.join(GAMES)}")
    adapter: GameAdapter = part("engine", name).ADAPTER
    return adapter
