"""Distributed elements: power balance, sums that are kept, waves and heat that converge at their order."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.linalg import expm
from scipy.optimize import brentq

import poinsot as po
from cases import saved
from poinsot import distributed, electrical, spatial, thermal
from poinsot.structures import stokes_dirac

Made = Callable[..., Any]
WAVES: dict[str, tuple[Made, Callable[[float, float], tuple[float, float]]]] = {
    # element, and its two numbers from capacity c and inertance m per length
    "line": (distributed.TransmissionLine, lambda c, m: (m, c)),
    "rod": (distributed.Rod, lambda c, m: (1 / m, c)),
    "string": (distributed.String, lambda c, m: (1 / m, c)),
    "shaft": (distributed.Shaft, lambda c, m: (1 / m, c)),
    "pipe": (
        lambda name, L, A, K, **n: distributed.Pipeline(name, L, A, bulk_modulus=K, **n),
        lambda c, m: (1e3 / m, 1e3 / m / c),
    ),
}  # fmt: skip


def rates(net: po.Network) -> tuple[Any, Any, Any]:
    """J − R, Q and G of ẋ = (J − R) Q x + G u, of a quadratic energy ½ xᵀ Q x."""
    found: Any = net.port_hamiltonian()
    n = len(found.states)
    unit = np.eye(n)
    Q = found.hamiltonian(unit[:, :, None] + 1e-30j * unit[:, None, :]).imag * 1e30
    return found.J - (0 if found.R is None else found.R), Q, found.G


def lowest(net: po.Network) -> float:
    """The lowest angular frequency above rounding."""
    F, Q, _ = rates(net)
    w = np.abs(np.linalg.eigvals(F @ Q).imag)
    return float(w[w > 1e-6 * w.max()].min())


def alone(element: Any, *nodes: str) -> po.Network:
    net = po.Network("alone")
    net.add(element, *nodes)
    return net


def slope(errors: list[float]) -> float:
    """The order, of errors on grids each twice as fine."""
    return float(np.log2(errors[-2] / errors[-1]))


FREE, FIXED, MIXED = ("a", "b"), ("ground", "ground"), ("ground", "b")


@pytest.mark.parametrize(
    ("kind", "ends", "degree"),
    [
        *(("line", ends, degree) for ends in (FREE, FIXED, MIXED) for degree in (1, 2, 3)),
        *((k, MIXED, 2) for k in WAVES),
    ],
)
def test_frequencies_converge_at_twice_the_degree(kind: str, ends: tuple[str, str], degree: int) -> None:
    seed = 37 + degree
    print(seed)
    make, numbers = WAVES[kind]
    L, c, m = 10.0 ** np.random.default_rng(seed).uniform(-5, 5, 3)
    exact = np.pi / L / np.sqrt(m * c) * (0.5 if ends == MIXED else 1.0)
    errors = [
        abs(lowest(alone(make("w", L, *numbers(c, m), cells=n, degree=degree), *ends)) / exact - 1) for n in (2, 4)
    ]
    assert abs(slope(errors) - 2 * degree) < 0.25, errors


def beam_frequency(L: float, bending: float, shear: float, mass: float, inertia: float, near: float) -> float:
    """A cantilever's of Timoshenko by the exact transfer matrix of (w, θ, Q, M) over its length."""

    def free(omega: float) -> float:
        square = omega * omega
        A = [[0, 1, 1 / shear, 0], [0, 0, 0, 1 / bending], [-square * mass, 0, 0, 0], [0, -square * inertia, -1, 0]]
        return float(np.linalg.det(expm(np.array(A) * L)[2:, 2:]))

    return float(brentq(free, 0.8 * near, 1.1 * near, xtol=1e-14 * near, rtol=1e-14))


@pytest.mark.sample(1)
@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
@pytest.mark.parametrize("degree", [1, 2])
def test_a_cantilever_of_timoshenko(degree: int, size: float) -> None:
    near = 1.87510407**2
    exact = beam_frequency(1.0, 1.0, 20.0, 1.0, 0.01, near)
    numbers = {"bending": size**2, "mass": 1.0, "shear": 20.0, "inertia": 0.01 * size**2}
    ends = ("ground", "b", "ground", "turn")
    errors = [
        abs(lowest(alone(distributed.Beam("w", size, **numbers, cells=n, degree=degree), *ends)) * size / exact - 1)
        for n in (4, 8)
    ]
    assert abs(slope(errors) - 2 * degree) < 0.2, errors


def test_beams_are_bernoulli_s_where_they_are_slender() -> None:
    ends = ("ground", "b", "ground", "turn")
    exact = 1.8751040687119611**2
    errors = [abs(lowest(alone(distributed.Beam("w", 1.0, 1.0, 1.0, cells=n), *ends)) / exact - 1) for n in (8, 16)]
    assert abs(slope(errors) - 2) < 0.1, errors
    stiff = distributed.Beam("w", 1.0, 1.0, 1.0, shear=1e4, inertia=1e-6, cells=3, degree=4)
    assert abs(lowest(alone(stiff, *ends)) / exact - 1) < 5e-4  # what shear and inertia take: some 2 EI/(κGA L²)


