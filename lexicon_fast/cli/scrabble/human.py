"""A person who plays Scrabble at the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.bots.scrabble.boards import board_of
from lexicon_fast.bots.tiles.actions import leave_of
from lexicon_fast.cli.painter import counted
from lexicon_fast.cli.scrabble.picture import last_play, picture, unseen_lines
from lexicon_fast.cli.tiles import human as tiles
from lexicon_fast.cli.tiles.board_picture import legend
from lexicon_fast.cli.tiles.human import told, values_told
from lexicon_fast.games.scrabble import notation
from lexicon_fast.games.tiles.actions import (
    ACCEPT,
    CHALLENGE,
    Accept,
    Action,
    Challenge,
    Lay,
    action_of,
)
from lexicon_fast.games.tiles.laying import scored_play
from lexicon_fast.games.tiles.plays import Generator

if TYPE_CHECKING:
    from lexicon_fast.cli.painter import Painter
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.scrabble.rules import Ruleset
    from lexicon_fast.games.tiles.board import Board

_MOVES: Final = 10
_HINTS: Final = 3
_HINT_SECONDS: Final = 1.0

_HELP: Final = """\
8d quiz        play from row 8, column D, across; d8 quiz goes down. Type all of the
               word, also letters that lie there. A letter that you do not have is
               your blank; in 8D QUIz it is the z: capitals are tiles, z a blank
exchange abc?  give tiles for others from the bag; short: -abc?
pass           do nothing
try 8d quiz    what a play would score
After a play by another: Enter accepts it, c challenges its words, all together.
Also: hint, moves (then a number plays that line), board (or just Enter), unseen,
rack, shuffle, rules, quit."""


class Person(tiles.Person):
    """Asks for actions in a game of Scrabble."""

    help = _HELP
    answers = "Enter, c, board, help"
    no_moves = "There is no word to lay: exchange tiles, or pass."
    no_undo = "A tile laid is a tile played: there is no undo in Scrabble."

    def question(self, observation: Observation) -> str:
        play = last_play(observation, self._dictionary.alphabet)
        return "" if play is None else ", ".join(word.upper() for word in play.words)

    def accept(self) -> Accept:
        return ACCEPT

    def challenge(self) -> Challenge:
        return CHALLENGE

    def parse(self, text: str, observation: Observation) -> Action:
        return notation.parse(text, observation, self._dictionary)

    def format(self, action: Action, observation: Observation) -> str:
        return notation.format(action, observation)

    def head(self, observation: Observation) -> str:
        if observation.phase != "challenge":
            return "Your turn"
        play = last_play(observation, self._dictionary.alphabet)
        return "" if play is None else f"{self._names[play.player]} has played"

    def drawn(self, observation: Observation, rack: str) -> list[str]:
        alphabet = self._dictionary.alphabet
        return picture(observation, self._names, alphabet, self._paint, rack=rack)

    def unseen(self, observation: Observation) -> list[str]:
        board, width = self._board(observation), self._paint.width
        return unseen_lines(observation, board, self._names, self._paint, width)

    def tried(self, action: Lay, observation: Observation) -> str:
        play = scored_play(action, self._board(observation), observation.rules.layout)
        words = ", ".join(word.upper() for word in play.words)
        return f"{play.action.at} {play.action.word} scores {counted(play.score, 'point')}: {words}"

    def rules(self, observation: Observation) -> list[str]:
        return rules_told(observation.rules, self._paint)

    def moves(self, observation: Observation) -> list[tuple[Action, str]]:
        """The plays that score most."""
        generator = Generator(self._dictionary, layout=observation.rules.layout, top=_MOVES)
        found: list[tuple[Action, str]] = []
        for play in generator.plays(self._board(observation), observation.rack):
            kept = leave_of(action_of(play), observation.rack)
            told = f"{counted(play.score, 'point')}, {f'leaves {kept}' if kept else 'no tile left'}"
            found.append((action_of(play), told))
        return found

    def hints(self, observation: Observation) -> list[tuple[Action, str]]:
        """The adviser's best few actions."""
        from lexicon_fast.bots.scrabble.advice import advise

        *_, advice = advise(observation, self._dictionary, seconds=_HINT_SECONDS)
        return [(row.action, row.why) for row in advice.ranked[:_HINTS]]

    def _board(self, observation: Observation) -> Board:
        return board_of(observation, observation.rules.layout, self._dictionary.alphabet)


def rules_told(rules: Ruleset, paint: Painter) -> list[str]:
    """The rules in short, with the numbers of the ruleset."""
    layout = rules.layout
    start = "" if layout.start is None else f" The first play covers {layout.start}."
    lines = [
        f"Ruleset {rules.name}. The highest score wins; a blank (?) stands for any letter.",
        f"A turn: lay tiles in one row or column for a word that touches those that lie there;"
        f" or exchange tiles, while the bag has {rules.exchange_from} or more; or pass.{start}",
        f"Points: {values_told(layout)}.",
        f"Squares: {legend(layout)}; they count for the tiles that are laid on them.",
        *_DOUBT[rules.challenge],
        "The game ends when the bag is empty and a player has no tiles left, who then gains what"
        f" the others hold, and they lose it; or after {counted(rules.scoreless_turns, 'turn')} in"
        " a row without a point, when all lose what they hold.",
    ]
    return told(lines, paint)


_MAY: Final = (
    "Any word may be laid, and the others may challenge it. If they are right, the tiles go back,"
    " and the turn is lost."
)
_DOUBT: Final = {
    "rules": [f"{_MAY} If they are wrong, who challenged loses the next turn."],
    "double": [
        f"{_MAY} If they are wrong, who challenged loses the next turn, which counts as one"
        " without a point."
    ],
    "single": [f"{_MAY} If they are wrong, nothing happens."],
    "five": [f"{_MAY} If they are wrong, the play earns 5 more."],
    "ten": [f"{_MAY} If they are wrong, the play earns 10 more."],
    "void": ["Words that are not in the dictionary are refused."],
}
