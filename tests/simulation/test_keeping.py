"""Methods that keep the structure: energies balanced to rounding, orders as slopes, agreement with another's steps."""

import warnings
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import quick
from poinsot import ImplicitPortHamiltonian, PortHamiltonian
from poinsot.algebra import cos, exp, sin, sqrt
from poinsot.simulation import HamiltonianSystem
from poinsot.simulation.methods import find_method
from poinsot.structures import DiracFamily, Port, ResistiveLaw, implicit, resistance
from systems.implicit_cases import GRAVITY, LENGTH, MASS, random_explicit
from systems.implicit_cases import pendulum as implicit_pendulum

EXACT = ("gonzalez", "average", "itoh-abe")
ORDERS = {**dict.fromkeys((*EXACT, "midpoint"), 2), **{f"{each}4": 4 for each in EXACT}, "gonzalez6": 6, "midpoint6": 6}

PENDULUM_2D = {1: (0.1421619311418073, 0.8954924152240977), 8: (-0.16180743545129275, -0.86226993198689),
               15: (0.13905810379183534, 0.9002924994254018)}  # fmt: skip
"""Angle and its rate after some steps, of pydykit's reference results, pendulum_2d."""
VISCO_NAMES = ("x", "y", "z", "px", "py", "pz")
VISCO = {
    1: (1.044908766515, 0.019941541291, -0.000489066300, -1.018246696937, 1.988308258281, -0.097813260034),
    9: (0.949735701492, 0.184726767645, -0.040919804336, 1.116034562325, 2.408395385597, -0.960493994966),
}
"""Positions and momenta after some steps, of pydykit's reference results, visco_pendulum."""


def turning(x: Any) -> Any:
    """J(x), R(x) of a system in three states with two that are damped."""
    return [[0, -x[2], 1 + x[1] * x[1]], [x[2], 0, -x[0]], [-1 - x[1] * x[1], x[0], 0]]


def damping(x: Any) -> Any:
    return [[0.2 + 0.1 * sin(x[1]), 0.1, 0], [0.1, 0.3, 0], [0, 0, 0]]


def energy(x: Any) -> Any:
    return 1 - cos(x[0]) + 0.1 * x[0] * x[0] + 0.5 * x[1] * x[1] * (1 + 0.3 * cos(x[2])) + exp(0.2 * x[2]) + x[2] * x[2]


@pytest.fixture(scope="module")
def spinning() -> Any:
    return PortHamiltonian(
        energy, turning, ("a", "b", "c"), R=damping, G=lambda x: [[1, 0], [0, cos(x[0])], [0, 0.5]], inputs=("f", "g"),
        S=[[0.1, 0.05], [0.05, 0.2]], N=[[0, 0.3], [-0.3, 0]], name="spinning",
    )  # fmt: skip


@pytest.fixture(scope="module")
def pendulum() -> Any:
    return PortHamiltonian(lambda x: 0.5 * x[1] * x[1] - 9.81 * cos(x[0]), [[0, 1], [-1, 0]], ("q", "p"))


@pytest.mark.parametrize(
    "method", ["gonzalez", "itoh-abe", *quick(0, ["average", "gonzalez4", "average4", "itoh-abe4", "gonzalez6"])]
)
def test_any_energy_is_balanced_to_rounding(method: str, spinning: Any) -> None:
    """With dampers, ports, feedthrough and inputs that jump between steps, at steps that are far from the limit h → 0,
    and at samples within steps."""
    inputs = {"f": "2*sin(3*t)", "g": ([0.0, 1.05, 1.05, 4.0], [0.0, 1.0, -1.0, 0.5])}
    with warnings.catch_warnings(action="ignore", category=po.StepWarning):
        run = po.simulate(spinning, 4.0, method=method, step=0.1, initial=[1.0, -0.5, 0.8], inputs=inputs, samples=93)
    assert run.attrs["status"] == "done"
    assert float(np.abs(run.energy_residual).max()) < 5e-14 * float(run.energy_turnover[-1])
    assert float(run.energy_dissipated[-1].sum()) > 0.1


@pytest.mark.sample(2)
@pytest.mark.parametrize("method", ORDERS)
def test_orders_are_as_told(method: str, spinning: Any) -> None:
    start, errors = [1.0, -0.5, 0.8], []
    given = {"time": 1.0, "initial": start, "inputs": {"f": "sin(3*t)"}}
    exact = po.simulate(spinning, rtol=1e-13, atol=1e-14, samples=2, **given)
    order = find_method(method).order
    assert order == ORDERS[method]
    for step in (0.1, 0.05) if order < 6 else (0.2, 0.1):
        with warnings.catch_warnings(action="ignore", category=po.LedgerWarning):
            run = po.simulate(spinning, method=method, step=step, **given)
        errors.append(max(abs(float(run[name][-1] - exact[name][-1])) for name in "abc"))
    assert abs(np.log2(errors[0] / errors[1]) - order) < 0.15


