"""How often 95 % intervals of `po.fit` hold the truth: two outputs, whose deviations are estimated.

    python tests/fitting/interval_coverage.py [--fits 1000] [--seconds 600] [--after 500] [--check 2] [--lines]

A sled that slides freely (plane: its first position and velocity) and a damped pendulum (length, damping, first angle),
position and rate measured at 5, 10 and 60 times. Every fit is a call of `po.fit` and of `intervals`. What is prepared
once is the runs: all of them in one ensemble at Chebyshev points about the truth, between which outputs and slopes are
polynomials; --check fits some data by runs of their own too. --lines: linear models by the formulas alone, as
test_intervals.py has them. docs/optimisation.md tells all of these.
Law     the polynomials give the values and intervals of `po.fit` by its own runs; --check prints how well
"""

import argparse
from itertools import product
from pathlib import Path
from runpy import run_path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, ClassVar
from unittest.mock import patch

import numpy as np
from numpy.polynomial import chebyshev

import poinsot as po
from cases import saved
from poinsot.algebra.arrays import Floats
from poinsot.fitting.problem import Problem

SLED = """poinsot = 1
name = "sled"
bodies.sled = {mass = 1.0}
pairs.slide = {kind = "prismatic", between = ["ground", "sled"], point = [0, 0, 0], axis = [1, 0, 0]}
"""
PENDULUM = """poinsot = 1
name = "pendulum"
gravity = [0, 0, -9.81]
bodies.bob = {mass = 1.0, centre = [0, 0, -0.5], inertia = [0.01, 0.01, 0.01]}
pairs.hinge = {kind = "revolute", between = ["ground", "bob"], point = [0, 0, 0], axis = [0, 1, 0]}
dampers.air = {pair = "hinge", damping = 0.1}
"""
VALUES = (5, 10, 60)
MODELS: dict[str, tuple[str, str, dict[str, tuple[float, float]], tuple[float, float], float, int]] = {
    "sled": (SLED, "slide", {"slide": (1.0, 3.0), "slide.velocity": (2.0, 3.0)}, (0.1, 0.2), 1.0, 1),
    "pendulum": (
        PENDULUM, "hinge",
        {"bodies.bob.centre.z": (-0.5, 0.05), "elements.air.damping": (0.1, 0.09), "hinge": (1.0, 0.1)},
        (0.01, 0.05), 2.0, 10,
    ),
}  # fmt: skip
"""Text, joint, what is free with its truth and how far about it, deviations of position and rate, time, degree."""


class Polynomials:
    """Outputs and slopes [outputs, nt(, unknowns)] about the truth, NaN elsewhere."""

    def __init__(
        self, model: Any, joint: str, free: dict[str, tuple[float, float]], times: Floats, degree: int
    ) -> None:
        self.names = {joint: 0, f"{joint}.velocity": 1}
        self.middle, self.reach = np.array([*free.values()]).T
        nodes, unknowns = chebyshev.chebpts1(degree + 1), len(free)
        grid = np.array(list(product(nodes, repeat=unknowns)))
        over = dict(zip(free, (self.middle + self.reach * grid).T, strict=True))
        names = ["joint_position", "joint_velocity"]
        run: Any = po.ensemble(model, over, zip=True, times=times, outputs=names, progress=False, threads=1)
        found = np.stack([run[name].values.reshape(len(grid), -1) for name in names], axis=1)
        found = found.reshape(*(degree + 1,) * unknowns, 2, len(times))
        inverse = np.linalg.inv(chebyshev.chebvander(nodes, degree))
        for axis in range(unknowns):
            found = np.moveaxis(np.tensordot(inverse, found, (1, axis)), 0, axis)
        self.degree, self.coefficients = degree, found
        self.derivative = np.zeros((degree + 1, degree + 1))
        for k in range(1, degree + 1):
            slope = chebyshev.chebder(np.eye(degree + 1)[k])
            self.derivative[k, : len(slope)] = slope

    def at(self, values: Floats) -> tuple[Floats, Floats]:
        """Outputs and slopes at the values of the unknowns."""
        x = (values - self.middle) / self.reach
        plain = chebyshev.chebvander(x, self.degree)
        slopes = plain @ self.derivative.T / self.reach[:, None]

        def along(rows: list[Floats]) -> Floats:
            found = self.coefficients
            for row in rows:
                found = np.tensordot(row, found, (0, 0))
            return found if (np.abs(x) <= 1.0).all() else np.full_like(found, np.nan)

        each = [along([slopes[k] if k == i else plain[k] for k in range(len(x))]) for i in range(len(x))]
        return along([*plain]), np.stack(each, axis=-1)


