"""What every test file may rely on: oracles that CI cannot do without, and repeatable random cases."""

import contextlib
import gc
import importlib
import importlib.util
import os
import re
import signal
import zlib
from collections import defaultdict
from collections.abc import Sequence
from types import ModuleType

import numpy as np
import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers

os.environ.setdefault("MPLBACKEND", "Agg")  # pictures are drawn, never shown
with contextlib.suppress(ValueError):  # of another thread than the main one
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background ignores it, its children too

gc.disable()  # until all is collected, of which nothing is garbage

# The same cases on every machine; a slow machine is no failure, for no test asserts a time.
settings.register_profile("poinsot", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("poinsot")
if hasattr(providers, "is_local_module_file"):  # else cases change with every constant of the modules that are loaded
    providers.is_local_module_file = lambda path: False  # to find them, each worker reads all sources: 10 s


LEAST = 2
"""How many cases of a random sweep `make test` runs at least; `make test-long` runs all."""


@pytest.fixture
def rng(seed: int) -> np.random.Generator:
    """The random numbers of a case, of the seed that its name tells."""
    return np.random.default_rng(seed)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What takes a `seed`, or the `rng` of one, runs with the `SEEDS` of its module; what takes `over` on every scalar.

    Unless a mark of the test says which.
    """
    own = [name for mark in metafunc.definition.iter_markers("parametrize") for name in _names(mark.args[0])]
    if "seed" in metafunc.fixturenames and "seed" not in own:
        metafunc.parametrize("seed", getattr(metafunc.module, "SEEDS", range(6)))
    if "over" in metafunc.fixturenames and "over" not in own:
        from scalars import SCALARS

        metafunc.parametrize("over", SCALARS.values(), ids=SCALARS.keys())


def _names(said: str | Sequence[str]) -> Sequence[str]:
    return re.split(r",\s*", said) if isinstance(said, str) else said


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--part", default="1/1", metavar="K/N", help="run part K of N, each with whole test functions")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Cases beyond a sample are long; and part K of N, where every test function is in one, with all its cases."""
    _mark_beyond_samples(items)
    text = config.getoption("--part")
    found = re.fullmatch(r"([1-9]\d*)/([1-9]\d*)", text)
    if found is None or int(found[1]) > int(found[2]):
        raise pytest.UsageError(f"--part {text}: give K/N with 1 ≤ K ≤ N, such as 2/4 for the second of four parts")
    part, parts = int(found[1]), int(found[2])
    chosen = [item for item in items if zlib.crc32(item.nodeid.split("[")[0].encode()) % parts == part - 1]
    if len(chosen) < len(items):
        kept = set(chosen)
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = chosen


def pytest_collection_finish(session: pytest.Session) -> None:
    """What was collected stays to the end: whoever looks for garbage need not look through it each time."""
    gc.freeze()
    gc.enable()


def _mark_beyond_samples(items: list[pytest.Item]) -> None:
    """Of a test marked `sample(n)`, n of the cases that are not long already stay quick, on every machine the same.

    Of one with a parameter `seed` and no such mark, each case of its other parameters stays with one seed, and at least
    LEAST cases stay in all.
    """
    cases: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if not item.get_closest_marker("long") and (item.get_closest_marker("sample") or "seed" in _given(item)):
            cases[item.nodeid.split("[")[0]].append(item)
    for every in cases.values():
        every.sort(key=lambda item: zlib.crc32(item.nodeid.encode()))
        marker = every[0].get_closest_marker("sample")
        count = marker.args[0] if marker else LEAST
        if not marker:
            first = {tuple((k, id(v)) for k, v in _given(item).items() if k != "seed"): item for item in every[::-1]}
            once = set(first.values())
            every.sort(key=lambda item: item not in once)
            count = max(count, len(once))
        for item in every[count:]:
            item.add_marker("long")


def _given(item: pytest.Item) -> dict[str, object]:
    """The parameters of a case: the values themselves, each the same object in every case that has it."""
    return item.callspec.params if hasattr(item, "callspec") else {}


#: The oracles by the name they are imported by, and the package that brings them.
ORACLES = {
    "pinocchio": "pin",
    "coal": "pin",
    "mujoco": "mujoco",
    "example_robot_data": "example-robot-data",
    "casadi": "casadi",
    "fmpy": "fmpy",
    "control": "control",
    "gymnasium": "gymnasium",
    "pymoca": "pymoca",
    "jedi": "jedi",
    "IPython": "ipython",
}


def require_oracle(name: str) -> ModuleType:
    """The oracle of that import name. Without it the test is skipped; with CI=true in the environment it fails.

    Call it inside a test marked `oracle`, or in a fixture:  `pin = require_oracle("pinocchio")`.
    """
    package = ORACLES[name]
    if importlib.util.find_spec(name) is not None:
        return importlib.import_module(name)
    absent = f"the oracle {name} is not installed (pip install {package})"
    if in_ci():
        pytest.fail(f"{absent}, and CI must not pass without it")
    pytest.skip(reason=absent)


def in_ci() -> bool:
    """Whether the environment says that this run is CI's."""
    return os.environ.get("CI", "").lower() in {"1", "true", "yes"}


@pytest.fixture
def always_rolled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mechanisms of any size are walked in loops."""
    from poinsot.algorithms import compiled

    monkeypatch.setattr(compiled, "LARGEST_UNROLLED", 0)


@pytest.fixture
def always_wide(always_rolled: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every closed tree takes loops over fronts, whose kernels are kept apart from those of lines."""
    from poinsot.ufuncs.cache import directory

    monkeypatch.setattr("poinsot.recursions.loop_kernels.WIDE", 0)
    place = directory()
    monkeypatch.setenv("POINSOT_CACHE", str(place / "always wide") if place else "off")
