"""Every call by which a file is written fails once, or a signal comes before it: nothing is lost or left over.

A library that stands before the system's own makes the k-th call from now on fail with an error, or sends a signal.
Opening, writing, cutting, renaming, removing, making folders and waiting for the disk are such calls; so is asking for
memory, of at least `LARGE` bytes, where memory is what fails.
"""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from c_compiler import COMPILER
from simulation.failing import SCRIPT, SOURCE

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="calls are taken by the loader of Linux"),
    pytest.mark.skipif(COMPILER is None, reason="no C compiler on this machine"),
]
LARGE = 1 << 14
OPTIONS = repr({"samples": 151, "outputs": ["joint_position"]})
BEFORE = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/types.h>
#include <unistd.h>
static long left = -1, calls = 0;
static int code = 0, memory = 0;
/* The k-th call from now on fails with the error c, or comes after the signal -c; of memory if m, else of files. */
void arm(long k, int c, int m) { left = k; code = c; memory = m; calls = 0; }
long seen(void) { return calls; }
static int due(int of_memory) {
    if (memory != of_memory) return 0;
    __atomic_add_fetch(&calls, 1, __ATOMIC_RELAXED);
    if (left < 0 || __atomic_fetch_sub(&left, 1, __ATOMIC_RELAXED) != 0) return 0;
    if (code < 0) { kill(getpid(), -code); return 0; }
    errno = code;
    return 1;
}
#define TAKE(result, name, given, ...) result name given { \
    static result (*usual) given; \
    if (!usual) *(void **)&usual = dlsym(RTLD_NEXT, #name); \
    return due(0) ? -1 : usual(__VA_ARGS__); }
TAKE(ssize_t, write, (int fd, const void *b, size_t n), fd, b, n)
TAKE(ssize_t, pwrite64, (int fd, const void *b, size_t n, off64_t at), fd, b, n, at)
TAKE(int, fsync, (int fd), fd)
TAKE(int, fdatasync, (int fd), fd)
TAKE(int, ftruncate64, (int fd, off64_t n), fd, n)
TAKE(int, rename, (const char *a, const char *b), a, b)
TAKE(int, mkdir, (const char *a, mode_t m), a, m)
/* What cannot be removed is left over, whoever wrote it: here signals alone. */
#define REMOVE(name, given, ...) int name given { \
    static int (*usual) given; \
    if (!usual) *(void **)&usual = dlsym(RTLD_NEXT, #name); \
    if (code < 0) due(0); \
    return usual(__VA_ARGS__); }
REMOVE(unlink, (const char *a), a)
REMOVE(rmdir, (const char *a), a)
REMOVE(unlinkat, (int at, const char *a, int flags), at, a, flags)
#define OPEN(name) int name(const char *path, int flags, ...) { \
    static int (*usual)(const char *, int, ...); \
    va_list rest; \
    va_start(rest, flags); \
    int mode = flags & O_CREAT ? va_arg(rest, int) : 0; \
    va_end(rest); \
    if (!usual) *(void **)&usual = dlsym(RTLD_NEXT, #name); \
    return (flags & O_CREAT) && due(0) ? -1 : usual(path, flags, mode); }
OPEN(open)
OPEN(open64)
extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
void *malloc(size_t n) { return n >= LARGE && due(1) ? NULL : __libc_malloc(n); }
void *calloc(size_t k, size_t n) { return k * n >= LARGE && due(1) ? NULL : __libc_calloc(k, n); }
void *realloc(void *p, size_t n) { return n >= LARGE && due(1) ? NULL : __libc_realloc(p, n); }
"""
TRIES = (
    SCRIPT.partition("for limit in limits:")[0]
    + """
import ctypes, errno, faulthandler, shutil, signal
from poinsot.simulation.interrupts import terminated_in_order
before_calls = ctypes.CDLL(os.environ["LD_PRELOAD"])
before_calls.arm.argtypes, before_calls.seen.restype = (ctypes.c_long, ctypes.c_int, ctypes.c_int), ctypes.c_long
how, many = sys.argv[4], int(sys.argv[3])
memory, signals = how == "memory", how.startswith("SIG")
code = -getattr(signal, how) if signals else errno.ENOMEM if memory else getattr(errno, how)
if signals:
    signal.signal(signal.SIGTERM, signal.SIG_DFL)

def read():
    if kind == "checkpoint":
        return po.resume(folder / target, model)
    if kind in ("csv", "parquet", "mat"):
        return (folder / target).read_bytes().partition(b"Created on")[0]
    return po.read(folder / target).load()

def same(found, whole):
    return found == whole if isinstance(whole, bytes) else found["time"].equals(whole["time"])

def part(found, whole):
    count = found.sizes["time"]
    return found.attrs["status"] == "interrupted" and found["time"][:count - 1].equals(whole["time"][:count - 1])

