"""Plain code, POINSOT_CODE=plain, computes what good code does, bit for bit, and is kept apart from it."""

from pathlib import Path

import numpy as np
import pytest

from compiler.programs import STEPS, RandomProgram
from poinsot import PoinsotError
from poinsot.renderers.llvm import target


@pytest.mark.parametrize("seed", range(3))
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