class Prepared(Problem):
    """A problem whose runs were made before."""

    prepared: ClassVar[Polynomials]

    def _along(self, asked: bool) -> Any:
        return self.prepared

    def _rows(self) -> list[int]:
        return [self.prepared.names[output.name] for output in self.courses[0].outputs]

    def _run(self, experiment: int, trials: Floats) -> Floats:
        return np.stack([self.prepared.at(values)[0] for values in trials])[:, self._rows()]

    def _slopes(self, experiment: int, values: Floats) -> Floats:
        return self.prepared.at(values)[1][self._rows()]


class Case:
    """Fits of one model to data at so many times."""

    def __init__(self, name: str, count: int, folder: Path) -> None:
        text, self.joint, self.free, self.sigma, end, degree = MODELS[name]
        self.model = po.load(saved(folder / "model.toml", text))
        self.times = np.linspace(0.0, end, count)
        self.prepared = Polynomials(self.model, self.joint, self.free, self.times, degree)
        self.truth = np.array([truth for truth, _ in self.free.values()])
        self.clean = self.prepared.at(self.truth)[0]
        self.rng, self.name, self.count = np.random.default_rng(count), name, count
        self.fits, self.held = 0, np.zeros(len(self.truth))

    def data(self) -> dict[str, Floats]:
        noise = np.array(self.sigma)[:, None] * self.rng.normal(size=self.clean.shape)
        return {"time": self.times, **dict(zip(self.prepared.names, self.clean + noise, strict=True))}

    def fit(self, data: dict[str, Floats], prepared: bool = True) -> tuple[Floats, Floats]:
        """Values, and the ends of their intervals."""
        guess = {name: truth for name, (truth, _) in self.free.items()}
        Prepared.prepared = self.prepared
        with patch("poinsot.fitting.fit.Problem", Prepared if prepared else Problem):
            found = po.fit(self.model, data, [*self.free], guess=guess)
        ends = found.intervals(0.95)
        return np.array([found.values[name] for name in self.free]), np.array([ends[name] for name in self.free])

    def more(self, fits: int) -> None:
        for _ in range(fits):
            ends = self.fit(self.data())[1]
            self.held += (ends[:, 0] <= self.truth) & (self.truth <= ends[:, 1])
        self.fits += fits

    def told(self) -> str:
        share, error = self.held / self.fits, np.sqrt(0.95 * 0.05 / self.fits)
        each = ", ".join(f"{name} {100 * x:.1f}" for name, x in zip(self.free, share, strict=True))
        return f"{self.name}, {self.count} values: {each} % of {self.fits} fits, known to {100 * error:.1f} %"

    def check(self, fits: int) -> float:
        """How far values and ends of intervals are from those by runs of their own, beside the intervals."""
        worst = 0.0
        for _ in range(fits):
            data = self.data()
            (x, ends), (y, others) = self.fit(data), self.fit(data, prepared=False)
            width = others[:, 1] - others[:, 0]
            worst = max(worst, float(np.abs(np.c_[x - y, ends - others] / width[:, None]).max()))
        return worst


def lines(fits: int) -> None:
    """Linear models by the formulas of the tests: the least and greatest share, of all values and deviations."""
    tests = run_path(str(Path(__file__).with_name("test_intervals.py")))
    for name, n in product(("shared", "mean", "own"), VALUES):
        each = [tests["coverage"](tests[name](n), s, fits, n) for s in ((0.1, 0.1), (0.1, 0.5), (0.5, 0.1))]
        found = 100 * np.concatenate(each)
        print(f"{name}, {n} values: {found.min():.1f}–{found.max():.1f} % of {fits} fits", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fits", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="at the end of which no more are begun")
    parser.add_argument("--after", type=int, default=0, help="go on behind so many sets of data of an earlier call")
    parser.add_argument("--check", type=int, default=0)
    parser.add_argument("--lines", action="store_true")
    chosen = parser.parse_args()
    if chosen.lines:
        lines(chosen.fits)
        return
    begun = perf_counter()
    with TemporaryDirectory() as folder:
        cases = [Case(name, count, Path(folder)) for name, count in product(MODELS, VALUES)]
        for case in cases if chosen.check else ():
            print(
                f"{case.name}, {case.count}: as by own runs to {case.check(chosen.check):.1e} of the intervals",
                flush=True,
            )
        for case in cases:
            for _ in range(chosen.after):
                case.data()
        while cases[0].fits < chosen.fits and perf_counter() - begun < chosen.seconds:
            for case in cases:
                case.more(min(25, chosen.fits - case.fits))
                print(case.told(), flush=True)


if __name__ == "__main__":
    main()
