"""Port-Hamiltonian systems by steps that keep energy, against the packages made for them: the same steps, how fast?

PyPHS (its examples: a saturating spring, an RLC circuit; its tutorial: a coil in a field that depends on its place),
pydykit (its example files: a pendulum; four particles with rods, springs and a damper) and BondGraphTools (equations
alone, as its runs need scikits.odes). Models, methods, steps and starts are the peer's; a step of its discrete gradient
or midpoint is the same equations as ours, so states agree to its Newton tolerance. Seconds are of the processor, the
peer's in a process of its own.
"""

from __future__ import annotations

import json
import subprocess
import sys
import warnings
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from common import finish, options
from numpy.typing import NDArray
from port_hamiltonian_peer import RATE, STEPS

import poinsot as po
from poinsot import electrical
from poinsot.algebra import cos, exp, log, sqrt
from poinsot.cli.bench import BenchFigure, bounded, raced
from poinsot.structures import DiracFamily, Port, resistance

Floats = NDArray[np.float64]
LIMIT = 500  # seconds for a peer
PEER = Path(__file__).with_name("port_hamiltonian_peer.py")
SAME = 1e-8
LONGER = 20_000
"""Steps of the runs of ours that tell the time of one, so that what a call takes beside them is little."""


class Case(NamedTuple):
    """A system of ours, its run, the names of the states in the peer's order, and the peer's case."""

    title: str
    peer: str
    case: str
    system: Any
    states: tuple[str, ...]
    start: list[float]
    method: str
    step: float
    steps: int
    inputs: dict[str, float] = {}  # noqa: RUF012  (never changed)


def oscillator() -> Any:
    """PyPHS's spring that saturates, with a mass."""
    K, Ks, xs, M = 1e3, 1e3, 0.1, 0.01

    def energy(x: Any) -> Any:
        soft = 0.125 * (np.pi * x[0] / xs) ** 2 + log(cos(np.pi / (2 * xs) * x[0]))
        return K * (0.5 * x[0] ** 2 - 8 * Ks * xs / (np.pi * (4 - np.pi)) * soft) + 0.5 * x[1] ** 2 / M

    return po.PortHamiltonian(energy, [[0, 1], [-1, 0]], ("xK", "xM"))


def series() -> Any:
    """A resistor, an inductor and a capacitor in series."""

    def energy(x: Any) -> Any:
        return x[0] ** 2 / (2 * 0.05) + x[1] ** 2 / (2 * 2e-6)

    return po.PortHamiltonian(energy, [[0, -1], [1, 0]], ("xL", "xC"), R=np.diag([1e3, 0.0]))


def loudspeaker() -> Any:
    """A coil and a cone; the field falls with the place of the cone."""

    def energy(x: Any) -> Any:
        return x[0] ** 2 / (2 * 11e-3) + 0.5 * 4e7 * x[1] ** 2 + x[2] ** 2 / (2 * 0.019)

    def J(x: Any) -> Any:
        field = 2.99 * exp(-(x[1] ** 2))
        return np.array([[0, 0, field], [0, 0, 1], [-field, -1, 0]], dtype=object)

    parts: dict[str, Any] = {"R": np.diag([5.7, 0.0, 0.406]), "G": [[-1.0], [0.0], [0.0]], "inputs": ("u",)}
    return po.PortHamiltonian(energy, J, ("xL", "xK", "xM"), **parts)


def pendulum() -> Any:
    """An angle and its rate."""
    return po.PortHamiltonian(lambda x: 0.5 * x[1] ** 2 - 9.81 * cos(x[0]), [[0, 1], [-1, 0]], ("angle", "rate"))


MASSES = (1.0, 3.0, 2.3, 1.7)
SPRINGS = ((50.0, 0, 2), (500.0, 1, 3))


def particles() -> Any:
    """Four particles: springs between 0 and 2, 1 and 3, rods between 0 and 1, 2 and 3, a damper between 1 and 2."""

    def apart(x: Any, i: int, j: int) -> Any:
        return x[3 * j : 3 * j + 3] - x[3 * i : 3 * i + 3]

    def joined(x: Any) -> Any:
        F, E = np.zeros((2, 29, 29), dtype=object)
        F[range(29), range(29)] = 1
        for k in range(12):
            E[12 + k, k], E[k, 12 + k] = 1, -1

        def coupled(row: int, i: int, j: int, a: int, x: Any) -> None:
            for end, sign in ((i, -1), (j, 1)):
                E[12 + 3 * end + a, row], E[row, 12 + 3 * end + a] = -sign * x, sign * x

        damper = apart(x, 1, 2)
        for a in range(3):
            coupled(24, 0, 1, a, apart(x, 0, 1)[a])
            coupled(25, 2, 3, a, apart(x, 2, 3)[a])
            coupled(26 + a, 1, 2, a, sqrt(1 + 0.5 * (damper @ damper)))
        return F, E

    def energy(x: Any) -> Any:
        q, p = x[:12], x[12:]
        total = sum((p[3 * i : 3 * i + 3] @ p[3 * i : 3 * i + 3]) * (0.5 / m) for i, m in enumerate(MASSES))
        return total + sum(0.5 * k * (apart(q, i, j) @ apart(q, i, j) - 1) ** 2 for k, i, j in SPRINGS)

    ports = Port("q", 12), Port("p", 12), Port("rods", 2), Port("damper", 3)
    rubbing = {"damper": resistance(np.eye(3))}
    return po.ImplicitPortHamiltonian(DiracFamily(joined, ports), energy, ports[:2], "four", rubbing, {"rods": "flow"})


