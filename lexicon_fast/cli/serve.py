"""`lexicon-fast serve`: the protocol over HTTP and WebSocket, tables, and a web page."""

from __future__ import annotations

import re
from importlib import import_module
from ipaddress import ip_network
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast._version import __version__
from lexicon_fast.base.errors import BadOption, excerpt, missing_extra
from lexicon_fast.base.files import user_folder
from lexicon_fast.cli.groups import command
from lexicon_fast.cli.options import (
    WORDS,
    choice_option,
    combined,
    definitions_option,
    file_option,
    flag_option,
    load,
    load_definitions,
    threads_option,
)
from lexicon_fast.games.registry import game_info
from lexicon_fast.server.limits import LOOPBACK, Limits, Network

if TYPE_CHECKING:
    from collections.abc import Collection

    from lexicon_fast.cli.options import Decorator
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.server.log import Format

#: Required libraries of the extra `serve`.
_EXTRA: Final = ("starlette", "uvicorn", "httptools", "websockets", "prometheus_client")

#: Valid host names, with IPv6 addresses, and origins.
_HOST: Final = re.compile(r"[\w.-]+|\[[\da-fA-F:.]+\]")
_ORIGIN: Final = re.compile(rf"https?://({_HOST.pattern})(:\d+)?")

#: Names of this machine.
_LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")


#: The limits of the server that have options: the least and the most value, and the help.
_LIMITS: Final = {
    "max_body": (1024, 1 << 30, "Largest request, in bytes."),
    "max_reply": (1024, 1 << 30, "Largest reply, in bytes."),
    "max_unsent": (1024, 1 << 40, "Most bytes of replies waiting to be sent."),
    "max_tables": (1, 10_000_000, "Most stored tables."),
    "max_tables_per_address": (1, 10_000_000, "Most unfinished tables per address."),
    "max_new": (1, 10_000_000, "Most new tables per address per hour."),
    "max_seconds": (0.01, 3600, "Most seconds for advice, a bot's move or a request."),
    "max_compute": (0.1, 1e6, "Most seconds of computing time per address per minute."),
    "max_connections": (1, 100_000, "Most open connections."),
    "max_connections_per_address": (1, 100_000, "Most open connections per address."),
    "max_waiting": (1, 100_000, "Most requests in progress."),
    "keep_unstarted": (0, None, "Hours to keep a table at which no person has acted."),
    "keep_over": (0, None, "Hours to keep a finished game."),
    "keep_idle": (0, None, "Hours to keep a game without activity."),
    "patience": (0.1, 3600, "Drop a client that keeps the server waiting this many seconds."),
}


def _limit(name: str, least: float, most: float | None, help: str) -> Decorator:
    """Return the option of a limit, with its default."""
    default = getattr(Limits, name)
    kind: Any = click.IntRange if isinstance(default, int) else click.FloatRange
    option = f"--{name.replace('_', '-')}"
    return click.option(
        option, type=kind(least, most), default=default, show_default=True, help=help
    )


