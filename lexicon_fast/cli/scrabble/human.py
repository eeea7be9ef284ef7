"""A human player of Scrabble."""

from __future__ import annotations

from typing import Final

from lexicon_fast.base import tile_text
from lexicon_fast.cli.scrabble.display import last_play, unseen_lines
from lexicon_fast.cli.tiles import human
from lexicon_fast.cli.tiles.display import legend
from lexicon_fast.cli.tiles.human import leaves, tile_values
from lexicon_fast.games.scrabble.observation import Observation
from lexicon_fast.games.scrabble.rules import Ruleset
from lexicon_fast.games.tiles.actions import ACCEPT, CHALLENGE, Action, Lay, action_of
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.laying import scored_play
from lexicon_fast.games.tiles.plays import Generator
from lexicon_fast.rows.painter import counted

_MOVES: Final = 10

_HELP: Final = """\
8d quiz        play from row 8, column D, across; d8 quiz goes down. Type the
               complete word, with the letters on the board. A letter that you do
               not have is your blank; in 8D QUIz it is the z: capitals are tiles,
               z a blank
exchange abc?  swap tiles with the bag; short: -abc?
pass           do nothing
try 8d quiz    show what a play would score
After an opponent's play: Enter accepts it, c challenges all its words.
Also: hint, moves (then type a number to play that line), board (or just Enter),
unseen, rack, shuffle, undo, rules, quit."""


class HumanPlayer(human.HumanPlayer):
    """Asks for actions in a game of Scrabble."""

    game = "scrabble"
    help = _HELP
    answers = "Enter, c, board, help"
    accept = ACCEPT
    challenge = CHALLENGE

    def challenged_words(self, observation: Observation) -> str:
        last = last_play(observation, self._dictionary.alphabet)
        return "" if last is None else tile_text.upper(", ".join(last.words))

    def head(self, observation: Observation) -> str:
        if observation.phase != "challenge":
            return super().head(observation)
        last = last_play(observation, self._dictionary.alphabet)
        return "" if last is None else f"{self._names[last.player]} has played"

    def unseen(self, observation: Observation) -> list[str]:
        board, width = self._board(observation), self._paint.width
        return unseen_lines(observation, board, self._names, self._paint, width)

    def tried(self, action: Lay, observation: Observation) -> str:
        play = scored_play(action, self._board(observation), observation.rules.layout)
        words = tile_text.upper(", ".join(play.words))
        return f"{play.action.at} {play.action.word} scores {counted(play.score, 'point')}: {words}"

    def moves(self, observation: Observation) -> list[tuple[Action, str]]:
        """Return the plays with the highest scores."""
        generator = Generator(self._dictionary, layout=observation.rules.layout, top=_MOVES)
        best = generator.plays(self._board(observation), observation.rack)
        return [
            (
                action := action_of(play),
                f"{counted(play.score, 'point')}, {leaves(action, observation.rack)}",
            )
            for play in best
        ]

    def _board(self, observation: Observation) -> Board:
        return Board.parse(observation.board, observation.rules.layout, self._dictionary.alphabet)


def rules_summary(rules: Ruleset) -> list[str]:
    """Summarize the rules, with the numbers of the ruleset."""
    layout = rules.layout
    start = "" if layout.start is None else f" The first play covers {layout.start}."
    if rules.strict:
        challenges = "Words that are not in the dictionary are rejected."
    else:
        challenges = (
            "You can play any word, but opponents can challenge it. If they are right, you take"
            " the tiles back and lose the turn. If they are wrong,"
            f" {_WRONG_CHALLENGE[rules.challenge]}."
        )
    return [
        f"Ruleset {rules.name}. The highest score wins; a blank (?) stands for any letter.",
        "On your turn, lay tiles in one row or column to form a word that touches the tiles on the"
        f" board; or exchange tiles, while the bag has {rules.exchange_from} or more; or"
        f" pass.{start}",
        f"Points: {tile_values(layout)}.",
        f"Squares: {legend(layout)}; they count for the tiles that are laid on them.",
        challenges,
        "The game ends when the bag is empty and a player has no tiles left: that player gains the"
        " points of the remaining tiles, and each opponent loses the points of the tiles they"
        f" hold. It also ends after {counted(rules.scoreless_turns, 'turn')} in a row without a"
        " point: then all lose the points of the tiles they hold.",
    ]


_WRONG_CHALLENGE: Final = {
    "rules": "the challenger loses the next turn",
    "double": "the challenger loses the next turn, which counts as one without a point",
    "single": "nothing happens",
    "five": "the play earns 5 more",
    "ten": "the play earns 10 more",
}
