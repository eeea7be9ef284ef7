"""`lexicon-fast advise lexicon`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.base.errors import BadObservation
from lexicon_fast.cli import advise
from lexicon_fast.cli.advice_rows import AdviceRows
from lexicon_fast.cli.advise import AdviseOptions, advise_options, run
from lexicon_fast.cli.groups import Command
from lexicon_fast.cli.lexicon.picture import picture
from lexicon_fast.cli.options import (
    NUMBERS,
    RulesetJson,
    examples,
    ruleset_option,
    warn,
    words_option,
)

if TYPE_CHECKING:
    from collections import Counter

    from lexicon_fast.bots.lexicon.advice_types import Advice
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.observation import Observation
    from lexicon_fast.rows.painter import Painter

_MOST_OTHERS: Final = 7


@click.command(
    "lexicon",
    cls=Command,
    epilog=examples(
        "lexicon-fast advise lexicon 'ADGIOSX mother hat l[u]rch' --exposed E",
        "lexicon-fast advise lexicon 'CATDOGX* hat' --exposed E --seen QZZ --others 7,10",
        "lexicon-fast advise lexicon -i position.json --seconds 5",
        "lexicon-fast advise lexicon -i positions.jsonl -o advice.jsonl --iterations 5000",
    ),
)
@words_option
@advise_options
@ruleset_option
@click.option("--exposed", metavar="CARD", help="Exposed card. [default: none]")
@click.option(
    "--seen",
    metavar="CARDS",
    help="Known cards out of play: the ones under the exposed card.",
)
@click.option(
    "--others",
    type=NUMBERS,
    help="Number of cards in each opponent's hand, in turn order from your left. [default: one"
    " opponent, with as many cards as the ruleset deals]",
)
@click.option("--scores", type=NUMBERS, help="Your score, then your opponents' scores.")
@click.option(
    "--stock",
    type=click.IntRange(0),
    metavar="N",
    help="Number of cards in the stock. [default: all remaining cards]",
)
def command(
    ruleset: RulesetJson,
    exposed: str | None,
    seen: str | None,
    others: tuple[int, ...] | None,
    scores: tuple[int, ...] | None,
    stock: int | None,
    **options: Any,
) -> int:
    """Advise on Lexicon positions: rank the actions by simulation.

    A POSITION is a hand and the words on the table, as one argument: 'CATDOG* hat l[u]rch', where *
    or ? is the Master; options describe the rest. It can also be a player's observation, a complete
    JSON object as `Game.observation` returns it. With neither POSITION nor -i, stdin is read: one
    position per line, or one object over several lines.

    Each action is simulated to the end of the round, with hands and stocks that agree with
    everything the player knows. result: average points left in your opponents' hands minus the
    points left in yours, with a 95% interval; first: how often you go out first; other: how often
    an opponent does; risk: average points left in your hand; turns: average turns until you go out.

    On a terminal the advice is refined until the time is up; Ctrl-C stops.
    """
    if others is None:
        from lexicon_fast.games.lexicon.rules import ruleset as read

        others = (read(ruleset).cards_each,)
    adviser = _Adviser(ruleset, exposed or "", seen or "", others, scores, stock)
    adviser.check()
    return run(adviser, AdviseOptions(**options))


@dataclass(frozen=True, slots=True)
class _Adviser(advise.Adviser):
    """Advice on Lexicon. The fields complete typed positions."""

    ruleset: RulesetJson
    exposed: str
    seen: str
    others: tuple[int, ...]
    scores: tuple[int, ...] | None
    stock: int | None

    game = "lexicon"
    expected = "a position like CATDOG* hat l[u]rch, or an object: a player's observation"
    typed = ("exposed", "seen", "others", "scores", "stock", "ruleset")

    def check(self) -> None:
        """Raise UsageError for values that no position has."""
        if not 1 <= len(self.others) <= _MOST_OTHERS or min(self.others) < 1:
            others = ",".join(map(str, self.others))
            raise click.UsageError(
                f"--others {others} must be 1 to {_MOST_OTHERS} numbers, each 1 or more"
            )
        if self.scores is not None and len(self.scores) != len(self.others) + 1:
            scores = ",".join(map(str, self.scores))
            raise click.UsageError(
                f"--scores {scores} must be {len(self.others) + 1} numbers, yours first"
            )
        if len(self.exposed) > 1:
            raise click.UsageError(f"--exposed {self.exposed} must be one card")

    def observation(self, text: str, dictionary: Dictionary) -> Observation:
        import msgspec

        from lexicon_fast.bots.lexicon.beliefs import unseen_cards
        from lexicon_fast.bots.lexicon.validation import check, seen_cards
        from lexicon_fast.games.lexicon.laying import Cards
        from lexicon_fast.games.lexicon.observation import Observation

        compiled = dictionary.compiled
        upper = str.maketrans(compiled.lower + "?", compiled.upper + "*")
        lower = str.maketrans(compiled.upper, compiled.lower)
        hand, *table = text.split()
        rank = Cards.of(dictionary).rank
        hand = "".join(sorted(hand.translate(upper), key=lambda card: rank.get(card, -1)))
        observation = Observation(
            player=0,
            hand=hand,
            table=tuple(word.translate(lower) for word in table),
            pile=self.exposed.translate(upper),
            seen=self.seen.translate(upper),
            hand_sizes=(len(hand), *self.others),
            scores=self.scores or (),
            stock=1 if self.stock is None else self.stock,
            to_move=0,
            dealer=-1,
            ruleset=self.ruleset,
        )
        observation = self._with_large_pack(observation, seen_cards(observation, dictionary))
        check(observation, dictionary)
        if self.stock is None:
            unseen, others = unseen_cards(observation, dictionary).total(), sum(self.others)
            if others > unseen:
                raise BadObservation(
                    f"--others adds up to {others}, but only {unseen} cards are unseen"
                )
            observation = msgspec.structs.replace(observation, stock=unseen - others)
        return observation

    def _with_large_pack(self, observation: Observation, seen: Counter[str]) -> Observation:
        """Enlarge the pack if needed: people play with packs that are not in the ruleset."""
        import msgspec

        from lexicon_fast.bots.lexicon.validation import packs_of

        rules, packs = observation.rules, packs_of(observation)
        pack = {card: max(n, -(-seen[card] // packs)) for card, n in rules.pack.items()}
        more = [f"{seen[card]} {card}" for card, n in pack.items() if n > rules.pack[card]]
        if not more:
            return observation
        which = "the pack has" if packs == 1 else f"{packs} packs have"
        warn(f"{', '.join(more)}: more cards than {which}; the pack is enlarged")
        return msgspec.structs.replace(observation, ruleset=replace(rules, pack=pack).to_json())


class Rows(AdviceRows):
    """The values of advice on Lexicon."""

    game = "lexicon"
    head = ("", "action", "result", "", "first", "other", "risk", "turns")
    fields = ("gain", "margin", "win", "lose", "points", "turns", "playouts")
    decimals = {"gain": 3, "margin": 3, "points": 3, "turns": 3, "win": 4, "lose": 4}  # noqa: RUF012
    value = "gain"

    def summary(self, advice: Advice) -> dict[str, Any]:
        fields: dict[str, Any] = {"player": advice.player}
        if advice.word is not None:
            fields |= {"word": advice.word, "known": advice.known, "certain": advice.certain}
        return fields | {"playouts": advice.playouts}

    def picture(self, observation: Observation, paint: Painter) -> list[str]:
        names = self.names(observation.player, len(observation.hand_sizes))
        return picture(observation, names, paint)

    def cells(self, row: Any) -> tuple[str, ...]:
        from lexicon_fast.base.text import percent

        turns = "-" if row.turns is None else f"{row.turns:.1f}"
        first, other = percent(row.win), percent(row.lose)
        return *self.value_cells(row), first, other, f"{row.points:.1f}", turns

    def explains_all(self, advice: Advice) -> bool:
        return advice.word is not None