PARTICLES = [0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0, *[0.0] * 11, 2.0]
"""Their places, and momenta: the last one goes up at 2/1.7 m/s."""


def cases() -> list[Case]:
    """All of them."""
    places = tuple(f"q[{k}]" for k in range(12)) + tuple(f"p[{k}]" for k in range(12))
    audio: Any = ("gonzalez", 1 / RATE, STEPS)
    four = "four_particle_system_discrete_gradient_dissipative"
    return [
        Case("saturating spring", "PyPHS", "oscillator", oscillator(), ("xK", "xM"), [1e-2, 0.0], *audio),
        Case("RLC circuit", "PyPHS", "RLC", series(), ("xL", "xC"), [0.0, 1e-6], *audio),
        Case("loudspeaker", "PyPHS", "loudspeaker", loudspeaker(), ("xL", "xK", "xM"), [0.0] * 3, *audio, {"u": 50.0}),
        Case("pendulum", "pydykit", "pendulum_2d", pendulum(), ("angle", "rate"), [0.0, 1.0], "midpoint", 0.15, 14),
        Case("four particles", "pydykit", four, particles(), places, PARTICLES, "gonzalez", 0.1, 10),
    ]


def theirs(python: str, peer: str, case: str) -> dict[str, Any] | str:
    """What the peer found, or why it found nothing."""
    try:
        done = subprocess.run([python, str(PEER), peer, case], capture_output=True, text=True, timeout=LIMIT)
    except (OSError, subprocess.SubprocessError) as error:
        return type(error).__name__
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["ended without a word"])[-1]
        return "not installed" if "No module named" in last else last[:80]
    return dict(json.loads(done.stdout.splitlines()[-1]))


def ours(case: Case, steps: int, each: int = 1) -> tuple[float, Any]:
    """Seconds of a run, and the run, with a sample after so many steps."""
    start = process_time()
    with warnings.catch_warnings(action="ignore", category=po.LedgerWarning):
        run = po.simulate(
            case.system, steps * case.step, method=case.method, step=case.step, initial=case.start, inputs=case.inputs,
            steps_per_sample=each, progress=False,
        )  # fmt: skip
    return process_time() - start, run


def rows_of(case: Case, python: str) -> list[BenchFigure]:
    """Agreement and times of one."""
    found = theirs(python, case.peer, case.case)
    first, run = ours(case, case.steps)
    step, whole = min(ours(case, LONGER, LONGER)[0] for _ in range(3)) / LONGER, "to the end of the run [s]"
    if isinstance(found, str):
        name = f"{case.peer} ({found})"
        return [raced(case.title, what, x, None, name) for what, x in (("a step [s]", step), (whole, first))]
    X = np.array(found["states"])[: case.steps + 1, : len(case.states)]
    Y = np.array([run[name].values for name in case.states]).T[: len(X)]
    apart = float((np.abs(X - Y).max(axis=0) / np.maximum(np.abs(Y).max(axis=0), 1e-9)).max())
    books = float(np.abs(run.energy_residual).max() / np.abs(run.energy_stored).max())
    return [
        bounded(case.title, f"states of {len(X) - 1} steps, apart from {case.peer}'s", apart, SAME),
        BenchFigure(case.title, "residual of the ledger over the energy stored", books),
        raced(case.title, "a step [s]", step, found["seconds"] / (len(X) - 1), case.peer),
        raced(case.title, whole, first, found["making"] + found["seconds"], case.peer),
    ]


def equation_rows(python: str) -> list[BenchFigure]:
    """The rates of a series of R, L and C, by calls in Python."""
    found = theirs(python, "BondGraphTools", "series")
    start = process_time()
    network = po.Network("series")
    network.add(electrical.Resistor("R", 1e3), "ground", "b")
    network.add(electrical.Inductor("L", 0.05), "b", "c")
    network.add(electrical.Capacitor("C", 2e-6), "c", "ground")
    form = network.structure().explicit()
    seconds = process_time() - start
    if isinstance(found, str):
        return [raced("RLC circuit", "to its equations [s]", seconds, None, f"BondGraphTools ({found})")]
    part = form.coefficients([0.0, 0.0])
    rates = np.asarray(part.J - part.R, dtype=float) @ np.diag(
        [1 / 0.05 if "L" in name else 1 / 2e-6 for name in form.states]
    )
    poles, others = (np.sort_complex(np.linalg.eigvals(np.array(A))) for A in (rates, found["states"]))
    return [
        bounded(
            "RLC circuit",
            "poles apart from BondGraphTools'",
            float(np.abs(poles - others).max() / np.abs(poles).max()),
            SAME,
        ),
        raced("RLC circuit", "to its equations [s]", seconds, found["seconds"], "BondGraphTools"),
    ]


def main() -> None:
    parser = options(__doc__ or "")
    parser.add_argument("--peers", default=sys.executable, metavar="PYTHON", help="the Python that has the peers")
    parser.add_argument("--pyphs", metavar="PYTHON", help="the one that has PyPHS, if that is another")
    arguments = parser.parse_args()
    pythons = {"PyPHS": arguments.pyphs or arguments.peers, "pydykit": arguments.peers}
    rows = [row for case in cases() for row in rows_of(case, pythons[case.peer])]
    finish([*rows, *equation_rows(arguments.peers)], __doc__ or "", arguments.json)


if __name__ == "__main__":
    main()