@pytest.mark.parametrize("steps", quick(1, [20_000, 1_000_000]))
def test_many_steps_show_no_trend(steps: int, pendulum: Any) -> None:
    """Rounding alone is left: it wanders with the root of the steps."""
    run = po.simulate(pendulum, 0.1 * steps, method="gonzalez", step=0.1, initial=[0.0, 4.0])
    off = run.energy_stored - run.energy_stored[0]
    assert run.attrs["steps"] == steps and len(run.time) == 1001
    assert float(np.abs(off).max()) < 20 * 2e-15 * np.sqrt(steps)


def test_the_flow_of_a_linear_system_is_that_of_gauss() -> None:
    """All of them are the implicit midpoint rule there, which `gauss` of one point is too."""
    rng = np.random.default_rng(3)
    A, B = rng.normal(size=(2, 4, 4))
    Q, R = A @ A.T, B @ B.T
    linear = PortHamiltonian(lambda x: 0.5 * (x @ (Q @ x)), A - A.T, tuple("abcd"), R=0.01 * R)
    ends = [
        [float(po.simulate(linear, 1.0, method=method, step=0.05, initial=[1, 0, -1, 2])[name][-1]) for name in "abcd"]
        for method in ("midpoint", *EXACT)
    ]
    middle = np.linalg.solve(np.eye(4) - 0.025 * (A - A.T - 0.01 * R) @ Q, np.eye(4) + 0.025 * (A - A.T - 0.01 * R) @ Q)
    expected = np.linalg.matrix_power(middle, 20) @ [1, 0, -1, 2]
    np.testing.assert_allclose(ends, [expected] * 4, rtol=1e-11, atol=1e-12)


def test_the_midpoint_rule_serves_what_tells_no_structure() -> None:
    from poinsot import electrical as el

    net = po.Network("decay")
    net.add(el.Resistor("R", 2.0), "a", "ground")
    net.add(el.Capacitor("C", 0.5, voltage=1.0), "a", "ground")
    run = po.simulate(net, 1.0, method="midpoint", step=0.1, steps_per_sample=1, outputs=["C.voltage"])
    np.testing.assert_allclose(run["C.voltage"], (0.95 / 1.05) ** np.arange(11), rtol=1e-12)


def test_steps_are_those_of_another_program(pendulum: Any) -> None:
    """pydykit's own tables, to the digits that it prints; the last step is shorter."""
    with warnings.catch_warnings(action="ignore", category=po.LedgerWarning):
        run = po.simulate(pendulum, 2.2, method="midpoint", step=0.15, initial=[0.0, 1.0], steps_per_sample=1)
    for step, row in PENDULUM_2D.items():
        np.testing.assert_allclose((run["q"][step], run["p"][step]), row, atol=1e-12)


def test_steps_of_a_damped_spring_are_those_of_another_program() -> None:
    J = np.block([[np.zeros((3, 3)), np.eye(3)], [-np.eye(3), np.zeros((3, 3))]])
    hanging = PortHamiltonian(
        lambda x: 0.5 * (x[3:] @ x[3:]) + 9.81 * x[2] + 250 * (x[:3] @ x[:3] - 1) ** 2, J, VISCO_NAMES,
        R=np.diag([0, 0, 0, 0.1, 0.1, 0.1]),
    )  # fmt: skip
    with warnings.catch_warnings(action="ignore", category=po.LedgerWarning):
        run = po.simulate(
            hanging, 0.09, method="midpoint", step=0.01, initial=(1.05, 0, 0, 0, 2.0, 0), steps_per_sample=1
        )
    for step, row in VISCO.items():
        np.testing.assert_allclose([run[name][step] for name in VISCO_NAMES], row, atol=1e-9)


def test_two_runs_make_one(pendulum: Any) -> None:
    whole = po.simulate(pendulum, 2.0, method="average", step=0.1, initial=[0.3, 2.0])
    first = po.simulate(pendulum, 1.0, method="average", step=0.1, initial=[0.3, 2.0])
    middle = [float(first[name][-1]) for name in "qp"]
    then = po.simulate(pendulum, 2.0, start=1.0, method="average", step=0.1, initial=middle)
    for name in "qp":
        assert float(then[name][-1]) == pytest.approx(float(whole[name][-1]), rel=1e-13)


def test_controllers_act_between_steps(spinning: Any) -> None:
    held = po.Controller(0.05, lambda t, a: -a, reads=("a",), writes=("f",))
    run = po.simulate(HamiltonianSystem(spinning), 2.0, method="gonzalez", step=0.025, controllers=held)
    assert float(np.abs(run.energy_residual).max()) < 1e-13


