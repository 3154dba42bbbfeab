"""Gas with its mass and energy against closed forms, a textbook's equations, and the laws of thermodynamics.

Law     dU = h ṁ + Q̇ − p V̇, entropy never falls in what is left to itself; mass is kept
Source  ISO 6358-1:2013; Beater (2007), Pneumatic Drives, ch. 4 and 5; Moran & Shapiro (2010), ch. 4
"""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import poinsot as po
from command import poinsot
from components.benches import bench
from poinsot import pneumatic as pn
from poinsot import thermal
from poinsot import translational as tr
from poinsot.components.pneumatic import gas_of
from poinsot.signals.signal import Constant

EXAMPLE = Path(__file__).parents[2] / "examples" / "networks" / "pneumatic_axis.toml"
G = "ground"
AIR = gas_of("air")
R, RATIO, CP = AIR.R, AIR.ratio, AIR.cp
RHO, T0 = pn.ANR_DENSITY, 293.15
C, B = 2e-8, 0.4


def run_of(net: po.Network, time: float, **options: Any) -> Any:
    run = po.simulate(net, time, **{"rtol": 1e-10, "samples": 21, "progress": False, **options})
    assert po.ledger(run).ratio < 1e-9
    return run


def test_a_vessel_empties_through_a_choked_valve_without_heat() -> None:
    """p = p₀ (1 + (κ − 1)/2 · t/τ)^(−2κ/(κ − 1)), τ = V/(C ρ₀ R √(T₀ T)); T follows as p^((κ − 1)/κ)."""
    V, p0, T = 1e-2, 8e5, 310.0
    net = bench((pn.Chamber("tank", V, pressure=p0, temperature=T), "x"), (pn.Orifice("valve", C, B), "x", "r"),
                (pn.Supply("room", 1e5), "r"))  # fmt: skip
    run = run_of(net, 10.0)
    p = run["tank.gauge.pressure"].values
    tau = V / (C * RHO * R * np.sqrt(T0 * T))
    wanted = p0 * (1 + (RATIO - 1) / 2 * run.time.values / tau) ** (-2 * RATIO / (RATIO - 1))
    choked = wanted > 1e5 / B
    assert choked.sum() > 5 and not choked.all()
    np.testing.assert_allclose(p[choked], wanted[choked], rtol=1e-8)
    warm = run["tank.gas.p.heat.temperature"].values
    np.testing.assert_allclose(warm, T * (p / p0) ** ((RATIO - 1) / RATIO), rtol=1e-8)  # all of it, choked or not


def test_a_vessel_with_warm_walls_empties_as_an_exponential() -> None:
    """p = p₀ exp(−t/τ), τ = V/(C ρ₀ R T₀)."""
    net = bench(
        (pn.Chamber("tank", 1e-2, pressure=8e5), "x"), (pn.Orifice("valve", C, B), "x", "r"),
        (pn.Supply("room", 1e5), "r"), (thermal.ThermalConductor("walls", 1e6), "x.heat", "w"),
        (thermal.TemperatureSource("bath", T0), "w"),
    )  # fmt: skip
    run = run_of(net, 10.0, method="radau9", rtol=1e-11)
    wanted = 8e5 * np.exp(-run.time.values * C * RHO * R * T0 / 1e-2)
    choked = wanted > 1e5 / B
    np.testing.assert_allclose(run["tank.gauge.pressure"].values[choked], wanted[choked], rtol=1e-4)


def test_a_vessel_that_is_filled_gets_warm() -> None:
    """While the valve is choked p rises along κ R T_s ṁ/V, and what was empty gets κ T_s warm."""
    V, supply, T = 1e-2, 7e5, 300.0
    net = bench((pn.Chamber("tank", V, pressure=10.0), "x"), (pn.Orifice("valve", C, B), "s", "x"),
                (pn.Supply("line", supply, T), "s"))  # fmt: skip
    run = run_of(net, 1.0)
    rate = C * RHO * supply * np.sqrt(T0 / T)
    np.testing.assert_allclose(run["valve.a.mass_flow"], rate, rtol=1e-6)
    rise = 10.0 + RATIO * R * T * rate / V * run.time.values
    np.testing.assert_allclose(run["tank.gauge.pressure"], rise, rtol=1e-6)
    assert float(run["tank.gas.p.heat.temperature"][-1]) == pytest.approx(RATIO * T, rel=1e-3)


