"""The protocol's part of games that have none of their own, from their rules and bots."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import msgspec

from lexicon_fast.base.errors import BadObservation
from lexicon_fast.bots.validation import Reader
from lexicon_fast.engine.game_adapter import GameAdapter, RulesView
from lexicon_fast.games.registry import GameInfo, game_info
from lexicon_fast.games.rulesets import plain_fields
from lexicon_fast.protocol.game_types import GameTypes
from lexicon_fast.protocol.methods import BadField

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.protocol import messages as m


class AnyGameAdapter(GameAdapter):
    """Connects a game without validation and advice of its own to the protocol."""

    def rules_view(self, ruleset: Any = None) -> RulesView:
        values = plain_fields(self.rules(ruleset))
        return self.rules_type(ruleset=values.pop("name"), **values)

    @property
    def _reader(self) -> Reader[Any]:
        return Reader(game_info(self.game).module.Observation, {})

    def read_observation(self, value: Any) -> Any:
        return self._reader.read(value)

    def check(self, observation: Any, dictionary: Dictionary) -> None:
        self._reader.rules_of(observation, game_info(self.game).rulesets)
        if not self.legal_actions(observation, dictionary):
            raise BadObservation("the observing player has no legal action; it must be to move")

    def advise(
        self, params: m.AdviseParams, observation: Any, dictionary: Dictionary, words: Dictionary
    ) -> Iterator[Any]:
        raise BadField("params.game", f"is {self.game}, which has no advice")


def adapter(game: GameInfo) -> SimpleNamespace:
    """Return `ADAPTER`."""
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
