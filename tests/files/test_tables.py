"""Laws by tables: the same answer as by formula, over any scalar, exact in energy; in files, from CSV, in networks."""

from fractions import Fraction
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from scipy.interpolate import PchipInterpolator

import poinsot as po
from cases import saved
from poinsot.algebra import Dual
from poinsot.elements import Curve
from poinsot.files.load import load_family, load_model
from poinsot.files.schema_tables import MOST
from poinsot.multibody.potentials import CurvedJointSpring


def drawn(rng: np.random.Generator, count: int, scale: float = 1.0) -> tuple[np.ndarray, np.ndarray]:
    return np.cumsum(rng.uniform(0.1, 1.0, count)) * scale - scale, rng.normal(size=count)


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("count", [2, 3, 7, 40])
def test_a_curve_and_its_integral(count: int, rng: np.random.Generator) -> None:
    """The curve is SciPy's PCHIP or the lines; the derivative of the integral is the curve; dual numbers agree."""
    for scale in (1e-5, 1.0, 1e5):
        x, y = drawn(rng, count, scale)
        at = rng.uniform(x[0] - scale, x[-1] + scale, 8)
        inside = at[(at > x[0]) & (at < x[-1])]
        for between, other in (("smooth", PchipInterpolator(x, y)), ("straight", partial(np.interp, xp=x, fp=y))):
            if between == "smooth" and count == 2:
                continue
            for beyond in ("straight", "held"):
                curve = Curve(tuple(x), tuple(y), between, beyond)  # type: ignore[arg-type]
                np.testing.assert_allclose([curve(float(s)) for s in inside], other(inside), atol=1e-12)
                for s in at:
                    slope = curve.integral(Dual(float(s), 1.0)).dual
                    assert slope == pytest.approx(curve(float(s)), abs=1e-9)
                samples, apart = np.linspace(x[0], x[-1], 60, retstep=True)
                low = min(curve.integral(float(s)) for s in samples)  # one lies within half a step of the lowest
                assert -1e-12 * scale <= low <= 0.5 * apart * np.abs(y).max()
    assert float(curve(Fraction(float(at[0])))) == pytest.approx(curve(float(at[0])))
    assert np.isnan(curve(float("nan")))


def test_a_table_of_a_line_is_the_line() -> None:
    curve = Curve((-1.0, 0.5, 2.0, 3.0), (-3.0, 1.5, 6.0, 9.0))
    for s in (-7.0, -1.0, 0.3, 2.5, 40.0):
        assert curve(s) == pytest.approx(3.0 * s, abs=1e-12)
        assert curve.integral(s) == pytest.approx(1.5 * s * s, abs=1e-12)
    assert curve.is_a_valley and curve.takes
    assert not Curve((0.0, 1.0), (1.0, 2.0)).takes and not Curve((-1.0, 0.0, 1.0), (-1.0, 0.0, -1.0)).takes
    assert (
        not Curve((0.0, 1.0, 2.0), (0.0, 1.0, 0.5)).takes
        and Curve((0.0, 1.0, 2.0), (0.0, 1.0, 0.5), beyond="held").takes
    )


HEAD = "poinsot = 1\n[parameters]\nk = 20.0\n[bodies.a]\nmass = 1.0\ncentre = [0.5, 0, 0]\ninertia = [0.1, 0.1, 0.1]\n"
PAIR = (
    '[pairs.h]\nkind = "revolute"\nbetween = ["ground", "a"]\npoint = [0, 0, 0]\naxis = [0, 1, 0]\n'
    "initial = {position = 0.4}\n"
)
LINES = (
    '[springs.l]\nbetween = ["ground", "a"]\npoints = [[0, 0, 2], [1, 0, 0]]\n{}\n'
    '[springs.q]\npair = "h"\n{}\n[dampers.m]\nbetween = ["ground", "a"]\npoints = [[0, 0, 2], [1, 0, 0]]\n{}\n'
    '[dampers.r]\npair = "h"\n{}\n'
)
FORMULA = LINES.format(
    "stiffness = 20\nrest_length = 1.5", "stiffness = 3\nrest = 0.2", "damping = 0.5", "damping = 0.3"
)
TABLES = LINES.format(
    'table = {points = [0.5, 1.5, 3], values = ["-k", 0, 30]}',
    "table = {points = [-0.8, 0.2, 1.2], values = [-3, 0, 3]}",
    "table = {points = [-2, 0, 4], values = [-1, 0, 2]}",
    'table = {points = [-1, 0, 1], values = [-0.3, 0, 0.3], between = "straight"}',
)  # fmt: skip


