"""`lexicon-fast advise lexicon`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.cli import advise
from lexicon_fast.cli.advise import advise_options, run
from lexicon_fast.cli.lexicon.advice_rows import LexiconRows
from lexicon_fast.cli.options import (
    NUMBERS,
    RulesetJson,
    examples,
    ruleset_option,
    warn,
    words_option,
)
from lexicon_fast.errors import BadObservation

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterator

    from lexicon_fast.bots.lexicon.advice import Advice
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.observation import Observation

_MOST_OTHERS: Final = 7


@click.command(
    "lexicon",
    epilog=examples(
        "lexicon-fast advise lexicon 'CATDOGXYZ* mother hat l[u]rch' --exposed E",
        "lexicon-fast advise lexicon 'CATDOGX* hat' --exposed E --seen QZZ --others 7,10",
        "lexicon-fast advise lexicon -i position.json --seconds 5",
        "lexicon-fast advise lexicon -i positions.jsonl -o advice.jsonl --iterations 5000",
    ),
)
@words_option
@advise_options
@ruleset_option
@click.option("--exposed", metavar="CARD", help="The exposed card. [default: none]")
@click.option(
    "--seen", metavar="CARDS", help="Cards that are out of play: those under the exposed one."
)
@click.option(
    "--others",
    type=NUMBERS,
    help="Cards that the others hold, in turn order from your left. [default: one other with as"
    " many as the ruleset deals]",
)
@click.option("--scores", type=NUMBERS, help="Yours, and those of the others.")
@click.option(
    "--stock",
    type=click.IntRange(0),
    metavar="N",
    help="Cards in the stock. [default: all that are left]",
)
@click.pass_context
def command(
    ctx: click.Context,
    /,
    ruleset: RulesetJson,
    exposed: str | None,
    seen: str | None,
    others: tuple[int, ...] | None,
    scores: tuple[int, ...] | None,
    stock: int | None,
    **how: Any,
) -> int:
    """Advise on Lexicon positions: actions ranked by what is expected of them.

    A POSITION is a hand and the words on the table, as one argument: 'CATDOG* hat l[u]rch', where
    * or ? is the Master; the options tell the rest. Or it is the observation of a player, an object
    of JSON as the game's own call returns it; it tells all by itself. With neither POSITION nor
    -i, stdin is read: one position a line, or one object over several lines.

    Each action is played out to the end of the round, in many worlds that agree with what was
    seen. result: the points that the others are then left with, on average of them, less your own,
    with its 95% interval; first: you are out first; other: another is; risk: points that you are
    left with on average; turns: yours until you are out.

    On a terminal the advice is refined before your eyes until the time is up; Ctrl-C ends it.
    """
    if others is None:
        from lexicon_fast.games.lexicon.rules import ruleset as read

        others = (read(ruleset).cards_each,)
    adviser = _Adviser(ruleset, exposed or "", seen or "", others, scores, stock)
    adviser.check()
    return run(adviser, ctx, **how)


@dataclass(frozen=True, slots=True)
class _Adviser(advise.Adviser):
    """What the options say about a position that is typed."""

    ruleset: RulesetJson
    exposed: str
    seen: str
    others: tuple[int, ...]
    scores: tuple[int, ...] | None
    stock: int | None

    accepted = "accepted: an object, the observation of a player, or CATDOG* hat l[u]rch"
    typed = ("exposed", "seen", "others", "scores", "stock", "ruleset")

    def rows(self, dictionary: Dictionary) -> LexiconRows:
        return LexiconRows()

    def check(self) -> None:
        """Raises UsageError."""
        if not 1 <= len(self.others) <= _MOST_OTHERS or min(self.others) < 1:
            given = ",".join(map(str, self.others))
            raise click.UsageError(
                f"--others {given}; accepted: for each of 1 to {_MOST_OTHERS} others a number, 1"
                " or more"
            )
        if self.scores is not None and len(self.scores) != len(self.others) + 1:
            given = ",".join(map(str, self.scores))
            raise click.UsageError(
                f"--scores {given}; accepted: {len(self.others) + 1} numbers, yours the first"
            )
        if len(self.exposed) > 1:
            raise click.UsageError(f"--exposed {self.exposed}; accepted: one card")

    def advise(self, sees: Observation, dictionary: Dictionary, **limits: Any) -> Iterator[Advice]:
        from lexicon_fast.bots.lexicon.advice import advise

        return advise(sees, dictionary, **limits)

    def read(self, value: Any) -> Observation:
        from lexicon_fast.bots.lexicon.validation import read

        return read(value)

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
        sees = Observation(
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
        sees = self._enlarged(sees, seen_cards(sees, dictionary))
        check(sees, dictionary)
        if self.stock is None:
            left = unseen_cards(sees, dictionary).total() - sum(self.others)
            if left < 0:
                raise BadObservation(
                    f"others hold {sum(self.others)} cards, but only {left + sum(self.others)} are"
                    " unseen; accepted: as many at most"
                )
            sees = msgspec.structs.replace(sees, stock=left)
        return sees

    def _enlarged(self, sees: Observation, seen: Counter[str]) -> Observation:
        """The same with a pack that has what is seen: people may play with packs of their own."""
        import msgspec

        from lexicon_fast.bots.lexicon.validation import packs_of

        rules, packs = sees.rules, packs_of(sees)
        pack = {card: max(n, -(-seen[card] // packs)) for card, n in rules.pack.items()}
        more = [f"{seen[card]} {card}" for card, n in pack.items() if n > rules.pack[card]]
        if not more:
            return sees
        which = "the pack has" if packs == 1 else f"{packs} packs have"
        warn(f"{', '.join(more)}: more cards than {which}; taken as they are")
        return msgspec.structs.replace(sees, ruleset=replace(rules, pack=pack).to_json())
