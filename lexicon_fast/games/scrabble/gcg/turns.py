"""The turns of a GCG game, each with what its player saw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from lexicon_fast.games.scrabble.gcg import game as gcg
from lexicon_fast.games.scrabble.observation import Observation
from lexicon_fast.games.scrabble.rules import MIN_PLAYERS, RULESETS, Ruleset
from lexicon_fast.games.tiles.actions import PASS, Exchange
from lexicon_fast.games.tiles.bag import sort_tiles, tiles_on

if TYPE_CHECKING:
    from lexicon_fast.games.scrabble.gcg.replay import Moment
    from lexicon_fast.games.tiles.actions import Action
    from lexicon_fast.games.tiles.layouts import Layout


class GcgTurn(NamedTuple):
    """A turn of a GCG game.

    event: its number among the events of the file, from 1; observation: what the player saw,
    without the turns before (None: the file does not tell, for the reason in `unknown`); action: as
    the generator writes it (None: the file does not tell).

    >>> from lexicon_fast.games.scrabble import gcg
    >>> game = gcg.read(">north: AEIQTUZ 8E QUIZ +44 44\\n>south: CRAET H5 CRA.E +16 16\\n")
    >>> first, second = gcg.turns(game, gcg.replay(game), gcg.layout_of(game))
    >>> first.action, first.observation.rack, first.observation.bag
    (Lay(at='8E', word='QUIZ'), 'AEIQTUZ', 86)
    >>> second.unknown
    '5 of the 7 tiles on the rack are known'
    """

    event: int
    player: int
    observation: Observation | None
    action: Action | None
    unknown: str = ""


def turns(game: gcg.GcgGame, moments: Sequence[Moment], layout: Layout) -> Iterator[GcgTurn]:
    """Yield the plays, exchanges and passes of a game. moments, layout: see `replay`.

    >>> from lexicon_fast.games.scrabble import gcg
    >>> game = gcg.read(">north: AEIQTUZ 8E QUIZ +44 44\\n>south: ACEINRT -AC +0 0\\n")
    >>> [turn.action for turn in turns(game, gcg.replay(game), gcg.layout_of(game))]
    [Lay(at='8E', word='QUIZ'), Exchange(tiles='AC')]
    """
    total = sum(layout.counts.values())
    for number, event in enumerate(game.events):
        before, after = moments[number], moments[number + 1]
        action: Action | None
        match event:
            case gcg.Laid():
                action = after.play
            case gcg.Exchanged():
                action = Exchange(event.tiles) if event.tiles else None
            case gcg.Passed():
                action = PASS
            case _:
                continue
        unseen = total - sum(tiles_on(before.board).values())
        observation, unknown = _observation(before, event.player, unseen, layout)
        if action is None:
            observation, unknown = None, "the tiles exchanged are not known"
        yield GcgTurn(number + 1, event.player, observation, action, unknown)


def ruleset_of(layout: Layout) -> str | dict[str, Any]:
    """Return a ruleset with a layout, as data; GCG specifies only the board.

    >>> from lexicon_fast.games.tiles.layouts import Layout
    >>> ruleset_of(Layout.load("super"))
    'super'
    """
    known = next((rules for rules in RULESETS.values() if rules.layout == layout), None)
    return (known or Ruleset(layout.name, layout)).to_json()


def _observation(
    moment: Moment, player: int, tiles: int, layout: Layout
) -> tuple[Observation | None, str]:
    """Return what a player saw, or why it is not known. tiles: in the bag and on all racks."""
    rack = sort_tiles(moment.racks[player], moment.board.alphabet)
    sizes = moment.rack_sizes
    bag = tiles - sum(sizes)
    if len(moment.racks) < MIN_PLAYERS:
        return None, "the file names only one player"
    if not sizes or bag < 0 or not all(sizes) or len(rack) > sizes[player]:
        return None, "the number of tiles on each rack is not known"
    if len(rack) < sizes[player]:
        return None, f"{len(rack)} of the {sizes[player]} tiles on the rack are known"
    return (
        Observation(
            player,
            rack,
            board=() if moment.board.is_empty else tuple(moment.board.lines()),
            bag=bag,
            rack_sizes=sizes,
            scores=moment.scores,
            to_move=player,
            scoreless=moment.scoreless,
            ruleset=ruleset_of(layout),
        ),
        "",
    )
