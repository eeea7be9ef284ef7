"""Commands for games that have none of their own: a text for each observation, event and action."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from types import SimpleNamespace
from typing import Any, ClassVar, Final

from lexicon_fast.arena.tables import Wording
from lexicon_fast.base.errors import BadAction
from lexicon_fast.cli.game_parts import GameParts, MatchSetup, PlaySetup, Subcommand, options_as
from lexicon_fast.cli.human import Commentary, HumanPlayer
from lexicon_fast.cli.options import RulesetJson, dictionary_option, ruleset_option_for
from lexicon_fast.games.events import BY_PLAYER, PLAYER, PLAYERS
from lexicon_fast.games.registry import GameInfo, game_info
from lexicon_fast.games.rulesets import plain_fields

_MOVES: Final = 30

_HELP: Final = """\
Type an action as `moves` writes it, or the number of its line.
Also: hint, moves, board (or just Enter), rules, quit."""

#: Fields of observations and events that need no line of their own.
_NOT_SHOWN: Final = ("chain", "player", "to_move", "phase", "history", "ruleset")


def _facts(value: Any, names: Sequence[str]) -> Iterator[str]:
    """Yield the fields of an observation or event that are not empty, as `name: value`."""
    for field in value.__struct_fields__:
        content = getattr(value, field)
        if field in _NOT_SHOWN or content is None or content in ("", ()):
            continue
        if field in PLAYER:
            text = names[content]
        elif field in PLAYERS:
            text = ", ".join(names[player] for player in content)
        elif field in BY_PLAYER:
            text = ", ".join(f"{name} {x}" for name, x in zip(names, content, strict=True))
        else:
            text = ", ".join(map(str, content)) if isinstance(content, tuple) else str(content)
        yield f"{field.replace('_', ' ')}: {text}"


class AnyCommentary(Commentary):
    """Describes the events of a game, in which nothing is hidden but the seed."""

    counted_events = (("turn", "action"),)
    info: ClassVar[GameInfo]

    def before_action(self, game: Any) -> None:
        self._observation = game.observation(self._you or 0)

    def progress(self, game: Any) -> str:
        turns = sum(hasattr(event, "action") for event in game.events)
        return f"turn {turns + (not game.is_terminal())}"

    def lines(self, event: Any) -> list[str]:
        tag = str(event.__struct_config__.tag)
        if tag == "setup":
            return []
        if tag == "game end":
            return [self.game_end(event.winners, event.scores)]
        player = getattr(event, "player", None)
        who = tag if player is None else self.names[player]
        if hasattr(event, "action"):
            notation = self.info.part("games", "notation")
            return [f"{who}: {notation.format(event.action, self._observation)}"]
        what = [] if player is None else [f"{tag}: {who}"]
        facts = "; ".join([*what, *_facts(event, self.names)])
        return [facts if what else f"{tag}: {facts}"]


class AnyHumanPlayer(HumanPlayer):
    """A human player of a game, who types actions in its notation."""

    help = _HELP
    no_moves = "You have no action."
    piece = "tile"

    def picture(self, observation: Any) -> list[str]:
        return ["Your turn", *(f"  {fact}" for fact in _facts(observation, self._names))]

    def _read(self, typed: str, observation: Any) -> Any:
        with suppress(BadAction):  # an action may look like the short form of a command
            return self._notation.parse(typed, observation, self._dictionary)
        return super()._read(typed, observation)

    def command(self, text: str, observation: Any) -> None:
        if text.lower() not in ("board", "b"):
            super().command(text, observation)
        self.show(observation)

    def moves(self, observation: Any) -> list[tuple[Any, str]]:
        """Return the first legal actions."""
        actions = game_info(self.game).module.legal_actions(observation, self._dictionary)
        return [(action, "") for action in islice(actions, _MOVES)]

    def hints(self, observation: Any) -> list[tuple[Any, str]]:
        """Return what the strongest bot would do."""
        from lexicon_fast import bots

        bot = bots.bot(bots.names(self.game)[-1], self._dictionary, self.game)
        return [(bot.choose(observation, 0), f"{bot.name} would do this")]


def _rules_summary(rules: Any) -> list[str]:
    """Return all fields of a ruleset."""
    fields = plain_fields(rules)
    name = fields.pop("name")
    values = "; ".join(f"{field.replace('_', ' ')}: {value}" for field, value in fields.items())
    return [f"Ruleset {name}. {values}".rstrip()]


def human(game: GameInfo) -> SimpleNamespace:
    """Return `HumanPlayer` and `rules_summary`."""
    kind = type("HumanPlayer", (AnyHumanPlayer,), {"game": game.name})
    return SimpleNamespace(HumanPlayer=kind, rules_summary=_rules_summary)


def display(game: GameInfo) -> SimpleNamespace:
    """Return `Commentary`."""
    return SimpleNamespace(Commentary=type("Commentary", (AnyCommentary,), {"info": game}))


def parts(game: GameInfo) -> SimpleNamespace:
    """Return `PARTS`: of `play`, `match` and `tournament`."""
    from lexicon_fast import bots

    names = tuple(bots.names(game.name))
    ruleset_option = ruleset_option_for(game.name)

    def play_setup(ruleset: RulesetJson) -> PlaySetup:
        rules = game.rules.ruleset(ruleset)
        return PlaySetup(game.name, "", rules, names[-1:])

    def match_setup(ruleset: RulesetJson) -> MatchSetup:
        rules = game.rules.ruleset(ruleset)
        wording = Wording("game", "points", "points a game")
        return MatchSetup(game.name, {"ruleset": rules.to_json()}, "", wording)

    def part(command: str, bots: str, make: Callable[..., Any]) -> Subcommand:
        text = (
            "Type an action as `moves` writes it." if command == "play" else "Each deal is a game"
        )
        return Subcommand(
            text,
            (f"lexicon-fast {command} {game.name} {bots}",),
            options_as("setup", make, ruleset_option),
        )

    two = f"{names[-1]} {names[0]}"
    made = GameParts(
        name=game.name,
        bots=names,
        bot_options=(),
        levels=(),
        players=f"2 to {game.rules.MAX_PLAYERS}",
        words_option=dictionary_option(game.words or "enable"),
        play=part("play", names[-1], play_setup),
        match=part("match", two, match_setup),
        tournament=part("tournament", two, match_setup),
    )
    return SimpleNamespace(PARTS=made)
