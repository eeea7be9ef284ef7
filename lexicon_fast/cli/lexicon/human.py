"""A human player of Lexicon."""

from __future__ import annotations

from typing import Final

from lexicon_fast.base import tile_text
from lexicon_fast.cli import human
from lexicon_fast.cli.lexicon import display
from lexicon_fast.games.lexicon.actions import ACCEPT, CHALLENGE, Action, action_of
from lexicon_fast.games.lexicon.observation import Observation
from lexicon_fast.games.lexicon.rules import Ruleset
from lexicon_fast.games.lexicon.solver import plays
from lexicon_fast.rows.painter import BOLD, counted

_MOVES: Final = 10

_HELP: Final = """\
hat                     form a word from your hand
hat>thatched            insert cards into a word on the table
larch>lurch             substitute cards of a word; the old ones go into your hand
2>that                  word 2 on the table becomes "that"
discard q take exposed  short: q e
discard q take blind    short: q b
h[a]t                   the Master stands for the a. Without brackets your Master is
                        laid instead of the cheapest card; hat! keeps it
After an opponent's play: Enter accepts it, c challenges it.
Also: hint, moves (then type a number to play that line), table, undo, rules, quit.
"form hint" forms the word hint."""


class HumanPlayer(human.HumanPlayer):
    """Asks for actions in a game of Lexicon."""

    game = "lexicon"
    help = _HELP
    no_moves = "You have no play: discard a card and draw one."
    answers = "Enter, c, table, help"
    accept = ACCEPT
    challenge = CHALLENGE

    def challenged_words(self, observation: Observation) -> str:
        return tile_text.upper(display.last_play(observation)[1])

    def command(self, text: str, observation: Observation) -> None:
        if text.lower() in ("table", "hand"):
            self.show(observation)
        else:
            super().command(text, observation)

    def picture(self, observation: Observation) -> list[str]:
        head = "your turn"
        if observation.phase == "challenge":
            player, _ = display.last_play(observation)
            head = f"{self._names[player or 0]} has played"
        lines = display.picture(observation, self._names, self._paint)
        return [self._paint(f"Round {observation.round}, {head}", BOLD), *lines]

    def moves(self, observation: Observation) -> list[tuple[Action, str]]:
        """Return the plays that leave the fewest points."""
        hand, table, rules = observation.hand, observation.table, observation.rules
        best = plays(hand, table, self._dictionary, ruleset=rules, top=_MOVES)
        return [
            (
                action_of(play),
                f"leaves {play.left}, {play.left_points}" if play.left else "goes out",
            )
            for play in best
        ]


def rules_summary(rules: Ruleset) -> list[str]:
    """Summarize the rules, with the numbers of the ruleset."""
    by_points: dict[int, str] = {}
    for card in rules.pack:
        by_points[rules.points[card]] = by_points.get(rules.points[card], "") + card
    values = ", ".join(
        f"{cards} {points}" for points, cards in sorted(by_points.items(), reverse=True)
    )
    most = rules.max_exchanged
    exchanged = "one or more cards" if most is None else counted(most, "card")
    same = (
        "A Master on the table can be exchanged for the letter it stands for, and back."
        if rules.same_word_exchange
        else "The word must change."
    )
    challenges = ["Words that are not in the dictionary are rejected."]
    if not rules.strict:
        right = _penalty(";", "the challenger", rules.right_challenger)
        right += _penalty(";", "the offender", rules.right_offender)
        challenges = [
            "You can play any word, but opponents can challenge it. If they are right, you take"
            f" the cards back and lose the turn{right}."
        ]
        if wrong := _penalty(",", "the challenger", rules.wrong_challenger):
            challenges.append(f"If they are wrong{wrong}.")
    return [
        f"Ruleset {rules.name}. Be the first to play all your cards; cards left in your hand count"
        " against you.",
        "On your turn, form a word; or insert cards into a word on the table, keeping its letters"
        f" in order; or swap {exchanged} of a word for your own; or discard a card and draw one."
        f" {same}",
        *challenges,
        f"Points: {values} (* is the Master). A player with {rules.out_at} points is out; the last"
        " one left wins.",
        f"A round also ends after {rules.guard} turns per player without any hand getting smaller.",
        "docs/lexicon.md compares the rulesets, rule by rule.",
    ]


def _penalty(mark: str, who: str, points: int) -> str:
    if not points:
        return ""
    change = f"{'up' if points > 0 else 'down'} by {counted(abs(points), 'point')}"
    return f"{mark} {who}'s score goes {change}"
