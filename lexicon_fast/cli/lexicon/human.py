"""A person who plays Lexicon at the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.cli import human
from lexicon_fast.cli.lexicon import picture
from lexicon_fast.cli.lexicon.commentary import last_play
from lexicon_fast.cli.painter import BOLD, counted, folded
from lexicon_fast.games.lexicon import notation
from lexicon_fast.games.lexicon.actions import (
    ACCEPT,
    CHALLENGE,
    Accept,
    Action,
    Challenge,
    action_of,
)

if TYPE_CHECKING:
    from lexicon_fast.cli.painter import Painter
    from lexicon_fast.games.lexicon.observation import Observation
    from lexicon_fast.games.lexicon.rules import Ruleset

_MOVES: Final = 10
_HINTS: Final = 3
_HINT_SECONDS: Final = 1.0

_HELP: Final = """\
hat                     form a word from your hand
hat>thatched            insert cards into a word on the table
larch>lurch             exchange cards of a word; those taken out come into your hand
2>that                  word 2 on the table becomes "that"
discard q take exposed  short: q e
discard q take blind    short: q b
h[a]t                   the Master stands for the a. Without brackets your Master is laid, too,
                        for the cheapest card; hat! keeps it
After a play by another: Enter accepts it, c challenges it.
Also: hint, moves (then a number plays that line), table, rules, quit.
"form hint" forms the word hint."""


class Person(human.Person):
    """Asks for actions in a round of Lexicon."""

    help = _HELP
    answers = "Enter, c, table, help"
    no_moves = "There is no word to lay: discard a card, and take one."
    no_undo = "A card laid is a card played: there is no undo in Lexicon."

    def question(self, observation: Observation) -> str:
        return last_play(observation)[1].upper()

    def accept(self) -> Accept:
        return ACCEPT

    def challenge(self) -> Challenge:
        return CHALLENGE

    def parse(self, text: str, observation: Observation) -> Action:
        return notation.parse(text, observation, self._dictionary)

    def format(self, action: Action, observation: Observation) -> str:
        return notation.format(action, observation)

    def command(self, text: str, observation: Observation) -> None:
        if text.lower() in ("table", "hand"):
            self.show(observation)
        else:
            super().command(text, observation)

    def picture(self, observation: Observation) -> list[str]:
        head = f"Round {observation.round}, your turn"
        if observation.phase == "challenge":
            head = f"Round {observation.round}, {self._names[last_play(observation)[0]]} has played"
        drawn = picture.picture(observation, self._names, self._paint)
        return [self._paint(head, BOLD), *drawn]

    def rules(self, observation: Observation) -> list[str]:
        return rules_told(observation.rules, self._paint)

    def moves(self, observation: Observation) -> list[tuple[Action, str]]:
        """The plays that leave the fewest points."""
        from lexicon_fast.games.lexicon.solver import plays

        found = plays(
            observation.hand,
            observation.table,
            self._dictionary,
            ruleset=observation.rules,
            top=_MOVES,
        )
        return [
            (
                action_of(play),
                f"leaves {play.left}, {play.left_points}" if play.left else "goes out",
            )
            for play in found
        ]

    def hints(self, observation: Observation) -> list[tuple[Action, str]]:
        """The adviser's best few actions."""
        from lexicon_fast.bots.lexicon.advice import advise

        *_, advice = advise(observation, self._dictionary, seconds=_HINT_SECONDS)
        return [(row.action, row.why) for row in advice.ranked[:_HINTS]]


def rules_told(rules: Ruleset, paint: Painter) -> list[str]:
    """The rules in short, with the numbers of the ruleset."""
    by_points: dict[int, str] = {}
    for card in rules.pack:
        by_points[rules.points[card]] = by_points.get(rules.points[card], "") + card
    values = ", ".join(
        f"{cards_} {points}" for points, cards_ in sorted(by_points.items(), reverse=True)
    )
    most = rules.max_exchanged
    exchanged = "one or more cards" if most is None else counted(most, "card")
    same = (
        "A Master on the table may be exchanged for the letter it stands for, and back."
        if rules.same_word_exchange
        else "The word must become another one."
    )
    if rules.strict:
        doubt = ["Words that are not in the dictionary are refused."]
    else:
        right = _penalty("the challenger", rules.right_challenger)
        right += _penalty("the offender", rules.right_offender)
        wrong = _penalty("the challenger", rules.wrong_challenger)
        doubt = [
            "Any word may be laid, and the others may challenge it. If they are right, the cards go"
            f" back, and the turn is lost{right}.",
            *([f"If they are wrong{wrong}."] if wrong else []),
        ]
    lines = [
        f"Ruleset {rules.name}. Be the first to lay all your cards; what is left in a hand counts.",
        "A turn: form a word; or insert cards into a word on the table, keeping its letters in"
        f" order; or exchange {exchanged} of a word; or discard a card and take one. {same}",
        *doubt,
        f"Points: {values} (* is the Master). Out of the game at"
        f" {rules.out_at}; the last one left wins.",
        f"A round also ends after {rules.guard} turns a player in which no hand became smaller.",
        "docs/lexicon.md compares the rulesets, rule by rule.",
    ]
    return [piece for line in lines for piece in folded(line, paint.width)]


def _penalty(who: str, points: int) -> str:
    return f", {who} {points:+d}" if points else ""
