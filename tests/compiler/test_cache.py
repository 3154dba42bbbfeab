"""The cache gives back what was stored, or nothing. Attacks on it: tests/simulation/test_compiled_files.py."""

import os
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from cases import saved
from compiler.programs import STEPS, RandomProgram, entries, use
from poinsot import PoinsotError
from poinsot.renderers.llvm import renderer, target
from poinsot.ufuncs.cache import Cache, directory, size_limit


def test_second_time_nothing_is_traced(private_cache: Path) -> None:
    assert use() == 1
    assert len(entries(private_cache)) == 2
    assert use() == 0
    assert use("another model") == 1
    assert use() == 0


def test_no_key_no_cache(private_cache: Path) -> None:
    assert use(None) == use(None) == 1
    assert not entries(private_cache)


def test_any_flipped_bit_and_any_truncation_is_noticed(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    cache = Cache(tmp_path)
    code = np.random.default_rng(1).bytes(300)
    cache.store("key", code)
    (file,) = entries(tmp_path)
    content = file.read_bytes()
    for place in range(len(content)):
        for damaged in (content[:place] + bytes([content[place] ^ 16]) + content[place + 1 :], content[:place]):
            file.write_bytes(damaged)
            assert cache.load("key") is None
            assert not file.exists()
    file.write_bytes(content)
    assert cache.load("key") == code


def test_made_folder_is_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "a" / "b"
    monkeypatch.setenv("POINSOT_CACHE", str(folder))
    assert use() == 1 and use() == 0
    if hasattr(os, "getuid"):
        assert folder.stat().st_mode & 0o777 == 0o700


def test_size_limit_removes_what_was_not_used_for_longest(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    cache = Cache(tmp_path, limit=5000)
    for k in range(10):
        cache.store(f"key{k}", bytes([k]) * 1000)
        os.utime(tmp_path / f"key{k}.kernel", (1000 + k, 1000 + k))
        if k == 3:
            assert cache.load("key0") == bytes(1000)  # used now, so it outlives its age
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) <= 5000
    assert cache.load("key0") == bytes(1000)
    assert cache.load("key9") == bytes([9]) * 1000
    assert all(cache.load(f"key{k}") is None for k in (1, 2, 3))


def test_most_stores_do_not_look_at_the_whole_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One look for each sixteenth of the limit that is stored, on the average; and never far beyond the limit."""
    tmp_path.chmod(0o700)
    looks, scandir = [], os.scandir
    monkeypatch.setattr(os, "scandir", lambda path: looks.append(path) or scandir(path))
    size, limit, stores = 1000, 200_000, 800
    cache = Cache(tmp_path, limit=limit)
    for k in range(stores):
        cache.store(f"key{k}", bytes(size))
    expected = stores * size / (limit / 16)
    assert abs(len(looks) - expected) < 4 * expected**0.5
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) < 1.5 * limit


def test_temporary_files_of_processes_that_were_killed_are_removed(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    old, new = tmp_path / "old.tmp", tmp_path / "new.tmp"
    for file, age in ((old, 7200), (new, 60)):
        file.write_bytes(b"half")
        os.utime(file, (time.time() - age,) * 2)
    Cache(tmp_path)._prune(tmp_path)
    assert not old.exists() and new.exists()


@pytest.mark.parametrize(("chosen", "expected"), [("", 1 << 30), ("500", 500_000_000), ("0.5", 500_000)])
def test_the_limit_is_chosen_in_megabytes(chosen: str, expected: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POINSOT_CACHE_LIMIT", chosen)
    assert size_limit() == expected


@pytest.mark.parametrize("chosen", ["many", "0", "-1", "nan", "inf", "1e300", "500 MB"])
def test_a_limit_that_is_none_is_refused(chosen: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POINSOT_CACHE_LIMIT", chosen)
    with pytest.raises(PoinsotError, match=r"POINSOT_CACHE_LIMIT.*POINSOT_CACHE=off"):
        use()


def test_directory_follows_the_platform(monkeypatch: pytest.MonkeyPatch) -> None:
    for off in ("off", "OFF", " off "):
        monkeypatch.setenv("POINSOT_CACHE", off)
        assert directory() is None
    monkeypatch.delenv("POINSOT_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", "/caches")
    monkeypatch.setenv("LOCALAPPDATA", "/local")
    monkeypatch.setattr(Path, "home", lambda: Path("/users/u"))
    for platform, expected in (
        ("linux", Path("/caches/poinsot")),
        ("darwin", Path("/users/u/Library/Caches/poinsot")),
        ("win32", Path("/local/poinsot/cache")),
    ):
        monkeypatch.setattr("poinsot.ufuncs.cache.sys.platform", platform)
        assert directory() == expected
    monkeypatch.setattr("poinsot.ufuncs.cache.sys.platform", "linux")
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert directory() == Path("/users/u/.cache/poinsot")


def test_key_depends_on_everything(private_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from dataclasses import replace

    from poinsot.renderers.llvm.target import host
    from poinsot.ufuncs import identity

    machine = host()
    keys = {
        identity.cache_key(machine, "a", "b"),
        identity.cache_key(machine, "ab", ""),
        identity.cache_key(machine, "a"),
    }
    keys |= {
        identity.cache_key(replace(machine, **change), "a") for change in ({"cpu": "other"}, {"features": "+none"})
    }
    monkeypatch.setattr(identity, "version_of", lambda _: "0.0")
    identity.surroundings.cache_clear()
    keys.add(identity.cache_key(machine, "a"))
    monkeypatch.setattr(identity, "_sources", lambda: "other sources")
    identity.surroundings.cache_clear()
    keys.add(identity.cache_key(machine, "a"))
    identity.surroundings.cache_clear()
    assert len(keys) == 7


def test_damaged_code_is_never_loaded(private_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What reaches LLVM's loader is what was compiled, whatever lies on the disk."""
    compiled: list[bytes] = []
    loaded: list[bytes] = []
    make, load = renderer.compile_object, renderer.LoadedObject
    monkeypatch.setattr(renderer, "compile_object", lambda *a: compiled.append(make(*a)) or compiled[-1])
    monkeypatch.setattr(renderer, "LoadedObject", lambda code, machine: loaded.append(code) or load(code, machine))
    use()
    for file in entries(private_cache):
        file.write_bytes(file.read_bytes()[:-100])
    use()
    assert len(loaded) == 4 and all(code in compiled for code in loaded)


def test_folders_that_imports_make_change_no_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first process after an installation, and those that find what it left behind, have the same sources."""
    from poinsot.ufuncs import identity

    (tmp_path / "compiler").mkdir()
    monkeypatch.setattr(identity, "__file__", str(saved(tmp_path / "compiler" / "identity.py", "law = 1\n")))
    before = identity._sources.__wrapped__()
    (tmp_path / "compiler" / "__pycache__").mkdir()
    assert identity._sources.__wrapped__() == before
    (tmp_path / "compiler" / "other.py").write_text("")
    assert identity._sources.__wrapped__() != before


# Importing the compiler, and using what the cache has, loads no more than needed.
ROOT = Path(__file__).parents[2]
WARM = """
import importlib.util, sys, types
import numpy as np
package = types.ModuleType("poinsot"); package.__path__ = [sys.argv[1]]; sys.modules["poinsot"] = package
from poinsot.kernels import Kernel
assert not {"llvmlite", "casadi"} & set(sys.modules)
kernel = Kernel(lambda x: x * x, {"x": (3,)}, {"y": (3,)}, "squares", key="squares")
assert (kernel.ufunc(np.full((20, 3), 2.0)) == 4.0).all()
print(" ".join(sorted({"casadi"} & set(sys.modules))))
"""


def test_a_warm_kernel_needs_no_casadi() -> None:
    """The package's own imports are left out, so that what the compiler itself pulls in can be seen."""
    command = [sys.executable, "-c", WARM, str(ROOT / "src" / "poinsot")]
    said = [subprocess.run(command, env={**os.environ}, capture_output=True, text=True, check=False) for _ in range(2)]
    assert [each.returncode for each in said] == [0, 0], said
    assert [each.stdout.split() for each in said] == [["casadi"], []]


# Plain code, POINSOT_CODE=plain, computes what good code does, bit for bit, and is kept apart from it.
def test_plain_code_has_the_same_bits(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    program = RandomProgram(seed, 4 * len(STEPS))
    arguments = program.arguments(np.random.default_rng(seed), 37)
    singles = [tuple(each[k] for each in arguments) for k in range(5)]
    good = program.kernel().ufunc
    expected = [good(*arguments), *(good(*each) for each in singles)]
    ask_for("plain", monkeypatch)
    plain = program.kernel().ufunc
    for one, other in zip([plain(*arguments), *(plain(*each) for each in singles)], expected, strict=True):
        for got, wanted in zip(one, other, strict=True):
            assert np.asarray(got).tobytes() == np.asarray(wanted).tobytes()


def test_each_is_kept_under_its_own_name(private_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from compiler.programs import entries, use

    assert use() == 1
    ask_for("plain", monkeypatch)
    assert use() == 1 and len(entries(private_cache)) == 4
    ask_for("good", monkeypatch)
    assert use() == 0


def test_what_is_neither_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(PoinsotError, match=r"POINSOT_CODE is 'fast': set it to plain"):
        ask_for("fast", monkeypatch)


def ask_for(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POINSOT_CODE", code)
    target.host.cache_clear()
    assert target.host().level == {"good": 2, "plain": 0}[code]
