"""The part of the protocol for games that have none of their own, from their rules and bots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
from msgspec.structs import replace

from lexicon_fast.base.errors import BadObservation
from lexicon_fast.bots.validation import Reader, rules_of
from lexicon_fast.engine.game_adapter import GameAdapter, RulesView
from lexicon_fast.games.events import SPECTATOR, BaseSetup
from lexicon_fast.games.registry import game_info
from lexicon_fast.games.rulesets import plain_fields
from lexicon_fast.games.word_filter import WordFilter
from lexicon_fast.protocol.errors import BadField
from lexicon_fast.protocol.game_types import GameTypes

if TYPE_CHECKING:
    from lexicon_fast.base.rng import Seed
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.engine.referee import Referee
    from lexicon_fast.games.registry import GameInfo
    from lexicon_fast.protocol import messages as m


class AnyGameAdapter(GameAdapter):
    """Connects a game to the protocol in which nothing is hidden but the seed.

    A subclass for another game overrides `visible_events` and `spectator_view`.
    """

    new_params: ClassVar[Sequence[str]] = ()
    filter_type: ClassVar[type[WordFilter]] = WordFilter

    def rules_view(self, ruleset: Any = None) -> RulesView:
        rules = self.rules(ruleset)
        values = plain_fields(rules)
        return self.rules_type(ruleset=values.pop("name"), **values)

    def resume(
        self, position: bytes, params: m.GameNewParams, dictionary: Dictionary, seed: Seed
    ) -> Any:
        raise BadField("params.position", f"must be left out for {self.game}")

    def visible_events(
        self, referee: Referee, events: Sequence[Any], player: int | None
    ) -> Iterable[Any]:
        return (event for event in events if not isinstance(event, BaseSetup))

    def spectator_view(self, observation: Any) -> Any:
        return replace(observation, player=SPECTATOR)

    def solve(self, params: m.SolveParams, dictionary: Dictionary) -> Iterator[bytes]:
        raise BadField("params.game", f"is {self.game}, which has no positions to solve")

    def read_observation(self, value: Any) -> Any:
        return self._reader.read(value)

    @property
    def _reader(self) -> Reader[Any]:
        return Reader(game_info(self.game).module.Observation, {})

    def check(self, observation: Any, dictionary: Dictionary) -> None:
        self._reader.check_types(observation)
        rules_of(observation, game_info(self.game).rulesets)
        if not self.legal_actions(observation, dictionary):
            raise BadObservation("the observing player has no legal action; it must be to move")

    def legal_actions(self, observation: Any, dictionary: Dictionary) -> Sequence[object]:
        actions: Sequence[object] = game_info(self.game).module.legal_actions(
            observation, dictionary
        )
        return actions

    def simplest_action(self, observation: Any, dictionary: Dictionary) -> object:
        return self.legal_actions(observation, dictionary)[0]

    def advise(
        self, params: m.AdviseParams, observation: Any, dictionary: Dictionary, words: Dictionary
    ) -> Iterator[Any]:
        raise BadField("params.game", f"is {self.game}, which has no advice")


def adapter(game: GameInfo) -> SimpleNamespace:
    """Return `ADAPTER` for a game that has none of its own."""
    fields = plain_fields(game.rules.ruleset(game.rulesets[0]))
    view = msgspec.defstruct(
        f"{game.title}Rules",
        [(name, Any) for name in fields if name != "name"],
        bases=(RulesView,),
        frozen=True,
        kw_only=True,
        tag=game.name,
    )
    kind = type(game.title, (AnyGameAdapter,), {"game": game.name, "rules_type": view})
    return SimpleNamespace(ADAPTER=kind())


def engine(game: GameInfo) -> SimpleNamespace:
    """Return `TYPES`, the types of a game's JSON."""
    module = game.module
    return SimpleNamespace(TYPES=GameTypes(action=module.Action, observation=module.Observation))
