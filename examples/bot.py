"""A bot that plays a whole game of Lexicon through the engine.

    python bot.py [--seed N] [--rounds N] [--against BOT] [--advice SECONDS] [-- ENGINE...]

It has seat 0; a bot of the engine has the others. ENGINE is the command that starts one, by
default `lexicon-fast engine`. bot.mjs is the same in JavaScript, without a client library: it
shows what goes over the wire.
"""

import argparse

from lexicon_fast.client import Engine, Game
from lexicon_fast.games.lexicon import Accept, Action, Challenge, Draw, Form, Insert, Observation
from lexicon_fast.games.lexicon.actions import word_of

ME = 0


def choose(engine: Engine, game: Game, observation: Observation) -> Action:
    """What to do in this position: the idea of this bot. Put your own here."""
    if observation.phase == "challenge":
        # Somebody has laid a word, the last action so far. Does the dictionary have it?
        laid = observation.history[-1].action
        known = engine.check([word_of(laid.laid)])  # type: ignore[union-attr]
        return Accept() if known[0] else Challenge()

    # All that may be done: the plays, best first (fewest points left in the hand), then the draws.
    actions: list[Action] = game.legal(ME).actions
    best = actions[0]
    if isinstance(best, Form | Insert):  # these make the hand smaller
        return best

    # Nothing gets rid of a card: draw, and keep the cards of the best word that the hand has.
    plan = engine.plan([observation.hand])[0].plans
    spare = plan[0].left if plan else observation.hand
    draws = [action for action in actions if isinstance(action, Draw)]
    return next((draw for draw in draws if draw.discard in spare), draws[0])


def advised(game: Game, seconds: float) -> Action:
    """What the engine advises: actions ranked by play-outs, better the longer it thinks."""
    with game.advise(ME, seconds=seconds) as advising:
        for advice in advising:
            best = advice.ranked[0]
            if best.win > 0.99:
                advising.stop()  # clear enough; the last advice comes at once
    print(f"  advice: {best.why}")
    action: Action = best.action
    return action


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays a game of Lexicon against the engine.")
    parser.add_argument("--seed", type=int, help="decides how the cards lie")
    parser.add_argument("--rounds", type=int, help="at most; otherwise until one player is left")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--against", default="greedy", help="random, greedy, planner, expert")
    parser.add_argument("--advice", type=float, metavar="SECONDS", help="think so long a turn")
    parser.add_argument("engine", nargs="*", help="a command, after --")
    options = parser.parse_args()

    # Leaving the block ends the engine, whatever happens in it.
    with Engine.popen(options.engine or None) as engine:
        bots = [bot.name for bot in engine.games[0].bots]
        print(f"{engine.name} {engine.version}, protocol {engine.protocol}, bots {bots}")

        # The engine shuffles, deals, knows the rules and keeps the score. It tells each seat only
        # what that seat may know.
        game = engine.new_game(players=options.players, seed=options.seed, rounds=options.rounds)
        while not game.over:
            if game.to_move != ME:
                game.play(options.against)
                continue
            observation = game.observe(ME).observation
            if options.advice:
                action = advised(game, options.advice)
            else:
                action = choose(engine, game, observation)
            print(f"round {observation.round}, {observation.hand:<12} {action}")
            game.apply(action)

        scores = game.observe(ME).observation.scores
        print(f"won by {game.winners}, points {list(scores)} (0 is this bot; few are good)")
        # The whole game, hidden cards too: `lexicon-fast replay` shows it.
        print(f"{len(game.record())} lines of record")


if __name__ == "__main__":
    main()