@pytest.mark.parametrize("ratio", [0.1, 0.4, 0.5, 0.8, 0.97])
def test_it_flows_by_iso_6358_both_ways(ratio: float) -> None:
    p, T = (7e5, 7e5 * ratio), (330.0, 280.0)
    share = np.sqrt(1 - max((ratio - B) / (1 - B), 0.0) ** 2)
    for way, one_way in ((1, False), (-1, False), (-1, True)):
        net = bench((pn.Supply("A", p[0], T[0]), "a"), (pn.Supply("B", p[1], T[1]), "b"),
                    (pn.Orifice("o", C, B, one_way=one_way), *"ab"[::way]))  # fmt: skip
        run = run_of(net, 1e-3)
        near = "o.a" if way > 0 else "o.b"
        flow = float(run[f"{near}.mass_flow"][-1])
        assert flow == pytest.approx((not one_way) * C * RHO * p[0] * np.sqrt(T0 / T[0]) * share, rel=1e-3)
        across = {
            k: float(run[f"{near}.{k}"][-1]) for k in ("specific_potential", "heat.temperature", "heat.entropy_flow")
        }
        heat = across["specific_potential"] * flow + across["heat.temperature"] * across["heat.entropy_flow"]
        assert heat == pytest.approx(CP * T[0] * flow, rel=1e-9)


def test_left_alone_it_keeps_mass_and_energy_and_makes_entropy() -> None:
    names = "abc"
    net = bench(
        *((pn.Chamber(k, V, pressure=p, temperature=T, gas="helium"), f"n{k}") for k, V, p, T in
          zip(names, (1e-3, 3e-3, 2e-3), (9e5, 1e5, 4e5), (400.0, 250.0, 300.0), strict=True)),
        (pn.Orifice("ab", 1e-8, 0.3, gas="helium"), "na", "nb"), (pn.Orifice("bc", 3e-9, gas="helium"), "nb", "nc"),
        (pn.Orifice("ca", 2e-9, 0.1, one_way=True, gas="helium"), "nc", "na"),
    )  # fmt: skip
    assert net.passivity().verdict == "lossless"
    assert any(all(f"{k}.gas.mass" in found for k in names) for found in net.conserved())
    run = run_of(net, 3.0)
    mass, entropy = (sum(run[f"{k}.gas.{what}"].values for k in names) for what in ("mass", "p.heat.entropy"))
    energy = (
        run.energy_storage.sum("storage").values if "storage" in run.energy_storage.dims else run.energy_stored.values
    )
    assert np.ptp(mass) < 1e-12 * mass[0] and np.ptp(energy) < 1e-10 * abs(energy[0])
    assert (np.diff(entropy) > -1e-10 * np.ptp(entropy)).all() and entropy[-1] > entropy[0]  # to the tolerance at rest
    assert np.ptp([float(run[f"{k}.gauge.pressure"][-1]) for k in names]) < 1e3


def vessels(seed: int, size: float, order: int) -> tuple[po.Network, int]:
    """Vessels in a row, joined further at random, one way or both; the first two exchange heat."""
    rng = np.random.default_rng(seed)
    count = int(rng.integers(2, 5))
    sizes = 10 ** rng.uniform(-4, -2, count) * size
    placed: list[Any] = [
        (pn.Chamber(f"c{k}", V, pressure=rng.uniform(5e4, 9e5), temperature=rng.uniform(230, 400)), f"n{k}")
        for k, V in enumerate(sizes.tolist())
    ]
    pairs = [(k, k + 1) for k in range(count - 1)] + [tuple(rng.choice(count, 2, replace=False)) for _ in range(count)]
    for k, (a, b) in enumerate(pairs):
        C = float(10 ** rng.uniform(-10, -7.5)) * size
        made = pn.Orifice(f"o{k}", C, float(rng.uniform(0.05, 0.6)), one_way=k >= count and bool(rng.integers(2)))
        placed.append((made, f"n{a}", f"n{b}"))
    placed.append((thermal.ThermalConductor("k", float(rng.uniform(0.1, 5)) * size), "n0.heat", "n1.heat"))
    return bench(*placed[::order]), count


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", range(20))
def test_random_vessels_are_alike_at_any_size_and_in_any_order(seed: int) -> None:
    found = []
    for size, order in ((1.0, 1), (1.0, -1), (1e-5, 1), (1e5, 1)):
        net, count = vessels(seed, size, order)
        run = run_of(net, 1.0, rtol=1e-9, samples=5)
        entropy = sum(run[f"c{k}.gas.p.heat.entropy"].values for k in range(count))
        assert (np.diff(entropy) >= -1e-12 * abs(entropy).max()).all()
        found.append([float(run[f"c{k}.gauge.pressure"][-1]) for k in range(count)])
    np.testing.assert_allclose(found, [found[0]] * 4, rtol=1e-6)


