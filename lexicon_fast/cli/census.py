"""`lexicon-fast census` and `tablebase`: statistics over all hands of a size, and their answers."""

from __future__ import annotations

import os
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Final

import click

from lexicon_fast._version import __version__
from lexicon_fast.base.arguments import cores
from lexicon_fast.base.errors import BadOption
from lexicon_fast.base.files import atomic_write, is_special
from lexicon_fast.base.tile_text import shown_bytes
from lexicon_fast.cli.groups import command, group
from lexicon_fast.cli.options import (
    RulesetJson,
    choice_option,
    engine_options,
    flag_option,
    hand_options,
    load,
    number_option,
    output_option,
    seed_option,
    threads_option,
    warn,
    warn_complete,
)
from lexicon_fast.cli.terminal import Progress
from lexicon_fast.rows import formats
from lexicon_fast.rows.formats import compressor

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.census.count import CensusFile, CensusOptions, Engine
    from lexicon_fast.census.hands import Census
    from lexicon_fast.census.report import Report
    from lexicon_fast.census.tally import Tally
    from lexicon_fast.dictionary import Dictionary

#: The memory that a census needs is reported from so many bytes on.
_REPORTED_MEMORY: Final = 500_000_000


@command(
    "lexicon-fast census --cards 7",
    "lexicon-fast census -o census.json --resume",
    "lexicon-fast census --plan -w yawl -o plan.json",
    "lexicon-fast census --sample 100000",
    "lexicon-fast census -o census.json --engine dask --scheduler tcp://10.0.0.1:8786",
)
@number_option("--cards", most=15, default=10, help="Number of cards in a hand.")
@flag_option(
    "--plan",
    help="Also report the points left after 2, 3 ... words, and the turns to empty a hand.",
)
@hand_options
@number_option(
    "-n", "--top", least=0, most=1_000_000, default=20, help="Number of words and hands to list."
)
@output_option
@choice_option(
    "--format",
    "output_format",
    choices=("text", "json"),
    help="Output format. [default: from the extension of -o, which may be followed by .gz or .zst;"
    " without one, text]",
)
@flag_option(
    "--resume",
    help="Continue a stopped run with the same -o. Fails if the dictionary, an option or the"
    " version differs.",
)
@number_option("--sample", most=1 << 40, help="Estimate from N random deals instead.")
@seed_option("Random seed of --sample.", default=0, show_default=True)
@engine_options("Where to count: threads on this machine, or a Dask cluster.")
@threads_option("Number of threads.")
def census(
    cards: int,
    plan: bool,
    words: str,
    ruleset: RulesetJson,
    min_length: int,
    top: int,
    output_path: str | None,
    output_format: str | None,
    resume: bool,
    sample: int | None,
    seed: int,
    engine: str,
    scheduler: str | None,
    threads: int | None,
) -> None:
    """Solve every hand of a given size.

    Each hand of --cards cards from one pack is solved and weighted by how often it is dealt. Its
    best first play is the first one that `solve` lists, with no words on the table. The report
    shows the share of hands that go out at once or have no play and the points left, each by number
    of vowels (AEIOU) and Masters, plus the words that are most often best and the best and worst
    hands.

    With -o FILE, FILE.part keeps the counts for --resume, and FILE.job describes the run that made
    a finished FILE.
    """
    from lexicon_fast.census.count import CensusFile, CensusOptions, is_finished
    from lexicon_fast.census.report import Sample, report
    from lexicon_fast.rows.resume import remove_record
    from lexicon_fast.rows.streams import open_stdout

    is_file = output_path is not None and not is_special(output_path)
    output_format = output_format or _format_of(output_path if is_file else None)
    compression = formats.compression_of(output_path, "text")
    if sample is not None and (resume or engine == "dask"):
        raise click.UsageError("--sample cannot be used with --resume or --engine dask")
    if resume and not is_file:
        raise BadOption(f"--resume: {output_path or 'stdout'} cannot be resumed; use -o FILE")
    dictionary = load(words)
    job = CensusOptions(words, dictionary.sha256, cards, ruleset, min_length, plan, top)
    facts = _job_facts(job, dictionary)
    record = {**facts, "--words": words, "--format": output_format}
    if resume and output_path is not None and is_finished(output_path, record):
        warn_complete(output_path)
        return
    file = None
    if output_path is not None and is_file and sample is None:
        file = CensusFile(output_path, facts, job.shape(dictionary), resume=resume)
    try:
        if sample is not None:
            tally = _sample(job, dictionary, sample, seed, threads or cores())
        elif engine == "dask":
            tally = _count_in_dask(job, dictionary, file, threads or cores(), scheduler)
        else:
            tally = _count_in_threads(job, dictionary, file, threads or cores())
        drawn = None if sample is None else Sample(deals=sample, seed=seed)
        formatted = _formatted(report(tally, job, dictionary, sample=drawn), output_format)
        result = shown_bytes(formatted)
        if compression is not None:
            result = compressor(compression)(result)
        if file is not None:
            file.finish(result, record)
            return
    except BaseException as error:
        if file is not None and (kept := file.keep()):
            error.add_note(kept)
        raise
    if output_path is None:
        with open_stdout() as output:
            output.write(result)
        return
    if is_file:
        remove_record(output_path)
    atomic_write(output_path, result)


