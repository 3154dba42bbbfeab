"""One promise for every compiled file, kernels and loops alike: sound code is loaded, anything else is compiled again.

Nothing hangs, nothing crashes, no error reaches the user, whatever lies on the disk and whatever the disk does.
"""

import contextlib
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from llvmlite.binding import llvm_version_info

from cases import saved
from poinsot.code import Loops, loops
from poinsot.kernels import Kernel
from poinsot.renderers.llvm import target
from poinsot.simulation.inputs import make_signals
from poinsot.simulation.methods import find_method
from poinsot.simulation.options import CONTROLS, DEFAULTS, read_control
from poinsot.simulation.plan import Timeline
from poinsot.simulation.run import LoopRun
from poinsot.simulation.switching_run import prepare
from simulation import small_systems

ROOT = Path(__file__).parents[2]
posix = pytest.mark.skipif(not hasattr(os, "getuid"), reason="needs POSIX files")


def use_kernel() -> int:
    """Make a kernel, check what it computes; how often it was traced."""
    traces = []

    def double(x: Any) -> Any:
        traces.append(1)
        return 2.0 * x

    kernel = Kernel(double, {"x": (3,)}, {"y": (3,)}, "double", key="double")
    np.testing.assert_array_equal(kernel.ufunc(np.arange(3.0)), [0.0, 2.0, 4.0])
    return len(traces)


def small_run() -> LoopRun:
    """A run that stands at 42."""
    system = small_systems.changed(small_systems.explosive(), initial=np.array([42.0]))
    options = dict.fromkeys(CONTROLS) | {name: DEFAULTS[name] for name in DEFAULTS if name in CONTROLS}
    signals = make_signals([], (), 0.0, 1.0, None)
    timeline = Timeline.whole(np.ones(1), signals, read_control(system, 1.0, **options))
    return prepare(system, find_method("radau"), system.state.initial, timeline)


def use_loop(name: str = "taking") -> int:
    """Call a small loop as a new process would, check what it computes; how often it was compiled."""
    made, compile_object = [], target.compile_object
    loops._entry.cache_clear()
    loops._loaded.cache_clear()
    run, taking = small_run(), Loops("poinsot.simulation.loops", name, {"take": "loop.take"})
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(target, "compile_object", lambda *a, **k: made.append(1) or compile_object(*a, **k))
        taking.call("take", run.block)
    loops._entry.cache_clear()
    loops._loaded.cache_clear()
    assert run.work.samples.states[0, 0] == 42.0 and run.progress["sample"] == 1
    return len(made)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    place = tmp_path / "cache"
    place.mkdir(mode=0o700)
    monkeypatch.setenv("POINSOT_CACHE", str(place))
    return place


@pytest.fixture(params=[use_kernel, use_loop], ids=["kernel", "loop"])
def use(request: pytest.FixtureRequest) -> Callable[[], int]:
    return request.param


@pytest.fixture(autouse=True)
def impatience() -> Iterator[None]:
    """Two minutes after which a test that hangs has failed."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return

    def give_up(*_: object) -> None:
        raise TimeoutError("this hangs")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(120)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def flip(file: Path, content: bytes) -> None:
    place = len(content) // 2
    file.write_bytes(content[:place] + bytes([content[place] ^ 1]) + content[place + 1 :])


def pipe(file: Path, _: bytes) -> None:
    file.unlink()
    os.mkfifo(file)


def listen(file: Path, _: bytes) -> None:
    file.unlink()
    here = os.getcwd()
    os.chdir(file.parent)  # the name of a socket is short
    with socket.socket(socket.AF_UNIX) as made:
        made.bind("s")
    os.chdir(here)
    os.rename(file.parent / "s", file)


def link(target: str) -> Callable[[Path, bytes], None]:
    def attack(file: Path, _: bytes) -> None:
        file.unlink()
        os.symlink(target, file)

    return attack


def link_to_pipe(file: Path, content: bytes) -> None:
    pipe(file, content)
    os.rename(file, file.parent.parent / "pipe")
    os.symlink(file.parent.parent / "pipe", file)


def take_away(file: Path, _: bytes) -> None:
    file.chmod(0)


ATTACKS: dict[str, Callable[[Path, bytes], Any]] = {
    "a flipped bit": flip, "the last byte is missing": lambda file, content: file.write_bytes(content[:-1]),
    "half is missing": lambda file, content: file.write_bytes(content[: len(content) // 2]),
    "nothing but the header": lambda file, content: file.write_bytes(content[:17]),
    "empty": lambda file, content: file.write_bytes(b""),
    "a byte too many": lambda file, content: file.write_bytes(content + b"\0"),
    "another header": lambda file, content: file.write_bytes(b"x" + content[1:]),
    "zeros": lambda file, content: file.write_bytes(bytes(len(content))),
    "a terabyte of holes": lambda file, content: os.truncate(file, 1 << 40), "a pipe": pipe, "a socket": listen,
    "a link to /dev/zero": link("/dev/zero"), "a link to /dev/tty": link("/dev/tty"),
    "a link to itself": lambda file, content: link(file.name)(file, content), "a link to a pipe": link_to_pipe,
}  # fmt: skip
OPEN: dict[str, Callable[[Path, bytes], Any]] = {
    "unreadable": take_away,
    "writable by all": lambda file, _: file.chmod(0o666),
}


@pytest.mark.sample(1)
@posix
@pytest.mark.parametrize("attack", ATTACKS)
def test_what_is_not_sound_is_compiled_again(attack: str, use: Callable[[], int], folder: Path) -> None:
    assert use() == 1 and use() == 0
    for file in folder.iterdir():
        ATTACKS[attack](file, file.read_bytes())
    assert use() == 1, "what lay there was believed"
    assert use() == 0, "it was not replaced by something sound"


@posix
@pytest.mark.parametrize("attack", OPEN)
def test_what_others_could_have_written_is_not_believed(attack: str, use: Callable[[], int], folder: Path) -> None:
    use()
    for file in folder.iterdir():
        OPEN[attack](file, b"")
    assert use() == (0 if attack == "unreadable" and os.getuid() == 0 else 1)  # root reads everything
    assert use() == 0


def test_a_folder_in_the_place_of_an_entry(use: Callable[[], int], folder: Path) -> None:
    use()
    for file in folder.iterdir():
        file.unlink()
        file.mkdir()
    assert use() == use() == 1


def test_an_entry_under_the_name_of_another(use: Callable[[], int], folder: Path) -> None:
    use_kernel(), use_loop()
    one, two = sorted(folder.iterdir())
    content = one.read_bytes()
    one.write_bytes(two.read_bytes())
    two.write_bytes(content)
    assert use() == 1 and use() == 0


@pytest.mark.sample(2)
@posix
@pytest.mark.parametrize("mode", [0o770, 0o707, 0o777])
def test_a_folder_open_to_others_is_not_trusted(mode: int, use: Callable[[], int], folder: Path) -> None:
    use()
    folder.chmod(mode)
    assert use() == 1
    folder.chmod(0o700)
    assert use() == 0


@posix
def test_a_folder_of_somebody_else_is_not_trusted(
    use: Callable[[], int], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use()
    owner = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: owner + 1)
    assert use() == use() == 1
    assert len(list(folder.glob("*.kernel"))) == 1


@pytest.mark.sample(1)
def test_places_where_nothing_can_be_kept(
    use: Callable[[], int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file in the way, a name too long, a file system that refuses, the cache switched off: compiled every time."""
    blocker = saved(tmp_path / "file", "not a folder")
    for path in (blocker, blocker / "below", tmp_path / ("x" * 300), "/proc/poinsot", os.devnull, "off"):
        monkeypatch.setenv("POINSOT_CACHE", str(path))
        assert use() == use() == 1
    assert blocker.read_text() == "not a folder" and [*tmp_path.iterdir()] == [blocker]


