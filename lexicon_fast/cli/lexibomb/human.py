"""A person who plays Lexibomb at the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.bots.explanations import percent
from lexicon_fast.bots.lexibomb.bot import board_of, expected_plays, opened_of
from lexicon_fast.bots.tiles.actions import leave_of
from lexicon_fast.cli.lexibomb.minefield_picture import multipliers
from lexicon_fast.cli.lexibomb.picture import odds_lines, picture, unseen_lines
from lexicon_fast.cli.painter import counted
from lexicon_fast.cli.tiles import human as tiles
from lexicon_fast.cli.tiles.human import told, values_told
from lexicon_fast.errors import BadAction
from lexicon_fast.games.lexibomb import notation
from lexicon_fast.games.lexibomb.odds import Play, odds
from lexicon_fast.games.lexibomb.words import is_word
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.board import FREE_BLANK
from lexicon_fast.games.tiles.laying import checked_play
from lexicon_fast.games.tiles.scoring import values_by_square

if TYPE_CHECKING:
    from lexicon_fast.cli.painter import Painter
    from lexicon_fast.games.lexibomb.board import Board
    from lexicon_fast.games.lexibomb.events import Action
    from lexicon_fast.games.lexibomb.observation import Observation
    from lexicon_fast.games.lexibomb.rules import Ruleset
    from lexicon_fast.games.tiles.laying import CheckedPlay
    from lexicon_fast.games.tiles.scoring import FormedWord

_MOVES: Final = 10
#: On an empty board a word may lie in some hundred places, and is expected to score the same.
_LOOKED_AT: Final = 2000
_HINTS: Final = 3
_HINT_SECONDS: Final = 1.0

_HELP: Final = """\
8d quiz        play from row 8, column D, across; d8 quiz goes down. Type all of
               the word, also letters that lie there. A letter that you do not
               have is your blank; in 8D QUI_ it is the last tile
exchange abc_  give tiles for others from the bag; short: -abc_
pass           do nothing
odds           how likely a bomb is, square by square
try 8d quiz    what a play is expected to score, and how likely it hits a bomb
On the board: . is closed, 2 open with 2 bombs around, H2 a tile on such a
square, H* one on a bomb; where there are no colours, +H2 was just laid.
Also: hint, moves (then a number plays that line), board (or just Enter),
unseen, rack, shuffle, rules, quit."""


class Person(tiles.Person):
    """Asks for actions in a game of Lexibomb."""

    help = _HELP
    no_moves = "There is no word to lay: exchange tiles, or pass."
    no_undo = "A tile laid is a tile played: there is no undo in Lexibomb."

    def parse(self, text: str, observation: Observation) -> Action:
        return notation.parse(text, observation, self._dictionary)

    def format(self, action: Action, observation: Observation) -> str:
        return notation.format(action, observation)

    def command(self, text: str, observation: Observation) -> None:
        if text.lower() in ("odds", "o"):
            self.say(*odds_lines(observation, self._dictionary.alphabet, self._paint))
        else:
            super().command(text, observation)

    def head(self, observation: Observation) -> str:
        return "Your turn"

    def drawn(self, observation: Observation, rack: str) -> list[str]:
        alphabet = self._dictionary.alphabet
        return picture(observation, self._names, alphabet, self._paint, rack=rack)

    def unseen(self, observation: Observation) -> list[str]:
        board = board_of(observation, observation.rules, self._dictionary.alphabet)
        return unseen_lines(observation, board, self._paint, self._paint.width)

    def rules(self, observation: Observation) -> list[str]:
        return rules_told(observation.rules, self._paint)

    def tried(self, action: Lay, observation: Observation) -> str:
        rules = observation.rules
        board = board_of(observation, rules, self._dictionary.alphabet)
        play = checked_play(action, board, rules.layout)
        for formed in play.words:
            if not is_word(formed.word, self._dictionary):
                raise BadAction(
                    f"{formed.word!r} is not in the dictionary; accepted: words that are"
                )
        score, bomb = _expected(play, board, observation)
        words = ", ".join(formed.word.upper() for formed in play.words)
        return f"{play.action.at} {play.action.word}: {_told(score, bomb)}: {words}"

    def moves(self, observation: Observation) -> list[tuple[Action, str]]:
        """The plays of the highest expected score; those that differ only in their place once."""
        found: dict[tuple[str, float, float], tuple[Action, str]] = {}
        for play in expected_plays(observation, self._dictionary, _LOOKED_AT):
            action = Lay(play.at, play.word)
            left = leave_of(action, observation.rack)
            leaves = f"leaves {left}" if left else "no tile left"
            told = f"{_told(play.score, play.bomb)}, {leaves}"
            found.setdefault((play.word, play.score, play.bomb), (action, told))
        return list(found.values())[:_MOVES]

    def hints(self, observation: Observation) -> list[tuple[Action, str]]:
        """The adviser's best few actions."""
        from lexicon_fast.bots.lexibomb.advice import advise

        *_, advice = advise(observation, self._dictionary, seconds=_HINT_SECONDS)
        return [(row.action, row.why) for row in advice.ranked[:_HINTS]]


def _told(score: float, bomb: float) -> str:
    """What is expected of a play."""
    points = f"{score:.1f}".removesuffix(".0")
    points += " point" if points == "1" else " points"
    return f"{points} expected, a bomb in {percent(bomb)}" if bomb else f"{points}, no bomb"


def _expected(play: CheckedPlay, board: Board, observation: Observation) -> tuple[float, float]:
    """The expected score of a play, and the chance that it hits a bomb."""
    rules = observation.rules
    values = values_by_square(rules.layout, board.alphabet)
    new = dict(play.tiles)

    def lying(word: FormedWord) -> int:
        return sum(values[board.squares[square]] for square in word.squares if square not in new)

    # Each tile is in the main word, and perhaps in one across it.
    main, *across = play.words
    crossing = {square: lying(word) for word in across for square in word.squares if square in new}
    counted = Play(
        [divmod(square, board.columns) for square in new],
        [values[code] for code in new.values()],
        [crossing.get(square, -1) for square in new],
        lying(main),
        rules.layout.bonus[len(new)],
    )
    found = odds(opened_of(observation, rules), observation.bombs)
    [score] = found.scores([counted], rules.multipliers)
    return score.score, score.bomb


def rules_told(rules: Ruleset, paint: Painter) -> list[str]:
    """The rules in short, with the numbers of the ruleset."""
    lines = [
        f"Ruleset {rules.name}. The highest score wins; a blank (_) stands for no letter: each word"
        " through it needs some letter that makes it a word, now and later.",
        f"{counted(rules.bombs, 'bomb')} lie hidden, at most one in a square. A turn: lay tiles in"
        " one row or column for a word, at first anywhere, then touching those that lie there; or"
        f" exchange tiles, while the bag has {rules.exchange_from} or more; or pass. Words that are"
        " not in the dictionary are refused.",
        "Each new tile opens its square, which shows how many bombs lie around it; a 0 opens all"
        " squares around it, in turn.",
        f"Points: {values_told(rules.layout, FREE_BLANK)}.",
        f"New tiles multiply by the number on their square: {multipliers(rules)}, times the letter"
        " (L) or each word (W). A word with a new tile on a bomb earns nothing; the bonus is earned"
        " all the same. Later the square counts as a plain one.",
        "The game ends when the bag is empty and a player has no tiles left, or a player has had no"
        f" points in {counted(rules.zeros, 'turn')} in a row. Then all lose what they hold.",
    ]
    return told(lines, paint)
