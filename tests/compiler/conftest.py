"""A cache of their own for all compiler tests, and kernels for machines of several kinds."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from poinsot.renderers.llvm import target


@pytest.fixture(autouse=True)
def private_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache directory for each test."""
    folder = tmp_path_factory.mktemp("cache")
    folder.chmod(0o700)
    monkeypatch.setenv("POINSOT_CACHE", str(folder))
    return folder


@pytest.fixture(autouse=True)
def users_code(private_cache: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Kernels are here made as for users, though `make test` asks for plain code."""
    monkeypatch.delenv("POINSOT_CODE", raising=False)
    known = target.host
    known.cache_clear()
    yield
    known.cache_clear()


@pytest.fixture(params=["host", "plain"])
def machine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[target.Host]:
    """The machine that kernels are made for: this one with all it can do, and its oldest ancestor without FMA."""
    chosen = target.host()
    if request.param == "plain":
        chosen = replace(chosen, cpu="x86-64" if chosen.x86 else "generic", features="", fma=False, lanes=4)
    monkeypatch.setattr(target, "host", lambda: chosen)
    yield chosen