def written(folder: Path, text: str, name: str = "m.toml") -> Path:
    return saved(folder / name, text)


def test_table_and_formula_give_the_same_answer(tmp_path: Path) -> None:
    one = po.load(written(tmp_path, HEAD + PAIR + FORMULA, "formula.toml"))
    other = po.load(written(tmp_path, HEAD + PAIR + TABLES, "table.toml"))
    rng = np.random.default_rng(1)
    q, v = rng.normal(size=(2, 20, 1))
    np.testing.assert_allclose(other.forward_dynamics(q, v, 0 * q), one.forward_dynamics(q, v, 0 * q), rtol=1e-12)
    for x, rate in zip(q, v, strict=True):  # a batch equals its singles
        assert (other.forward_dynamics(x, rate, 0 * x) == other.forward_dynamics(q, v, 0 * q)[(q == x).all(1)]).all()
    np.testing.assert_allclose(other.potential_energy(q), one.potential_energy(q), rtol=1e-12)


@pytest.mark.long
def test_runs_of_table_and_formula_are_the_same(tmp_path: Path) -> None:
    files = [written(tmp_path, HEAD + PAIR + each, f"{k}.toml") for k, each in enumerate((FORMULA, TABLES))]
    runs = [po.simulate(po.load(file), time=1.0, rtol=1e-10, outputs=["joint_position"]) for file in files]
    np.testing.assert_allclose(runs[0]["joint_position"], runs[1]["joint_position"], atol=1e-8)
    assert float(np.abs(runs[1]["energy_residual"]).max()) < 1e-7


def test_a_table_from_a_csv_file(tmp_path: Path) -> None:
    rows = "force;length\n# measured\n-20;0.5\n0;1.5\n30;3\n"
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "curve.csv").write_text(rows)
    text = HEAD + PAIR + TABLES
    named = text.replace(
        'table = {points = [0.5, 1.5, 3], values = ["-k", 0, 30]}',
        'table = {file = "data/curve.csv", columns = [2, 1]}',
    )
    assert named != text
    file = written(tmp_path, named)
    assert load_model(file).elements == load_model(written(tmp_path, text, "t.toml")).elements
    assert load_family(file).parameter_names == ("k",)
    family, values = load_family(tmp_path / "t.toml", "k"), text.replace("k = 20", "k = 25")
    assert values != text
    q, other = family.mechanism.neutral(), po.load(written(tmp_path, values, "other.toml"))
    for p in ([25.0], family.defaults):
        one = other if p == [25.0] else family.mechanism
        assert family.potential_energy(q, p) == pytest.approx(one.potential_energy(q), rel=1e-12)
        v = np.full(one.nv, 0.3)
        assert family.forward_dynamics(q, v, v, p) == pytest.approx(one.forward_dynamics(q, v, v), rel=1e-12)
    for name, says in (
        ("../curve.csv", "outside the folder"), ("/etc/hostname", "outside the folder"), ("none.csv", "no such file"),
        ("data", "directory"), ("m.toml", "has no row"), ("data/bad.csv", "bad.csv:3: has no two numbers"),
        ("data/long.csv", "more than"), ("data/nan.csv", "finite"),
    ):  # fmt: skip
        (tmp_path / "data" / "bad.csv").write_text("1,2\n2,3\nx,4\n")
        (tmp_path / "data" / "nan.csv").write_text("1,2\n2,nan\n")
        (tmp_path / "data" / "long.csv").write_text("".join(f"{k},{k}\n" for k in range(MOST + 2)))
        bad = written(tmp_path, named.replace("data/curve.csv", name).replace("[2, 1]", "[1, 2]"), "bad.toml")
        with pytest.raises(po.FileError, match=f"bad.toml:.*springs.l.table.*{says}"):
            load_model(bad)


