"""How rules become machine code, and where that code is kept between two starts.

Numba does not notice that a function in *another* file changed, so a stale cache would play
yesterday's rules. The cache folder is therefore named by a digest of everything that the
compiled code is made of, and folders that nobody has used for a while are removed.
"""

from __future__ import annotations

import functools
import hashlib
import os
import platform
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar, cast

import llvmlite
import numba
import numpy as np

P = ParamSpec("P")
R = TypeVar("R")

DAY: Final = 86_400.0
KEPT_UNUSED: Final = 14 * DAY
INTERPRETED: Final = bool(vars(numba.config)["DISABLE_JIT"])


def digest(files: Iterable[Path]) -> str:
    """Name these sources, whatever folder they lie in, by what they say."""
    total = hashlib.sha256()
    for file in sorted(files):
        total.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return total.hexdigest()[:16]


@functools.cache
def digest_of_folder(folder: Path) -> str:
    """Name all the Python sources at and below this folder."""
    return digest(folder.rglob("*.py"))


def cache_root() -> Path:
    """Say where compiled rules are kept: TRADECRAFT_CACHE, or the user's cache folder."""
    chosen = os.environ.get("TRADECRAFT_CACHE")
    if chosen:
        return Path(chosen)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "tradecraft"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "tradecraft" / "cache"
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "tradecraft"


def cache_folder() -> Path:
    """Name the folder after the house's own sources and all that turns them into code."""
    # A room's sources are part of the type of its layout (see layout.py), so that a change
    # in one room leaves the compiled code of the others alone.
    house = Path(__file__).parent
    versions = (
        platform.python_version(),
        platform.machine(),
        numba.__version__,
        llvmlite.__version__,
        np.__version__,
    )
    named = hashlib.sha256("\0".join((digest(house.glob("*.py")), *versions)).encode())
    return cache_root() / named.hexdigest()[:16]


def prune(root: Path, keep: Path, now: float) -> None:
    """Remove the compiled code of sources that nobody has run for a fortnight."""
    for folder in root.iterdir():
        ours = re.fullmatch(r"[0-9a-f]{16}", folder.name) and folder.is_dir()
        if ours and folder != keep and now - folder.stat().st_mtime > KEPT_UNUSED:
            shutil.rmtree(folder, ignore_errors=True)


def open_cache() -> Path:
    """Choose the cache folder, and a passing one where the usual place cannot be written."""
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        prune(folder.parent, folder, time.time())
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="tradecraft-"))
    return folder


CACHE: Final = open_cache()

# Numba reads its settings from the environment again before each compilation, so they are
# set in both places: here for this process and in the environment for its children.
for _name, _value in (("NUMBA_CACHE_DIR", str(CACHE)), ("NUMBA_BOUNDSCHECK", "1")):
    os.environ[_name] = _value
numba.config.reload_config()


def njit(function: Callable[..., Any], **settings: object) -> Any:  # noqa: ANN401  # Numba's
    """Compile without counting who refers to an array, unless new ones are made here.

    Whoever calls from Python holds the arrays until the call is over. To count took half of the
    time of playouts, and two threads that count the same array wait for each other.
    """
    makes = {"zeros", "empty", "full", "copy"} & set(function.__code__.co_names)
    return cast("Any", numba.njit)(nogil=True, _nrt=bool(makes), **settings)(function)


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a rule: plain loops and ifs over int64, bounds checked, free of the GIL."""
    if INTERPRETED:
        return function
    # What nobody calls from Python through a pointer needs no wrapper for that.
    made = njit(function, no_cfunc_wrapper=True, cache=keeps(function))
    made.get_call_template = widened(made.get_call_template)
    return cast("Callable[P, R]", made)


def keeps(function: Callable[..., Any]) -> bool:
    """Say whether a rule's code is kept between starts, for kernels that are compiled later.

    It is if the rule takes a position: the type of that names the sources of its room.
    """
    code = function.__code__
    return code.co_varnames[: code.co_argcount][:1] == ("pos",) and Path(code.co_filename).is_file()


def widened(choose: Callable[..., Any]) -> Callable[..., Any]:
    """Let a rule be compiled once for all numbers.

    Numba would compile it anew for each number that is written out in a call of it.
    """

    def choose_widely(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:  # noqa: ANN401  # Numba's
        return choose(
            tuple(numba.types.unliteral(kind) for kind in args),
            {name: numba.types.unliteral(kind) for name, kind in kws.items()},
        )

    return choose_widely


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function that Python calls with any game's positions; kept between starts."""
    if INTERPRETED:
        return function
    return cast("Callable[P, R]", njit(function, cache=True))


def plain(function: Callable[P, R]) -> Callable[P, R]:
    """Give the Python source of a rule that calls no other, for a position at hand in Python."""
    # Numba would compile it once more for a lone record, in every process.
    return cast("Callable[P, R]", getattr(function, "py_func", function))


def direct(function: Callable[..., R], *args: object) -> Callable[..., R]:
    """Give a kernel's code for arguments of these types, without the look-up of the types.

    The look-up takes half of a short call. Without it nobody checks the types: bind the arrays.
    """
    if INTERPRETED:
        return function
    dispatcher = cast("Any", function)
    types = tuple(numba.typeof(arg) for arg in args)
    dispatcher.compile(types)
    return cast("Callable[..., R]", dispatcher.overloads[types].entry_point)