@command(
    "lexicon-fast serve",
    "lexicon-fast serve -w enable -w 2of12inf --port 8000 --database games.sqlite",
    "lexicon-fast serve --host-name play.example.org   # behind a proxy of that name",
    "lexicon-fast serve --definitions words.txt",
    "lexicon-fast serve --bot 'scrabble:mine=cmd:./mybot --flag'",
    """curl -d '{"game": "lexicon", "positions": ["CATDOG* hat"]}' http://127.0.0.1:8765/rpc/solve""",
)
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8765,
    show_default=True,
    help="Port to listen on; 0 is any free port.",
)
@click.option(
    "-w",
    "--words",
    type=WORDS,
    multiple=True,
    default=("enable", "2of12inf"),
    show_default=True,
    help="Dictionary that requests can name; repeat the option for more. The default of requests is"
    " the first one; for Lexibomb it is 2of12inf, if that is in the list.",
)
@definitions_option
@file_option(
    "--database",
    help="File for the tables; :memory: stores none. [default: tables.sqlite in the user's data"
    " folder]",
)
@flag_option(
    "--sync",
    help="Write actions to disk before answering them, so that a power failure loses none. Slower"
    " on slow disks. Without it, killing the server still loses none.",
)
@click.option(
    "--host-name",
    "host_names",
    metavar="NAME",
    multiple=True,
    help="Host name that clients use, in addition to --host.",
)
@click.option(
    "--cors",
    "origins",
    metavar="ORIGIN",
    multiple=True,
    help="Origin of web pages that can call this server, for example https://example.org."
    " [default: none]",
)
@click.option(
    "--proxy",
    "proxies",
    metavar="ADDRESS_OR_NETWORK",
    multiple=True,
    default=LOOPBACK,
    show_default=True,
    help="Proxy whose X-Forwarded-For gives the client's address, for example 10.0.0.0/24; repeat"
    " the option for more.",
)
@click.option(
    "--metrics-port",
    type=click.IntRange(0, 65535),
    help="Port for /metrics, in the format of Prometheus; 0 is any free port. [default: none]",
)
@click.option(
    "--metrics-host",
    default="127.0.0.1",
    show_default=True,
    help="Address to listen on for /metrics. Anyone who can reach it can read the metrics.",
)
@choice_option(
    "--log-format", choices=["text", "json"], default="text", help="Format of the lines on stderr."
)
@click.option(
    "--bot",
    "bots",
    metavar="GAME:NAME=BOT",
    multiple=True,
    help="Offer your own bot to players under this name. BOT is as in `match` and can be a"
    " program: scrabble:mine=cmd:./mybot. Repeat the option for more.",
)
@click.option(
    "--plugin",
    "plugins",
    metavar="GAME",
    multiple=True,
    help="Let requests name a game of another package; repeat the option for more. The web page"
    " does not show it.",
)
@threads_option("Number of threads for requests, and as many for bots.", 256)
@combined(*(_limit(name, *limit) for name, limit in _LIMITS.items()))
def serve(
    host: str,
    port: int,
    words: tuple[str, ...],
    definitions: str | None,
    database: str | None,
    sync: bool,
    host_names: tuple[str, ...],
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    metrics_port: int | None,
    metrics_host: str,
    log_format: Format,
    bots: tuple[str, ...],
    plugins: tuple[str, ...],
    threads: int | None,
    **limits: Any,
) -> None:
    """Serve the solver, bots, games and a web page over HTTP.

    The server speaks the protocol of `engine` and hosts tables for people and bots; its API
    documentation is at /docs. By default, only this machine can connect; use --host to let others
    in. Games are saved to disk after every move. See docs/server.md for details.
    """
    _check_extra()
    _check_names(host_names, origins)
    from lexicon_fast.server import log, uvicorn_server
    from lexicon_fast.server.service import Service, read_own_bots
    from lexicon_fast.server.store import Store

    networks = _networks(proxies)
    database = database or _default_database()
    log.use_format(log_format)
    listener = uvicorn_server.listening(host, port)
    operator = None
    if metrics_port is not None:
        operator = uvicorn_server.Operator(
            uvicorn_server.listening(metrics_host, metrics_port), _hosts(metrics_host, ())
        )
    dictionaries = _dictionaries(words)  # first, because a store that is open must be closed
    own_bots = read_own_bots(bots, next(iter(dictionaries.values())), limits["max_seconds"])
    for plugin in plugins:
        game_info(plugin)  # reports now what is wrong with it
    known = load_definitions(definitions)
    store = Store(database, sync=sync)
    service = Service(
        dictionaries,
        store,
        Limits(**limits),
        threads,
        networks,
        own_bots,
        definitions=known,
        plugins=plugins,
    )

    def started() -> None:
        if operator is not None:
            url = f"{uvicorn_server.address_of(operator.listener)}metrics"
            log.log("metrics_started", f"metrics at {url}", level="info", url=url)
        url = uvicorn_server.address_of(listener)
        log.log("started", f"serving at {url}", level="info", url=url, version=__version__)

    uvicorn_server.run(
        service,
        listener,
        hosts=_hosts(host, host_names),
        origins=origins,
        started=started,
        operator=operator,
    )


def _check_extra() -> None:
    """Raise BadOption if a library is missing."""
    for module in _EXTRA:
        try:
            import_module(module)
        except ModuleNotFoundError:
            raise missing_extra("serve", module, "serve") from None


def _check_names(host_names: Collection[str], origins: Collection[str]) -> None:
    """Raise BadOption for invalid host names and origins."""
    for name in host_names:
        if not _HOST.fullmatch(name):
            raise BadOption(f"--host-name {excerpt(name)} is not a host name like play.example.org")
    for origin in origins:
        if not _ORIGIN.fullmatch(origin):
            raise BadOption(f"--cors {excerpt(origin)} is not an origin like https://example.org")


def _networks(proxies: Collection[str]) -> list[Network]:
    """Return the networks of proxies. Raises BadOption."""
    networks: list[Network] = []
    for proxy in proxies:
        try:
            networks.append(ip_network(proxy))
        except ValueError as error:
            raise BadOption(
                f"--proxy {excerpt(proxy)} is not an address or network like 10.0.0.5 or"
                f" 10.0.0.0/24 ({error})"
            ) from None
    return networks


def _dictionaries(words: Collection[str]) -> dict[str, Dictionary]:
    """Return the dictionaries by the names that requests use, which are not paths."""
    import os

    dictionaries: dict[str, Dictionary] = {}
    for each in words:
        name = os.path.basename(each).split(".")[0] or each
        if name in dictionaries:
            raise BadOption(f"--words {each}: another dictionary already has the name {name}")
        dictionaries[name] = load(each)
        _learn_leaves(dictionaries[name])
    return dictionaries


def _learn_leaves(dictionary: Dictionary) -> None:
    """Have the values of leaves in another language: a request has no time to learn them."""
    language = dictionary.language
    if language is None or language.code == "en":
        return
    from lexicon_fast.bots.tiles.leaves import learned_leaves
    from lexicon_fast.games.tiles.layouts import Layout

    learned_leaves(Layout.load("scrabble").in_language(language), dictionary)


def _hosts(host: str, names: tuple[str, ...]) -> Collection[str] | None:
    """Return the host names that requests can use; None: any."""
    bound = f"[{host}]" if ":" in host else host
    if not names and bound not in _LOOPBACK:
        return None
    return {*_LOOPBACK, bound, *names}


def _default_database() -> str:
    folder = user_folder("data")
    if folder is None:
        raise BadOption("there is no home folder for the tables; name a file with --database")
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "tables.sqlite")
