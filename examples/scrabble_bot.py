"""A bot that plays a game of Scrabble through the engine, as bot.py plays Lexicon.

    python scrabble_bot.py [--seed N] [--players N] [--against BOT] [--advice S] [-- ENGINE...]

It has seat 0; bots of the engine have the others. ENGINE is the command that starts an engine, by
default `lexicon-fast engine`.
"""

import argparse
import re
import signal
from typing import Any

from lexicon_fast.client import Engine, Game
from lexicon_fast.games.scrabble import Accept, Action, Challenge, Exchange, Lay, Observation, Pass

ME = 0

#: Values of tiles left on the rack, in points; those of all others are 0.
KEEP = {"?": 25, "S": 8, "Z": 4, "X": 3, "E": 2, "R": 1, "U": -3, "W": -3, "V": -5, "Q": -6}


def leave_value(rack: str) -> float:
    """Return the value of a leave: some tiles are good, duplicates are bad."""
    alike = len(rack) - len(set(rack))
    vowels = sum(rack.count(vowel) for vowel in "AEIOU")
    return sum(KEEP.get(tile, 0) for tile in rack) - 3 * alike - abs(2 * vowels - len(rack))


def left(rack: str, word: str) -> str:
    """Return the tiles of a rack that remain after a play."""
    for tile in re.sub(r"\(.*?\)", "", word):  # letters in parentheses are already on the board
        rack = rack.replace("?" if tile.islower() else tile, "", 1)
    return rack


def choose(engine: Engine, observation: Observation) -> Action:
    """Return the action to take. Put your own ideas here."""
    if observation.phase == "challenge":
        # The last play was made by another player. Is its word in the dictionary?
        plays = [turn.action for turn in observation.history if isinstance(turn.action, Lay)]
        known = engine.check([re.sub(r"[()]", "", plays[-1].word)])
        return Accept() if known[0] else Challenge()

    # Plays with their scores, which `game.legal` does not include.
    board = "/".join(observation.board or ["." * 15] * 15)
    (found,) = engine.solve([f"{board} {observation.rack}/ 0/0 0"], game="scrabble", top=50)
    late = observation.bag < 7  # only points count then
    rack = observation.rack

    def value(play: Any) -> float:
        return float(play.score + (0 if late else leave_value(left(rack, play.word))))

    best = max(found.plays, key=value, default=None)
    # Alternatively exchange, and keep the tiles that are good by themselves.
    kept = "".join(sorted({tile for tile in rack if KEEP.get(tile, 0) > 0}))
    if not late and (best is None or value(best) < leave_value(kept)):
        exchanged = rack
        for tile in kept:
            exchanged = exchanged.replace(tile, "", 1)
        return Exchange(exchanged)
    return Pass() if best is None else Lay(best.at, best.word)


def advised(game: Game, seconds: float) -> Action:
    """Return the action that the engine recommends after play-outs."""
    with game.advise(ME, seconds=seconds) as advising:
        *_, advice = advising
    print(f"  advice: {advice.ranked[0].why}")
    action: Action = advice.ranked[0].action
    return action


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a game of Scrabble against the engine.")
    parser.add_argument("--seed", type=int, help="random seed of the tiles")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--against", default="greedy", help="greedy, static, sim")
    parser.add_argument("--advice", type=float, metavar="SECONDS", help="search time per turn")
    parser.add_argument("engine", nargs="*", help="command that starts an engine, after --")
    options = parser.parse_args()

    # The engine ends with the block, even after an error.
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
        # The complete game with all hidden tiles; view it with `lexicon-fast replay`.
        print(f"{len(game.record())} lines of record")


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):  # end quietly in `| head`
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    main()