def disarm():
    before_calls.arm(-1, 0, 0)

def ends(k):
    # How a process of its own ends that writes, and gets the signal before a call.
    child = os.fork()
    if child:
        return os.waitpid(child, 0)[1]
    try:
        before_calls.arm(k, code, memory)
        with terminated_in_order():
            write(target)
        os._exit(0)
    except KeyboardInterrupt:
        os._exit(1)
    finally:
        os._exit(2)

def fails(k):
    # Whether writing fails here, in order, where a call fails.
    before_calls.arm(k, code, memory)
    try:
        write(target)
        return False
    except po.PoinsotError as error:
        disarm()
        assert memory or "cannot write" in str(error), (k, error)
        return True
    except MemoryError:
        disarm()
        assert memory, k
        return True
    finally:
        disarm()
        gc.collect()

if kind != "checkpoint":
    run = run[["joint_position", "energy_residual"]]
write(target)
if kind == "store":
    shutil.rmtree(folder / target)
before_calls.arm(-1, code, memory)
write(target)
calls = before_calls.seen()
disarm()
whole, empty = read(), kind == "store"
for k in sorted({round(j * (calls - 1) / max(many - 1, 1)) for j in range(many)}):
    if empty:
        shutil.rmtree(folder / target)
    before = held()
    if signals:
        ended = ends(k)
        assert ended in (0, -code), (k, ended)
        failed += ended != 0
    elif fails(k):
        failed += 1
        assert empty or kind == "checkpoint" or held() == before, (k, "what was there has changed, or more is there")
    if not empty:
        found = read()
        assert same(found, whole) or how == "SIGTERM" and part(found, whole), (k, "lost")
        if how != "SIGKILL" and kind != "checkpoint":
            assert set(held()) == set(before), (k, "left over", sorted(set(held()) ^ set(before)))
    if empty or how == "SIGKILL":
        write(target)  # clears away what was left
        assert not empty or same(read(), whole), k
    assert empty or set(held()) == set(before), (k, "left over", sorted(set(held()) ^ set(before)))
    assert not empty or not [each for each in held() if "/poinsot/tmp" in each or "session" in each], k
print("alive after", calls, failed)
"""
)
ZARR = pytest.mark.skipif(find_spec("zarr") is None, reason="zarr is not installed")
ARROW = pytest.mark.skipif(find_spec("pyarrow") is None, reason="pyarrow is not installed")
KINDS: dict[str, tuple[pytest.MarkDecorator, ...]] = {
    "nc": (), "stream.nc": (), "zarr": (ZARR,), "stream.zarr": (ZARR,), "checkpoint": (), "store": (ZARR,),
    "csv": (), "parquet": (ARROW,), "mat": (),
}  # fmt: skip
ALL, SOME, FEW = 10_000, 100, 30
HOW = {"EIO": ALL, "SIGTERM": ALL, "SIGKILL": ALL, "ENOSPC": FEW, "ENOMEM": FEW}  # the last two differ from EIO by name
CASES = [
    (kind, how, min(many, SOME if kind in ("stream.nc", "stream.zarr", "store") else ALL))
    for kind in KINDS
    for how, many in HOW.items()
]
# Where memory is short, HDF5 leaves its own lists broken, and LLVM and Arrow end the process: no others can cure that.
CASES += [(kind, "memory", ALL) for kind in ("csv", "mat", "zarr")]


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("kind", "how", "many"),
    [
        *(("nc", how, 4) for how in ("EIO", "SIGTERM", "SIGKILL")),
        *(pytest.param(*case, marks=[pytest.mark.long, *KINDS[case[0]]]) for case in CASES),
    ],
)
def test_each_call_may_fail_once(kind: str, how: str, many: int, tmp_path: Path) -> None:
    source, library, folder = tmp_path / "before.c", tmp_path / "before.so", tmp_path / "files"
    source.write_text(BEFORE, encoding="utf-8")
    folder.mkdir()
    made = [COMPILER, "-shared", "-fPIC", "-O1", f"-DLARGE={LARGE}", source, "-o", library, "-ldl"]
    subprocess.run(list(map(str, made)), check=True, capture_output=True)
    env = {**os.environ, "PYTHONPATH": str(SOURCE), "LD_PRELOAD": str(library)}
    ended = subprocess.run(
        [sys.executable, "-c", TRIES, kind, str(folder), str(many), how, OPTIONS],
        capture_output=True, text=True, cwd=SOURCE.parent, env=env, timeout=3000, check=False,
    )  # fmt: skip
    assert ended.returncode == 0, ended.stderr[-3000:] or f"ended by {ended.returncode}"
    calls, failed = map(int, ended.stdout.split()[2:])
    assert calls > 3 and failed > 0, ended.stdout
