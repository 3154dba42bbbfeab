"""Cores that saturate and remember: loops of the literature, energy, and the same law in other units.

Source of the loops: Jiles & Atherton, J. Magn. Magn. Mater. 61 (1986) 48, integrated over H by another method.
"""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import ArrayLike
from scipy.integrate import solve_ivp
from scipy.interpolate import CubicSpline
from xarray import Dataset

import poinsot as po
from command import poinsot
from poinsot import electrical as el
from poinsot import magnetic as mg
from poinsot import thermal
from poinsot.components.primitives import Composite, Relation, Storage
from poinsot.structures.derivatives import gradient, hessian

G = "ground"
MU0 = 4e-7 * np.pi
IRON = {"saturation": 1.6e6, "shape": 1100.0, "coupling": 1.6e-3, "pinning": 400.0, "reversibility": 0.2}
FERRITE = {"saturation": 4e5, "shape": 30.0, "coupling": 1e-5, "pinning": 15.0, "reversibility": 0.5}
EXAMPLE = Path("examples/networks/hysteresis.toml")


def langevin(x: float) -> float:
    return x / 3 - x**3 / 45 if abs(x) < 1e-3 else 1 / np.tanh(x) - 1 / x


def slope(x: float) -> float:
    return 1 / 3 - x * x / 15 if abs(x) < 1e-3 else 1 / x**2 - 1 / np.sinh(x) ** 2


def branches(law: dict[str, float], crest: float, loops: int) -> Iterator[tuple[ArrayLike, ArrayLike]]:
    """H and B along each branch, from the demagnetised state: dM/dH as of 1992, with H as the variable."""
    Ms, a, alpha, k, c = law.values()
    at, state = 0.0, np.zeros(2)  # M_i and M
    for goal in [crest] + [-crest, crest] * loops:
        way = np.sign(goal - at)

        def rates(H: float, m: ArrayLike, way: float = way) -> list[float]:
            Mi, M = np.asarray(m)
            x = (H + alpha * M) / a
            ahead = way * (Ms * langevin(x) - Mi)
            pinned = max(ahead, 0.0) / k
            by_field = (1 - c) * pinned + c * Ms / a * slope(x)
            turned = 1 / (1 - alpha * by_field)
            return [pinned * turned, by_field * turned]

        found = solve_ivp(rates, (at, goal), state, method="DOP853", rtol=1e-12, atol=1e-7, dense_output=True)
        H = np.linspace(at, goal, 4001)
        yield H, MU0 * (H + found.sol(H)[1])
        at, state = goal, found.y[:, -1]


def core_of(made: object) -> tuple[Storage, Relation]:
    assert isinstance(made, Composite)
    (core, _), (walls, _) = made.parts
    assert isinstance(core, Storage) and isinstance(walls, Relation)
    return core, walls


def driven(law: dict[str, float], crest: float, area: float, length: float, frequency: float) -> po.Network:
    net = po.Network("loop")
    net.add(mg.MMFSource("supply", f"{crest * length!r}*sin(2*pi*{frequency!r}*t)"), "core", G)
    net.add(mg.HystereticCore("iron", area, length, **law), "core", G)
    return net


