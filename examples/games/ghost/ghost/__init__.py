"""Ghost: a letter game for two players or more.

In turn, players add a letter to the end of a fragment, which must be the beginning of a word.

- Whoever completes a word of at least four letters loses the round.
- Instead of adding a letter, a player may challenge the player before to name a word of at least
  four letters that begins with the fragment. If that player can, the challenger loses the round;
  if not, the challenged player does.
- Whoever loses a round gets the next letter of GHOST, and is out of the game with the last one. The
  player after the loser begins the next round. The last player in the game wins.

The rules are those of https://en.wikipedia.org/wiki/Ghost_(game), with two choices: a completed
word ends the round even if nobody notices, and nobody speaks after being out.
"""

from ghost.game import Action, Add, Challenge, Game, Name, Observation, legal_actions
from lexicon_fast.games.registry import GameInfo

__all__ = ["GAME", "Action", "Add", "Challenge", "Game", "Name", "Observation", "legal_actions"]

GAME = GameInfo("ghost", "Ghost", ("standard", "short"), package="ghost")
