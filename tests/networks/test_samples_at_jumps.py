"""Samples at the instant of a jump, of laws solved with their storage: all hold there, as just behind it."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved

STEP, RISE = 2.0, 3.0


def rectifier(folder: Path, *, impedance: float = 1.0, slower: float = 1.0, stranger: str = "") -> Any:
    """A diode with all its charges before a load, as SPICE writes it: currents by the impedance, times by `slower`."""
    z, farad = impedance, slower / impedance
    text = (
        f"jump\nV1 in 0 2\nD1 in out DM\nR1 out 0 {1e3 * z}\nC1 out 0 {1e-5 * farad}\n{stranger}"
        f".model DM D(IS={1e-12 / z} N=1.5 RS={0.5 * z} CJO={2e-11 * farad} TT={5e-9 * slower})\n"
        f".tran {1e-5 * slower} {0.02 * slower}\n.end\n"
    )
    return po.load(saved(folder / "jump.cir", text))


UNITS = ((1.0, 1.0), (1e-4, 1.0), (1e4, 1.0), (1.0, 1e-4), (1.0, 1e4), (1e3, 1e3))


@pytest.mark.parametrize(
    ("impedance", "slower"), [UNITS[0], *(pytest.param(*u, marks=pytest.mark.long) for u in UNITS)]
)
@pytest.mark.parametrize("method", ["radau", pytest.param("radau9", marks=pytest.mark.long)])
def test_all_laws_hold_at_the_instant(impedance: float, slower: float, method: str, tmp_path: Path) -> None:
    """Charges hold the voltages of the diode and the load, so that its resistance takes the whole jump; of the current
    there what the junction takes at its voltage goes on, and the rest charges it: Kirchhoff's law of its inner node."""
    made, at = rectifier(tmp_path, impedance=impedance, slower=slower), 0.01 * slower
    table = ([0.0, at, at, 2 * at], [STEP, STEP, STEP + RISE, STEP + RISE])
    run = po.simulate(made, 2 * at, inputs={"V1": table}, times=[0.0, at, at * (1 + 1e-15), 2 * at], method=method)
    told = {name: run[name].values for name in run.data_vars if run[name].dims == ("time",)}
    into = told["D1.series.current"]
    charging = told["D1.depletion.current"] + told["D1.diffusion.current"]
    wanted = into[0] + RISE / (0.5 * impedance)
    np.testing.assert_allclose(into[1:3], wanted, rtol=1e-6)
    np.testing.assert_allclose((told["D1.junction.current"] + charging)[1:3], wanted, rtol=1e-6)
    np.testing.assert_allclose((told["C1.current"] + told["R1.current"])[1:3], wanted, rtol=1e-6)
    np.testing.assert_allclose(told["D1.junction.voltage"][1], told["D1.junction.voltage"][0], rtol=1e-6)
    for name in ("D1.depletion.charge", "C1.charge"):
        assert told[name][1] == pytest.approx(told[name][0], rel=1e-9)


def test_a_start_that_settles_at_once(tmp_path: Path) -> None:
    """The first sample has what passes at the start, whatever settles within a picosecond."""
    made = rectifier(tmp_path)
    begun = made.system(inputs={"V1": STEP}, initial=None).state.initial
    at_rest = begun[2] / 1e-5 / 1e3
    run = po.simulate(made, 0.01, inputs={"V1": STEP + RISE}, initial=np.array(begun), samples=3)
    assert float(run["D1.series.current"][0]) == pytest.approx(RISE / 0.5 + at_rest, rel=1e-6)


def test_where_nothing_jumps_samples_are_as_they_were(tmp_path: Path) -> None:
    """At corners of a source, and beside a stranger that jumps, the sample is that of a run without it."""
    at = 0.01
    corner = ([0.0, at, 1.5 * at, 2 * at], [STEP, STEP, STEP + RISE, STEP + RISE])
    stranger = "V9 s 0 1\nD9 s t DM\nR9 t 0 10\nC9 t 0 1n\n"
    jump = ([0.0, at, at, 2 * at], [1.0, 1.0, 2.0, 2.0])
    alone = po.simulate(rectifier(tmp_path), 2 * at, inputs={"V1": corner}, times=[0.0, at, 2 * at])
    made = rectifier(tmp_path, stranger=stranger)
    beside = po.simulate(made, 2 * at, inputs={"V1": corner, "V9": jump}, times=[0.0, at, 2 * at])
    for name in alone.data_vars:
        if alone[name].dims == ("time",) and name in beside and not name.startswith("energy"):
            size = max(float(np.abs(alone[name].values).max()), 1e-6)
            np.testing.assert_allclose(beside[name].values, alone[name].values, rtol=0, atol=1e-6 * size, err_msg=name)
