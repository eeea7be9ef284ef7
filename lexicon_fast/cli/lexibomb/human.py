"""A human player of Lexibomb."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.base import tile_text
from lexicon_fast.base.errors import BadAction
from lexicon_fast.bots.lexibomb.bot import expected_plays
from lexicon_fast.bots.lexibomb.explanations import expectation, is_certain
from lexicon_fast.bots.tiles.validation import included_actions
from lexicon_fast.cli.lexibomb.display import multipliers, odds_lines
from lexicon_fast.cli.tiles import human
from lexicon_fast.cli.tiles.display import unseen_lines
from lexicon_fast.cli.tiles.human import leaves, tile_values
from lexicon_fast.games.lexibomb.board import Board
from lexicon_fast.games.lexibomb.rules import Ruleset, is_word
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.board import FREE_BLANK
from lexicon_fast.games.tiles.laying import checked_play
from lexicon_fast.rows.painter import counted

if TYPE_CHECKING:
    from lexicon_fast.games.lexibomb.observation import Action, Observation

_MOVES: Final = 10
#: Plays to search for moves: on an empty board, a word has hundreds of equal places.
_SEARCHED: Final = 2000

_HELP: Final = """\
8d quiz        play from row 8, column D, across; d8 quiz goes down. Type the
               complete word, with the letters on the board. A letter that you do
               not have is your blank; in 8D QUI_ it is the last tile
exchange abc_  swap tiles with the bag; short: -abc_
pass           do nothing
odds           show the chance of a bomb for each square
try 8d quiz    show the expected score of a play, and its chance of hitting a bomb
On the board: . is closed, 2 is open with 2 bombs around it, H2 a tile on such a
square, H* a tile on a bomb; without colours, +H2 was just laid.
Also: hint, moves (then type a number to play that line), board (or just Enter),
unseen, rack, shuffle, undo, rules, quit."""


class HumanPlayer(human.HumanPlayer):
    """Asks for actions in a game of Lexibomb."""

    game = "lexibomb"
    help = _HELP

    def command(self, text: str, observation: Observation) -> None:
        if text.lower() in ("odds", "o"):
            self.say(*odds_lines(observation, self._dictionary.alphabet, self._paint))
        else:
            super().command(text, observation)

    def unseen(self, observation: Observation) -> list[str]:
        board = Board.parse(observation.board, observation.rules.layout, self._dictionary.alphabet)
        return unseen_lines(observation, board, self._paint, self._paint.width)

    def tried(self, action: Lay, observation: Observation) -> str:
        rules = observation.rules
        board = Board.parse(observation.board, rules.layout, self._dictionary.alphabet)
        play = checked_play(action, board, rules.layout)
        for formed in play.words:
            if not is_word(formed.word, self._dictionary):
                raise BadAction(f"{tile_text.upper(formed.word)} is not in the dictionary")
        (listed,) = included_actions([action], observation, self._dictionary, Board)
        plays = expected_plays(observation, self._dictionary)
        _, _, score, bomb = next(each for each in plays if Lay(each.at, each.word) == listed)
        certain = is_certain(play.action, bomb, observation)
        shown = expectation(score, bomb, certain=certain)
        words = ", ".join(tile_text.upper(formed.word) for formed in play.words)
        return f"{play.action.at} {play.action.word}: {shown}: {words}"

    def moves(self, observation: Observation) -> list[tuple[Action, str]]:
        """Return the plays with the highest expected scores, each word in its first place only."""
        moves: dict[tuple[str, float, float], tuple[Action, str]] = {}
        for play in expected_plays(observation, self._dictionary, _SEARCHED):
            key = play.word, play.score, play.bomb
            if key in moves:
                continue
            action = Lay(play.at, play.word)
            certain = is_certain(action, play.bomb, observation)
            effect = expectation(play.score, play.bomb, certain=certain)
            moves[key] = action, f"{effect}, {leaves(action, observation.rack)}"
        return list(moves.values())[:_MOVES]


def rules_summary(rules: Ruleset) -> list[str]:
    """Summarize the rules, with the numbers of the ruleset."""
    return [
        f"Ruleset {rules.name}. The highest score wins; a blank (_) stands for no letter: each word"
        " through it must be a word with some letter in its place, now and later.",
        f"{counted(rules.bombs, 'bomb')} are hidden, at most one in a square. On your turn, lay"
        " tiles in one row or column to form a word, at first anywhere, later touching the tiles"
        f" on the board; or exchange tiles, while the bag has {rules.exchange_from} or more; or"
        " pass. Words that are not in the dictionary are rejected.",
        "Each new tile opens its square, which shows the number of bombs around it; a 0 opens all"
        " squares around it, in turn.",
        f"Points: {tile_values(rules.layout, FREE_BLANK)}.",
        f"New tiles multiply by the number on their square: {multipliers(rules)}, times the letter"
        " (L) or each word (W). A word with a new tile on a bomb earns nothing, but the bonus still"
        " counts. Later the square counts as a plain one.",
        "The game ends when the bag is empty and a player has no tiles left, or a player has had no"
        f" points in {counted(rules.zeros, 'turn')} in a row. Then all lose the points of the tiles"
        " they hold.",
    ]
