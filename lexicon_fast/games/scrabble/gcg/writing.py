"""Converts our games and records to GCG, and writes it for other programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from lexicon_fast.base.errors import BadOption, BadRecord, excerpt
from lexicon_fast.base.text import without
from lexicon_fast.base.tile_text import shown
from lexicon_fast.games.scrabble import events
from lexicon_fast.games.scrabble.game import Game
from lexicon_fast.games.scrabble.gcg import game as gcg
from lexicon_fast.games.scrabble.gcg.reading import read
from lexicon_fast.games.scrabble.record import Record
from lexicon_fast.games.scrabble.rules import CHALLENGE_BONUS, ruleset
from lexicon_fast.games.tiles.actions import Accept, Challenge, Exchange, Lay, Pass
from lexicon_fast.games.tiles.bag import tiles_laid
from lexicon_fast.games.tiles.layouts import BLANK
from lexicon_fast.games.tiles.places import marked_letters

#: Names of our layouts in GCG.
_LAYOUTS: Final = {"scrabble": "", "super": "SuperCrosswordGame"}

_LOST: Final = "the turn is lost for a wrong challenge"
_WRONG: Final = "challenged by {}, and good"
_SPACE: Final = " \t"


def gcg_of(game: Game | Record, names: Sequence[str] | None = None) -> gcg.GcgGame:
    """Return a game, or the record of one, as GCG.

    The starting player becomes the first player. At the end, lines for the tiles held remove their
    points, and add them for the player who went out. A lost turn becomes a pass with a note. A
    challenge without cost becomes a note. names: by player; None: the names in the record, or
    "player 1" and so on. Raises BadOption for another number of names, or a game from a position,
    which GCG cannot express.

    >>> from lexicon_fast import Dictionary, scrabble
    >>> from lexicon_fast.games.scrabble import gcg
    >>> game = scrabble.Game(Dictionary.from_words(["his"]), seed=2, starter=1)
    >>> game.apply(scrabble.Lay("8G", "HIS"))
    >>> gcg.write(gcg.gcg_of(game, ["Ann", "Bob"])).splitlines()[5]
    '>Bob: HIINOSV 8G HIS +12 12'
    """
    setup, *rest = game.events
    assert isinstance(setup, events.Setup)
    if setup.position is not None:
        raise BadOption("GCG cannot express a game that continues from a position")
    if names is None:
        names = setup.names or [f"player {number + 1}" for number in range(setup.players)]
    if isinstance(names, str) or len(names) != setup.players:
        raise BadOption(
            f"names {excerpt(names)}: give one name for each of {setup.players} players"
        )
    lines = [_line(name) for name in names]
    return _Converter(setup, lines, getattr(game, "where", "game")).convert(rest)


class _Converter:
    """Converts the events of a game to lines of GCG.

    Players have their numbers in the game, except in `_lines`.
    """

    def __init__(self, setup: events.Setup, names: Sequence[str], where: str) -> None:
        self._setup = setup
        self._rules = ruleset(setup.ruleset)
        self._names = names
        self._where = where
        self._first = 0
        self._racks: list[str] = []
        self._scores = [0] * setup.players
        self._lines: list[gcg.Event] = []
        #: The player of the last play, the rack before it, and its points.
        self._play: tuple[int, str, int] | None = None

    def convert(self, all_events: Sequence[events.AnyEvent]) -> gcg.GcgGame:
        over = False
        for event in all_events:
            match event:
                case events.Deal():
                    self._first = event.starter
                    self._racks = list(event.racks)
                case events.TurnEvent():
                    self._turn(event)
                case events.LostTurn():
                    rack = self._racks[event.player]
                    self._add(gcg.Passed, event.player, rack, 0, notes=(_LOST,))
                case events.GameEnd():
                    self._end(event)
                    over = True
        players = self._setup.players
        order = [(self._first + seat) % players for seat in range(players)]
        setup = self._setup
        layout, racks = self._rules.layout.name, self._racks
        return gcg.GcgGame(
            players=_players([self._names[player] for player in order]),
            events=tuple(self._lines),
            description=_line(
                f"{setup.program}, ruleset {self._rules.name}, challenge {self._rules.challenge},"
                f" seed {setup.seed}"
            ),
            lexicon=_line(setup.dictionary.name),
            board_layout=_line(_LAYOUTS.get(layout, layout)),
            racks=() if over or not any(self._racks) else tuple(shown(racks[p]) for p in order),
            incomplete=not over,
            where=self._where,
        )

    def _add(self, kind: type[gcg.Event], player: int, rack: str, score: int, **more: Any) -> None:
        self._scores[player] += score
        texts: Any = {
            name: shown(each) if name in ("word", "tiles") else each for name, each in more.items()
        }
        self._lines.append(
            kind(
                player=(player - self._first) % self._setup.players,
                rack=shown(rack),
                score=score,
                total=self._scores[player],
                **texts,
            )
        )

    def _turn(self, event: events.TurnEvent) -> None:
        player, action = event.player, event.action
        rack = self._racks[player] if self._racks else ""
        match action:
            case Lay():
                letters = marked_letters(action.word)
                word = "".join("." if on_board else letter for letter, on_board in letters)
                self._play = (player, rack, event.score)
                self._racks[player] = without(rack, tiles_laid(action.word))
                self._add(gcg.Laid, player, rack, event.score, at=action.at, word=word)
            case Exchange():
                tiles = action.tiles
                self._racks[player] = without(rack, tiles)
                self._add(gcg.Exchanged, player, rack, 0, tiles=tiles, count=len(tiles))
            case Pass():
                self._add(gcg.Passed, player, rack, 0)
        mover = player
        if isinstance(action, Challenge | Accept):
            assert self._play is not None
            mover, before, score = self._play
            if event.right:
                self._racks[mover] = before
                self._add(gcg.TakenBack, mover, before, -score)
        if event.drawn:
            drawn = self._racks[mover] + event.drawn
            self._racks[mover] = "".join(sorted(drawn, key=lambda tile: (tile == BLANK, tile)))
        if isinstance(action, Challenge) and not event.right:
            self._wrong_challenge(mover, player)

    def _wrong_challenge(self, mover: int, challenger: int) -> None:
        bonus = CHALLENGE_BONUS.get(self._rules.challenge, 0)
        note = _WRONG.format(self._names[challenger])
        if bonus:
            self._add(gcg.Bonus, mover, self._racks[mover], bonus, notes=(note,))
        else:
            self._lines[-1] = replace(self._lines[-1], notes=(note,))

    def _end(self, event: events.GameEnd) -> None:
        held = "".join(self._racks)
        for player, rack in enumerate(self._racks):
            change = event.adjustments[player]
            if rack:
                self._add(gcg.RackPoints, player, rack, change, tiles=rack)
            elif held:
                self._add(gcg.RackPoints, player, "", change, tiles=held)


def _players(names: Sequence[str]) -> tuple[gcg.Player, ...]:
    """Return players with different nicks of one word each."""
    nicks: list[str] = []
    for number, name in enumerate(names, 1):
        nick = "_".join(name.replace(":", " ").split()) or f"player{number}"
        while nick in nicks:
            nick += f"_{number}"
        nicks.append(nick)
    return tuple(gcg.Player(nick, name or nick) for nick, name in zip(nicks, names, strict=True))


def _line(text: str) -> str:
    """Return a text in one line of printable characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def write(game: gcg.GcgGame) -> str:
    """Return the text of a file, each line with its end. Encode it as UTF-8, as it declares.

    `read` returns an equal game for it. Raises BadOption for a game without such a text, for
    example with a nick of two words, or a line break in a name.

    >>> from lexicon_fast.games.scrabble import gcg
    >>> game = gcg.read(">north: AEIQTUZ 8E QUIZ +44 44\\n")
    >>> gcg.write(game).splitlines()
    ['#character-encoding UTF-8', '#player1 north north', '>north: AEIQTUZ 8E QUIZ +44 44']
    """
    text = "".join(line + "\n" for line in _lines(game))
    try:
        same = read(text, game.where) == game
    except BadRecord:
        same = False
    if not same:
        raise BadOption(
            f"{game.where}: GCG cannot express this game; use one word for nicks, places, words,"
            " racks and pragmata, one line for names, no white space around lines of texts"
        )
    return text