def loop_of(run: Dataset, area: float, length: float) -> tuple[np.ndarray, np.ndarray]:
    """H and B of the last period of two and a half."""
    last = slice(3 * (len(run.time) // 5), None)
    return run["supply.magnetomotive_force"].values[last] / length, run["iron.core.flux.flux"].values[last] / area


def crossing(x: np.ndarray, y: np.ndarray) -> float:
    """y where x falls through 0."""
    k = int(np.nonzero((x[:-1] > 0) & (x[1:] <= 0))[0][0])
    part = slice(max(k - 3, 0), k + 5)
    return float(CubicSpline(-x[part], y[part])(0.0))


@pytest.mark.sample(1)
@pytest.mark.parametrize("law,crest", [(IRON, 6000.0), (IRON, 1500.0), (FERRITE, 120.0)])
def test_a_published_loop(law: dict[str, float], crest: float) -> None:
    """Coercivity and remanence as integrated over H; the area of the loop is what became heat."""
    A, span, f = 1e-4, 0.1, 50.0
    run = po.simulate(driven(law, crest, A, span, f), time=2.5 / f, rtol=1e-9, atol=1e-15, samples=5001)
    H, B = loop_of(run, A, span)
    *_, (down_H, down_B), _ = branches(law, crest, 2)
    down_H, down_B = np.asarray(down_H), np.asarray(down_B)
    assert crossing(H, B) == pytest.approx(crossing(down_H, down_B), rel=1e-6)
    assert crossing(B, H) == pytest.approx(crossing(down_B, down_H), rel=1e-6)
    heat, last = run.energy_dissipated.sel(element="iron.walls").values, slice(3 * (len(run.time) // 5), None)
    times = run.time.values[last]
    lost = heat[-1] - heat[last][0]
    rate = CubicSpline(times, B).derivative()(times)
    assert lost / (A * span) == pytest.approx(float(np.trapezoid(H * rate, times)), rel=1e-5)
    assert po.ledger(run).ratio < 1e-10  # of 0.8 mJ: an atol of 1e-12 J would leave 1e-8


@pytest.mark.parametrize("flux,h", [(0.0, 0.0), (1e-4, 500.0), (-2e-4, 3e3), (3e-4, -2e4), (1e-9, 1e-3), (-5e-4, 1e5)])
def test_the_energy_is_that_of_the_law(flux: float, h: float) -> None:
    """∂H/∂φ is the field of B = μ₀ (H + M); what the walls take is never negative, whichever way the flux goes."""
    core, walls = core_of(mg.HystereticCore("iron", 1e-4, 0.1, **IRON))
    field, force = gradient(lambda x: core.energy(*x), [flux, h])
    Ms, a, alpha, _, c = IRON.values()
    H = field / 0.1
    M = flux / 1e-4 / MU0 - H
    Man = Ms * langevin((H + alpha * M) / a)
    assert c * Man + (1 - c) * Ms * langevin(h / a) == pytest.approx(M, rel=1e-10, abs=1e-6)
    for rate in (1e-3, -1e-3, 7.0):
        across, moved = walls.law(rate, force, flux, h)
        assert across == 0.0 and force * moved >= 0.0
        assert moved * rate <= 0.0  # ḣ goes with φ̇: what fills it leaves the walls
    assert core.energy(flux, h) >= 0.0
    assert hessian(lambda x: core.energy(*x), [flux, h])[0, 0] > 0.0


@pytest.mark.sample(1)
@pytest.mark.parametrize("scale", [1e-5, 1e5])
@pytest.mark.parametrize("what", ["area", "length", "frequency", "field"])
def test_a_loop_scales(what: str, scale: float) -> None:
    """Flux goes with the section, magnetomotive force with the length, nothing with the frequency."""
    A, span, f, law, crest = 1e-4, 0.1, 50.0, dict(IRON), 3000.0
    plain = loop_of(po.simulate(driven(law, crest, A, span, f), time=2.5 / f, rtol=1e-8, samples=501), A, span)
    if what == "field":
        law |= {key: law[key] * scale for key in ("saturation", "shape", "pinning")}
        crest *= scale
    A *= scale if what == "area" else 1.0
    span *= scale if what == "length" else 1.0
    f *= scale if what == "frequency" else 1.0
    H, B = loop_of(po.simulate(driven(law, crest, A, span, f), time=2.5 / f, rtol=1e-8, samples=501), A, span)
    factor = scale if what == "field" else 1.0
    np.testing.assert_allclose(H / factor, plain[0], atol=1e-6 * 3000.0)
    np.testing.assert_allclose(B / factor, plain[1], atol=1e-6)


def coil(core: object, turned: bool = False) -> po.Network:
    net = po.Network("coil")
    net.add(el.VoltageSource("V", "12*sin(2*pi*50*t)"), "v", G)
    net.add(el.Resistor("R", 1.0), "v", "w")
    net.add(mg.Winding("W", 100), "w", G, *((G, "m") if turned else ("m", G)))
    net.add(core, "m", G)
    return net


def test_methods_and_sources_agree() -> None:
    """A coil at a voltage by an explicit and an implicit method; the same current from a source gives the same loop."""
    core = mg.HystereticCore("iron", 1e-4, 0.1, **IRON)
    one, two = (po.simulate(coil(core), time=0.03, rtol=1e-9, method=m, samples=3001) for m in ("dop853", "radau"))
    np.testing.assert_allclose(one["R.current"], two["R.current"], atol=5e-7 * 12)
    net = po.Network("the same current")
    net.add(el.CurrentSource("I", (one.time.values, one["R.current"].values)), G, "w")
    net.add(mg.Winding("W", 100), "w", G, "m", G)
    net.add(core, "m", G)
    run = po.simulate(net, time=0.03, rtol=1e-8, samples=3001)
    flux = one["iron.core.flux.flux"]
    np.testing.assert_allclose(run["iron.core.flux.flux"], flux, atol=1e-4 * float(abs(flux).max()))
    assert po.ledger(run).ratio < 1e-6


def test_a_gap_shears_the_loop_and_leakage_passes_beside() -> None:
    """With a gap in a row the flux is one and the fields add; beside iron a permeance has its magnetomotive force."""
    net = coil(mg.HystereticCore("iron", 1e-4, 0.1, **IRON))
    net.add(mg.Permeance("leak", 1e-8), "m", G)
    run = po.simulate(net, time=0.03, rtol=1e-8)
    np.testing.assert_allclose(
        run["leak.flux"], run["iron.core.flux.magnetomotive_force"] * 1e-8, rtol=0,
        atol=1e-9 * float(abs(run["leak.flux"]).max()),
    )  # fmt: skip
    assert po.ledger(run).ratio < 1e-6
    row = po.Network("gap")
    row.add(mg.MMFSource("M", "2000*sin(2*pi*50*t)"), "a", G)
    row.add(mg.HystereticCore("iron", 1e-4, 0.1, **IRON), "a", "b")
    row.add(mg.Reluctance("gap", 5e6), "b", G)
    run = po.simulate(row, time=0.03, rtol=1e-8)
    np.testing.assert_allclose(run["iron.core.flux.flux"], run["gap.flux"], atol=1e-12)
    total = run["iron.core.flux.magnetomotive_force"] + run["gap.magnetomotive_force"]
    np.testing.assert_allclose(total, run["M.magnetomotive_force"], atol=1e-7 * 2000)


def test_its_loss_warms_it() -> None:
    """With heat, what leaves is the area of its loops, and all power is kept."""
    net = po.Network("warm")
    net.add(mg.MMFSource("M", "600*sin(2*pi*50*t)"), "m", G)
    net.add(mg.HystereticCore("iron", 1e-4, 0.1, **IRON, heat=True), "m", G, "h")
    net.add(thermal.HeatCapacity("body", 4.0, temperature=300.0), "h")
    cold = po.simulate(driven(IRON, 6000.0, 1e-4, 0.1, 50.0), time=0.05, rtol=1e-8)
    warm = po.simulate(net, time=0.05, rtol=1e-8)
    lost = float(cold.energy_dissipated.sel(element="iron.walls")[-1])
    assert 4.0 * (float(warm["body.temperature"][-1]) - 300.0) == pytest.approx(lost, rel=1e-6)


def test_the_file_and_the_command_line(tmp_path: Path) -> None:
    run = po.simulate(po.load(EXAMPLE))
    direct = po.simulate(coil(mg.HystereticCore("iron", 1e-4, 0.1, **IRON), turned=True), time=0.05, rtol=1e-8)
    ours = run["iron.core.flux.flux"]
    np.testing.assert_allclose(ours, direct["iron.core.flux.flux"], atol=1e-9 * float(abs(ours).max()))
    out = tmp_path / "loop.nc"
    assert poinsot("simulate", EXAMPLE, "--out", out).returncode == 0


# ------------------------------------------------------------------------------------------------ saturation


@pytest.mark.parametrize("mu", [1.5, 30.0, 3000.0, 1e6])
def test_a_saturating_core_follows_its_curve(mu: float) -> None:
    """∂H/∂φ is the field that gives B, from the first slope to deep saturation; the energy is ∫ H dB."""
    Bs, A, span = 1.6, 2e-4, 0.3
    core = mg.SaturatingCore("iron", A, span, saturation=Bs, permeability=mu)
    fields = np.concatenate([-np.logspace(7, -3, 60), [0.0], np.logspace(-3, 7, 60)])
    B = MU0 * fields + Bs * np.tanh((mu - 1) * MU0 * fields / Bs)
    found = np.array([gradient(lambda x: core.energy(*x), [A * b])[0] for b in B]) / span
    np.testing.assert_allclose(found, fields, rtol=1e-9, atol=1e-9 * Bs / MU0 / mu)
    assert core.energy(0.0) == 0.0


def test_measured_points() -> None:
    """Through its points, mirrored, on with the slope of air; and a straight table is a permeance."""
    B, H = [0.0, 0.4, 0.8, 1.2, 1.5], [0.0, 80.0, 200.0, 600.0, 3000.0]
    core = mg.SaturatingCore("iron", 1e-4, 0.1, flux_densities=B, fields=H)

    def field(b: float) -> float:
        return float(gradient(lambda x: core.energy(*x), [1e-4 * b])[0]) / 0.1

    for b, h in zip(B, H, strict=True):
        assert field(b) == pytest.approx(h, abs=1e-9) and field(-b) == pytest.approx(-h, abs=1e-9)
    assert (field(4.0) - field(3.0)) == pytest.approx(1 / MU0, rel=1e-9)
    smooth, straight = coil(core), coil(mg.Permeance("iron", energy=core.energy))
    ours, theirs = po.simulate(smooth, time=0.04, rtol=1e-8), po.simulate(straight, time=0.04, rtol=1e-8)
    np.testing.assert_allclose(ours["R.current"], theirs["R.current"], atol=1e-9)
    assert po.ledger(ours).ratio < 1e-7


@pytest.mark.parametrize("kind", ["hysteretic", "saturating"])
def test_equations_as_python_compute_the_rates(kind: str) -> None:
    core = mg.HystereticCore("iron", 1e-4, 0.1, **IRON) if kind == "hysteretic" else mg.SaturatingCore(
        "iron", 1e-4, 0.1, saturation=1.5)  # fmt: skip
    net = coil(core)
    given = [2e-4, 900.0][: len(net.state_names)]
    values = dict(zip((name.replace(".", "_") for name in net.state_names), given, strict=True))
    values |= {source.name: float(net.equations.value(source.name, 0.003, [])) for _, source in net.equations.sources}
    exec(po.views.network_equations(net, "python"), values)
    rates = [values[f"rate_{name.replace('.', '_')}"] for name in net.state_names]
    np.testing.assert_allclose(rates, net.equations.evaluate(given, 0.003, []).rates, rtol=1e-9)


@pytest.mark.parametrize(
    "make,says",
    [
        (lambda: mg.SaturatingCore("K", 1e-4, 0.1), "'K' needs either a saturation"),
        (lambda: mg.SaturatingCore("K", 1e-4, 0.1, saturation=1.0, permeability=1.0), "above one, that of air, not 1"),
        (lambda: mg.SaturatingCore("K", 1e-4, 0.1, flux_densities=[0, 1], fields=[0, -1]), "both must increase"),
        (lambda: mg.SaturatingCore("K", 1e-4, 0.1, flux_densities=[1, 2], fields=[1, 2]), r"from \(0, 0\) on"),
        (lambda: mg.HystereticCore("K", -1.0, 0.1, **IRON), "'K' needs an area greater than zero"),
        (lambda: mg.HystereticCore("K", 1.0, 0.1, **{**IRON, "reversibility": 1.0}), "below one"),
    ],
)
def test_bad_cores(make: object, says: str) -> None:
    with pytest.raises(po.ModelError, match=says):
        make()  # type: ignore[operator]