def test_what_they_cannot_do_is_said(pendulum: Any) -> None:
    with pytest.raises(po.SimulationError, match=r"'gonzalez' has no error estimate.* say how long they are"):
        po.simulate(pendulum, 1.0, method="gonzalez")
    with pytest.raises(po.SimulationError, match=r"no step of the method 'variational'; .* 'midpoint', 'gonzalez'"):
        po.simulate(pendulum, 1.0, method="variational", step=0.1)
    with pytest.raises(po.SimulationFailure, match="used the 7 steps"):
        po.simulate(pendulum, 1.0, method="gonzalez4", step=0.1, max_steps=7)
    with pytest.raises(po.SimulationError, match="a method of simulate alone"):
        po.Stepper(HamiltonianSystem(pendulum), method="gonzalez", step=0.1)


# Steps of implicit systems: those of explicit ones, of another program, balanced to rounding with constraints.
MASSES = (1.0, 3.0, 2.3, 1.7)


def part(x: Any, k: int) -> Any:
    return x[3 * k : 3 * k + 3]


def particles(damped: bool) -> Any:
    """Four particles, springs between 0 and 2, 1 and 3, rods between 0 and 1, 2 and 3; a damper between 1 and 2."""

    def joined(x: Any) -> Any:
        n = 29 if damped else 26
        F, E = np.zeros((2, n, n), dtype=object)
        for k in range(12):
            F[k, k] = F[12 + k, 12 + k] = E[12 + k, k] = 1
            E[k, 12 + k] = -1
        for c, (i, j) in enumerate(((0, 1), (2, 3))):
            F[24 + c, 24 + c] = 1
            for a, d in enumerate(part(x, j) - part(x, i)):
                for b, sign in ((i, -1), (j, 1)):
                    E[12 + 3 * b + a, 24 + c], E[24 + c, 12 + 3 * b + a] = -sign * d, sign * d
        for a in range(3 * damped):
            d = part(x, 2) - part(x, 1)
            F[26 + a, 26 + a] = 1
            for b, sign in ((1, -1), (2, 1)):
                E[12 + 3 * b + a, 26 + a] = -sign * sqrt(1 + 0.5 * (d @ d))
                E[26 + a, 12 + 3 * b + a] = -E[12 + 3 * b + a, 26 + a]
        return F, E

    def energy(x: Any) -> Any:
        q, p = x[:12], x[12:]
        total = sum((part(p, i) @ part(p, i)) * (0.5 / m) for i, m in enumerate(MASSES))
        for k, i, j in ((50.0, 0, 2), (500.0, 1, 3)):
            d = part(q, j) - part(q, i)
            total = total + 0.5 * k * (d @ d - 1) ** 2
        return total

    ports = (Port("q", 12), Port("p", 12), Port("rods", 2), *([Port("damper", 3)] if damped else []))
    rubbing = {"damper": resistance(np.eye(3))} if damped else {}
    return ImplicitPortHamiltonian(DiracFamily(joined, ports), energy, ("q", "p"), "four", rubbing, {"rods": "flow"})


TWO = [
    0.421013311109, 0.907054459153, 1.277384299551, 1.327624155922, 2.111347757004, -0.601489897155, 0.257456151299,
    -2.732030090443,
]  # fmt: skip
"""Positions and momenta across x after both steps."""
START = [0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0, *[0] * 11, 2.0]
LAST = {
    "midpoint": [
        -0.000000361624, 0.000000130112, 0.000000000003, 0.999998468867, 0.001527005240, 0.000087574166,
        0.002375920054, 0.999999380512, 0.000084238777, 0.996788434647, 0.997306046464, 0.105613840183,
        -0.000004159687, 0.000008037822, 0.000000000713, -0.000082947277, 0.052167160876, 0.003727839340,
        0.052639015011, -0.000036577461, 0.002781852349, -0.071068666476, -0.092014936643, 1.166128365215,
    ],
    "gonzalez": [
        0.033000309516, 0.034499629923, 0.000998084981, 1.019586104780, 0.175905424687, 0.082563211043,
        0.202390953503, 1.016009725719, 0.095246281125, 0.672192529977, 0.647412196121, 0.897382391717,
        0.075016876217, 0.084846401279, 0.004084455142, 0.028378082127, 0.282190281920, 0.238113852573,
        0.298684049760, 0.027162322162, 0.239770600201, -0.498122575026, -0.584676587336, 0.423956199704,
    ],
}  # fmt: skip
"""Positions and velocities after the last step, of metis and pydykit: their test data four_particle_system."""


