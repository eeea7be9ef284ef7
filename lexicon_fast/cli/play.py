"""`lexicon-fast play lexicon`: a person against bots, in the terminal."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.cli.options import colour_for, examples, load, ruleset_option, words_option
from lexicon_fast.errors import BadOption, IllegalAction

if TYPE_CHECKING:
    from collections.abc import Sequence

    from click.shell_completion import CompletionItem

    from lexicon_fast.bots import Bot
    from lexicon_fast.cli.picture import Painter
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.game import Game
    from lexicon_fast.games.lexicon.observation import Observation

_GAMES: Final = ("lexicon",)
_DEFAULT_BOT: Final = "planner"
_MAX_BOTS: Final = 7
_MAX_NAME: Final = 20

#: What records call the person who gives no name.
_NAME: Final = "player"

#: The person sits first.
_YOU: Final = 0

#: What a saved game brings with it.
_FROM_THE_SAVE: Final = ("bots", "ruleset", "strict", "seed", "rounds", "name")


def _bots(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from click.shell_completion import CompletionItem

    from lexicon_fast.bots import names

    return [CompletionItem(name) for name in names() if name.startswith(incomplete)]


@click.command(
    epilog=examples(
        "lexicon-fast play lexicon",
        "lexicon-fast play lexicon greedy expert:seconds=1 --ruleset article",
        "lexicon-fast play lexicon --save game.jsonl",
        "lexicon-fast play lexicon --resume-from game.jsonl",
    )
)
@click.argument("game", metavar="GAME", type=click.Choice(_GAMES))
@click.argument("bots", metavar="[BOT...]", nargs=-1, shell_complete=_bots)
@words_option
@ruleset_option
@click.option(
    "--strict/--no-strict",
    default=False,
    help="Refuse words that are not in the dictionary, in place of challenges.",
)
@click.option("--seed", type=int, metavar="N", help="Decides all that is random. [default: any]")
@click.option(
    "--rounds",
    type=click.IntRange(1),
    metavar="N",
    help="End after N rounds. [default: when one player is left]",
)
@click.option("--name", default=_NAME, show_default=True, help="What records call you.")
@click.option(
    "--save",
    metavar="FILE",
    type=click.Path(),
    help="Keep the game in a file, after every action. [default: that of --resume-from]",
)
@click.option("--resume-from", metavar="FILE", type=click.Path(), help="Go on with a saved game.")
@click.option(
    "--record",
    "record_path",
    metavar="FILE",
    type=click.Path(),
    help="Write the record of the game when it ends or is left, for `replay`.",
)
@click.option(
    "--color/--no-color",
    "colour",
    default=None,
    help="Colours. [default: on a terminal, unless NO_COLOR is set]",
)
@click.pass_context
def play(
    ctx: click.Context,
    game: str,
    bots: tuple[str, ...],
    words: str,
    ruleset: str,
    strict: bool,
    seed: int | None,
    rounds: int | None,
    name: str,
    save: str | None,
    resume_from: str | None,
    record_path: str | None,
    colour: bool | None,
) -> None:
    """Play a GAME (lexicon) against bots: random, greedy, planner, expert.

    Actions are typed: `hat` forms a word, `hat>thatched` adds cards to a word on the table,
    `larch>lurch` exchanges some, `discard q take exposed` draws. After a play by a bot, Enter
    accepts the word and c challenges it. `help` tells the rest.
    """
    from lexicon_fast.cli.picture import Painter, terminal_width
    from lexicon_fast.games.lexicon.rules import ruleset as rules_of

    if len(bots) > _MAX_BOTS:
        raise click.UsageError(f"{len(bots)} bots; accepted: 1 to {_MAX_BOTS}")
    if save is not None and save != resume_from and os.path.exists(save):
        raise BadOption(
            f"--save {click.format_filename(save)}: the file is there already; accepted: a new"
            " file, or --resume-from to go on with it"
        )
    width = terminal_width(sys.stdout)
    paint = Painter(colour=colour_for(width is not None, colour), width=width or 80)
    if resume_from is not None:
        _refuse_with_a_save(ctx)
        given = ctx.get_parameter_source("words") is not click.core.ParameterSource.DEFAULT
        _resumed(resume_from, words if given else None, paint, save, record_path).run()
        return
    rules = replace(rules_of(ruleset), strict=strict)
    dictionary = load(words)
    others = _made(bots or (_default_bot(),), dictionary)
    names = [_checked_name(name), *(bot.name for bot in others)]
    from lexicon_fast.games.lexicon.game import Game

    if seed is None:
        seed = int.from_bytes(os.urandom(4), "big")
    started = Game(dictionary, players=len(names), ruleset=rules, seed=seed, rounds=rounds)
    session = _Session(started, names, others, seed, paint, save, record_path)
    who = "You" if name == _NAME else names[_YOU]
    told = f"{who} against {', '.join(session.shown[1:])}."
    doubt = "strict" if strict else "words may be challenged"
    session.person.say(
        paint(f"Lexicon: {told}", "1"),
        f"Ruleset {ruleset}; {doubt}; dictionary {dictionary.name}; seed {seed}.",
        "Type help at any time, quit to end.",
    )
    session.run()


class _Session:
    """A game at the terminal."""

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        bots: Sequence[Bot],
        seed: int,
        paint: Painter,
        save: str | None,
        record_path: str | None,
    ) -> None:
        from lexicon_fast.cli.person import Person
        from lexicon_fast.cli.telling import Teller

        self._game = game
        self._names = names
        self._bots = bots
        self._seed = seed
        self._save = save
        self._record = record_path
        self._teller = Teller(names, paint, you=_YOU)
        self.shown = self._teller.names
        self.person = Person(game.dictionary, self.shown, paint)
        #: Events that have been told.
        self._told = 0

    def skip_told(self) -> None:
        """What happened before a game was saved has been told."""
        self._told = len(self._game.events)

    def run(self) -> None:
        """Until the game is over or the person quits."""
        from lexicon_fast.cli.person import Quit

        try:
            self._run()
        except Quit:
            kept = self._kept()
            told = kept[:1].upper() + kept[1:] if kept else "--save FILE would have kept the game"
            self.person.say(f"{told}.")
            self._write(self._record)
        except KeyboardInterrupt as error:
            self.person.say("")
            self._write(self._record)
            if kept := self._kept():
                error.add_note(kept)
            raise

    def _run(self) -> None:
        game = self._game
        self._write(self._save)
        self._write(self._record)  # what cannot be written is to be known now
        self._tell(None, None)
        watching = False
        while (player := game.current_player()) is not None:
            before = game.observation(_YOU)
            this_round = game.round
            if player == _YOU:
                self._let_the_person_act(before)
            else:
                if _YOU in game.out and not watching:
                    watching = True
                    self.person.say("You are out; the others play on.")
                seen = game.observation(player)
                game.apply(self._bots[player - 1].choose(seen, self._seed_now()))
            self._write(self._save)
            self._tell(before, this_round)
        self._write(self._record)

    def _let_the_person_act(self, observation: Observation) -> None:
        while True:
            action = self.person.choose(observation)
            try:
                self._game.apply(action)
            except IllegalAction as error:
                self.person.refuse(error)
            else:
                return

    def _seed_now(self) -> int:
        """For a choice by a bot: the same in a game that is resumed."""
        from lexicon_fast.rng import Rng

        return Rng(self._seed + 0x9E3779B9 * len(self._game.events)).next()

    def _tell(self, before: Observation | None, this_round: Any) -> None:
        """What has happened since this was called last; before: seen before the last action."""
        from lexicon_fast.games.lexicon import events

        fresh = self._game.events[self._told :]
        self._told += len(fresh)
        for event in fresh:
            match event:
                case events.DealerDraw():
                    self.person.say(
                        self._teller.dealer_draw(event.players, event.cards, event.dealer)
                    )
                case events.Deal():
                    self.person.say(
                        "", self._teller.dealt(event.round, event.dealer, event.players)
                    )
                case events.Turn() if before is not None:
                    self._tell_turn(before, event)
                case events.RoundEnd():
                    lines = self._teller.round_end(event, this_round)
                    self.person.say("", *lines)
                case events.GameEnd():
                    self.person.say("", self._teller.game_end(event.winners, event.scores))

    def _tell_turn(self, before: Observation, event: Any) -> None:
        from lexicon_fast.games.lexicon.actions import Accept, Draw

        if isinstance(event.action, Accept):
            return
        hidden = (
            isinstance(event.action, Draw) and event.action.take == "blind" and event.player != _YOU
        )
        self.person.say(self._teller.turn(before, event, hidden=hidden))

    def _write(self, path: str | None) -> None:
        if path is None:
            return
        from lexicon_fast.games.lexicon import record
        from lexicon_fast.wordlists import write_whole

        text = "".join(f"{line}\n" for line in record.lines(self._game, self._names))
        try:
            write_whole(path, text.encode())
        except OSError as error:
            error.filename = path  # not the temporary one
            raise

    def _kept(self) -> str:
        if self._save is None:
            return ""
        path = click.format_filename(self._save)
        return f"the game is kept; lexicon-fast play lexicon --resume-from {path} goes on"


def _resumed(
    path: str, words: str | None, paint: Painter, save: str | None, record_path: str | None
) -> _Session:
    """The session that a file has. Raises BadRecord, BadOption."""
    from lexicon_fast import bots
    from lexicon_fast.cli.replay import dictionary_of, read_records
    from lexicon_fast.games.lexicon import record

    where = click.format_filename(path)
    records = read_records(path)
    if len(records) != 1:
        raise BadOption(f"--resume-from {where}: {len(records)} games; accepted: one saved game")
    setup = records[0].setup
    dictionary = dictionary_of(setup.dictionary, words)
    game = record.replay(records[0], dictionary)
    if game.is_terminal():
        raise BadOption(
            f"--resume-from {where}: the game is over; accepted: a game that is not"
            f" (lexicon-fast replay {where} shows it)"
        )
    try:
        others = [bots.bot(spec, dictionary) for spec in setup.names[1:]]
    except BadOption as error:
        raise BadOption(
            f"--resume-from {where}: {error}; accepted: what `play --save` wrote"
        ) from None
    session = _Session(game, setup.names, others, setup.seed, paint, save or path, record_path)
    session.skip_told()
    told = f"you against {', '.join(session.shown[1:])}, round {game.round_number}"
    session.person.say(paint(f"Lexicon, resumed: {told}.", "1"))
    return session


def _refuse_with_a_save(ctx: click.Context) -> None:
    for parameter in _FROM_THE_SAVE:
        if ctx.get_parameter_source(parameter) not in (
            click.core.ParameterSource.DEFAULT,
            click.core.ParameterSource.DEFAULT_MAP,
        ):
            name = "BOT" if parameter == "bots" else f"--{parameter}"
            raise click.UsageError(f"{name} and --resume-from: a saved game has its own")


def _made(specs: Sequence[str], dictionary: Dictionary) -> list[Bot]:
    from lexicon_fast import bots

    return [bots.bot(spec, dictionary) for spec in specs]


def _default_bot() -> str:
    from lexicon_fast.bots import bot_class

    try:
        bot_class(_DEFAULT_BOT)
    except ImportError:
        return "greedy"
    return _DEFAULT_BOT


def _checked_name(name: str) -> str:
    """A name that is not a bot's: a saved game tells them apart by it."""
    from lexicon_fast.bots import names

    if not name.isprintable() or not 1 <= len(name.strip()) <= _MAX_NAME:
        raise BadOption(f"--name {name!r}; accepted: 1 to {_MAX_NAME} characters")
    if name.partition(":")[0].strip() in names():
        raise BadOption(f"--name {name}: is the name of a bot; accepted: another")
    return name.strip()
