"""`lexicon-fast serve`: the protocol over HTTP and WebSocket, tables, and the page."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.cli.options import FILE, WORDS, FileOption, examples, load, threads_option
from lexicon_fast.errors import BadOption
from lexicon_fast.server.limits import Limits

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from lexicon_fast.dictionary import Dictionary

#: Libraries of the extra `serve` that it cannot do without.
_EXTRA: Final = ("starlette", "uvicorn", "httptools", "websockets")

#: What a host may be called, IPv6 addresses too; and a site.
_HOST: Final = re.compile(r"[\w.-]+|\[[\da-fA-F:.]+\]")
_ORIGIN: Final = re.compile(rf"https?://({_HOST.pattern})(:\d+)?")

#: What a machine calls itself.
_LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")


def _limit(option: str, kind: click.ParamType[Any], help: str) -> Callable[[Any], Any]:
    """An option for one of the limits, with its default."""
    default = getattr(Limits, option.removeprefix("--").replace("-", "_"))
    return click.option(option, type=kind, default=default, show_default=True, help=help)


@click.command(
    epilog=examples(
        "lexicon-fast serve",
        "lexicon-fast serve -w enable -w 2of12inf --port 8000 --database games.sqlite",
        "lexicon-fast serve --host-name play.example.org   # behind a proxy of that name",
        """curl -d '{"game": "lexicon", "positions": ["CATDOG* hat"]}' http://127.0.0.1:8765/rpc/solve""",
    )
)
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8765,
    show_default=True,
    help="0: any that is free.",
)
@click.option(
    "-w",
    "--words",
    type=WORDS,
    multiple=True,
    default=("enable", "2of12inf"),
    show_default=True,
    help="A dictionary that requests may name; repeat the option for more. Requests that name none"
    " get the first one, those of Lexibomb 2of12inf if it is here.",
)
@click.option(
    "--database",
    cls=FileOption,
    type=FILE,
    metavar="FILE",
    help="Where the tables are kept; :memory: keeps none. [default: tables.sqlite in the user's"
    " data folder]",
)
@click.option(
    "--sync",
    is_flag=True,
    help="Answer actions when the disk itself has them: none is lost when the power fails. Slower"
    " where the disk is. A server that is killed loses none in any case.",
)
@click.option(
    "--host-name",
    "host_names",
    metavar="NAME",
    multiple=True,
    help="A name that the server is reached by, beside the address it listens at.",
)
@click.option(
    "--cors",
    "origins",
    metavar="ORIGIN",
    multiple=True,
    help="A site whose pages may call this server, like https://example.org. [default: none]",
)
@threads_option("Threads that compute, and as many that think.", 256)
@_limit("--max-body", click.IntRange(1024, 1 << 30), "Bytes of a request.")
@_limit("--max-reply", click.IntRange(1024, 1 << 30), "Bytes of the rows of a reply.")
@_limit("--max-tables", click.IntRange(1, 10_000_000), "Tables that are kept.")
@_limit("--max-new", click.IntRange(1, 10_000_000), "New tables of one address in an hour.")
@_limit("--max-seconds", click.FloatRange(0.01, 3600), "Of advice, of a bot's move, of a request.")
@_limit("--max-connections", click.IntRange(1, 100_000), "Connections at a time.")
@_limit("--max-waiting", click.IntRange(1, 100_000), "Requests worked on at a time.")
@_limit("--keep-over", click.FloatRange(0), "Hours that a game is kept once it is over.")
@_limit("--keep-idle", click.FloatRange(0), "Hours that a game is kept when nobody plays.")
@_limit("--patience", click.FloatRange(0.1, 3600), "Seconds that a slow client has.")
def serve(
    host: str,
    port: int,
    words: tuple[str, ...],
    database: str | None,
    sync: bool,
    host_names: tuple[str, ...],
    origins: tuple[str, ...],
    threads: int | None,
    **limits: Any,
) -> None:
    """Serve solver, bots and games over HTTP and WebSocket, with a page to play on.

    The same messages as `engine`, tables with seats for people and bots, and their documents at
    /docs. Only this machine is served unless --host says otherwise. Games are kept on disk at every
    move. docs/server.md has it all.
    """
    _check_extra()
    _check_names(host_names, origins)
    from lexicon_fast.server import uvicorn_server
    from lexicon_fast.server.service import Service
    from lexicon_fast.server.store import Store

    listener = uvicorn_server.listening(host, port)
    store = Store(database or _default_database(), sync=sync)
    service = Service(_dictionaries(words), store, Limits(**limits), threads)
    address = uvicorn_server.address_of(listener)
    uvicorn_server.run(
        service,
        listener,
        hosts=_hosts(host, host_names),
        origins=origins,
        started=lambda: click.echo(f"lexicon-fast: serving at {address}", err=True),
    )


def _check_extra() -> None:
    """Raises BadOption if a library is missing."""
    from importlib import import_module

    from lexicon_fast.errors import missing_extra

    for module in _EXTRA:
        try:
            import_module(module)
        except ModuleNotFoundError:
            raise missing_extra("serve", module, "serve") from None


def _check_names(host_names: Collection[str], origins: Collection[str]) -> None:
    """Raises BadOption for what could never be the name of a host, or an origin."""
    for name in host_names:
        if not _HOST.fullmatch(name):
            raise BadOption(f"--host-name {name!r:.80}; accepted: a name, like play.example.org")
    for origin in origins:
        if not _ORIGIN.fullmatch(origin):
            raise BadOption(
                f"--cors {origin!r:.80}; accepted: a scheme and a host, like https://example.org"
            )


def _dictionaries(words: Collection[str]) -> dict[str, Dictionary]:
    """The dictionaries by the names that requests have for them: no paths."""
    import os

    found: dict[str, Dictionary] = {}
    for each in words:
        name = os.path.basename(each).split(".")[0] or each
        if name in found:
            raise BadOption(f"--words {each}: {name} is there already; accepted: each name once")
        found[name] = load(each)
    return found


def _hosts(host: str, names: tuple[str, ...]) -> Collection[str] | None:
    """The names that requests may call the server by; None: any."""
    bound = f"[{host}]" if ":" in host else host
    if not names and bound not in _LOOPBACK:
        return None
    return {*_LOOPBACK, bound, *names}


def _default_database() -> str:
    from platformdirs import user_data_path

    return str(user_data_path("lexicon-fast", ensure_exists=True) / "tables.sqlite")