@pytest.mark.parametrize("damped", [True, *quick(0, [False])])
def test_four_particles_take_the_steps_of_other_programs(damped: bool) -> None:
    method, step, steps = ("gonzalez", 0.1, 10) if damped else ("midpoint", 0.01, 9)
    with warnings.catch_warnings(action="ignore", category=po.LedgerWarning):
        run = po.simulate(particles(damped), steps * step, method=method, step=step, initial=START, steps_per_sample=1)
    found = [*(float(run[f"q[{k}]"][-1]) for k in range(12))]
    found += [float(run[f"p[{k}]"][-1]) / MASSES[k // 3] for k in range(12)]
    np.testing.assert_allclose(found, LAST[method], atol=1e-10)
    if damped:  # lengths beside springs of 500 N/m and 1 m, rounded
        assert float(np.abs(run.energy_residual).max()) < 500 * 1e-15
    apart = [run[f"q[{k + 3}]"] - run[f"q[{k}]"] for k in range(3)]
    np.testing.assert_allclose(sum(d * d for d in apart), 1.0, atol=1e-12)


def test_two_particles_take_the_steps_of_another_program() -> None:
    """One on a rod about the origin, the other on a spring to it: pydykit's two_particle_system, of steps of 0.3 s."""

    def joined(x: Any) -> Any:
        F, E = np.eye(13, dtype=object), np.zeros((13, 13), dtype=object)
        for k in range(6):
            E[k, 6 + k], E[6 + k, k] = -1, 1
        for k in range(3):
            E[6 + k, 12], E[12, 6 + k] = -x[k], x[k]
        return F, E

    def energy(x: Any) -> Any:
        d = x[3:6] - x[:3]
        return 0.5 * (x[6:] @ x[6:]) + 25 * (d @ d - 1) ** 2

    ports = Port("q", 6), Port("p", 6), Port("rod")
    system = ImplicitPortHamiltonian(DiracFamily(joined, ports), energy, ("q", "p"), inputs={"rod": "flow"})
    start = [0, 0, 1, 0, 0, 2, *[0] * 4, 3, 0]
    with warnings.catch_warnings(action="ignore", category=po.LedgerWarning):
        run = po.simulate(system, 0.6, method="midpoint", step=0.3, initial=start, steps_per_sample=1)
    found = [[float(run[f"{name}[{k}]"][-1]) for k in range(6)] for name in "qp"]
    np.testing.assert_allclose(found, np.insert(TWO, [0, 2, 4, 6], 0).reshape(2, 6), atol=1e-9)


@pytest.mark.parametrize("seed", quick(1, range(8)))
def test_steps_are_those_of_the_explicit_system(rng: np.random.Generator) -> None:
    system, start = random_explicit(rng), rng.standard_normal(4)
    for method in ("gonzalez", "midpoint"):
        given: Any = {"step": 0.05, "initial": start, "inputs": {"u0": "sin(3*t)"}, "steps_per_sample": 1}
        with warnings.catch_warnings(action="ignore", category=po.LedgerWarning):
            ours, theirs = (po.simulate(each, 1.0, method=method, **given) for each in (implicit(system), system))
        for k in range(4):
            wanted = theirs[f"x{k}"]
            np.testing.assert_allclose(ours[f"state[{k}]"], wanted, atol=1e-10 * float(abs(wanted).max()))
        np.testing.assert_allclose(ours.energy_dissipated[-1], theirs.energy_dissipated[-1], rtol=1e-9)


def test_a_mass_on_a_rod_keeps_its_length_and_its_energy() -> None:
    run = po.simulate(
        implicit_pendulum(), 100.0, method="gonzalez", step=0.05, initial=[LENGTH, 0.0, 0.0, 0.0], steps_per_sample=20
    )
    stored = (run["p[0]"] ** 2 + run["p[1]"] ** 2) / (2 * MASS) + MASS * GRAVITY * run["q[1]"]
    assert float(np.abs(stored).max()) < 1e-11
    assert float(np.abs(run["q[0]"] ** 2 + run["q[1]"] ** 2 - LENGTH**2).max()) < 1e-12


def test_laws_of_resistors_take_what_the_rest_loses() -> None:
    system = random_explicit(np.random.default_rng(5), p=1)
    port = implicit(system)
    loaded = ImplicitPortHamiltonian(
        port.structure, system.hamiltonian, ["state"], resistive={"u0": ResistiveLaw(lambda f: f**3 + 0.1 * f)}
    )
    run = po.simulate(loaded, 3.0, method="average", step=0.1, initial=[1.0, -1.0, 0.5, 0.2])
    assert float(np.abs(run.energy_residual).max()) < 1e-13 * float(run.energy_stored[0])
    assert float(run.energy_dissipated.sel(element="u0")[-1]) > 1e-3
