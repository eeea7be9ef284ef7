"""`lexicon-fast engine`: the protocol on stdin and stdout."""

from __future__ import annotations

import click

from lexicon_fast.cli.options import WORDS, examples, threads_option


@click.command(
    epilog=examples(
        "lexicon-fast engine",
        """echo '{"id": 1, "method": "hello"}' | lexicon-fast engine""",
        """echo '{"id": 1, "method": "dictionary.search", "params": {"hand": "CATDOG*"}}' |
    lexicon-fast engine -w yawl""",
    )
)
@click.option(
    "-w",
    "--words",
    type=WORDS,
    help="The dictionary of requests that name none. [default: 2of12inf for Lexibomb, else enable]",
)
@threads_option("Long requests worked on at a time.", 256)
def engine(words: str | None, threads: int | None) -> int:
    """Serve bots and front ends: JSON-RPC 2.0 on stdin and stdout, one message a line.

    They get words, legal moves, advice, opponents and refereed games, and may be written in any
    language. docs/protocol.md has all messages; `hello` lists what there is.
    """
    from lexicon_fast.engine.stdio import run

    return run(dictionary=words, threads=threads)
