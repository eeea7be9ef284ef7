"""Build of the native core: Cython modules, C++ code, and the kernels of each instruction set.

Switches (environment variables, for developers):
    LEXICON_FAST_BUILD=debug      bounds checks and assertions, no optimisation
    LEXICON_FAST_BUILD=sanitize   address and undefined-behaviour sanitizers (GCC or Clang)
    LEXICON_FAST_BUILD=coverage   line tracing of the Cython sources
"""

import gc
import os
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from sysconfig import get_config_var, get_path, get_platform

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_clib import build_clib
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

MODE = os.environ.get("LEXICON_FAST_BUILD", "release")
if MODE not in ("release", "debug", "sanitize", "coverage"):
    sys.exit(f"LEXICON_FAST_BUILD={MODE}: expected release, debug, sanitize or coverage")

#: Where builds keep what they made, also editable ones, which setuptools would let begin anew.
BUILT, TEMPORARY = (
    f"build/{kind}.{get_platform()}-{sys.implementation.cache_tag}" for kind in ("lib", "temp")
)
CORE = Path("src/core")
KERNELS = Path("src/kernels")
NATIVE = Path("src/lexicon_fast/_native")
MSVC = sys.platform == "win32"
X86 = get_platform().endswith(("x86_64", "amd64"))  # of the wheel, also in a cross-compilation

if MSVC:
    FLAGS = ["/std:c++17", "/O2", "/fp:precise"]
    LINK = []
    BASE_FLAGS = []
    ISA_FLAGS = {"avx2": ["/arch:AVX2"], "avx512": ["/arch:AVX512"]}
else:
    # No fused multiply-adds: the tree of a dictionary must be the same on every machine.
    FLAGS = "-std=c++17 -O3 -ffp-contract=off -fno-strict-aliasing -fvisibility=hidden -g0".split()
    LINK = []
    # The instruction sets of each kernel, whatever CFLAGS and CXXFLAGS ask for, like -march=native.
    # These flags follow the user's, and without -flto no kernel is compiled while linking.
    BASE_FLAGS = "-fno-lto -march=x86-64 -mno-sse3 -mno-popcnt -mno-lzcnt -mno-bmi".split()
    BASE_FLAGS += ["-mno-bmi2"]
    ISA_FLAGS = {
        "avx2": "-mavx2 -mbmi -mbmi2 -mpopcnt".split(),
        "avx512": "-mavx512f -mavx512bw -mavx512dq -mavx512vl -mavx512vbmi -mavx512vpopcntdq"
        " -mavx512vbmi2 -mavx512bitalg -mbmi -mbmi2 -mpopcnt".split(),
    }
    if MODE == "debug":
        FLAGS = "-std=c++17 -O0 -g -ffp-contract=off -fno-strict-aliasing".split()
    if MODE == "sanitize":
        SANITIZE = ["-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"]
        # The address sanitizer finds what null and object-size would; nothing has a vptr.
        SANITIZE += ["-fno-sanitize=null,object-size,vptr"]
        # -O1 takes half as long again to compile.
        FLAGS = "-std=c++17 -Og -g1 -ffp-contract=off -fno-omit-frame-pointer".split()
        FLAGS += ["-fno-strict-aliasing", *SANITIZE]
        LINK = SANITIZE
if not X86:
    BASE_FLAGS, ISA_FLAGS = [], {}

#: Modules outside the hot loops, where -O3 lengthens the build and gains no speed
#: (bench/instructions.py). All others are compiled with -O3.
LESS_OPTIMISED = {
    name: level
    for level, names in {
        "-O1": """dictionary.arguments dictionary.letters lexicon.hidden_cards
            scrabble.learning tiles.playout_stats""",
        "-O2": """census.all_hands census.play_counts census.stats
            dictionary.build dictionary.prefixes find.bitmap_index
            grids.boards lexibomb.bombs lexibomb.play_scores
            lexibomb.playouts lexicon.endgame
            lexicon.memo lexicon.rounds lexicon.tablebase rows.read_rows
            scrabble.endgame scrabble.inference scrabble.leave_census
            scrabble.pre_endgame tiles.determinization tiles.leaves
            vector.games vector.scrabble""",
    }.items()
    for name in names.split()
}


def optimisation(path: Path) -> list[str]:
    """Return the optimisation flag of a module, which overrides the one in FLAGS."""
    name = ".".join(path.relative_to(NATIVE).with_suffix("").parts)
    known = MODE == "release" and not MSVC and name in LESS_OPTIMISED
    return [LESS_OPTIMISED[name]] if known else []


