"""Lexicon in the protocol."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

from msgspec import Raw

from lexicon_fast._native.lexicon.write_rows import write_jsonl
from lexicon_fast.base.errors import BadObservation, excerpt
from lexicon_fast.engine.game_adapter import GameAdapter, RulesView, decode_state, refuse_filter
from lexicon_fast.engine.referee import Referee
from lexicon_fast.games.lexicon import events as lexicon_events
from lexicon_fast.games.lexicon.actions import ACCEPT
from lexicon_fast.games.lexicon.laying import Cards
from lexicon_fast.games.lexicon.position import State, round_from
from lexicon_fast.games.lexicon.round import Round, draws, legal_actions
from lexicon_fast.games.lexicon.rules import MASTER
from lexicon_fast.games.lexicon.solver import ACTIONS, PlayFilter, Solver
from lexicon_fast.games.word_filter import WordFilter
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import wire
from lexicon_fast.protocol.methods import refuse_given

if TYPE_CHECKING:
    from lexicon_fast.base.rng import Seed
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.game import Game
    from lexicon_fast.games.lexicon.observation import Observation


class Rules(RulesView, frozen=True, kw_only=True, tag="lexicon"):
    """The rules of Lexicon."""

    #: Points of each card; `*` is the Master.
    points: Mapping[str, int]
    #: Number of cards of each letter in one pack.
    pack: Mapping[str, int]
    #: Two packs are used from this number of players.
    two_packs_from: int
    #: Cards dealt to each player.
    cards_each: int
    #: Most cards that one substitution may exchange; null: no limit.
    max_exchanged: int | None
    #: Whether a Master on the table may be exchanged for the letter it stands for, or the reverse.
    same_word_exchange: bool
    #: Points added for a successful challenge: to the challenger's and to the offender's score.
    right_challenger: int
    right_offender: int
    #: Points added to the challenger's score for a failed challenge.
    wrong_challenger: int
    #: A player with this score or more is out of the game.
    out_at: int
    #: How the stock is renewed: from the exposed pile without its top card, or from all of it.
    renewal: Literal["turn up", "under top"]
    #: The dealer of later rounds: the next player in turn, or the starter of the last round.
    later_dealer: Literal["rotation", "starter"]
    #: A round ends when no hand has become smaller in this number of turns of each player.
    guard: int
    #: Whether words that are not in the dictionary are refused at once, without challenges.
    strict: bool


class Lexicon(GameAdapter):
    """Connects Lexicon to the protocol."""

    game: ClassVar[str] = "lexicon"
    rules_type: ClassVar[type[RulesView]] = Rules
    filter_type: ClassVar[type[WordFilter]] = PlayFilter
    new_params: ClassVar[Sequence[str]] = ("rounds", "first_dealer")
    without_challenges: ClassVar[dict[str, bool | str] | None] = {"strict": True}

    def rules_view(self, ruleset: str | Mapping[str, Any] | None = None) -> Rules:
        rules = self.rules(ruleset)
        values = {name: getattr(rules, name) for name in Rules.__struct_fields__[1:]}
        values |= {"points": dict(rules.points), "pack": dict(rules.pack)}
        return Rules(ruleset=rules.name, **values)

    # Games

    def resume(
        self, position: bytes, params: m.GameNewParams, dictionary: Dictionary, seed: Seed
    ) -> Round:
        state = decode_state(position, State, dictionary)
        return round_from(state, dictionary, ruleset=self.rules(params.ruleset), seed=seed)

    def referee(self, game: Game | Round, names: Sequence[str] | None) -> Referee:
        if isinstance(game, Round):
            return Referee(self, game, game.seats, names, recorded=False)
        return super().referee(game, names)

    def visible_events(
        self, referee: Referee, events: Sequence[Any], player: int | None
    ) -> Iterator[Any]:
        return lexicon_events.visible_events(events, player)

    def spectator_view(self, observation: Observation) -> Observation:
        return lexicon_events.spectator_view(observation)

    # Positions

    def solve(self, params: m.SolveParams, dictionary: Dictionary) -> Iterator[bytes]:
        refuse_given(params, f"must be left out for {self.game}", "order")
        play_filter = self.play_filter(params.filter)
        if play_filter is not None:
            refuse_filter(play_filter.fault(dictionary.alphabet))
        solver = Solver(
            dictionary,
            ruleset=self.rules(params.ruleset),
            actions=ACTIONS if params.actions is None else params.actions,
            min_length=params.min_length,
            top=params.top,
            play_filter=play_filter,
        )
        return map(write_jsonl, solver.solve(_read_positions(params.positions, dictionary)))

    def plan(self, params: m.PlanParams, dictionary: Dictionary) -> Iterator[bytes]:
        from lexicon_fast.games.lexicon.plans import Planner

        planner = Planner(
            dictionary,
            ruleset=self.rules(params.ruleset),
            min_length=params.min_length,
            place="position",
            use_table=params.table,
            turns=params.turns,
        )
        return map(write_jsonl, planner.plan(_read_positions(params.positions, dictionary)))

    # Observations

    def legal_actions(self, observation: Observation, dictionary: Dictionary) -> Sequence[object]:
        cards = Cards.of(dictionary)
        if unknown := [card for card in observation.hand if card not in cards.rank]:
            raise BadObservation(
                f"hand {excerpt(observation.hand)}: {unknown[0]!r} is not a card; expected:"
                f" {cards.letters} in upper case, {MASTER} for the Master"
            )
        return legal_actions(observation, dictionary)

    def simplest_action(self, observation: Observation, dictionary: Dictionary) -> object:
        if observation.phase == "challenge":
            return ACCEPT
        return draws(observation.hand, observation.pile, observation.stock, dictionary)[0]


ADAPTER: Final = Lexicon()


def _read_positions(positions: Sequence[Raw], dictionary: Dictionary) -> Any:
    """Parse positions in one native call. Bad ones are reported in the rows of the answer."""
    from lexicon_fast._native.rows.read_rows import read_jsonl

    rows = b"\n".join(_json_row(bytes(position)) for position in positions)
    return read_jsonl(rows, 1, dictionary.alphabet, row_noun="position")[0]


def _json_row(position: bytes) -> bytes:
    """Return a position as a JSON object on one line."""
    if not position.startswith(b'"'):
        return position.replace(b"\n", b" ")
    hand, *table = wire.decode(position, "params.positions").split() or [""]
    return wire.encode({"hand": hand, "table": table})
