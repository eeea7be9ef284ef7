"""`solve` and `plan` into a folder of parts, in threads of this process or by workers of Dask."""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import click

from lexicon_fast.cli.options import cores, engine_options, exit_code, load, warn
from lexicon_fast.cli.painter import is_terminal
from lexicon_fast.rows import formats

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.batch.queries import Query
    from lexicon_fast.rows.formats import Format
    from lexicon_fast.rows.streams import Totals

_OPTIONS = (
    click.option(
        "--part-rows",
        type=click.IntRange(1),
        metavar="N",
        help="Rows of input for each part of a folder. [default: 100,000]",
    ),
    engine_options("Who makes the parts of a folder: threads, or the workers of a Dask cluster."),
)


def folder_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """What commands have whose output may be a folder of parts."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def is_folder(path: str | None, form: Format | None) -> bool:
    """Is a folder of parts meant by -o, with the format that is named?"""
    if path is None or path == "-":
        return False
    if path.endswith(("/", os.sep)) or os.path.isdir(path):
        return True
    return form in formats.COLUMNS and not os.path.splitext(path)[1] and not os.path.exists(path)


def run(
    query: Query,
    given: tuple[str, ...],
    words: str,
    *,
    input_path: tuple[str, ...],
    output_path: str,
    output_format: Format | None,
    input_format: Format | None,
    strict: bool,
    fail_fast: bool,
    resume: bool,
    threads: int | None,
    engine: str,
    scheduler: str | None,
    part_rows: int | None,
) -> int:
    """Answers the positions in the input. Returns the exit code."""
    from lexicon_fast.batch.files import PART_ROWS, write_parts

    form = output_format or "parquet"
    where = f"-o {output_path}, a folder of parts"
    if form not in formats.COLUMNS:
        raise click.UsageError(f"--format {form} and {where}: accepted: parquet, arrow")
    if given or not input_path or "-" in input_path:
        raise click.UsageError(f"{where}: accepted with -i FILE, which is read in many places")
    if fail_fast:
        raise click.UsageError(f"--fail-fast and {where}: accepted with -o FILE")
    threads = threads or cores()
    dictionary = load(words)
    with ExitStack() as stack:
        client = None
        if engine == "dask":
            from lexicon_fast.batch.dask import connect

            client = stack.enter_context(connect(scheduler, threads))
        totals = write_parts(
            query,
            input_path,
            output_path,
            dictionary,
            input_format=input_format,
            strict=strict,
            output_format=form,
            part_rows=part_rows or PART_ROWS,
            resume=resume,
            threads=threads,
            client=client,
            progress=_progress_bar(stack) if is_terminal(sys.stderr) else None,
            notify=warn,
            already_complete=lambda: warn(
                f"{output_path} is already complete; drop --resume to rebuild it"
            ),
        )
    return exit_code(totals)


def _progress_bar(stack: ExitStack) -> Callable[[int, int, Totals], None]:
    from tqdm import tqdm  # type: ignore[import-untyped]

    bar = stack.enter_context(tqdm(unit=" rows", unit_scale=True, file=sys.stderr))

    def show(done: int, total: int, totals: Totals) -> None:
        bar.total = total
        bar.set_postfix_str(f"{totals.positions:,} positions", refresh=False)
        bar.update(done - bar.n)

    return show