def core_files(source: Path) -> set[Path]:
    """Return the headers of src/core that a file includes, directly or not, and their sources."""
    files: set[Path] = set()
    unread = [source]
    while unread:
        for name in re.findall(r'#include "core/(\w+)\.h"', unread.pop().read_text("utf-8")):
            new = set(CORE.glob(f"{name}.*")) - files
            files |= new
            unread += new
    return files


CHECKED = MODE in ("debug", "sanitize")
DIRECTIVES = {
    "emit_code_comments": MODE == "coverage",  # which reads them; they are a quarter of the text
    "language_level": 3,
    "boundscheck": CHECKED,
    "wraparound": False,
    "cdivision": True,
    "annotation_typing": False,  # annotations are for stubs (tests/make_data/native_stubs.py)
    "initializedcheck": CHECKED,
    "embedsignature": True,
    "embedsignature.format": "python",
    "linetrace": MODE == "coverage",
    # Picklable types define how. All others raise TypeError instead of copying a part.
    "auto_pickle": False,
}
MACROS = [("CYTHON_TRACE_NOGIL", "1")] if MODE == "coverage" else []


def remove_old_modules(folder: Path, made: set[str]) -> None:
    """Remove compiled modules whose source is gone: Python would import them, wheels have them."""
    suffix = get_config_var("EXT_SUFFIX")
    for path in Path(folder, "lexicon_fast").rglob(f"*{suffix}"):
        if str(path.relative_to(folder)) not in made:
            path.unlink()


class BuildPy(build_py):
    """Remove files of earlier builds in the same folder that no longer exist in the sources."""

    def run(self) -> None:
        for file in Path(self.build_lib).rglob("*"):
            native = file.suffix in (".so", ".pyd")  # has no counterpart in the sources
            if file.is_file() and not native and not file.relative_to(self.build_lib).exists():
                file.unlink()
        super().run()


class BuildClib(build_clib):
    """Compile the libraries in parallel."""

    def finalize_options(self) -> None:
        super().finalize_options()
        if self.get_finalized_command("build_ext").editable_mode:
            self.build_clib = self.build_temp = TEMPORARY

    def build_libraries(self, libraries: list[tuple[str, dict[str, object]]]) -> None:
        build = super().build_libraries
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda library: build([library]), libraries))


class BuildExt(build_ext):
    """Build first the libraries that the modules link, and only changed modules.

    Changes are detected by a hash of all sources and flags. Time stamps would not help, because
    each build with pip installs Cython again and translates all modules.
    """

    def finalize_options(self) -> None:
        super().finalize_options()
        if self.editable_mode:
            self.build_lib, self.build_temp = BUILT, TEMPORARY
        self.parallel = self.parallel or os.cpu_count() or True

    def run(self) -> None:
        self.translate()
        self.run_command("build_clib")
        self.force = True
        super().run()
        made = {self.get_ext_filename(module.name) for module in self.extensions}
        for folder in {self.build_lib, "."} if self.inplace else {self.build_lib}:
            remove_old_modules(Path(folder), made)

    def translate(self) -> None:
        """Translate the Cython modules to C++.

        Not at import: pip runs this file three times, and only one of the runs builds anything.
        """
        # Translate all sources again if the directives changed.
        record = Path("build/cython/directives")
        changed = not record.exists() or record.read_text() != repr(DIRECTIVES)
        # Cython allocates millions of objects that live until a module is done. Rarer garbage
        # collection saves two fifths of its time, for a few MB more in each process.
        gc.set_threshold(50_000, 20, 100)
        made = cythonize(
            self.extensions,
            include_path=["src"],
            build_dir="build/cython",
            compiler_directives=DIRECTIVES,
            shared_utility_qualified_name=SHARED,
            force=changed,
            nthreads=0 if sys.platform == "win32" else (os.cpu_count() or 1),
        )
        record.parent.mkdir(parents=True, exist_ok=True)
        record.write_text(repr(DIRECTIVES))
        sources = {module.name: module.sources for module in made}
        for module in self.extensions:
            module.sources = sources[module.name]
        # Compile large modules first, so that the cores finish together.
        self.extensions.sort(key=lambda module: -Path(module.sources[0]).stat().st_size)

    def build_extensions(self) -> None:
        if MODE in ("release", "sanitize") and sys.platform == "linux":
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                flags = {tuple(module.extra_compile_args) for module in self.cpp_modules()}
                list(pool.map(self.precompile_headers, flags))
        super().build_extensions()

    def cpp_modules(self) -> list[Extension]:
        return [module for module in self.extensions if module.language == "c++"]

    def precompile_headers(self, flags: tuple[str, ...]) -> None:
        """Compile the headers that every module includes, for modules with these flags.

        GCC and Clang read the text where they cannot use the compiled form.
        """
        compiler = [*self.compiler.compiler_so_cxx, *flags, f"-I{get_path('include')}"]
        digest = sha256(repr((sys.version, compiler, HEADERS)).encode()).hexdigest()[:12]
        header = Path(self.build_temp, f"headers-{digest}.h")
        if not Path(f"{header}.gch").exists():
            header.parent.mkdir(parents=True, exist_ok=True)
            header.write_text("".join(f"#include <{name}>\n" for name in HEADERS))
            self.spawn([*compiler, "-x", "c++-header", str(header), "-o", f"{header}.gch"])
        for module in self.cpp_modules():
            if tuple(module.extra_compile_args) == flags:
                module.extra_compile_args += ["-include", str(header)]

    def build_extension(self, ext: Extension) -> None:
        flags = [os.environ.get(name) for name in ("CC", "CXX", "CFLAGS", "CXXFLAGS", "LDFLAGS")]
        compiled = (ext.extra_compile_args, LINK, MACROS)
        digest = sha256(repr((sys.version, *compiled, flags)).encode())
        files = {Path(path) for path in [*ext.sources, *ext.depends]}
        for path in sorted(files | core_files(Path(ext.sources[0]))):
            digest.update(path.read_bytes())
        made_from = Path(self.build_temp, f"{ext.name}.sha256")
        built = Path(self.build_lib, self.get_ext_filename(ext.name))
        if built.exists() and made_from.exists() and made_from.read_text() == digest.hexdigest():
            return
        made_from.unlink(missing_ok=True)
        super().build_extension(ext)
        made_from.write_text(digest.hexdigest())


