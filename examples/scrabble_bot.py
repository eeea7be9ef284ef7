"""A bot that plays a game of Scrabble through the engine: what bot.py is for Lexicon.

    python scrabble_bot.py [--seed N] [--players N] [--against BOT] [--advice S] [-- ENGINE...]

It has seat 0; a bot of the engine has the others. ENGINE is the command that starts one, by
default `lexicon-fast engine`.
"""

import argparse
import re
from typing import Any

from lexicon_fast.client import Engine, Game
from lexicon_fast.games.scrabble import Accept, Action, Challenge, Exchange, Lay, Observation, Pass

ME = 0

#: What tiles are worth on the rack, in points; all others nothing.
KEEP = {"?": 25, "S": 8, "Z": 4, "X": 3, "E": 2, "R": 1, "U": -3, "W": -3, "V": -5, "Q": -6}


def worth(rack: str) -> float:
    """What it is worth to keep these tiles: some are good, and no two of them alike."""
    alike = len(rack) - len(set(rack))
    vowels = sum(rack.count(vowel) for vowel in "AEIOU")
    return sum(KEEP.get(tile, 0) for tile in rack) - 3 * alike - abs(2 * vowels - len(rack))


def left(rack: str, word: str) -> str:
    """The tiles of a rack that a play does not lay."""
    for tile in re.sub(r"\(.*?\)", "", word):  # in parentheses: lay there before
        rack = rack.replace("?" if tile.islower() else tile, "", 1)
    return rack


def choose(engine: Engine, observation: Observation) -> Action:
    """What to do in this position: the idea of this bot. Put your own here."""
    if observation.phase == "challenge":
        # Somebody has laid a word, the last one so far. Does the dictionary have it?
        plays = [turn.action for turn in observation.history if isinstance(turn.action, Lay)]
        known = engine.check([re.sub(r"[()]", "", plays[-1].word)])
        return Accept() if known[0] else Challenge()

    # The plays that score most; the points are what `game.legal` does not tell.
    board = "/".join(observation.board or ["." * 15] * 15)
    (found,) = engine.solve([f"{board} {observation.rack}/ 0/0 0"], game="scrabble", top=50)
    late = observation.bag < 7  # then only points count
    rack = observation.rack

    def value(play: Any) -> float:
        return float(play.score + (0 if late else worth(left(rack, play.word))))

    best = max(found.plays, key=value, default=None)
    # Or other tiles: keep those that are worth something by themselves.
    kept = "".join(sorted({tile for tile in rack if KEEP.get(tile, 0) > 0}))
    if not late and (best is None or value(best) < worth(kept)):
        given = rack
        for tile in kept:
            given = given.replace(tile, "", 1)
        return Exchange(given)
    return Pass() if best is None else Lay(best.at, best.word)


def advised(game: Game, seconds: float) -> Action:
    """What the engine advises: actions ranked by play-outs, better the longer it thinks."""
    with game.advise(ME, seconds=seconds) as advising:
        *_, advice = advising
    print(f"  advice: {advice.ranked[0].why}")
    action: Action = advice.ranked[0].action
    return action


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays a game of Scrabble against the engine.")
    parser.add_argument("--seed", type=int, help="decides how the tiles lie")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--against", default="greedy", help="greedy, static, sim")
    parser.add_argument("--advice", type=float, metavar="SECONDS", help="think so long a turn")
    parser.add_argument("engine", nargs="*", help="a command, after --")
    options = parser.parse_args()

    # Leaving the block ends the engine, whatever happens in it.
    with Engine.popen(options.engine or None) as engine:
        bots = [bot.name for each in engine.games if each.game == "scrabble" for bot in each.bots]
        print(f"{engine.name} {engine.version}, protocol {engine.protocol}, bots {bots}")

        game = engine.new_game("scrabble", players=options.players, seed=options.seed)
        while not game.over:
            if game.to_move != ME:
                game.play(options.against)
                continue
            observation = game.observe(ME).observation
            if options.advice and observation.phase == "turn":
                action = advised(game, options.advice)
            else:
                action = choose(engine, observation)
            if observation.phase == "turn":
                print(f"{observation.scores[ME]:3} points, {observation.rack:<7} {action}")
            game.apply(action)

        scores = game.observe(ME).observation.scores
        print(f"won by {game.winners}, points {list(scores)} (0 is this bot)")
        # The whole game, hidden tiles too: `lexicon-fast replay` shows it.
        print(f"{len(game.record())} lines of record")


if __name__ == "__main__":
    main()
