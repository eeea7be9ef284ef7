"""Output of `solve` and `plan`: one file, or a folder of parts made by threads or by Dask."""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import click

from lexicon_fast.base.arguments import cores
from lexicon_fast.cli import row_command
from lexicon_fast.cli.options import (
    POSITIONS,
    combined,
    engine_options,
    exit_code,
    load,
    rows_options_for,
    warn,
    warn_complete,
)
from lexicon_fast.cli.row_command import RowOptions, progress_bar
from lexicon_fast.rows import formats
from lexicon_fast.rows.painter import is_terminal

if TYPE_CHECKING:
    from lexicon_fast.batch.queries import Query
    from lexicon_fast.cli.options import Decorator
    from lexicon_fast.rows.formats import Format


def folder_options_for(what: str, default_format: str) -> Decorator:
    """Return the options of commands whose output may be a folder; see `rows_options_for`."""
    return combined(
        rows_options_for(what, default_format),
        click.option(
            "--part-rows",
            type=click.IntRange(1),
            metavar="N",
            help="Rows of input for each part of a folder. [default: 100,000]",
        ),
        engine_options(
            "Where to compute the parts of a folder: threads on this machine, or a Dask cluster."
        ),
    )


folder_options = folder_options_for(*POSITIONS)


def run(
    query: Query,
    positions: tuple[str, ...],
    words: str,
    *,
    engine: str,
    scheduler: str | None,
    part_rows: int | None,
    argument: str = "POSITION",
    default_format: Format | None = None,
    **rows: Any,
) -> int:
    """Answer positions into a file or a folder; rows: see `RowOptions`. Return the exit code.

    argument: as for `row_command.run`; default_format: of stdout, if it is always the same.
    """
    options = RowOptions(**rows)
    if not _is_folder(options.output_path, options.output_format):
        if engine == "dask" or part_rows is not None:
            option = "--part-rows" if part_rows is not None else "--engine dask"
            raise click.UsageError(f"{option} works only with a folder of parts; use -o FOLDER/")
        if options.output_format is None and options.output_path in (None, "-"):
            options = options._replace(output_format=default_format)
        return row_command.run(query, positions, words, options, argument)

    from lexicon_fast.batch.files import PART_ROWS, write_parts

    path, form = str(options.output_path), options.output_format or "parquet"
    if form not in formats.COLUMNS:
        raise click.UsageError(f"-o {path} is a folder; --format {form} needs -o FILE")
    if positions or not options.input_path or "-" in options.input_path:
        raise click.UsageError(f"-o {path} is a folder; it needs -i FILE, not stdin or {argument}")
    if options.fail_fast:
        raise click.UsageError(f"-o {path} is a folder; --fail-fast needs -o FILE")
    threads = options.threads or cores()
    dictionary = load(words)
    with ExitStack() as stack:
        client = None
        if engine == "dask":
            from lexicon_fast.batch.dask import connect

            client = stack.enter_context(connect(scheduler, threads))
        totals = write_parts(
            query,
            options.input_path,
            path,
            dictionary,
            input_format=options.input_format,
            strict=options.strict,
            output_format=form,
            part_rows=part_rows or PART_ROWS,
            resume=options.resume,
            threads=threads,
            client=client,
            progress=progress_bar(stack, unit=" rows") if is_terminal(sys.stderr) else None,
            notify=warn,
            already_complete=lambda: warn_complete(path),
        )
    return exit_code(totals)


def _is_folder(path: str | None, form: Format | None) -> bool:
    """Return whether -o means a folder of parts."""
    if path is None or path == "-":
        return False
    if path.endswith(("/", os.sep)) or os.path.isdir(path):
        return True
    return form in formats.COLUMNS and not os.path.splitext(path)[1] and not os.path.exists(path)
