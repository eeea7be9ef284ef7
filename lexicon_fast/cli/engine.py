"""`lexicon-fast engine`: the protocol on stdin and stdout."""

from __future__ import annotations

from lexicon_fast.cli.groups import command
from lexicon_fast.cli.options import (
    definitions_option,
    dictionary_option,
    load_definitions,
    threads_option,
)


@command(
    "lexicon-fast engine",
    """echo '{"id": 1, "method": "hello"}' | lexicon-fast engine""",
    """echo '{"id": 1, "method": "dictionary.search", "params": {"hand": "CATDOG*"}}' |
    lexicon-fast engine -w yawl""",
)
@dictionary_option(
    None,
    "Default dictionary for requests that do not name one. [default: 2of12inf for Lexibomb,"
    " else enable]",
)
@definitions_option
@threads_option("Number of long requests to process at the same time.", 256)
def engine(words: str | None, definitions: str | None, threads: int | None) -> int:
    """Serve bots and front ends over JSON-RPC on stdin and stdout.

    Each message is one line of JSON-RPC 2.0; replies go to stdout. A client in any language can
    request words, legal moves, advice, opponents and refereed games. docs/protocol.md describes all
    messages; the method `hello` lists what this engine offers.
    """
    from lexicon_fast.engine.stdio import run

    return run(dictionary=words, threads=threads, definitions=load_definitions(definitions))