@pytest.mark.parametrize(("table", "says"), [
    ("{points = [0, 1], values = [1]}", "as many values as points"), ("{points = [0], values = [1]}", "at least two"),
    ("{points = [0, 0], values = [1, 2]}", r"must increase, but 0 \(point 2\) comes after 0"),
    ("{points = [0, 1e-300], values = [0, 1e60]}", "overflow"), ("{points = [0, 1], values = [0, inf]}", "finite"),
    ('{points = [0, 1], values = [0, 1], between = "smoth"}', "did you mean 'smooth'"),
    ("{points = [0, 1], valus = [0, 1]}", "did you mean 'values'"), ("[1, 2]", "must be a table"),
])  # fmt: skip
def test_what_is_no_table_is_refused(table: str, says: str, tmp_path: Path) -> None:
    with pytest.raises(po.FileError, match=f"m.toml:16: springs.q.table.*{says}"):
        load_model(written(tmp_path, f'{HEAD}{PAIR}[springs.q]\npair = "h"\ntable = {table}\n'.replace("\n\n", "\n")))


def test_a_damper_that_gives_is_refused(tmp_path: Path) -> None:
    for table in ("{points = [-1, 1], values = [1, -1]}", "{points = [0, 1], values = [0.1, 1]}",
                  "{points = [-1, 0, 1, 2], values = [-1, 0, 1, 0.5]}"):  # fmt: skip
        with pytest.raises(po.FileError, match=r"dampers.q.table: gives power: a damper pulls against its motion"):
            load_model(written(tmp_path, f'{HEAD}{PAIR}[dampers.q]\npair = "h"\ntable = {table}\n'))


@pytest.mark.long
def test_a_table_of_a_network_is_its_formula(tmp_path: Path) -> None:
    text = (
        'poinsot = 1\n[elements.V]\nkind = "voltage_source"\nnodes = ["a", "ground"]\nvoltage = "sin(5*t)"\n'
        "[elements.R]\n"
        'kind = "electrical.nonlinear_resistor"\nnodes = ["a", "b"]\n{}\n'
        '[elements.C]\nkind = "capacitor"\nnodes = ["b", "ground"]\ncapacitance = 0.1\n'
    )
    runs = []
    for law in ('current = "x/2"', "current = {points = [-1, 0, 3], values = [-0.5, 0, 1.5]}"):
        network = po.load(written(tmp_path, text.format(law)))
        runs.append(po.simulate(network, time=1.0, rtol=1e-10))
    for name in runs[0].data_vars:
        np.testing.assert_allclose(runs[0][name], runs[1][name], atol=1e-8)


def test_many_points_make_no_giant_kernel() -> None:
    """Five numbers a point are chosen from, not a polynomial a point computed; beyond a thousand it is refused."""
    with pytest.raises(po.ModelError, match="at most 1,000 are taken"):
        Curve(tuple(range(1001)), tuple(range(1001)))
    x = np.linspace(-2, 2, 81)
    curve = Curve(tuple(x.tolist()), tuple((3 * x + x**3).tolist()))
    inertia = po.Inertia.at_centre(1.0, [0.5, 0, 0], np.eye(3) * 0.1)
    joint = po.Joint("h", po.joints.pairs.revolute(), "ground", "a")
    mech = po.Mechanism(
        po.Model("m", (po.Body("a", inertia),), (joint,), elements=(CurvedJointSpring("s", "h", curve),))
    )
    q = np.linspace(-1.9, 1.9, 7)[:, None]
    effort = mech.inverse_dynamics(q, 0 * q, 0 * q)
    bare = po.Mechanism(po.Model("m", (po.Body("a", inertia),), (joint,)))
    np.testing.assert_allclose(effort - bare.inverse_dynamics(q, 0 * q, 0 * q), 3 * q + q**3, atol=5e-3)
