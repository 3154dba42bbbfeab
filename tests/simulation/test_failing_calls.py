"""Every call by which a file is written fails once: nothing is lost, and nothing is left over.

A library that stands before the system's own makes the k-th call from now on fail with an error.
Opening, writing, cutting, renaming, making folders and waiting for the disk are such calls.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from c_compiler import COMPILER
from cases import quick
from simulation.test_failing_disks import SCRIPT, SOURCE

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="calls are taken by the loader of Linux"),
    pytest.mark.skipif(COMPILER is None, reason="no C compiler on this machine"),
]
BEFORE = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <sys/types.h>
#include <unistd.h>
static long left = -1, calls = 0;
static int code = 0;
void arm(long k, int c) { left = k; code = c; calls = 0; }
long seen(void) { return calls; }
static int due(void) {
    calls++;
    if (left < 0 || left-- > 0) return 0;
    errno = code;
    return 1;
}
#define TAKE(result, name, given, ...) result name given { \
    static result (*usual) given; \
    if (!usual) *(void **)&usual = dlsym(RTLD_NEXT, #name); \
    return due() ? -1 : usual(__VA_ARGS__); }
TAKE(ssize_t, write, (int fd, const void *b, size_t n), fd, b, n)
TAKE(ssize_t, pwrite64, (int fd, const void *b, size_t n, off64_t at), fd, b, n, at)
TAKE(int, fsync, (int fd), fd)
TAKE(int, fdatasync, (int fd), fd)
TAKE(int, ftruncate64, (int fd, off64_t n), fd, n)
TAKE(int, rename, (const char *a, const char *b), a, b)
TAKE(int, mkdir, (const char *a, mode_t m), a, m)
int open64(const char *path, int flags, ...) {
    static int (*usual)(const char *, int, ...);
    va_list rest;
    va_start(rest, flags);
    int mode = flags & O_CREAT ? va_arg(rest, int) : 0;
    va_end(rest);
    if (!usual) *(void **)&usual = dlsym(RTLD_NEXT, "open64");
    return (flags & O_CREAT) && due() ? -1 : usual(path, flags, mode);
}
"""
TRIES = (
    SCRIPT.partition("for limit in limits:")[0]
    + """
import ctypes, errno
before_calls = ctypes.CDLL(os.environ["LD_PRELOAD"])
before_calls.arm.argtypes, before_calls.seen.restype = (ctypes.c_long, ctypes.c_int), ctypes.c_long
how, many = sys.argv[4], int(sys.argv[3])

def read():
    return po.read(folder / target).load()

before_calls.arm(-1, 0)
write(target)
calls, whole = before_calls.seen(), read()
for k in sorted({round(j * (calls - 1) / max(many - 1, 1)) for j in range(many)}):
    before = held()
    before_calls.arm(k, getattr(errno, how))
    try:
        write(target)
    except po.PoinsotError as error:
        assert "cannot write" in str(error), (k, error)
        failed += 1
        assert held() == before, (k, "what was there has changed, or something is left over")
    finally:
        before_calls.arm(-1, 0)
        gc.collect()
    assert read()["time"].equals(whole["time"]), k
    assert set(held()) == set(before), (k, sorted(held()), sorted(before))
write(target)
assert read()["time"].equals(whole["time"]) and set(held()) == set(before)
print("alive after", calls, failed)
"""
)


@pytest.mark.parametrize("how", quick(1, ["EIO", "ENOSPC", "ENOMEM"]))
@pytest.mark.parametrize(
    ("kind", "many"),
    [
        ("nc", 6),
        *(pytest.param(k, 60, marks=pytest.mark.long) for k in ("nc", "stream.nc")),
    ],
)
def test_each_call_may_fail_once(kind: str, many: int, how: str, tmp_path: Path) -> None:
    source, library, folder = tmp_path / "before.c", tmp_path / "before.so", tmp_path / "files"
    source.write_text(BEFORE, encoding="utf-8")
    folder.mkdir()
    made = [str(COMPILER), "-shared", "-fPIC", "-O1", str(source), "-o", str(library), "-ldl"]
    subprocess.run(made, check=True, capture_output=True)
    env = {**os.environ, "PYTHONPATH": str(SOURCE), "LD_PRELOAD": str(library)}
    ended = subprocess.run(
        [sys.executable, "-c", TRIES, kind, str(folder), str(many), how],
        capture_output=True, text=True, cwd=SOURCE.parent, env=env, timeout=1200, check=False,
    )  # fmt: skip
    assert ended.returncode == 0, ended.stderr[-3000:] or f"ended by {ended.returncode}"
    calls, failed = map(int, ended.stdout.split()[2:])
    assert calls > 3 and failed > 0, ended.stdout
