"""A bot that plays a game of Lexibomb through the engine: Scrabble on a minefield.

    python lexibomb_bot.py [--seed N] [--players N] [--against BOT] [--advice S] [-- ENGINE...]

It has seat 0; bots of the engine have the others. ENGINE is the command that starts an engine, by
default `lexicon-fast engine`.
"""

import argparse
import re
import signal
from typing import Any

from lexicon_fast.client import Engine, Game
from lexicon_fast.games.lexibomb import Action, Exchange, Lay, Observation, Pass

ME = 0


def opens(observation: Observation, play: Any) -> int:
    """Count the closed squares that a play opens; the other players benefit from them first."""
    rows = observation.opened or ["." * 15] * 15
    row = re.sub(r"\D", "", play.at)  # 8D is across, D8 down
    down = play.at.endswith(row)
    y, x = int(row) - 1, ord(play.at.replace(row, "")) - ord("A")
    closed = 0
    on_board = False  # letters in parentheses are already on the board
    for letter in play.word:
        if letter in "()":
            on_board = letter == "("
            continue
        closed += not on_board and rows[y][x] == "."
        x, y = (x, y + 1) if down else (x + 1, y)
    return closed


def choose(engine: Engine, observation: Observation) -> Action:
    """Return the action to take. Put your own ideas here."""
    # Plays with their expected scores, over all possible placements of the bombs.
    (found,) = engine.solve([observation], game="lexibomb", top=200)

    def value(play: Any) -> float:
        # Blanks are valuable while many tiles are still to come.
        blanks = play.word.count("_") - play.word.count("(_)")
        return float(play.score - min(observation.bag, 20) * blanks - opens(observation, play) / 2)

    best = max(found.plays, key=value, default=None)
    if best is not None and value(best) > 0:
        return Lay(best.at, best.word)
    # Three turns in a row without points end the game; an exchange at least brings new tiles.
    if observation.bag >= 7:
        exchanged = "".join(tile for tile in observation.rack if tile not in "_EST")
        return Exchange(exchanged or observation.rack)
    return Pass() if best is None else Lay(best.at, best.word)


def advised(game: Game, seconds: float) -> Action:
    """Return the action that the engine recommends after play-outs."""
    with game.advise(ME, seconds=seconds) as advising:
        *_, advice = advising
    print(f"  advice: {advice.ranked[0].why}")
    action: Action = advice.ranked[0].action
    return action


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a game of Lexibomb against the engine.")
    parser.add_argument("--seed", type=int, help="random seed of tiles and bombs")
    parser.add_argument("--players", type=int, default=2, help="1 to 4")
    parser.add_argument("--against", default="greedy", help="greedy, odds, expert")
    parser.add_argument("--advice", type=float, metavar="SECONDS", help="search time per turn")
    parser.add_argument("engine", nargs="*", help="command that starts an engine, after --")
    options = parser.parse_args()

    # The engine ends with the block, even after an error.
    with Engine.popen(options.engine or None) as engine:
        bots = [bot.name for each in engine.games if each.game == "lexibomb" for bot in each.bots]
        print(f"{engine.name} {engine.version}, protocol {engine.protocol}, bots {bots}")

        game = engine.new_game("lexibomb", players=options.players, seed=options.seed)
        while not game.over:
            if game.to_move != ME:
                game.play(options.against)
                continue
            observation = game.observe(ME).observation
            if options.advice:
                action = advised(game, options.advice)
            else:
                action = choose(engine, observation)
            (turn, *_) = game.apply(action).events
            hit = f", a bomb on {' and '.join(turn.hit)}" if turn.hit else ""
            print(f"{turn.score:3} points, {observation.rack:<7} {turn.action}{hit}")

        seen = game.observe(ME).observation
        for row, opened in zip(seen.board, seen.opened, strict=True):
            print(f"  {row}   {opened}")
        print(f"won by {game.winners}, points {list(seen.scores)} (0 is this bot)")
        # The complete game with all bombs; view it with `lexicon-fast replay`.
        print(f"{len(game.record())} lines of record")


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):  # end quietly in `| head`
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    main()
