"""Advice on Scrabble: the best actions of a turn or a challenge, ranked, with reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from lexicon_fast.base.arguments import MOST_THREADS, checked_int
from lexicon_fast.base.thread_pool import Team
from lexicon_fast.bots.anytime import (
    DroppingRace,
    Limit,
    Refinable,
    check_arguments,
    check_points,
    refine_until,
)
from lexicon_fast.bots.scrabble.advice_types import Advice, Advised
from lexicon_fast.bots.scrabble.bot import word_checker
from lexicon_fast.bots.scrabble.challenge_advice import ScrabbleChallenge
from lexicon_fast.bots.scrabble.endgame_advice import (
    EndgameAdvice,
    PreEndgameAdvice,
    SearchAdvice,
    proofs,
)
from lexicon_fast.bots.scrabble.simulation import MAX_CANDIDATES, WIN_POINTS, Simulation
from lexicon_fast.bots.scrabble.validation import check
from lexicon_fast.bots.tiles.bot import MAX_WIN_POINTS
from lexicon_fast.bots.tiles.leaves import learned_leaves
from lexicon_fast.bots.tiles.validation import included_actions
from lexicon_fast.games.tiles.board import Board

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.actions import Action

__all__ = ["Advice", "advise"]


def advise(
    observation: Observation,
    dictionary: Dictionary,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    words: Dictionary | None = None,
    seed: int = 0,
    most: int = MAX_CANDIDATES,
    win_points: float = WIN_POINTS,
    threads: int = 1,
    include: Sequence[Action] = (),
) -> Iterator[Advice]:
    """Yield advice on what to do, refined until the time is up or the best action is clear.

    The static player's best actions are played out until the player's next turn, or near the end of
    a game to its end (see `Simulation`). Actions whose 95% interval lies below that of the best are
    dropped on the way. In a game of two, each action is searched instead, for the time of as many
    play-outs, with an empty bag (see `EndgameAdvice`) or one tile in it (see `PreEndgameAdvice`).
    The first advice comes at once; the last is `final`.

    dictionary: the dictionary in play; words: the words that the adviser knows (None: the
    dictionary); seconds: time limit (1 if both it and `iterations` are None); iterations: maximum
    number of play-outs, with the same advice on every machine; most: number of candidates;
    win_points: value of a win in points: actions are ranked by points and wins together; threads:
    for play-outs, 1 to 1024; with `iterations`, the advice is the same for any number; include:
    actions of a turn that are evaluated in any case, and never dropped, if the adviser knows their
    words.

    Raises BadObservation if it is not the player's turn or the position is impossible, BadOption,
    IllegalAction for an action of `include`.

    >>> from lexicon_fast import Dictionary
    >>> from lexicon_fast.games.scrabble import Observation
    >>> d = Dictionary.from_words(["hat", "hatters"])
    >>> sees = Observation(0, "AEHRSTT", bag=86, rack_sizes=(7, 7), to_move=0)
    >>> *_, advice = advise(sees, d, iterations=200)
    >>> advice.ranked[0].action.word, advice.ranked[0].leave, advice.final
    ('HATTERS', '', True)
    """
    limit = Limit(seconds, iterations)
    words = check_arguments(seed, most, words, dictionary)
    check_points("win_points", win_points, MAX_WIN_POINTS)
    checked_int("threads", threads, 1, MOST_THREADS)
    check(observation, dictionary)
    team = Team(threads)
    leaves = learned_leaves(observation.rules.layout, dictionary)

    shared = partial(Simulation, seed=seed, most=most, win_points=win_points, team=team)

    def simulation(position: Observation, **more: Any) -> Simulation:
        wanted = None if words is dictionary else word_checker(position, dictionary)
        return shared(position, words, leaves, wanted=wanted, **more)

    def refined(
        estimate: Refinable,
        ranked: Callable[[bool], Iterable[Advised]],
        about: tuple[tuple[str, ...], bool | None, bool] = ((), None, True),
    ) -> Iterator[Advice]:
        """Yield the advice, then end the threads. about: the words of a play to answer."""

        def advice(playouts: int, final: bool) -> Advice:
            exact = isinstance(estimate, SearchAdvice) and estimate.exact
            rows = tuple(ranked(final))
            return Advice(observation.player, rows, playouts, final, *about, exact, win_points)

        with team:
            yield from refine_until(limit, estimate, advice)

    if observation.phase == "challenge":
        challenge = ScrabbleChallenge(
            observation, dictionary, words, partial(simulation, passing=True)
        )
        about_words = challenge.words, challenge.known, challenge.certain
        return refined(challenge, lambda _: challenge.ranked, about_words)
    turn = simulation(
        observation, include=included_actions(include, observation, dictionary, Board)
    )
    others = len(observation.rack_sizes) - 1
    search: SearchAdvice | None = None
    can_search = others == 1 and (words is dictionary or not observation.rules.strict)
    if can_search and not observation.bag and not any(observation.lost):
        search = EndgameAdvice(observation, words, turn.actions)
    elif can_search and observation.bag == 1:
        search = PreEndgameAdvice.of(observation, words, turn, limit.seconds)
    if search is not None:
        return refined(search, lambda _: search.ranked)

    def rows(final: bool) -> Iterator[Advised]:
        ranked = turn.ranked()
        proved: dict[Action, str] = {}
        if final and can_search and observation.bag == 2:
            proved = proofs(observation, words, ranked, limit.seconds, iterations, threads)
        for row in ranked:
            why = row.why(others=others, to_the_end=turn.to_the_end)
            yield Advised.of(row, why + proved.get(row.action, ""))

    return refined(DroppingRace(turn), rows)
