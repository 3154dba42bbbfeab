"""Modes of switches in networks: bridges, converters; degree 0 and 1 together, their jumps, what is told."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from poinsot.simulation import CLOSED, COMMANDED, GATED, OPEN, UNILATERAL
from poinsot.simulation.loops.decision import decide, forces, settle
from poinsot.simulation.loops.decision_impulse import DECIDED, JUMP
from switching.instants import instant

# A bridge, source between a and b, load between p and n; diodes a→p, b→p, n→a, n→b. Where the tree has a diode, z is
# its reverse voltage and w its current (the row is CLOSED when it blocks); in the co-tree it is the other way round.


def bridge_with_resistor(v: float, v_dot: float, R: float) -> dict[str, Any]:
    """Diodes 1 and 3 in the tree; D is skew but for the load."""
    D = np.array([[1 / R, -1, 1 / R, 0], [1, 0, 0, 0], [1 / R, 0, 1 / R, -1], [0, 0, 1, 0]])
    return dict(D=D, S=np.zeros((4, 4)), w=[0, v, 0, -v], b=[0, v_dot, 0, -v_dot])


def bridge_with_capacitor(v: float, v_dot: float, R: float, C: float, charged: float) -> dict[str, Any]:
    """Diode 1 in the tree; D has rank 2."""
    D = np.array([[0, -1, 1, 1], [1, 0, 0, 0], [-1, 0, 0, 0], [-1, 0, 0, 0]])
    S, fall = np.zeros((4, 4)), -charged / (R * C)
    S[2:, 2:] = 1 / C
    return dict(D=D, S=S, w=[0, v, charged, charged - v], b=[0, v_dot, fall, fall - v_dot])


def bridge_with_inductor(v: float, v_dot: float, R: float, L: float, current: float) -> dict[str, Any]:
    """Diodes 1 and 3 in the tree; D is skew."""
    D = np.array([[0, -1, 0, 0], [1, 0, 0, 0], [0, 0, 0, -1], [0, 0, 1, 0]])
    S, fall = np.zeros((4, 4)), -R / L * current
    S[::2, ::2] = 1 / L
    return dict(D=D, S=S, w=[current, v, current, -v], b=[fall, v_dot, fall, -v_dot])


def decided(data: Any, kind: Any = (UNILATERAL,) * 4, **more: Any) -> tuple[Any, Any, Any]:
    """Which rows are closed, z, w."""
    switch, rows = instant(kind, degree=0, **data, **more)
    assert decide(switch, rows, 1.0) == DECIDED
    z = np.zeros(len(kind))
    forces(switch, rows, rows.chosen, rows.turned, rows.b, z)
    return rows.chosen == CLOSED, z, rows.w + rows.D @ z


SIZES = [(1.0, 1.0), (1e-5, 1.0), (1e5, 1e-5), (1e-3, 1e5)]


@pytest.mark.parametrize(("volt", "ohm"), SIZES)
@pytest.mark.parametrize(("v", "v_dot"), [(1.0, 0.0), (-2.0, 0.0), (0.0, 300.0), (0.0, -300.0), (1e-17, -300.0)])
def test_a_bridge_with_a_resistor(v: float, v_dot: float, volt: float, ohm: float) -> None:
    """Diodes 1 and 4 conduct or 2 and 3; at a zero of the source its slope decides."""
    closed, z, w = decided(bridge_with_resistor(v * volt, v_dot * volt, 10.0 * ohm), span=0.1)
    rising = v > 1e-9 or (abs(v) < 1e-9 and v_dot > 0)
    assert closed.tolist() == ([False, False, True, True] if rising else [True, True, False, False])
    if abs(v) > 1e-9:
        assert z.min() >= 0.0 and w.min() >= -1e-15 * volt
        conducts = 3 if rising else 1
        assert abs(z[conducts] - abs(v) * volt / (10.0 * ohm)) < 1e-14 * volt / ohm


@pytest.mark.parametrize(("volt", "ohm"), SIZES)
@pytest.mark.parametrize("v", [0.0, 0.5, -0.7, 1.0, -1.0])
def test_a_bridge_with_a_capacitor(v: float, volt: float, ohm: float) -> None:
    """Charges where the source has reached it and does not fall faster than it; else no current anywhere."""
    R, C = 100.0 * ohm, 1e-5 / ohm
    for v_dot in (400.0, -400.0, 2000.0, -2000.0):
        closed, z, w = decided(bridge_with_capacitor(v * volt, v_dot * volt, R, C, 1.0 * volt))
        current = np.array([w[0], *z[1:]])
        flows = (v * v_dot * C + 1.0 / R) * volt
        if abs(v) == 1.0 and flows > 0.0:
            assert closed.tolist() == ([False, False, False, True] if v > 0 else [True, True, True, False])
            np.testing.assert_allclose(current, [flows, 0, 0, flows] if v > 0 else [0, flows, flows, 0], rtol=1e-12)
        else:
            assert np.abs(current).max() == 0.0


@pytest.mark.parametrize(("volt", "ohm"), SIZES)
def test_a_source_across_a_capacitor_that_is_less_charged(volt: float, ohm: float) -> None:
    """A jump of its own: C (v − v_C) flows at once and ½ C (v − v_C)² is lost; after it the mode is as decided."""
    R, C = 100.0 * ohm, 1e-5 / ohm
    rate = 1e-9 * volt * np.array([1 / ohm, 1, 1, 1])
    for v in (3.0, -3.0):
        switch, rows = instant(
            (UNILATERAL,) * 4, degree=0, **bridge_with_capacitor(v * volt, 0.0, R, C, volt), rate=rate
        )
        assert decide(switch, rows, 1.0) == DECIDED
        assert settle(switch, rows, rows.chosen) == JUMP
        np.testing.assert_allclose(rows.jump[2:].sum(), C * 2.0 * volt, rtol=1e-14)
        np.testing.assert_allclose(rows.lost.sum(), 0.5 * C * (2.0 * volt) ** 2, rtol=1e-14)
        kept = rows.chosen == CLOSED  # nothing infinite in what stays 0
        np.testing.assert_allclose((rows.D @ rows.jump)[kept], 0.0, atol=1e-15 * np.abs(rows.jump).max())


@pytest.mark.parametrize(("volt", "ohm"), SIZES)
def test_a_bridge_with_an_inductor(volt: float, ohm: float) -> None:
    """At the very start current is of second order beside voltages of first; at zeros of the source pairs change."""
    R, L = 10.0 * ohm, 0.01 * ohm
    amp = volt / ohm
    for v, v_dot, current in ((0.0, 300.0, 0.0), (1.0, 0.0, 0.0), (0.0, 300.0, 0.05), (1.0, 0.0, 0.05)):
        for way in (1.0, -1.0):
            data = bridge_with_inductor(way * v * volt, way * v_dot * volt, R, L, current * amp)
            closed, z, _ = decided(data)
            assert closed.tolist() == ([False, False, True, True] if way > 0 else [True, True, False, False])
            assert abs(z[3 if way > 0 else 1] - current * amp) < 1e-14 * amp


@pytest.mark.parametrize(("volt", "ohm"), SIZES)
def test_a_buck_converter(volt: float, ohm: float) -> None:
    """Diode in the tree, D = [0 −1; 1 0]: on, freewheeling, and no current at all."""
    L, out, supply, amp = 1e-3 * ohm, 5.0 * volt, 12.0 * volt, volt / ohm

    def phase(current: float, told: float) -> Any:
        data = dict(D=[[0, -1], [1, 0]], S=[[1 / L, 0], [0, 0]], w=[current * amp, -supply], b=[-out / L, 0.0])
        return decided(data, (UNILATERAL, COMMANDED), command=[[-1, -1], [told, -told]])

    for current in (0.0, 2.0):
        closed, z, _ = phase(current, 1.0)
        assert closed.tolist() == [True, True]
        np.testing.assert_allclose(z, [supply, current * amp], rtol=1e-14)
    assert phase(2.0, -1.0)[0].tolist() == [False, False]
    closed, z, w = phase(0.0, -1.0)
    assert closed.tolist() == [True, False] and abs(z[0] - out) < 1e-14 * volt and w[1] < 0


def test_a_diode_beside_a_capacitor_turns_off_where_data_tell_nothing() -> None:
    """Its current falls through 0 where v = v_C and both fall alike: w₀ and ẇ₀ are 0 all the time; the guard knows."""
    R, C = 100.0, 1e-5
    for slope in (-1000.0, -999.9999999, -1000.0000001):
        for fired in ([1, 0, 0, 1], [1, 0, 0, 0], [0, 0, 0, 1]):
            data = bridge_with_capacitor(1.0, slope, R, C, 1.0)
            mode = [OPEN, OPEN, OPEN, CLOSED]
            closed = decided(data, mode=mode, fired=fired, size=0.01)[0]
            assert closed[0] or not closed[3], "one of the two has to block"
        assert decided(bridge_with_capacitor(1.0, 400.0, R, C, 1.0), mode=mode)[0].tolist() == [False] * 3 + [True]


def test_a_thyristor_waits_for_its_gate() -> None:
    """A half-wave rectifier with a resistor: z the current, w the reverse voltage, or turned, the other way round."""

    def state(v: float, gate: float, mode: int, carries: int = 0) -> Any:
        straight = dict(D=[[10.0]], S=[[0.0]], w=[-v], b=[0.0])
        turned = dict(D=[[0.1]], S=[[0.0]], w=[v / 10.0], b=[0.0])
        told = dict(command=[[gate, -gate]], carries=[carries])
        one = decided(straight, [GATED], mode=[mode], **told)[0][0]
        two = decided(turned, [GATED], mode=[CLOSED if mode == OPEN else OPEN], gated=1, **told)[0][0]
        assert one != two
        return one

    assert not state(5.0, -1.0, OPEN)  # forward voltage, no gate
    assert state(5.0, 1.0, OPEN)
    assert not state(-5.0, 1.0, OPEN)
    assert state(5.0, -1.0, CLOSED, 1)  # it conducts on without its gate
    assert not state(-5.0, -1.0, CLOSED, 1)
    assert not state(5.0, -1.0, CLOSED)  # what carried nothing when its gate fell has not begun


def test_orders_of_rows_do_not_matter() -> None:
    rng = np.random.default_rng(3)
    for _ in range(20):
        v, slope, current = rng.normal(), 300.0 * rng.normal(), abs(rng.normal())
        for data in (
            bridge_with_resistor(v, slope, 10.0), bridge_with_inductor(v, slope, 10.0, 0.01, current),
            bridge_with_capacitor(v, slope, 100.0, 1e-5, 1.2 * abs(v)),
        ):  # fmt: skip
            order, unit = rng.permutation(4), 10.0 ** rng.uniform(-2, 2, 4)
            other = {name: np.array(data[name])[np.ix_(order, order)] for name in ("D", "S")}
            other |= {name: np.array(data[name])[order] for name in ("w", "b")}
            # a row of voltages and one of currents in units of each other: D stays what joins them
            other = {
                name: value * unit[:, None] * unit if value.ndim == 2 else value * unit for name, value in other.items()
            }
            assert decided(other)[0].tolist() == decided(data)[0][order].tolist()
