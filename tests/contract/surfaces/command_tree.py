"""Commands and their options as data, read from click and argparse. Runs inside a command."""

from __future__ import annotations

import argparse
import json
import os
import sys
from typing import Any

import click

#: How types are called here; all others take any text.
_TYPES = {
    "boolean": "boolean",
    "choice": "choice",
    "float": "number",
    "float range": "number",
    "integer": "integer",
    "integer range": "integer",
}


def of_click(command: click.Command, name: str = "") -> dict[str, Any]:
    """`COMMAND` -> its kind, and `COMMAND/PARAMETER` -> a parameter by its longest name."""
    context = click.Context(command, info_name=name or None)
    shown = name or "lexicon-fast"
    found: dict[str, Any] = {shown: {"group": isinstance(command, click.Group)}}
    arguments = 0
    for parameter in command.get_params(context):
        described = _parameter(parameter)
        if isinstance(parameter, click.Argument):
            described["place"] = arguments
            arguments += 1
        found[f"{shown}/{_name(parameter)}"] = described
    if isinstance(command, click.Group):
        for each in command.list_commands(context):
            if (child := command.get_command(context, each)) is not None:
                found |= of_click(child, f"{name} {each}".strip())
    return found


def _name(parameter: click.Parameter) -> str:
    if isinstance(parameter, click.Argument):
        return (parameter.name or "").upper()
    return max(parameter.opts, key=len)


def _parameter(parameter: click.Parameter) -> dict[str, Any]:
    said = parameter.to_info_dict()
    kind = said["type"]
    described: dict[str, Any] = {
        "type": _TYPES.get(kind["name"], "text"),
        "required": parameter.required,
        "multiple": parameter.multiple,
        "nargs": parameter.nargs,
        "default": _plain(parameter.default),
    }
    if isinstance(parameter, click.Option):
        described["names"] = dict.fromkeys(parameter.opts, "on")
        described["names"] |= dict.fromkeys(parameter.secondary_opts, "off")
        described["flag"] = parameter.is_flag
        if parameter.is_flag and not parameter.secondary_opts:
            described["default"] = bool(described["default"])
        described["environment"] = _plain(parameter.envvar)
    if "choices" in kind:
        described["choices"] = dict.fromkeys(map(str, kind["choices"]), True)
    for bound in ("min", "max"):
        if kind.get(bound) is not None:
            described[bound] = kind[bound]
    return described


def _plain(value: Any) -> Any:
    """A default as JSON; what is computed when the command runs is null."""
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return value if isinstance(value, bool | int | float | str) else None


def of_argparse(parser: argparse.ArgumentParser) -> dict[str, Any]:
    """The parameters of a script that uses argparse, by their longest name."""
    parameters: dict[str, Any] = {}
    for action in parser._actions:
        name = max(action.option_strings, key=len) if action.option_strings else action.dest.upper()
        parameters[name] = {
            "type": getattr(action.type, "__name__", "text"),
            "required": action.required,
            "nargs": action.nargs if isinstance(action.nargs, int | str) else None,
            "default": _plain(None if action.default == argparse.SUPPRESS else action.default),
            "names": dict.fromkeys(action.option_strings, "on"),
            "choices": dict.fromkeys(map(str, action.choices or ()), True),
        }
    return parameters


def print_instead_of_running() -> None:
    """From now on a command line prints its commands and options as JSON, then the process ends."""

    def print_and_end(found: dict[str, Any]) -> None:
        print(json.dumps(found))
        sys.stdout.flush()
        os._exit(0)

    def click_main(self: click.Command, *_: Any, **__: Any) -> None:
        print_and_end(of_click(self))

    def parse_args(self: argparse.ArgumentParser, *_: Any, **__: Any) -> None:
        print_and_end(of_argparse(self))

    click.Command.main = click_main  # type: ignore[method-assign,assignment]
    click.Group.main = click_main  # type: ignore[method-assign,assignment]
    argparse.ArgumentParser.parse_args = parse_args  # type: ignore[method-assign,assignment]