def _job_facts(job: CensusOptions, dictionary: Dictionary) -> dict[str, str]:
    """Return the facts that must not change when a census is resumed."""
    from lexicon_fast.rows.resume import dictionary_id

    options = ("cards", "plan", "ruleset", "min_length", "top")
    facts = {f"--{name.replace('_', '-')}": str(getattr(job, name)) for name in options}
    return {
        "command": "census",
        **facts,
        "version": __version__,
        "dictionary": dictionary_id(dictionary),
    }


def _sample(
    job: CensusOptions, dictionary: Dictionary, deals: int, seed: int, threads: int
) -> Tally:
    from lexicon_fast.census.count import sample

    with Progress(deals, " deals", unit_scale=True) as bar:
        return sample(job, dictionary, deals, seed, threads=threads, progress=_shown_in(bar))


def _shown_in(bar: Progress) -> Callable[[Tally], None]:
    return lambda tally: bar.update(tally.total.hands)


def _count_in_threads(
    job: CensusOptions, dictionary: Dictionary, file: CensusFile | None, threads: int
) -> Tally:
    from lexicon_fast.census.count import in_threads

    start = monotonic()
    census = job.census(dictionary, threads)
    _check_memory(census, "", available_memory())
    census.prepare()
    warn(
        f"all smaller hands answered after {monotonic() - start:.1f} s, {threads} threads,"
        f" {census.memory / 1e6:.0f} MB"
    )
    return _count(census, partial(in_threads, census, threads), file)


