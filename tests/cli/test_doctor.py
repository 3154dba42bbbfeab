"""``poinsot doctor`` says what there is, and what does not work."""

from pathlib import Path

import numpy
import pytest

import poinsot as po
from cases import saved
from poinsot.cli import doctor

FIRST = next(iter(doctor._BACK_ENDS))


def told(capsys: pytest.CaptureFixture[str], code: int = 0) -> str:
    assert doctor.doctor_command() == code
    return " ".join(capsys.readouterr().out.split())


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("POINSOT_CACHE", str(tmp_path / "kept"))
    monkeypatch.setattr(doctor, "_BACK_ENDS", {FIRST: doctor._BACK_ENDS[FIRST]})


def test_versions_caches_and_machine_code(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = told(capsys)
    assert f"numpy >=2 {numpy.__version__}" in said and f"poinsot {po.__version__}" in said
    assert f"{FIRST} works" in said
    entries = [*(tmp_path / "kept").glob("*.kernel")]
    assert entries and f"{tmp_path / 'kept'}: {len(entries)} entries" in said


def test_a_cache_that_is_not_used_is_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("POINSOT_CACHE", "off")
    assert "switched off" in told(capsys)
    monkeypatch.setenv("POINSOT_CACHE", str(saved(tmp_path / "file", "")))
    assert "not used" in told(capsys)


def test_what_fails_is_told_and_ends_with_1(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(arm: object) -> None:
        raise po.PoinsotError("no such machine")

    monkeypatch.setattr(doctor, "_BACK_ENDS", {"one": fails, "two": lambda arm: None})
    assert "one no such machine" in told(capsys, 1)
