"""Many games of Scrabble at once, in arrays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lexicon_fast._native.vector.scrabble import ScrabbleGames
from lexicon_fast.base.arguments import checked_int
from lexicon_fast.bots.tiles.leaves import counts_by_code
from lexicon_fast.dictionary.dictionary import checked_dictionary
from lexicon_fast.games.scrabble.game import Game
from lexicon_fast.games.scrabble.rules import MAX_PLAYERS, MIN_PLAYERS, AnyRuleset
from lexicon_fast.games.scrabble.rules import ruleset as read_ruleset
from lexicon_fast.games.tiles.actions import PASS, Action, Exchange, Lay
from lexicon_fast.games.tiles.board import native_layout
from lexicon_fast.games.tiles.layouts import BLANK
from lexicon_fast.games.tiles.places import Place, column_name
from lexicon_fast.vector.base import MAX_GAMES, MAX_PLAYS, Shapes, Vector

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from lexicon_fast.dictionary import Dictionary

#: The kinds of moves, in the order of their actions.
KINDS: Final = ("play", "exchange", "pass")

#: The numbers of a ranked play, before the tiles left.
PLAY: Final = ("score", "lane", "square", "laid")


class ScrabbleVector(Vector):
    """Games of Scrabble in arrays. An episode is one game; its rewards are the final scores.

    A turn takes several steps of one player. The first chooses the kind of the move (`KINDS`); a
    pass is complete with it. For a play, the next steps choose a lane (a row for a word across, a
    column for a word down), the square of the lane where the word begins, and the tiles that are
    laid, in their order; letters on the board are skipped. For an exchange, they choose the tiles
    in alphabetical order, the blank last. `end` completes both. `ranges` has the actions of each
    purpose: "kind", "lane" (the rows, then the columns), "square" (of the lane), "letter" (a tile),
    "blank letter" (a blank laid as a letter), "blank" (to exchange), "end", and "play" (a ranked
    play). Their names are those kinds, "row 8", "column H", "square 3" (from 1), a letter (lower
    case for a blank), "?", "end" and "play 1". Masks contain only actions that lead to a legal
    move, and every legal action of `Game.legal_actions` has exactly one sequence.

    Two arrays are added to those of `Vector`: `scores`, int32 (games, players), the scores so far;
    and `winners`, bool (games, players), the winners after the step that ends an episode.

    plays: with a number from 1, one step lays one of so many best plays instead: those with the
    highest scores, in the order of `Game.legal_actions`, as the actions `ranges["play"]`. The array
    `plays` describes them. An exchange still takes several steps. All actions together are at most
    256.

    games: 1 to 2**20; players: 2 to 4; seed: an int (modulo 2**64), or None for a random seed;
    ruleset: see `scrabble.ruleset`. It is played with the challenge rule "void": words outside the
    dictionary cannot be played. arrays: your own arrays to use, by name.
    Player n modulo the number of players has the first turn of episode n.
    Raises TypeError, BadOption, BadLayout, BadAlphabet.

    >>> from lexicon_fast import Dictionary
    >>> from lexicon_fast.vector import ScrabbleVector
    >>> games = ScrabbleVector(Dictionary.from_words(["hat", "his", "at"]), games=2, seed=1)
    >>> [games.name_of(action) for action in games.legal(0)]
    ['play', 'exchange', 'pass']
    >>> games.step([0, 2])
    >>> [games.name_of(action) for action in games.legal(0)]
    ['row 8']
    """

    def __init__(
        self,
        dictionary: Dictionary,
        games: int = 256,
        *,
        players: int = 2,
        seed: int | None = None,
        ruleset: AnyRuleset = "standard",
        plays: int = 0,
        arrays: Mapping[str, NDArray[Any]] | None = None,
    ) -> None:
        self.dictionary: Final = checked_dictionary(dictionary)
        self.rules: Final = replace(read_ruleset(ruleset, dictionary.language), challenge="void")
        checked_int("games", games, 1, MAX_GAMES)
        checked_int("players", players, MIN_PLAYERS, MAX_PLAYERS)
        checked_int("plays", plays, 0, MAX_PLAYS)
        layout = self.rules.layout
        native = ScrabbleGames(
            dictionary.compiled,
            native_layout(layout, dictionary.alphabet),
            counts_by_code(layout, dictionary.alphabet),
            games,
            players,
            rack_size=layout.rack_size,
            exchange_from=self.rules.exchange_from,
            scoreless_turns=self.rules.scoreless_turns,
            plays=plays,
        )
        self._native = native
        self.scores: NDArray[np.int32]
        self.winners: NDArray[np.bool_]
        names = {
            "kind": KINDS,
            "lane": [
                *(f"row {number}" for number in range(1, layout.rows + 1)),
                *(f"column {column_name(column)}" for column in range(layout.columns)),
            ],
            "square": [
                f"square {number}" for number in range(1, max(layout.rows, layout.columns) + 1)
            ],
            "letter": dictionary.compiled.upper,
            "blank letter": dictionary.compiled.lower,
            "blank": [BLANK],
            "end": ["end"],
        }
        super().__init__(native, names, PLAY, seed, arrays)

    def _shapes(self) -> Shapes:
        shape = self._native.games, self._native.players
        return super()._shapes() | {"scores": (np.int32, shape), "winners": (np.bool_, shape)}

    def _use(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        self.scores = arrays["scores"]
        self.winners = arrays["winners"]
        self._native.use_scores(self.scores, self.winners.view(np.uint8))

    def state(self, game: int) -> Game:
        """Return a game before its current turn, as the referee plays it.

        It is dealt with the seed of the episode and replayed, so this takes milliseconds.
        Raises TypeError, BadOption.

        >>> from lexicon_fast import Dictionary
        >>> from lexicon_fast.vector import ScrabbleVector
        >>> games = ScrabbleVector(Dictionary.from_words(["hat", "his"]), games=1, seed=2)
        >>> games.step([2])
        >>> games.state(0).current_player(), games.state(0).events[-1].action
        (1, Pass())
        """
        checked_int("game", game, 0, len(self) - 1)
        seed, _, starter, taken = self._native.history(game)
        played = Game(
            self.dictionary, players=self.players, ruleset=self.rules, seed=seed, starter=starter
        )
        for move in self._moves(taken, played):
            played.apply(move)
        return played

    def _moves(self, taken: list[int], game: Game) -> Iterator[Action]:
        """Return the complete moves of a sequence of steps. game: changes with each."""
        steps = iter(taken)
        end, first_play = self.ranges["end"].start, self.ranges["play"].start
        for first in steps:
            if first >= first_play:
                yield game.legal_actions()[first - first_play]
                continue
            if KINDS[first] == "pass":
                yield PASS
                continue
            try:
                place = self._place(next(steps), next(steps)) if KINDS[first] == "play" else None
                tiles = ""
                while (step := next(steps)) != end:
                    tiles += self.name_of(step)
            except StopIteration:
                return
            if place is None:
                yield Exchange(tiles)
            else:
                yield Lay(str(place), _word(game, place, tiles))

    def _place(self, lane: int, square: int) -> Place:
        """Return where a word begins, from two steps."""
        number = lane - self.ranges["lane"].start
        start = square - self.ranges["square"].start
        rows = self.rules.layout.rows
        if number < rows:
            return Place(number, start, down=False)
        return Place(start, number - rows, down=True)


def _word(game: Game, place: Place, tiles: str) -> str:
    """Return the word that tiles form with those on the board, which are in parentheses."""
    layout, board = game.rules.layout, game.board
    rest = list(tiles)
    word = ""
    for row, column in place.squares(max(layout.rows, layout.columns)):
        on_board = board[row, column] if row < layout.rows and column < layout.columns else ""
        if on_board:
            word += f"({on_board})"
        elif rest:
            word += rest.pop(0)
        else:
            break
    return word.replace(")(", "")