def test_a_cylinder_goes_as_the_textbook_says() -> None:
    """ṁ, Ṫ and ẍ of two chambers written down with p = m R T/V, the valve given by its command."""
    A, ring, L, dead, M, drag = 8e-4, 6e-4, 0.4, 4e-5, 40.0, 80.0
    supply, room, hA, Tw = 7e5, 1e5, 0.9, 290.0
    valve = pn.DirectionalValve("V", "0.8*sin(5*t + 0.3)", C, B)
    net = bench(
        (pn.Supply("line", supply), "s"), (pn.Supply("room", room), "r"), (valve, "s", "a", "b", "r", "r"),
        (pn.Cylinder("Y", A, L, rod_area=A - ring, position=0.08, pressures=(3e5, 4e5), dead_volume=dead, ambient=room,
                     viscous=drag, stops=False), {"a": "a", "b": "b", "rod.p": "m", "rod.n": G}),
        (tr.Mass("M", M), "m"), (thermal.TemperatureSource("w", Tw), "w"),
        *((thermal.ThermalConductor(f"h{k}", hA), f"{k}.heat", "w") for k in "ab"),
    )  # fmt: skip
    run = run_of(net, 0.25)

    def flow(p1: float, T1: float, p2: float, T2: float) -> tuple[float, float]:
        """ṁ from 1 to 2 and the temperature with which it goes."""
        high, low, T = (p1, p2, T1) if p1 > p2 else (p2, p1, T2)
        y = min((1 - low / high) / (1 - B), 1.0)
        psi = y * np.sqrt(2 - y) * (1 + 1e-6) ** 0.25 / (y * y + 1e-6) ** 0.25
        return (1 if p1 > p2 else -1) * C * RHO * high * np.sqrt(T0 / T) * psi, T

    def rates(t: float, z: Any) -> list[float]:
        ma, Ta, mb, Tb, x, v = z
        V = dead + A * x, dead + ring * (L - x)
        p = ma * R * Ta / V[0], mb * R * Tb / V[1]
        command = 0.8 * np.sin(5 * t + 0.3)
        into_a, into_b = (supply, room) if command > 0 else (room, supply)
        found = []
        for m, T, pressure, source, area, rate in ((ma, Ta, p[0], into_a, A, v), (mb, Tb, p[1], into_b, ring, -v)):
            q, Tq = flow(source, 293.15, pressure, T)
            q *= abs(command)
            energy = CP * Tq * q - pressure * area * rate + hA * (Tw - T)
            found += [q, (energy - AIR.cv * T * q) / (m * AIR.cv)]
        force = p[0] * A - p[1] * ring - room * (A - ring) - drag * v
        return [*found, v, force / M]

    V0 = dead + A * 0.08, dead + ring * (L - 0.08)
    start = [3e5 * V0[0] / R / T0, T0, 4e5 * V0[1] / R / T0, T0, 0.08, 0.0]
    wanted = solve_ivp(rates, (0, 0.25), start, "DOP853", run.time.values, rtol=1e-11, atol=1e-14).y
    names = "Y.gas.a.mass", "Y.gas.a.heat.temperature", "Y.gas.b.mass", "Y.gas.b.heat.temperature", "Y.gas.rod.position"
    for name, value in zip(names, wanted, strict=False):
        np.testing.assert_allclose(run[name], value, rtol=1e-7, err_msg=name)
    np.testing.assert_allclose(run["M.velocity"], wanted[5], atol=1e-8)


def test_a_piston_that_is_drawn_finds_its_pressure() -> None:
    """At a constant speed ṁ = p A v/(R T_s): p of the choked valve is C ρ₀ p_s √(T₀ T_s) R/(A v)."""
    speed, A = 0.3, 1e-3
    small = 1e-9
    net = bench(
        (pn.Supply("line", 7e5), "s"), (pn.Supply("room", 1e5), "r"), (pn.Orifice("in", small, B), "s", "a"),
        (pn.Orifice("out", 1e-7, B), "b", "r"),
        (pn.Cylinder("Y", A, 5.0, pressures=(2e5, 1e5), stops=False), {"a": "a", "b": "b", "rod.p": "m", "rod.n": G}),
        (tr.VelocitySource("v", speed), "m", G),
    )  # fmt: skip
    run = run_of(net, 14.0)
    wanted = small * RHO * 7e5 * T0 * R / (A * speed)
    assert wanted < B * 7e5
    assert float(run["Y.gauge_a.pressure"][-1]) == pytest.approx(wanted, rel=5e-3)
    assert float(run["Y.gas.a.heat.temperature"][-1]) == pytest.approx(T0, rel=1e-2)


