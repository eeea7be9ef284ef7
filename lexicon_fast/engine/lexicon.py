"""Lexicon, as the engine's protocol has it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec
from msgspec import Raw

from lexicon_fast import bots
from lexicon_fast.engine import messages as m
from lexicon_fast.engine.errors import BadField, bad_params
from lexicon_fast.engine.lexicon_rules import rules_of
from lexicon_fast.engine.tables import GameModule, Table
from lexicon_fast.errors import BadObservation
from lexicon_fast.games.lexicon.actions import Action
from lexicon_fast.games.lexicon.dealing import MAX_PLAYERS, MIN_PLAYERS
from lexicon_fast.games.lexicon.laying import Cards
from lexicon_fast.games.lexicon.legal import legal_actions
from lexicon_fast.games.lexicon.rules import MASTER, RULESETS

if TYPE_CHECKING:
    from lexicon_fast.bots import Bot
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.observation import Observation

_MOST_BOTS: Final = 64

_encode: Final = msgspec.json.Encoder().encode
_any = msgspec.json.Decoder().decode


class Lexicon(GameModule):
    """The calls that need no table."""

    game: ClassVar[str] = "lexicon"

    def __init__(self) -> None:
        self._of_thread = threading.local()

    def info(self) -> m.GameInfo:
        return m.GameInfo(
            game=self.game,
            players=(MIN_PLAYERS, MAX_PLAYERS),
            rulesets=list(RULESETS),
            bots=[_bot_info(name) for name in bots.names(self.game)],
        )

    def new(self, params: m.GameNewParams, dictionary: Dictionary, seed: int) -> Table:
        from lexicon_fast.engine.lexicon_tables import new

        return new(params, dictionary, seed)

    # Positions

    def solve(self, params: m.SolveParams, dictionary: Dictionary) -> Iterator[bytes]:
        from lexicon_fast._native.write_rows import write_jsonl
        from lexicon_fast.games.lexicon.solver import ACTIONS, Solver

        solver = Solver(
            dictionary,
            ruleset=rules_of(params.ruleset),
            actions=ACTIONS if params.actions is None else params.actions,
            min_length=params.min_length,
            top=params.top,
        )
        return map(write_jsonl, solver.solve(_positions(params.positions, dictionary)))

    def plan(self, params: m.PlanParams, dictionary: Dictionary) -> Iterator[bytes]:
        from lexicon_fast._native.write_plans import write_plans_jsonl
        from lexicon_fast.games.lexicon.plans import Planner

        planner = Planner(
            dictionary,
            ruleset=rules_of(params.ruleset),
            min_length=params.min_length,
            place="position",
        )
        return map(write_plans_jsonl, planner.plan(_positions(params.positions, dictionary)))

    # Observations

    def legal(self, observation: bytes, dictionary: Dictionary) -> Sequence[Action]:
        seen = _observation(observation)
        cards = Cards.of(dictionary)
        if strange := [card for card in seen.hand if card not in cards.rank]:
            raise BadObservation(
                f"hand {seen.hand!r:.80}: {strange[0]!r} is no card; accepted: {cards.accepted} in"
                f" upper case, {MASTER} the Master"
            )
        return legal_actions(seen, dictionary)

    def advise(
        self, params: m.AdviseParams, dictionary: Dictionary, words: Dictionary
    ) -> Iterator[object]:
        from lexicon_fast.bots.lexicon.advice import advise

        seconds = params.seconds
        if seconds is None and params.iterations is None:
            seconds = 86_400.0
        return advise(
            _observation(bytes(params.observation)),
            dictionary,
            seconds=seconds,
            iterations=params.iterations,
            words=None if words is dictionary else words,
            seed=params.seed,
        )

    def move(
        self, params: m.BotMoveParams, dictionary: Dictionary, ended: Callable[[], bool]
    ) -> Action:
        from lexicon_fast.bots.lexicon.given import check

        observation = _observation(bytes(params.observation))
        bot = self._bot(params, dictionary)
        check(observation, dictionary)
        choice: Action = _heeding(bot, ended).choose(observation, params.seed)
        return choice

    def _bot(self, params: m.BotMoveParams, dictionary: Dictionary) -> Bot:
        try:
            made, _ = bots.parse(params.bot, self.game)
        except OverflowError:
            raise BadField("params.bot", "a number of it is beyond all bounds") from None
        options = dict(params.options)
        for name, value in options.items():
            if type(value) is int and abs(value) >= 1 << 63:
                raise BadField("params.options", f"{name:.60} is a number beyond 64 bits")
        known = {option.name for option in made.options}
        for limit in ("seconds", "iterations"):
            value = getattr(params, limit)
            if value is not None and limit in known:
                options[limit] = value
        # Bots keep what they have worked out of rulesets and words; not all may be shared.
        kept: dict[Any, Bot] = self._of_thread.__dict__
        key = (id(dictionary), params.bot, *sorted(options.items()))
        bot = kept.get(key)
        if bot is None or bot.dictionary is not dictionary:
            if len(kept) >= _MOST_BOTS:
                kept.clear()
            bot = kept[key] = bots.bot(params.bot, dictionary, self.game, **options)
        return bot


def _heeding(bot: Bot, ended: Callable[[], bool]) -> Bot:
    """A bot that chooses by what it knows so far once it has `ended`."""
    from lexicon_fast.bots.lexicon.expert import Expert

    if not isinstance(bot, Expert):
        return bot

    class Heeding(Expert):
        def __init__(self, expert: Expert) -> None:
            self.__dict__.update(expert.__dict__)

        def _counted(self) -> Callable[[int], float]:
            spent = super()._counted()
            return lambda done: 1.0 if ended() else spent(done)

        def _timed(self, seconds: float) -> Callable[[int], float]:
            spent = super()._timed(seconds)
            return lambda done: 1.0 if ended() else spent(done)

    return Heeding(bot)


def _bot_info(name: str) -> m.BotInfo:
    made = bots.bot_class(name)
    about = " ".join((made.__doc__ or "").split("\n\n")[0].split())
    return m.BotInfo(
        name=name,
        about=about,
        options=[
            m.OptionInfo(
                name=option.name,
                type=option.type,
                default=option.default,
                help=option.help,
                low=option.low,
                high=option.high,
                choices=list(option.choices),
            )
            for option in made.options
        ],
    )


def _observation(raw: bytes) -> Observation:
    """Raises BadObservation."""
    from lexicon_fast.bots.lexicon.given import read

    return read(_decoded(raw, "params.observation"))


def _decoded(raw: bytes, where: str) -> Any:
    """What JSON says that was passed over so far. Raises BadField."""
    try:
        return _any(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise bad_params(error, (), where) from None


def _positions(positions: Sequence[Raw], dictionary: Dictionary) -> Any:
    """Positions as the solver takes them; errors stand in the place of the bad ones."""
    from lexicon_fast._native.read_rows import read_jsonl

    compiled = dictionary.compiled
    rows = b"\n".join(_row(bytes(position)) for position in positions)
    accepted = dictionary.alphabet.describe()
    found, _ = read_jsonl(rows, 1, compiled.upper, compiled.lower, accepted)
    for at, error in found.errors.items():
        found.errors[at] = "position " + error.removeprefix("line ")
    return found


def _row(position: bytes) -> bytes:
    """A position as an object of JSON; a text may be one."""
    if not position.startswith(b'"'):
        return position
    hand, *table = _decoded(position, "params.positions").split() or [""]
    return _encode({"hand": hand, "table": table})