def kernel_library(isa: str, sources: list[str]) -> tuple[str, dict[str, object]]:
    return (
        f"lexicon_fast_{isa}",
        {
            "sources": [str(KERNELS / source) for source in sources],
            "include_dirs": [str(KERNELS)],
            "cflags": FLAGS + BASE_FLAGS + ISA_FLAGS.get(isa, []),
            "obj_deps": {"": [str(header) for header in KERNELS.glob("*.h")]},
        },
    )


core_library = (
    "lexicon_fast_core",
    {
        "sources": [str(path) for path in sorted(CORE.glob("*.cpp"))],
        "include_dirs": ["src"],
        "cflags": FLAGS,
        "obj_deps": {"": [str(header) for header in CORE.glob("*.h")]},
    },
)

libraries = [
    core_library,
    # The linker resolves symbols from left to right: users come before definitions.
    kernel_library("available", ["available.cpp"]),
    kernel_library("avx512", ["avx512.cpp"]),
    kernel_library("avx2", ["avx2.cpp"]),
    kernel_library("neon", ["neon.cpp"]),
    kernel_library("plain", ["plain.cpp"]),
]

#: Flags for C: the shared module of Cython's utility functions.
C_FLAGS = [flag for flag in FLAGS if "std" not in flag] + ([] if MSVC else ["-O1"])

#: Module of Cython's utility functions, compiled once for all modules.
SHARED = "lexicon_fast._native._cython"


def module_name(path: Path) -> str:
    return ".".join(path.relative_to("src").with_suffix("").parts)


#: Included by every module that Cython writes.
HEADERS = """Python.h structmember.h frameobject.h new ios typeinfo stdexcept vector utility
    algorithm string string_view unordered_map cmath cstdio""".split()

cpp_modules = [
    Extension(
        module_name(path),
        [str(path)],
        include_dirs=["src", str(KERNELS)],
        define_macros=MACROS,
        extra_compile_args=FLAGS + optimisation(path),
        extra_link_args=LINK,
        depends=[str(path) for path in KERNELS.iterdir()],
        language="c++",
    )
    for path in sorted(NATIVE.rglob("*.pyx"))
]
shared_module = Extension(
    SHARED,
    [str(NATIVE / "_cython.c")],
    extra_compile_args=C_FLAGS,
    extra_link_args=LINK,
)

setup(
    libraries=libraries,
    ext_modules=[*cpp_modules, shared_module],
    cmdclass={"build_clib": BuildClib, "build_ext": BuildExt, "build_py": BuildPy},
)