def test_no_home(use: Callable[[], int], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> Path:
        raise RuntimeError("Could not determine home directory.")

    for name in ("POINSOT_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", fail)
    assert use() == use() == 1


@posix
def test_a_full_disk(use: Callable[[], int], folder: Path) -> None:
    """The system refuses to write more than 100 bytes of a file, in the middle of one."""
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, before[1]))
    try:
        made = [use(), use()]
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert made == [1, 1]
    assert not list(folder.iterdir())
    assert use() == 1 and use() == 0


@pytest.mark.sample(1)
@pytest.mark.parametrize("call", ["os.replace", "tempfile.mkstemp", "os.fdopen", "os.utime", "os.open"])
def test_a_disk_that_fails_is_no_error(
    call: str, use: Callable[[], int], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any, **__: Any) -> Any:
        raise OSError(28, "No space left on device")

    use()
    with monkeypatch.context() as patched:
        patched.setattr(f"poinsot.ufuncs.cache.{call}", fail)
        assert use() in (0, 1)
    assert not list(folder.glob("*.tmp")) or call == "os.fdopen"
    assert use() in (0, 1) and use() == 0


def test_an_interrupt_leaves_nothing_half_written(
    use: Callable[[], int], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: Any, **__: Any) -> Any:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched, contextlib.suppress(KeyboardInterrupt):
        patched.setattr("poinsot.ufuncs.cache.os.replace", interrupt)
        use()
    assert not list(folder.iterdir())
    assert use() == 1 and use() == 0


@pytest.mark.sample(1)
def test_processes_writing_at_once(use: Callable[[], int], folder: Path) -> None:
    code = f"from simulation.test_compiled_files import {use.__name__} as use; print(use(), use())"
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, "-c", code]
    running = [
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE) for _ in range(2)
    ]
    outputs = [process.communicate(timeout=100) for process in running]
    assert [process.returncode for process in running] == [0] * 2, outputs
    assert [said.split()[1] for said, _ in outputs] == [b"0"] * 2
    compiled = [file for file in folder.glob("*.kernel") if not file.name.startswith("sources-")]
    assert len(compiled) == 1


def test_loops_depend_on_machine_and_text(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert use_loop() == 1
    machine = target.host()
    with monkeypatch.context() as patched:
        patched.setattr(target, "host", lambda: replace(machine, features=machine.features + ",+none"))
        assert use_loop() == 1
    with monkeypatch.context() as patched:
        patched.setattr(Loops, "sources", "0" * 64)
        assert use_loop() == 1
    assert use_loop() == 0


def test_loops_of_another_text_are_not_taken_from_the_wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Law: what was made of a text is used for that text alone, bit for bit what is made anew."""
    taking = Loops("poinsot.simulation.loops", "taking", {"take": "loop.take"})
    monkeypatch.setattr(Loops, "shipped", lambda self: tmp_path / f"{self.name}.ll")
    anew = taking.assembly()
    assert taking.ship(tmp_path).read_text("utf-8") == f"; {taking.sources} {llvm_version_info[0]}\n{anew}"
    monkeypatch.setattr(Loops, "assembly", lambda self: "made anew")
    assert taking._made() == anew
    with monkeypatch.context() as patched:
        patched.setattr(loops, "_llvm", lambda: llvm_version_info[0] - 1)  # an earlier one has not all its words
        assert taking._made() == "made anew"
    monkeypatch.setattr(Loops, "sources", "0" * 64)
    assert Loops(taking.package, taking.name, taking.entries)._made() == "made anew"