def _lines(game: gcg.GcgGame) -> Iterator[str]:
    yield "#character-encoding UTF-8"
    for number, player in enumerate(game.players, 1):
        yield f"#player{number} {player.nick} {player.name}"
    for keyword, field in gcg.TEXTS.items():
        if text := getattr(game, field):
            yield from _text(keyword, text)
        if keyword == "description" and game.id is not None:
            yield f"#id {' '.join(game.id)}"
    for note in game.notes:
        yield from _text("note", note)
    yield from _others(game, 0)
    for number, event in enumerate(game.events, 1):
        yield _event(game, event)
        for note in event.notes:
            yield from _text("note", note)
        yield from _others(game, number)
    for number, rack in enumerate(game.racks, 1):
        if rack:
            yield f"#rack{number} {rack}"
    if game.incomplete:
        yield f"#incomplete {game.incomplete_rack}".rstrip(_SPACE)


def _others(game: gcg.GcgGame, after: int) -> Iterator[str]:
    for pragma in game.others:
        if pragma.after == after:
            yield from _text(pragma.keyword, pragma.text)


def _text(keyword: str, text: str) -> Iterator[str]:
    """Yield the lines of a pragma. Lines of its text that look like a pragma or event get `#-`."""
    first, *more = text.split("\n")
    yield f"#{keyword} {first}".rstrip(_SPACE)
    for line in more:
        yield line if line and line[0] not in "#>" else f"#- {line}".rstrip(_SPACE)


def _event(game: gcg.GcgGame, event: gcg.Event) -> str:
    score = f"{event.score:+d}"
    match event:
        case gcg.Laid():
            move = f"{event.at} {event.word}"
        case gcg.TakenBack():
            move = "--"
            score = f"-{-event.score}" if event.score <= 0 else score
        case gcg.Exchanged():
            move = f"-{event.tiles or event.count}"
        case gcg.Passed():
            move = "-"
        case gcg.Bonus():
            move = "(challenge)"
        case gcg.TimePenalty():
            move = "(time)"
            score = f"-{-event.score}" if event.score <= 0 else score
        case gcg.RackPoints():
            move = f"({event.tiles})"
            score = f"-{-event.score}" if event.own else score
        case _:
            raise BadOption(f"{excerpt(event)} is not an event of GCG")
    nick = game.players[event.player].nick
    return f">{nick}: {event.rack} {move} {score} {event.total} {event.rest}".rstrip(_SPACE)