def test_a_tube_lets_through_what_its_friction_lets() -> None:
    """ṁ = A √(D (p₁² − p₂²)/(f l R T)) of a steady flow whose walls keep its temperature, however many cells."""
    D, length = 4e-3, 5.0
    for cells in (1, 4):
        tube = pn.Tube("T", length, D, friction=0.03, cells=cells, pressure=3e5)
        net = bench((pn.Supply("line", 5e5), "s"), (pn.Orifice("o", 1e-5, 0.5), "s", "a"), (tube, "a", "r"),
                    (pn.Supply("room", 2e5), "r"))  # fmt: skip
        run = run_of(net, 1.0, method="radau9", rtol=1e-10)
        wanted = np.pi / 4 * D * D * np.sqrt(D * (25e10 - 4e10) / (0.03 * length * R * T0))
        assert float(run["o.a.mass_flow"][-1]) == pytest.approx(wanted, rel=1e-3)


def test_commands_and_connections() -> None:
    """`inputs=` sets valves, `connect` joins the heat of gas with it, formulas of supplies are followed."""
    net = po.Network("two")
    net.add(pn.Chamber("one", 1e-3))
    net.add(pn.Chamber("other", 2e-3, pressure=4e5), "x")
    net.add(pn.Orifice("o", C, opening=1.0))
    net.connect("one.p", "o.a")
    net.connect("x", "o.b")
    run = run_of(net, 2.0)
    assert float(run["one.gauge.pressure"][-1]) == pytest.approx(float(run["other.gauge.pressure"][-1]), rel=1e-3)
    shut = run_of(net, 0.2, inputs={"o.command": 0.0})
    assert float(np.ptp(shut["one.gauge.pressure"].values)) < 1e-3
    fed = bench(
        (pn.Supply("s", "3e5 + 1e5*sin(9*t)"), "s"), (pn.Chamber("c", 1e-4), "c"), (pn.Orifice("o", 1e-7), "s", "c")
    )
    told = run_of(fed, 0.5)
    assert float(told["c.gauge.pressure"][-1]) == pytest.approx(3e5 + 1e5 * np.sin(4.5), rel=1e-2)


@pytest.mark.parametrize(("make", "words"), [
    (lambda: pn.Chamber("c", 0.0), "volume"),
    (lambda: pn.Chamber("c", 1.0, pressure=-1.0), "pressure greater than zero"),
    (lambda: pn.Chamber("c", 1.0, gas="neon gas"), "there is no gas"),
    (lambda: pn.Orifice("o", 1e-8, 1.0), "ratio below 1"), (lambda: pn.Supply("s", -3.0), "pressure greater than zero"),
    (lambda: pn.Supply("s", 1e5, Constant(0.0)), "temperature greater than zero"),
    (lambda: pn.DirectionalValve("v", 0.0, [1e-8, 2e-8]), "one conductance, or four"),
    (lambda: pn.Cylinder("y", 1e-3, 0.1, position=0.2), "not between 0 and its stroke"),
    (lambda: pn.Tube("t", 1.0, 0.01, cells=0), "whole number"),
    (lambda: bench((pn.Chamber("c", 1.0), "a"), (pn.Orifice("o", 1e-8), "a", G)), "nothing of gas is on the ground"),
    (lambda: bench((pn.Chamber("c", 1.0), "a"), (pn.Orifice("o", 1e-8, gas="argon"), "a", "b"),
                   (pn.Chamber("d", 1.0, gas="argon"), "b")).system(), "is pneumatic argon"),
    (lambda: bench((pn.Chamber("c", 1.0), "a"), (pn.Orifice("o", 1e-8), "a", "b"), (pn.Orifice("u", 1e-8), "b", "c"),
                   (pn.Chamber("d", 1.0), "c")).system(), "nothing keeps gas at node 'b'"),
])  # fmt: skip
def test_what_cannot_be_is_refused(make: Any, words: str) -> None:
    with pytest.raises(po.ModelError, match=words):
        make()