@pytest.mark.parametrize("degree", [1, 2])
def test_what_is_closed_by_its_impedance_reflects_nothing_to_its_order(degree: int) -> None:
    reflected = []
    for n in (4, 8):
        net = po.Network("matched")
        net.add(electrical.CurrentSource("I", "sin(t)"), "a", "ground")
        net.add(distributed.TransmissionLine("w", 1.0, 2.0, 0.5, cells=n, degree=degree), "a", "b")
        net.add(electrical.Resistor("Z", 2.0), "b", "ground")
        F, Q, G = rates(net)
        Z = (-G.T @ Q @ np.linalg.solve(2j * np.eye(len(Q)) - F @ Q, -G))[0, 0]
        reflected.append(abs((Z - 2.0) / (Z + 2.0)))
    assert abs(slope(reflected) - 2 * degree) < 0.2, reflected


def test_its_structure_is_that_of_stokes() -> None:
    """In the network's structure flows are currents and efforts voltages, at cells too."""
    n, seed = 4, 5
    print(seed)
    D, T = np.eye(n, n + 1) - np.eye(n, n + 1, 1), np.eye(n + 1)[[0, n]]
    S = stokes_dirac(D, T)
    net = po.Network("ends")
    net.add(electrical.CurrentSource("I", 1.0), "a", "ground")
    net.add(electrical.CurrentSource("K", 1.0), "b", "ground")
    net.add(distributed.TransmissionLine("w", 1, 1, 1, cells=n), "a", "b")
    e_n, e_c, e_b = (np.random.default_rng(seed).normal(size=k) for k in (n + 1, n, 2))
    f_n, f_c, f_b = D.T @ e_c - T.T @ e_b, -D @ e_n, T @ e_n
    assert S.contains(np.r_[f_n, f_c, f_b], np.r_[e_n, e_c, e_b])
    found = net.structure().dirac()
    assert found.size == S.size
    assert found.contains(np.r_[-e_b, -f_n, e_c], np.r_[f_b, e_n, -f_c])
    with pytest.raises(po.ModelError, match="a column for each node"):
        stokes_dirac(D, T[:, 1:])


def test_sums_are_kept() -> None:
    line = distributed.TransmissionLine("w", 1, 1, 1, cells=2, degree=2)
    assert alone(line, "a", "b").conserved() == [" + ".join(f"w.node{i}.charge" for i in range(5))]
    (kept,) = alone(line, "ground", "ground").conserved()
    assert kept.count("flux_linkage") == 4


FILE = """
poinsot = 1
parameters = {{n = {cells}}}
elements.V = {{kind = "voltage_source", nodes = ["s", "ground"], voltage = "sin(3*t)"}}
elements.R = {{kind = "electrical.resistor", nodes = ["s", "a"], resistance = 0.5}}
elements.w.kind = "transmission_line"
elements.w.nodes = ["a", "b"]
elements.w.length = "{length} m"
elements.w.inductance = {inductance}
elements.w.capacitance = 2.0
elements.w.resistance = 0.3
elements.w.conductance = 0.1
elements.w.voltage = "0.2*sin(pi*x)"
elements.w.current = "x"
elements.w.cells = "n"
elements.w.degree = {degree}
elements.Z = {{kind = "electrical.resistor", nodes = ["b", "ground"], resistance = 1.0}}
simulation = {{time = 2.0, samples = 5}}
"""


def test_a_line_of_a_file_balances_alone_and_in_an_ensemble(tmp_path: Path) -> None:
    """Its cells, and the degree, are numbers of the file; members are runs of their own."""
    values, found = [0.5, 2.0], []
    for value in values:
        file = saved(tmp_path / f"line{value}.toml", FILE.format(cells=2, degree=2, length=1.5, inductance=value))
        net = po.load(file)
        assert len(net.state_names) == 9
        run = po.simulate(net)
        assert po.ledger(run).ratio < 1e-11  # below the tolerance of the run: every step is balanced
        found.append(run["Z.voltage"].values)
    runs = po.ensemble(net, over={"elements.w.inductance": values})
    assert np.array_equal(runs["Z.voltage"].values, found)


