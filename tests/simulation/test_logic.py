"""Logic in which few gates move at a time: laws at rest are passed over within tolerance, in any units and order."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po

STAGES = 102
"""More than a hundred unknowns: samples come from polynomials."""
MODELS = [
    ".model NM NMOS(LEVEL=1 VTO=0.8 KP=60u LAMBDA=0.02)",
    ".model PM PMOS(LEVEL=1 VTO=-0.8 KP=25u LAMBDA=0.02)",
]
ATOL, RTOL = 1e-3, 1e-4
SAME = 20 * ATOL
"""Of 5 V: at edges of 1e10 V/s an error of the time of some picoseconds."""


def gates(rng: np.random.Generator, name: str, slower: float) -> list[str]:
    """Inverters, each behind one of the four before it, and a pulse."""
    rise, width, span = 0.3e-9 * slower, 3e-9 * slower, 20e-9 * slower
    lines = [f"V{name} {name}0 0 PULSE(0 5 {rise} {rise} {rise} {width} {span})"]
    for k in range(1, STAGES + 1):
        a, y = f"{name}{rng.integers(max(0, k - 4), k)}", f"{name}{k}"
        lines += [f"MP{y} {y} {a} vdd vdd PM W=20u L=2u", f"MN{y} {y} {a} 0 0 NM W={rng.uniform(8, 16):.3f}u L=2u"]
        lines += [f"C{y} {y} 0 {rng.uniform(30, 80) * 1e-15 * slower}"]
    return lines


def run(lines: list[str], folder: Path, outputs: list[str], slower: float, rtol: float, atol: float) -> Any:
    deck = "\n".join(["gates", "VDD vdd 0 5", *MODELS, *lines, f".tran {1e-10 * slower} {6e-9 * slower}", ".end"])
    file = folder / "gates.cir"
    file.write_text(deck)
    times = np.linspace(0, 6e-9 * slower, 41)
    return po.simulate(po.load(file), times=times, outputs=outputs, method="radau", rtol=rtol, atol=atol)


NODES = [f"n{k}" for k in range(1, STAGES + 1, 9)]


@cache
def exact(seed: int, folder: Path) -> Any:
    found = run(gates(np.random.default_rng(seed), "n", 1.0), folder, NODES, 1.0, 1e-6, 1e-6)
    return np.array([found[node].values for node in NODES])


@pytest.mark.sample(1)
@pytest.mark.parametrize("variant", ["alone", "slower", "faster", "in reverse", "beside another"])
def test_logic_is_right_to_the_tolerance(variant: str, seed: int, tmp_path: Path) -> None:
    slower = {"slower": 1e5, "faster": 1e-5}.get(variant, 1.0)
    lines = gates(np.random.default_rng(seed), "n", slower)
    if variant == "in reverse":
        lines.reverse()
    if variant == "beside another":
        lines += gates(np.random.default_rng(seed + 1), "m", 1.0)
    found = run(lines, tmp_path, NODES, slower, RTOL, ATOL)
    assert np.abs(np.array([found[node].values for node in NODES]) - exact(seed, tmp_path)).max() < SAME


@pytest.mark.sample(1)
def test_currents_sum_to_zero_at_samples(seed: int, tmp_path: Path) -> None:
    """To what junctions of drains carry, also where a sample is inside of a step."""
    each = range(1, STAGES + 1)
    channels = [[f"M{kind}n{k}.channel.ds.current" for k in each] for kind in "PN"]  # of P as out of the supply
    loads = [f"Cn{k}.current" for k in each]
    wanted = [*channels[0], *channels[1], *loads]
    found = run(gates(np.random.default_rng(seed), "n", 1.0), tmp_path, wanted, 1.0, RTOL, ATOL)
    up, down, stored = np.reshape([found[name].values for name in wanted], (3, STAGES, -1))
    assert np.abs(up - down - stored).max() < 1e-5 * np.abs(stored).max()


@pytest.mark.parametrize("tolerance", [1e-3, 1e-4, 1e-6])
def test_a_law_of_high_gain_is_never_at_rest(tolerance: float, tmp_path: Path) -> None:
    """A comparator of gain 1e5 beside a common mode of 5 V, whose output a capacitor and a diode load."""
    file = tmp_path / "gain.cir"
    file.write_text(
        "gain\nV1 s 0 5\nR1 s c 1k\nDC 0 c DM\nI1 c p SIN(0 1e-6 1k)\nRP c p 1k\nB1 o 0 V=10*tanh(1e4*(V(p)-V(c)))\n"
        "CO o 0 1p\nRO o q0 1\nD1 q0 q DM\nRQ q 0 1k\n.model DM D(IS=1e-14)\n.tran 1u 2m\n.end\n"
    )
    run = po.simulate(po.load(file), outputs=["o"], samples=101, method="radau", rtol=tolerance, atol=tolerance)
    wanted = 10 * np.tanh(10 * np.sin(2e3 * np.pi * run.time.values))
    np.testing.assert_allclose(run.o.values, wanted, rtol=0, atol=10 * tolerance)