def _count_in_dask(
    job: CensusOptions,
    dictionary: Dictionary,
    file: CensusFile | None,
    processes: int,
    scheduler: str | None,
) -> Tally:
    from lexicon_fast.batch.dask import connect
    from lexicon_fast.census.count import in_dask

    census = job.census(dictionary)
    if scheduler is None:
        memory = available_memory()
        where = f" in each of {processes} processes"
        _check_memory(census, where, None if memory is None else memory // processes)
    else:
        _check_memory(census, " in each worker", None)
    with connect(scheduler, processes) as client:
        return _count(census, partial(in_dask, job, client), file)


def _check_memory(census: Census, where: str, available: int | None) -> None:
    """Report on stderr if a census needs much memory. Raises BadOption if it needs too much.

    where: the end of the message; available: bytes, None if unknown.
    """
    needed = f"{census.memory / 1e6:,.0f} MB of memory are needed{where}"
    if available is not None and census.memory > available:
        plan, smaller = " --plan" if census.plan else "", ", a smaller -j" if where else ""
        raise BadOption(
            f"--cards {census.shape.cards}{plan}: {needed}, but only {available / 1e6:,.0f} MB are"
            f" available; use fewer cards{smaller}, or --sample N"
        )
    if census.memory >= _REPORTED_MEMORY:
        warn(f"{needed}, for the answers of all smaller hands")


def _count(census: Census, engine: Engine, file: CensusFile | None) -> Tally:
    """Count all hands, and report the time on stderr: results do not contain times."""
    from lexicon_fast.census.count import count

    start = monotonic()
    before = 0 if file is None else file.begun.tally.total.hands
    with Progress(census.hands, " hands", before, unit_scale=True) as bar:
        tally = count(census, engine, file=file, progress=_shown_in(bar))
    counted = census.hands - before
    earlier = f", {before:,} before" if before else ""
    warn(f"{counted:,} hands counted in {monotonic() - start:.1f} s{earlier}")
    return tally


def _format_of(path: str | None) -> str:
    """Return the format from the extension before .gz or .zst. Raises BadOption."""
    if path is None or formats.from_extension(path) == "text":
        return "text"
    if formats.extension(path) == ".json":
        return "json"
    formats.check_extension(path, (".json", ".txt"))
    return "text"


def _formatted(report: Report, output_format: str) -> bytes:
    from lexicon_fast.census.report import lines, to_json

    if output_format == "json":
        return to_json(report)
    return "".join(f"{line}\n" for line in lines(report)).encode()


#: Memory besides the tables of the builder: the dictionary, sets of cards, and the program itself.
_BASE_MEMORY = 190_000_000


@group(
    "lexicon-fast tablebase build",
    "lexicon-fast tablebase info",
    "lexicon-fast solve -i hands.txt -o plays.jsonl --top 1 --tablebase",
)
def tablebase() -> None:
    """Precompute the best first play of every hand.

    A tablebase stores the answers for every hand of up to ten cards: number of plays, best play,
    turns to go out, and points left after one to three turns. `solve --tablebase` looks hands up in
    it. It is kept in the cache folder, one for each combination of dictionary, pack, card points
    and minimum word length.
    """


@command(
    "lexicon-fast tablebase build",
    "lexicon-fast tablebase build -w yawl -j 2",
    "lexicon-fast tablebase build --cards 7",
    group=tablebase,
)
@hand_options
@number_option("--cards", most=12, default=10, help="Number of cards in the largest hands.")
@threads_option("Number of threads.")
def build(
    words: str, ruleset: RulesetJson, min_length: int, cards: int, threads: int | None
) -> None:
    """Build a tablebase in the cache folder.

    Ten cards make 82 million hands, which need 657 MB on disk and 510 MB of memory while the
    tablebase is built. An existing tablebase is replaced.
    """
    from lexicon_fast.census.tablebase import Builder

    start = monotonic()
    builder = Builder(load(words), ruleset=ruleset, min_length=min_length, cards=cards)
    memory, available = builder.memory + _BASE_MEMORY, available_memory()
    if available is not None and memory > available:
        raise BadOption(
            f"--cards {cards}: {memory / 1e6:,.0f} MB of memory are needed, but only"
            f" {available / 1e6:,.0f} MB are available; use fewer cards"
        )
    count = threads or cores()
    with Progress(100, "%", bar_format="{l_bar}{bar}| {elapsed}") as bar:
        for share in builder.build(count):
            bar.reach(100 * share)
    warn(
        f"{builder.hands:,} hands, {builder.size / 1e6:,.0f} MB, in {monotonic() - start:.1f} s,"
        f" {count} threads"
    )
    click.echo(builder.path)


@command("lexicon-fast tablebase info", "lexicon-fast tablebase info -w yawl", group=tablebase)
@hand_options
def info(words: str, ruleset: RulesetJson, min_length: int) -> None:
    """Describe a tablebase and check it for damage."""
    from lexicon_fast.games.lexicon.tablebase import Tablebase

    opened = Tablebase(load(words), ruleset=ruleset, min_length=min_length)
    opened.check()
    click.echo(f"hands:  {opened.hands:,}")
    click.echo(f"cards:  up to {opened.cards}")
    click.echo(f"size:   {opened.table.size / 1e6:,.0f} MB")
    click.echo(f"file:   {opened.path}")
    click.echo("state:  not damaged")


@command("lexicon-fast tablebase remove", group=tablebase)
@hand_options
def remove(words: str, ruleset: RulesetJson, min_length: int) -> None:
    """Remove a tablebase from the cache folder."""
    from lexicon_fast.games.lexicon.tablebase import path_of

    path = path_of(load(words), ruleset=ruleset, min_length=min_length)
    try:
        os.unlink(path)
    except FileNotFoundError:
        raise BadOption(f"{words}: there is no such tablebase ({path})") from None
    click.echo(f"removed {path}")


def available_memory() -> int | None:
    """Return the bytes of memory that this process can still use; None: unknown.

    This is the minimum of the memory that Linux reports as available, the memory of the machine,
    the limit of a container, and the limit of the process (`ulimit -v`).
    """
    limits = []
    with suppress(OSError, ValueError, IndexError), open("/proc/meminfo", "rb") as file:
        limits += [int(line.split()[1]) << 10 for line in file if line.startswith(b"MemAvailable:")]
    with suppress(OSError, ValueError, AttributeError):
        limits.append(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
    with suppress(OSError, ValueError), open("/sys/fs/cgroup/memory.max", "rb") as file:
        limits.append(int(file.read()))  # or "max", which is no number
    with suppress(ImportError):
        import resource

        limit, _ = resource.getrlimit(resource.RLIMIT_AS)
        if limit != resource.RLIM_INFINITY:
            limits.append(limit)
    return min(limits, default=None)
