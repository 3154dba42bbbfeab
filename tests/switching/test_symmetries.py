"""What must change nothing, or only units: circuits that switch; in time-stepping piles, to what sweeps leave.

Machines of one row: test_kinds_of_rows.py. Piles are swept contact by contact, until a share of the velocities is
left: another order of the bodies is another order of the sweeps, so piles agree to what the sweeps leave.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import poinsot as po
from simulation.stepped import G, ball, box, floor, run, scene, state
from switching.machines import Place, Units
from switching.rows_of_a_kind import INSTANTS, MOTION, simulated, told


@pytest.mark.long
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


@pytest.mark.long
def test_table_and_formula_break_a_block_away_at_one_moment() -> None:
    """F = t/2 on a block at rest with μ = 0.2: it slips at 3.924 s; x = s³/12 from there."""
    block = Place().block(0.0)
    freedom = block.freedom_names[0]
    for given in ("0.5*t", ([0.0, 6.0], [0.0, 3.0]), lambda t: 0.5 * t):
        run = simulated(block, 6.0, inputs={freedom: given})
        assert run["event_kind"][-1] == "slips" and run["event_time"][-1] == pytest.approx(3.924, rel=1e-12)
        assert float(run["joint_position"][-1, 0]) == pytest.approx((6.0 - 3.924) ** 3 / 12, rel=1e-10)
        assert float(run["joint_velocity"][-1, 0]) == pytest.approx(0.25 * (6.0 - 3.924) ** 2, rel=1e-10)


PLACES = np.array([[0.0, 0.0, 0.06], [0.05, 0.02, 0.25], [-0.03, 0.05, 0.5]])
SPEEDS = np.array([[0.5, 0.0, 0.0], [0.0, 0.3, 0.0], [0.0, 0.0, -0.5]])
CLOSE, NEAR = 1e-5, 1e-6
"""How near piles are that begin their sweeps otherwise, and those that are swept in another order [m]. Measured: 1e-5,
2e-8."""
SAME = 1e-8
"""How near those are that are swept alike: in other units, moved, turned."""


def pile(
    order: Sequence[int] = (0, 1, 2), names: str = "abc", length: float = 1.0, mass: float = 1.0, time: float = 1.0,
    at: Any = (0.0, 0.0, 0.0), turn: Any = (0.0, 0.0, 0.0, 1.0), far: bool = False,
) -> tuple[po.Mechanism, tuple[Any, Any]]:  # fmt: skip
    """A box that slides, one that falls onto it and a ball that falls onto both: in units, moved, turned."""
    edges = (np.array([0.4, 0.3, 0.1]), np.array([0.2, 0.2, 0.15]))
    made = [box(names[0], edges[0] * length, 2.0 * mass), box(names[1], edges[1] * length, mass)]
    made.append(ball(names[2], 0.08 * length, 0.5 * mass))
    made, places, speeds = [made[k] for k in order], PLACES[[*order]], SPEEDS[[*order]]
    (x, y, z, w), turns = turn, np.tile(turn, (3, 1))
    assert x == y == 0.0  # about the vertical: the floor stays
    R = np.array([[w * w - z * z, -2 * w * z, 0], [2 * w * z, w * w - z * z, 0], [0, 0, 1]])
    places = length * (places @ R.T) + at
    if far:
        made.append(ball("elsewhere", 0.1, 1.0))
        places, turns = np.vstack([places, [50.0, 50.0, 3.0]]), np.vstack([turns, [0, 0, 0, 1]])
        speeds = np.vstack([speeds, [0.1, 0.2, 0.3]])
    m = scene(made, floor((0.0, 0.0, at[2])), e=0.3, mu=0.5, gravity=(0.0, 0.0, -G * length / time**2))
    return m, state(m, places, speeds * length / time, turns)


def ends(made: Any, time: float = 1.0, **options: Any) -> dict[str, Any]:
    """Where each body is after 0.5 units of time, by name, and how it moves."""
    m, begin = made
    found = run(m, 0.5 * time, 1e-3 * time, begin, samples=2, **options)
    assert np.abs(found["energy_residual"].values).max() <= 1e-12 * float(found["energy_scale"][-1])
    where = found["body_position"].values[-1]
    return dict(zip(map(str, found["body"].values), where, strict=True))


def test_names_of_bodies_change_nothing() -> None:
    one, renamed = ends(pile()), ends(pile(names="zyx"))
    assert all((one[a] == renamed[b]).all() for a, b in zip("abc", "zyx", strict=True))  # bit for bit


def test_the_order_of_bodies_changes_nothing_but_the_sweeps() -> None:
    one = ends(pile())
    other = ends(pile(order=(2, 0, 1)))
    assert max(np.abs(one[name] - other[name]).max() for name in "abc") < NEAR


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_units_of_length_mass_and_time_change_only_units(seed: int) -> None:
    length, mass, time = 2.0 ** np.random.default_rng(seed).integers(-16, 17, 3)
    one, other = ends(pile()), ends(pile(length=length, mass=mass, time=time), time)
    told = f"{seed=} {length=:.3g} {mass=:.3g} {time=:.3g}"
    assert max(np.abs(one[name] - other[name] / length).max() for name in "abc") < SAME, told


@pytest.mark.long
def test_place_and_direction_change_nothing() -> None:
    """Moved by metres, turned about the vertical."""
    one = ends(pile())
    moved = ends(pile(at=(3.0, -2.0, 1.0)))
    assert max(np.abs(moved[name] - one[name] - (3.0, -2.0, 1.0)).max() for name in "abc") < SAME
    turned = ends(pile(turn=(0.0, 0.0, np.sin(0.4), np.cos(0.4))))
    c, s = np.cos(0.8), np.sin(0.8)
    R = np.array([[c, -s, 0.0], [s, c, 0.0], [0.0, 0.0, 1.0]])
    assert max(np.abs(turned[name] - R @ one[name]).max() for name in "abc") < SAME


def test_company_changes_no_sweep() -> None:
    """A ball that touches nothing: the same sweeps, bit for bit."""
    one, beside = ends(pile()), ends(pile(far=True))
    assert all((beside[name] == one[name]).all() for name in "abc")


def test_a_larger_pile_beside_others_is_unchanged() -> None:
    """Balls and boxes in a corner, found by a grid: alone, beside a large ball that falls fast, beside other boxes."""
    seed = 39
    rng = np.random.default_rng(seed)
    made = [ball(f"b{k}", 0.05) if k % 2 else box(f"b{k}", (0.06, 0.06, 0.06)) for k in range(27)]
    places = np.array([[k % 3, k // 3 % 3, k // 9] for k in range(27)]) * 0.11 + rng.uniform(-0.004, 0.004, (27, 3))
    places[:, 2] += 0.06
    sides = [floor(), floor((-0.06, 0, 0), (1, 0, 0)), floor((0, -0.06, 0), (0, 1, 0))]
    strangers = ((0, []), (1, [ball("large", 0.3)]), (4, [box(f"s{k}", (0.2, 0.2, 0.1)) for k in range(4)]))
    found = []
    for count, others in strangers:
        m = scene(made + others, *sides, e=0.2, mu=0.4)
        beside = np.array([[9.0, 9.0, 0.9 + 0.1 * k] for k in range(count)]).reshape(-1, 3)
        speeds = np.vstack([np.zeros((27, 3)), np.tile((0.0, 0.0, -9.0), (count, 1))])
        ended = run(m, 0.2, 1e-3, state(m, np.vstack([places, beside]), speeds), samples=2)
        found.append(ended["body_position"].values[-1][:27])
    assert all((found[0] == each).all() for each in found[1:]), f"{seed=}"


@pytest.mark.long
def test_a_run_in_two_parts_is_the_run() -> None:
    """Gone on with from the state in the middle: only what sweeps begin with is another."""
    m, begin = pile()
    whole = run(m, 0.5, 1e-3, begin, samples=3)
    middle = whole["joint_position"].values[1], whole["joint_velocity"].values[1]
    rest = run(m, 0.25, 1e-3, middle, samples=2)
    assert np.abs(rest["joint_position"].values[-1] - whole["joint_position"].values[-1]).max() < CLOSE
    lost = [each["energy_dissipated"].sel(element="touch").values for each in (whole, rest)]
    assert lost[1][-1] == pytest.approx(lost[0][-1] - lost[0][1], abs=1e-4)
