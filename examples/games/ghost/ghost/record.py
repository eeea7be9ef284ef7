"""Records of games: see `lexicon_fast.games.record` for the format."""

from ghost.game import AnyEvent, Game, Setup, Turn
from lexicon_fast.games.record import Records

RECORDS: Records[AnyEvent, Setup, Game] = Records(
    "ghost",
    AnyEvent,
    Setup,
    Turn,
    lambda setup, words: Game(words, players=setup.players, ruleset=setup.ruleset, seed=setup.seed),
)
