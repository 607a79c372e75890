"""What the package needs of Numba; only `libraries.py` knows more of it.

`compiled` marks a function that runs inside a kernel; `kernel` marks the few that Python
calls, and only those are kept on disk. With NUMBA_DISABLE_JIT=1
everything here is plain Python with the same results.

Numba's own disk cache does not notice when a helper in another file changes. So the cache
lies in a directory named by a hash of every source file that may be compiled into a kernel:
an edited helper means another directory, and nothing stale can be read.
"""

import getpass
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, SupportsInt, TypeVar

import numba
import numpy as np
import platformdirs
from numba.core import types
from numba.extending import intrinsic, overload

from .libraries import Inside, InsideCompiler, KernelCompiler

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parents[1]
ENGINE = "engine"
GAMES = "games"
BOTS = "bots"
PLAYING_FOLDERS = (ENGINE, GAMES, BOTS)
"""Everything that decides how a game between bots goes."""
CACHE_VARIABLE = "WOLFMOON_CACHE"
DAYS_KEPT = 30
_config: Any = numba.config
INTERPRETED = bool(_config.DISABLE_JIT)
_config.LOOP_VECTORIZE = 0  # there are no loops over arrays: it would only take time to look


def compiled_with(module: str) -> tuple[str, ...]:
    """The folders whose sources a kernel of a module may contain.

    A game knows no other game, and the bots of a game know that game alone. A module that is not
    of this package is compiled with what lies beside it.
    """
    package, folder, *rest = [*module.split("."), ""]
    if package != PACKAGE.name:
        source = sys.modules[module].__file__
        return (ENGINE, str(Path(source or ".").resolve().parent))
    if folder == ENGINE:
        return (ENGINE,)
    if folder == GAMES:
        return (ENGINE, f"{GAMES}/{rest[0]}")
    if folder == BOTS:
        return (ENGINE, f"{GAMES}/{rest[0]}", f"{BOTS}/{rest[0]}")
    return (ENGINE, GAMES, folder)


def source_digest(folders: tuple[str, ...], package: Path = PACKAGE) -> str:
    """A hash of every source file in some folders, and of how they are compiled."""
    digest = hashlib.sha256(f"{numba.__version__} {_config.BOUNDSCHECK}".encode())
    for folder in folders:
        for path in sorted((package / folder).rglob("*.py")):
            inside = path.is_relative_to(package)
            digest.update(str(path.relative_to(package) if inside else path.name).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _cache_root() -> Path:
    """The user's cache directory, or a temporary one where that cannot be written."""
    wanted = os.environ.get(CACHE_VARIABLE) or platformdirs.user_cache_dir("wolfmoon")
    root = Path(wanted) / "compiled"
    try:
        root.mkdir(parents=True, exist_ok=True)
        if os.access(root, os.W_OK):
            return root
    except OSError:
        pass
    return Path(tempfile.gettempdir()) / f"wolfmoon-{getpass.getuser()}"


def _forget_old(root: Path) -> None:
    """Delete caches of sources that have not been run for a while."""
    horizon = time.time() - DAYS_KEPT * 24 * 60 * 60
    for folder in root.iterdir():
        if folder.is_dir() and folder.stat().st_mtime < horizon:
            shutil.rmtree(folder, ignore_errors=True)


@cache
def _cache_of(folders: tuple[str, ...]) -> str:
    """Where machine code from the sources in some folders is kept."""
    root = _cache_root()
    folder = root / source_digest(folders)
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
        _forget_old(root)
    return str(folder)


def cache_of(module: str) -> Path:
    """Where the machine code of a module's kernels is kept."""
    return Path(_cache_of(compiled_with(module)))


_OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}


def compiled(function: F) -> F:
    """A function that kernels call."""
    if INTERPRETED:
        return function
    options = {"nopython": True, "no_cpython_wrapper": True, **_OPTIONS}
    made: Any = Inside(function, targetoptions=options, pipeline_class=InsideCompiler)
    return made  # type: ignore[no-any-return]


def kernel(function: F) -> F:
    """A function that Python calls; its machine code is kept on disk."""
    _config.CACHE_DIR = str(cache_of(function.__module__))
    return numba.njit(cache=True, pipeline_class=KernelCompiler, **_OPTIONS)(function)  # type: ignore[no-any-return]


def interpreted(function: F) -> F:
    """A compiled function as plain Python, where one call is not worth compiling it for."""
    return getattr(function, "py_func", function)


# -- what plain Python and Numba spell differently ----------------------------------
def constant(number: int) -> int:
    """A number to call functions with that Numba does not make a version of them for.

    For a plain literal it compiles the callee, and all that it calls, once more.
    """
    return np.int64(number)  # type: ignore[return-value]


def wide(number: SupportsInt) -> int:
    """A number of any width as a plain 64-bit integer, so that arithmetic on it has room."""
    return int(number)


def bit_count(word: np.uint64) -> int:
    """How many bits of a 64-bit word are set."""
    return int(word).bit_count()


def lowest_bit(word: np.uint64) -> int:
    """The number of the lowest set bit of a 64-bit word that is not zero."""
    value = int(word)
    return (value & -value).bit_length() - 1


if not INTERPRETED:
    # never inline="always" here: Numba 0.68 then loses writes to a record taken in the same
    # statement as the call

    @overload(wide, strict=False)
    def _wide(number: object) -> Any:
        if isinstance(number, types.IntEnumMember):
            return lambda number: np.int64(number.value)
        return lambda number: np.int64(number)

    @intrinsic
    def _population(typingctx: object, word: object) -> Any:
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.uint64(types.uint64), build

    @intrinsic
    def _trailing_zeros(typingctx: object, word: object) -> Any:
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            not_zero = context.get_constant(types.boolean, True)
            return builder.cttz(args[0], not_zero)

        return types.uint64(types.uint64), build

    @overload(bit_count, strict=False)
    def _bit_count(word: object) -> Any:
        return lambda word: np.int64(_population(word))  # type: ignore[call-arg]

    @overload(lowest_bit, strict=False)
    def _lowest_bit(word: object) -> Any:
        return lambda word: np.int64(_trailing_zeros(word))  # type: ignore[call-arg]