@pytest.mark.long
def test_the_axis_of_the_examples_goes_out_and_in(tmp_path: Path) -> None:
    """From its file and by the command line: to one end and back; what the line gives is work, heat, and exhaust."""
    run = po.simulate(po.load(EXAMPLE), rtol=1e-9, progress=False)
    assert po.ledger(run).ratio < 1e-9
    x, v = run["cylinder.gas.rod.position"], run["carriage.velocity"]
    assert float(x.sel(time=0.9, method="nearest")) == pytest.approx(0.3) and abs(float(x[-1])) < 1e-12
    assert 0.5 < float(v.max()) < 4 and -4 < float(v.min()) < -0.5
    masses = [name for name in run.data_vars if str(name).endswith(".mass")]
    held = sum(run[name] for name in masses)
    gone = float(held[-1] - held[0]) + float(
        (run["line.vessel.mass_flow"] + run["room.vessel.mass_flow"]).integrate("time")
    )
    assert abs(gone) < 1e-2 * float(held.max())
    done = poinsot("simulate", EXAMPLE, "--time", "1.2", "--method", "radau", "--out", tmp_path / "run.nc")
    assert done.returncode == 0, done.stderr


def axis(seed: int, size: float, order: int = 1) -> po.Network:
    """A carriage with seals between chambers in balance at first, where gas gives no force but rounding: out and in."""
    rng = np.random.default_rng(seed)
    area, supply, room = (float(rng.uniform(*each)) for each in ((3e-4, 2e-3), (4e5, 9e5), (7e4, 1e5)))
    area *= size
    told = ([0.0, 0.05, 0.06, 0.6, 0.61, 1.2], [0.0, 0.0, 1.0, 1.0, -1.0, -1.0])
    placed: list[Any] = [
        (pn.Supply("line", supply), "l"), (pn.Supply("room", room), "r"),
        (pn.DirectionalValve("valve", told, float(rng.uniform(5e-6, 2e-5)) * area, 0.35, overlap=0.05),
         {"p": "l", "a": "a", "b": "b", "r": "r", "s": "r"}),
        (pn.Cylinder("cylinder", area, 0.2, rod_area=area * float(rng.uniform(0.0, 0.4)), pressures=(room, room),
                     ambient=room, viscous=4e4 * area), {"a": "a", "b": "b", "rod.p": "m", "rod.n": G}),
        (tr.Mass("carriage", float(rng.uniform(1e3, 1e4)) * area), "m"),
        (tr.DryFriction("seals", float(rng.uniform(0.02, 0.2)) * area * (supply - room)), "m", G),
    ]  # fmt: skip
    return bench(*placed[::order])


def breaks(run: Any) -> list[tuple[str, float]]:
    """What seals do, and when; stops may touch where nothing presses them."""
    mine = run["event_row"].values == "seals"
    return list(zip(run["event_after"].values[mine], run["event_time"].values[mine], strict=True))


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", range(12))
def test_seals_break_away_at_the_same_moments_by_every_method(seed: int) -> None:
    """Law  at any size and in any order; what rounding leaves of forces in balance is no size of a speed."""
    wanted = breaks(run_of(axis(seed, 1.0), 1.2))
    assert len(wanted) >= 4
    for method, size, order in (("radau", 1.0, 1), ("radau9", 1.0, -1), ("radau9", 1e-5, 1), ("radau9", 1e5, 1)):
        found = breaks(run_of(axis(seed, size, order), 1.2, method=method))
        assert [each for each, _ in found] == [each for each, _ in wanted], (method, size, order)
        np.testing.assert_allclose([t for _, t in found], [t for _, t in wanted], atol=3e-6, err_msg=method)


@pytest.mark.parametrize("cells", [0, 2.5, 1e60, "two", float("nan")])
def test_cells_are_counted_before_they_are_made(cells: Any) -> None:
    """A number of 1e60 took gigabytes."""
    for make in (
        lambda: pn.Tube("T", 1.0, 0.01, cells=cells),
        lambda: thermal.Wall("T", 1.0, 0.1, 1.0, 1e3, 1e3, cells=cells),
        lambda: po.distributed.HeatRod("T", 1.0, 1.0, 1.0, cells=cells),
    ):
        with pytest.raises(po.ModelError, match="cells that are a whole number from 1"):
            make()
