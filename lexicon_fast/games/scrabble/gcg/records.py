"""Our own games and records as GCG."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.errors import BadOption
from lexicon_fast.games.scrabble import events
from lexicon_fast.games.scrabble.gcg.game import (
    Bonus,
    Event,
    Exchanged,
    GcgGame,
    Laid,
    Passed,
    Player,
    RackPoints,
    TakenBack,
)
from lexicon_fast.games.scrabble.rules import CHALLENGE_BONUS, ruleset
from lexicon_fast.games.tiles.actions import Accept, Challenge, Exchange, Lay, Pass
from lexicon_fast.games.tiles.layouts import BLANK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast.games.scrabble.game import Game
    from lexicon_fast.games.scrabble.record import Record

#: What other programs call our layouts.
_LAYOUTS: Final = {"scrabble": "", "super": "SuperCrosswordGame"}

_LOST: Final = "the turn is lost for a wrong challenge"
_WRONG: Final = "challenged by {}, and good"


def gcg_of(game: Game | Record, names: Sequence[str] | None = None) -> GcgGame:
    """A game, or a record of one, as GCG.

    The player who starts is the first there. At the end each player loses the tiles held, and who
    went out gains them: a line each. A lost turn is a pass, a note says so; so does one of a
    challenge that cost nothing. names: by our numbers; None: those of the record. Raises BadOption
    for a game that did not begin with the first turn: GCG has no word for that.
    """
    setup, *rest = game.events
    assert isinstance(setup, events.Setup)
    if setup.position is not None:
        raise BadOption("a game from a position; accepted as GCG: one from its first turn")
    if names is None:
        names = setup.names or [f"player {number + 1}" for number in range(setup.players)]
    if isinstance(names, str) or len(names) != setup.players:
        raise BadOption(f"names {names!r:.80}; accepted: one for each of {setup.players} players")
    return _Written(setup, [_line(name) for name in names], getattr(game, "where", "game")).of(rest)


class _Written:
    """GCG while it is written: players have our numbers until the end."""

    def __init__(self, setup: events.Setup, names: Sequence[str], where: str) -> None:
        self._setup = setup
        self._rules = ruleset(setup.ruleset)
        self._names = names
        self._where = where
        self._first = 0
        self._racks: list[str] = []
        self._scores = [0] * setup.players
        self._lines: list[Event] = []
        #: Who made the last play, the rack before it, and its points.
        self._play: tuple[int, str, int] | None = None

    def of(self, happened: Sequence[events.AnyEvent]) -> GcgGame:
        over = False
        for event in happened:
            match event:
                case events.Deal():
                    self._first = event.starter
                    self._racks = list(event.racks)
                case events.Turn():
                    self._turn(event)
                case events.LostTurn():
                    rack = self._racks[event.player]
                    self._add(Passed, event.player, rack, 0, notes=(_LOST,))
                case events.GameEnd():
                    self._end(event)
                    over = True
        players = self._setup.players
        order = [(self._first + seat) % players for seat in range(players)]
        setup = self._setup
        layout = self._rules.layout.name
        return GcgGame(
            players=_players([self._names[player] for player in order]),
            events=tuple(self._lines),
            description=_line(
                f"{setup.program}, ruleset {self._rules.name}, challenge {self._rules.challenge},"
                f" seed {setup.seed}"
            ),
            lexicon=_line(setup.dictionary.name),
            board_layout=_line(_LAYOUTS.get(layout, layout)),
            racks=() if over or not any(self._racks) else tuple(self._racks[p] for p in order),
            incomplete=not over,
            where=self._where,
        )

    def _add(self, kind: type[Event], player: int, rack: str, score: int, **more: Any) -> None:
        self._scores[player] += score
        self._lines.append(
            kind(
                player=(player - self._first) % self._setup.players,
                rack=rack,
                score=score,
                total=self._scores[player],
                **more,
            )
        )

    def _turn(self, event: events.Turn) -> None:
        player, action = event.player, event.action
        rack = self._racks[player] if self._racks else ""
        match action:
            case Lay():
                word, paid = _gcg_word(action.word)
                self._play = (player, rack, event.score)
                self._racks[player] = _without(rack, paid)
                self._add(Laid, player, rack, event.score, at=action.at, word=word)
            case Exchange():
                tiles = action.tiles
                self._racks[player] = _without(rack, tiles)
                self._add(Exchanged, player, rack, 0, tiles=tiles, count=len(tiles))
            case Pass():
                self._add(Passed, player, rack, 0)
        mover = player
        if isinstance(action, Challenge | Accept):
            assert self._play is not None
            mover, before, score = self._play
            if event.right:
                self._racks[mover] = before
                self._add(TakenBack, mover, before, -score)
        if event.drawn:
            drawn = self._racks[mover] + event.drawn
            self._racks[mover] = "".join(sorted(drawn, key=lambda tile: (tile == BLANK, tile)))
        if isinstance(action, Challenge) and not event.right:
            self._unharmed(mover, player)

    def _unharmed(self, mover: int, doubter: int) -> None:
        """A play that was challenged, and stands."""
        bonus = CHALLENGE_BONUS.get(self._rules.challenge, 0)
        note = _WRONG.format(self._names[doubter])
        if bonus:
            self._add(Bonus, mover, self._racks[mover], bonus, notes=(note,))
        else:
            self._lines[-1] = replace(self._lines[-1], notes=(note,))

    def _end(self, event: events.GameEnd) -> None:
        held = "".join(self._racks)
        for player, rack in enumerate(self._racks):
            change = event.adjustments[player]
            if rack:
                self._add(RackPoints, player, rack, change, tiles=rack)
            elif held:
                self._add(RackPoints, player, "", change, tiles=held)


def _gcg_word(word: str) -> tuple[str, str]:
    """A word as GCG has it, `.` for what lies there already; and the tiles that it takes."""
    written, paid, lies = "", "", False
    for letter in word:
        if letter in "()":
            lies = letter == "("
        else:
            written += "." if lies else letter
            paid += "" if lies else letter if letter.isupper() else BLANK
    return written, paid


def _without(rack: str, tiles: str) -> str:
    for tile in tiles:
        rack = rack.replace(tile, "", 1)
    return rack


def _players(names: Sequence[str]) -> tuple[Player, ...]:
    """With nicks of one word each, all different."""
    nicks: list[str] = []
    for number, name in enumerate(names, 1):
        nick = "_".join(name.replace(":", " ").split()) or f"player{number}"
        while nick in nicks:
            nick += f"_{number}"
        nicks.append(nick)
    return tuple(Player(nick, name or nick) for nick, name in zip(nicks, names, strict=True))


def _line(text: str) -> str:
    """A text in one line of what can be printed."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
