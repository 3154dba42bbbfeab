"""What must change nothing, or only units, in whole runs of circuits that switch, and where tables stand for formulas.

Of mechanisms: test_kinds_of_rows.py.
"""

from __future__ import annotations

import numpy as np
import pytest

from switching.machines import Place, Units
from switching.rows_of_a_kind import INSTANTS, MOTION, simulated, told

pytestmark = pytest.mark.long  # several machines, each compiled


@pytest.mark.parametrize("name", ["peak_rectifier", "buck"])
def test_units_names_and_order_of_circuits(name: str) -> None:
    rng = np.random.default_rng(5)
    end, state = {"peak_rectifier": (0.0399, "C.voltage"), "buck": (3.5e-4, "C.voltage")}[name]  # not at an event
    voltage, impedance, time = 10.0 ** rng.uniform(-4, 4, 3)
    print(f"{voltage=:.3g} {impedance=:.3g} {time=:.3g}")
    plain = Units()
    one = simulated(getattr(plain, name)(), end)
    scaled = simulated(getattr(Units(voltage, impedance, time), name)(), end * time)
    count = len(getattr(plain, name)().model.primitives)
    shuffled = simulated(getattr(Units(order=tuple(rng.permutation(count).tolist()), prefix="z_"), name)(), end)
    (words, t), (words_, t_) = told(one), told(scaled, time)
    assert words_ == words and t_ == pytest.approx(t, rel=INSTANTS, abs=1e-12)
    assert np.abs(scaled[state] / voltage - one[state]).max() <= MOTION * np.abs(one[state]).max()
    words_, t_ = told(shuffled)
    assert len(t_) == len(t) and t_ == pytest.approx(t, rel=INSTANTS, abs=1e-12)
    for at in t:  # which of two that block together is told to open is nobody's choice
        here, there = (sorted(w.split(" ", 1)[1] for w, when in zip(all_, times, strict=True) if abs(when - at) < 1e-10)
                       for all_, times in ((words, t), (words_, t_)))  # fmt: skip
        assert here == there
    assert np.abs(np.asarray(shuffled[f"z_{state}"]) - one[state]).max() <= MOTION * np.abs(one[state]).max()


def test_table_and_formula_break_a_block_away_at_one_moment() -> None:
    """F = t/2 on a block at rest with μ = 0.2: it slips at 3.924 s; x = s³/12 from there."""
    block = Place().block(0.0)
    freedom = block.freedom_names[0]
    for given in ("0.5*t", ([0.0, 6.0], [0.0, 3.0]), lambda t: 0.5 * t):
        run = simulated(block, 6.0, inputs={freedom: given})
        assert run["event_kind"][-1] == "slips" and run["event_time"][-1] == pytest.approx(3.924, rel=1e-12)
        assert float(run["joint_position"][-1, 0]) == pytest.approx((6.0 - 3.924) ** 3 / 12, rel=1e-10)
        assert float(run["joint_velocity"][-1, 0]) == pytest.approx(0.25 * (6.0 - 3.924) ** 2, rel=1e-10)
