"""`lexicon-fast advise lexibomb`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import click

from lexicon_fast.cli import advise
from lexicon_fast.cli.advise import advise_options, run
from lexicon_fast.cli.lexibomb.advice_rows import LexibombRows
from lexicon_fast.cli.lexibomb.rules import rules_of, rules_options, words_option
from lexicon_fast.cli.options import RulesetJson, examples
from lexicon_fast.errors import BadObservation, BadPosition

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lexicon_fast.bots.lexibomb.advice import Advice
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.observation import Observation
    from lexicon_fast.games.lexibomb.rules import Ruleset


@click.command(
    "lexibomb",
    epilog=examples(
        "lexicon-fast advise lexibomb -i examples/lexibomb.jsonl --format text",
        "lexicon-fast advise lexibomb -i observation.json --seconds 3",
    ),
)
@words_option
@advise_options
@rules_options
@click.pass_context
def command(
    ctx: click.Context,
    /,
    words: str,
    ruleset: RulesetJson,
    bombs: int | None,
    exchange_from: int | None,
    zeros: int | None,
    **how: Any,
) -> int:
    """Advise on Lexibomb positions: actions ranked by what is expected of them.

    A POSITION is an object of JSON: a position as for `lexibomb plays`, in a game of two whose
    scores are equal, or the observation of a player, as the game's own call returns it. With
    neither POSITION nor -i, stdin is read: one object a line, or one over several lines.

    The best actions by expected score and leave (the tiles kept) are played on in many worlds that
    agree with what was seen: bombs, racks, the bag. score: what the action earns on average; bomb:
    how likely it hits one; equity: your points less the others' from here on, on average, with its
    95% interval; win: how often you win.

    On a terminal the advice is refined before your eyes until the time is up; Ctrl-C ends it.
    """
    rules = rules_of(ruleset, bombs, exchange_from, zeros)
    return run(_Adviser(rules), ctx, words=words, **how)


@dataclass(frozen=True, slots=True)
class _Adviser(advise.Adviser):
    """ruleset: of positions that are no observations."""

    ruleset: Ruleset

    accepted = "accepted: an object, a position as for `lexibomb plays` or an observation"
    typed = ("ruleset", "bombs", "exchange_from", "zeros")

    def rows(self, dictionary: Dictionary) -> LexibombRows:
        return LexibombRows(dictionary.alphabet)

    def advise(self, sees: Observation, dictionary: Dictionary, **limits: Any) -> Iterator[Advice]:
        from lexicon_fast.bots.lexibomb.advice import advise

        return advise(sees, dictionary, **limits)

    def read(self, value: Any) -> Observation:
        from lexicon_fast.bots.lexibomb.validation import read

        return read(value)

    def text_in(self, value: dict[str, Any]) -> str | None:
        """A position; an observation says whose it is."""
        if "player" in value or "rack" not in value:
            return None
        import msgspec

        return msgspec.json.encode(value).decode()

    def observation(self, text: str, dictionary: Dictionary) -> Observation:
        if not text.startswith("{"):
            raise BadObservation(f"{text.strip()!r:.60}; {self.accepted}")
        import msgspec

        from lexicon_fast.games.lexibomb.position import State, game_from
        from lexicon_fast.rows.lexibomb_rows import position_of

        fields = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
        position = position_of(fields, self.ruleset)
        if not position.rack:
            raise BadPosition("the rack of who is to move is empty; accepted: its tiles")
        rules = self.ruleset
        if position.bombs is not None:
            rules = replace(rules, bombs=position.bombs)
        state = State((position.rack, ""), tuple(position.board), tuple(position.opened))
        return game_from(state, dictionary, ruleset=rules).observation(0)
