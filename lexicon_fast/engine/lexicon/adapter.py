"""The calls of Lexicon that need no table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec
from msgspec import Raw

from lexicon_fast.engine.game_adapter import GameAdapter
from lexicon_fast.engine.rulesets import rules_of
from lexicon_fast.errors import BadObservation
from lexicon_fast.games.lexicon.dealing import MAX_PLAYERS, MIN_PLAYERS
from lexicon_fast.games.lexicon.laying import Cards
from lexicon_fast.games.lexicon.legal import legal_actions
from lexicon_fast.games.lexicon.position import State, round_from
from lexicon_fast.games.lexicon.rules import MASTER, Ruleset, ruleset
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol.json import decoded, encode

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.engine.referee import Table
    from lexicon_fast.games.lexicon.game import Game
    from lexicon_fast.games.lexicon.observation import Observation
    from lexicon_fast.games.lexicon.round import Round

_PLAYERS: Final = 2

_STATE: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(State)


class Lexicon(GameAdapter):
    """Lexicon."""

    game: ClassVar[str] = "lexicon"
    players: ClassVar[tuple[int, int]] = (MIN_PLAYERS, MAX_PLAYERS)
    new_params: ClassVar[Sequence[str]] = ("rounds", "first_dealer")
    without_challenges: ClassVar[dict[str, bool | str] | None] = {"strict": True}

    def rules(self, given: str | Mapping[str, Any] | None) -> Ruleset:
        return rules_of(given, ruleset, "waddingtons")

    # Tables

    def begun(self, params: m.GameNewParams, dictionary: Dictionary, seed: int) -> Game:
        from lexicon_fast.games.lexicon.game import Game

        return Game(
            dictionary,
            players=_PLAYERS if params.players is None else params.players,
            ruleset=self.rules(params.ruleset),
            seed=seed,
            rounds=params.rounds,
            first_dealer=params.first_dealer,
        )

    def resumed(
        self, position: bytes, params: m.GameNewParams, dictionary: Dictionary, seed: int
    ) -> Round:
        state = decoded(position, "params.position", _STATE, State.__struct_fields__)
        return round_from(state, dictionary, ruleset=self.rules(params.ruleset), seed=seed)

    def table(self, game: Game | Round, names: Sequence[str] | None) -> Table:
        from lexicon_fast.engine.lexicon.referee import LexiconTable

        return LexiconTable(game, names)

    def records(self) -> Any:
        from lexicon_fast.games.lexicon import record

        return record

    # Positions

    def solve(self, params: m.SolveParams, dictionary: Dictionary) -> Iterator[bytes]:
        from lexicon_fast._native.lexicon.write_rows import write_jsonl
        from lexicon_fast.games.lexicon.solver import ACTIONS, Solver

        solver = Solver(
            dictionary,
            ruleset=self.rules(params.ruleset),
            actions=ACTIONS if params.actions is None else params.actions,
            min_length=params.min_length,
            top=params.top,
        )
        return map(write_jsonl, solver.solve(_positions(params.positions, dictionary)))

    def plan(self, params: m.PlanParams, dictionary: Dictionary) -> Iterator[bytes]:
        from lexicon_fast._native.lexicon.write_plans import write_plans_jsonl
        from lexicon_fast.games.lexicon.plans import Planner

        planner = Planner(
            dictionary,
            ruleset=self.rules(params.ruleset),
            min_length=params.min_length,
            place="position",
        )
        return map(write_plans_jsonl, planner.plan(_positions(params.positions, dictionary)))

    # Observations

    def read(self, value: Any) -> Observation:
        from lexicon_fast.bots.lexicon.validation import read

        return read(value)

    def check(self, observation: Observation, dictionary: Dictionary) -> None:
        from lexicon_fast.bots.lexicon.validation import check

        check(observation, dictionary)

    def legal_actions(self, observation: Observation, dictionary: Dictionary) -> Sequence[object]:
        cards = Cards.of(dictionary)
        if strange := [card for card in observation.hand if card not in cards.rank]:
            raise BadObservation(
                f"hand {observation.hand!r:.80}: {strange[0]!r} is no card; accepted:"
                f" {cards.accepted} in upper case, {MASTER} the Master"
            )
        return legal_actions(observation, dictionary)

    def adviser(self) -> Callable[..., Iterator[object]]:
        from lexicon_fast.bots.lexicon.advice import advise

        return advise


ADAPTER: Final = Lexicon()


def _positions(positions: Sequence[Raw], dictionary: Dictionary) -> Any:
    """Positions as the solver takes them; errors stand in the place of the bad ones."""
    from lexicon_fast._native.rows.read_rows import read_jsonl

    compiled = dictionary.compiled
    rows = b"\n".join(_row(bytes(position)) for position in positions)
    accepted = dictionary.alphabet.describe()
    found, _ = read_jsonl(rows, 1, compiled.upper, compiled.lower, accepted)
    for at, error in found.errors.items():
        found.errors[at] = "position " + error.removeprefix("line ")
    return found


def _row(position: bytes) -> bytes:
    """A position as an object of JSON in one line; a text may be one."""
    if not position.startswith(b'"'):
        return position.replace(b"\n", b" ")
    hand, *table = decoded(position, "params.positions").split() or [""]
    return encode({"hand": hand, "table": table})
