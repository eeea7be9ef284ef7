"""A bot that plays a game of Lexicon through the engine.

    python bot.py [--seed N] [--rounds N] [--against BOT] [--advice SECONDS] [-- ENGINE...]

It has seat 0; bots of the engine have the others. ENGINE is the command that starts an engine, by
default `lexicon-fast engine`. bot.mjs is the same in JavaScript, without a client library: it
shows the messages of the protocol.
"""

import argparse
import signal

from lexicon_fast.client import Engine, Game
from lexicon_fast.games.lexicon import Accept, Action, Challenge, Draw, Form, Insert, Observation
from lexicon_fast.games.lexicon.actions import word_of

ME = 0


def choose(engine: Engine, game: Game, observation: Observation) -> Action:
    """Return the action to take. Put your own ideas here."""
    if observation.phase == "challenge":
        # The last action was a play of another player. Is its word in the dictionary?
        laid = observation.history[-1].action
        known = engine.check([word_of(laid.laid)])  # type: ignore[union-attr]
        return Accept() if known[0] else Challenge()

    # All legal actions: plays, best first (fewest points left in the hand), then draws.
    actions: list[Action] = game.legal(ME).actions
    best = actions[0]
    if isinstance(best, Form | Insert):  # these get rid of cards
        return best

    # No play gets rid of a card: draw, and keep the cards of the best word in the hand.
    plan = engine.plan([observation.hand])[0].plans
    spare = plan[0].left if plan else observation.hand
    draws = [action for action in actions if isinstance(action, Draw)]
    return next((draw for draw in draws if draw.discard in spare), draws[0])


def advised(game: Game, seconds: float) -> Action:
    """Return the action that the engine recommends after play-outs."""
    with game.advise(ME, seconds=seconds) as advising:
        for advice in advising:
            best = advice.ranked[0]
            if best.win > 0.99:
                advising.stop()  # clear enough; this ends the search
    print(f"  advice: {best.why}")
    action: Action = best.action
    return action


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a game of Lexicon against the engine.")
    parser.add_argument("--seed", type=int, help="random seed of the deal")
    parser.add_argument(
        "--rounds", type=int, help="maximum number of rounds [until one player is left]"
    )
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument(
        "--against", default="greedy", help="random, greedy, planner, neural, expert"
    )
    parser.add_argument("--advice", type=float, metavar="SECONDS", help="search time per turn")
    parser.add_argument("engine", nargs="*", help="command that starts an engine, after --")
    options = parser.parse_args()

    # The engine ends with the block, even after an error.
    with Engine.popen(options.engine or None) as engine:
        bots = [bot.name for bot in engine.games[0].bots]
        print(f"{engine.name} {engine.version}, protocol {engine.protocol}, bots {bots}")

        # The engine shuffles, deals, applies the rules and keeps the score. Observations contain
        # only what their player may know.
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
        print(f"won by {game.winners}, points {list(scores)} (0 is this bot; few points are good)")
        # The complete game with all hidden cards; view it with `lexicon-fast replay`.
        print(f"{len(game.record())} lines of record")


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):  # end quietly in `| head`
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    main()