def test_heat_keeps_energy_makes_entropy_and_decays() -> None:
    rates, L, sigma, c = [], 2.0, 0.3, 1.5
    for n in (4, 8):
        rod = distributed.HeatRod(
            "w", L, sigma, c, profile=lambda x: 300 + 1e-3 * po.algebra.cos(np.pi * x / L), cells=n
        )
        net = alone(rod, "a", "b")
        run = po.simulate(net, time=1.0, samples=5, rtol=1e-11, atol=1e-13)
        T = np.array([run[f"w.node{i}.temperature"].values for i in range(n + 1)])
        S = sum(run[f"w.node{i}.entropy"].values for i in range(n + 1))
        assert (np.diff(S) > -1e-15 * c * L).all()
        assert abs(run.energy_residual).max() < 1e-12 * run.energy_stored.max()
        rates.append(np.log((T[0, 0] - 300) / (T[0, -1] - 300)))
    errors = [abs(rate - sigma / c * (np.pi / L) ** 2) for rate in rates]
    assert abs(slope(errors) - 2) < 0.1, errors


def test_heat_between_two_temperatures_makes_entropy_at_its_rate() -> None:
    net = po.Network("between")
    for name, node, T in (("hot", "a", 400.0), ("cold", "b", 300.0)):
        net.add(thermal.TemperatureSource(name, T), node)
    net.add(distributed.HeatRod("w", 2.0, 0.6, 0.1, profile=lambda x: 400 - 50 * x, cells=6), "a", "b")
    run = po.simulate(net, time=1.0, samples=3)
    heat = 0.6 / 2.0 * 100.0
    assert np.allclose(run["hot.entropy_flow"].values[-1] * 400.0, -heat, rtol=1e-7)  # the tolerance of the run
    made = sum(run[f"w.cell{e}.{end}.entropy_flow"].values[-1] for e in range(6) for end in "ab")
    assert np.isclose(-made, heat * (1 / 300 - 1 / 400), rtol=1e-7)


def taut(cells: int, size: float = 1.0) -> po.Network:
    """A cable of length 1 stretched to 1.1 between the ground and a frame of it."""
    net = po.Network("taut")
    net.gravity = (0, 0, 0)
    net.add(
        distributed.Cable("c", size, 100.0, 2.0, start=(0, 0, 0), end=(1.1 * size, 0, 0), cells=cells), "ground", "end"
    )
    net.add(spatial.Frame("f", (1.1 * size, 0, 0)), "ground", "end")
    return net


@pytest.mark.sample(1)
@pytest.mark.parametrize("size", [1e-4, 1.0, 1e4])
def test_small_waves_of_a_cable_are_those_of_a_string(size: float) -> None:
    w = np.sort(np.abs(np.linalg.eigvals(np.asarray(taut(6, size).linearize().A)).imag))[::2]
    string = distributed.String("s", 1.1 * size, 10.0, 2.0 / 1.1, cells=6)
    assert np.allclose(w[:2], lowest(alone(string, "ground", "ground")), rtol=1e-6)  # y and z alike


def test_a_cable_hangs_between_two_bodies_of_a_file(tmp_path: Path) -> None:
    file = saved(tmp_path / "ferry.toml", CABLE)
    run = po.simulate(po.load(file))
    assert po.ledger(run).ratio < 1e-9  # of the run
    z = run["left.body_position"].values
    assert np.ptp(z, axis=0).max() > 0.01


CABLE = """
poinsot = 1
gravity = [0, 0, -9.81]
elements.left.kind = "spatial.body"
elements.left.nodes = { p = "A", hook = "hook" }
elements.left.mass = 2.0
elements.left.inertia = [0.1, 0.1, 0.1]
elements.left.frames = { hook = [0.1, 0, 0] }
elements.left.pose = [0, 0, 0]
elements.right = {kind = "spatial.body", nodes = ["B"], mass = 3.0, inertia = [0.1, 0.1, 0.1], pose = [1.0, 0, 0.2]}
elements.rope.kind = "cable"
elements.rope.nodes = { p = "hook", n = "B" }
elements.rope.length = 0.9
elements.rope.stiffness = 500.0
elements.rope.mass = 0.3
elements.rope.damping = 0.1
elements.rope.start = [0.1, 0, 0]
elements.rope.end = [1.0, 0, 0.2]
elements.rope.cells = 5
simulation = {time = 0.3}
"""


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: distributed.Rod("w", 1.0, 1.0, 1.0, cells=0), "needs cells that are a whole number from 1"),
        (lambda: distributed.Rod("w", 1.0, 1.0, 1.0, degree=9), "degree that are a whole number from 1 to 8"),
        (lambda: distributed.String("w", 1.0, 0.0, 1.0), "tension greater than zero"),
        (lambda: distributed.TransmissionLine("w", 1.0, 1.0, 1.0, resistance=-1.0), "would give power"),
        (lambda: distributed.Beam("w", 1.0, 1.0, 1.0, shear=1.0), "both shear and inertia"),
        (lambda: distributed.Beam("w", 1.0, 1.0, 1.0, degree=2), "cut into cells of degree 1"),
        (lambda: distributed.HeatRod("w", 1.0, 1.0, 1.0, temperature=1.0, profile=abs), "both are given"),
    ],
)
def test_what_is_no_line_is_refused(make: Made, says: str) -> None:
    with pytest.raises(po.ModelError, match=says):
        make()
