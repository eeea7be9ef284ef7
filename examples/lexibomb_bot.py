"""A bot that plays a game of Lexibomb through the engine: Scrabble on a minefield.

    python lexibomb_bot.py [--seed N] [--players N] [--against BOT] [--advice S] [-- ENGINE...]

It has seat 0; a bot of the engine has the others. ENGINE is the command that starts one, by
default `lexicon-fast engine`.
"""

import argparse
import re
from typing import Any

from lexicon_fast.client import Engine, Game
from lexicon_fast.games.lexibomb import Action, Exchange, Lay, Observation, Pass

ME = 0


def opens(observation: Observation, play: Any) -> int:
    """How many of the squares under its new tiles are closed: what they show, others use first."""
    rows = observation.opened or ["." * 15] * 15
    row = re.sub(r"\D", "", play.at)  # 8D is across, D8 down
    down = play.at.endswith(row)
    y, x = int(row) - 1, ord(play.at.replace(row, "")) - ord("A")
    closed = 0
    lies = False  # in parentheses: lay there before
    for letter in play.word:
        if letter in "()":
            lies = letter == "("
            continue
        closed += not lies and rows[y][x] == "."
        x, y = (x, y + 1) if down else (x + 1, y)
    return closed


def choose(engine: Engine, observation: Observation) -> Action:
    """What to do in this position: the idea of this bot. Put your own here."""
    # The plays with the points to be expected of them, over all places where bombs may lie.
    (found,) = engine.solve([observation], game="lexibomb", top=200)

    def value(play: Any) -> float:
        # Blanks are worth keeping while there is much to come.
        blanks = play.word.count("_") - play.word.count("(_)")
        return float(play.score - min(observation.bag, 20) * blanks - opens(observation, play) / 2)

    best = max(found.plays, key=value, default=None)
    if best is not None and value(best) > 0:
        return Lay(best.at, best.word)
    # A turn without points, and the third in a row ends the game: then for other tiles.
    if observation.bag >= 7:
        given = "".join(tile for tile in observation.rack if tile not in "_EST")
        return Exchange(given or observation.rack)
    return Pass() if best is None else Lay(best.at, best.word)


def advised(game: Game, seconds: float) -> Action:
    """What the engine advises: actions ranked by play-outs, better the longer it thinks."""
    with game.advise(ME, seconds=seconds) as advising:
        *_, advice = advising
    print(f"  advice: {advice.ranked[0].why}")
    action: Action = advice.ranked[0].action
    return action


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays a game of Lexibomb against the engine.")
    parser.add_argument("--seed", type=int, help="decides how the tiles and the bombs lie")
    parser.add_argument("--players", type=int, default=2, help="1 to 4")
    parser.add_argument("--against", default="greedy", help="greedy, odds, expert")
    parser.add_argument("--advice", type=float, metavar="SECONDS", help="think so long a turn")
    parser.add_argument("engine", nargs="*", help="a command, after --")
    options = parser.parse_args()

    # Leaving the block ends the engine, whatever happens in it.
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
        # The whole game, the bombs that nobody hit too: `lexicon-fast replay` shows it.
        print(f"{len(game.record())} lines of record")


if __name__ == "__main__":
    main()
