"""Bond graphs give what the same thing built from nodes gives, in every domain."""

import numpy as np
import pytest
from scipy.linalg import expm

from components.benches import balanced, bench
from poinsot import Network
from poinsot import bond_graph as bg
from poinsot import electrical as el
from poinsot.components.domains import DOMAINS, ELECTRICAL, ROTATIONAL, TRANSLATIONAL, Domain
from poinsot.networks.equations import CausalEquations

WITH_BOTH = [d for d in DOMAINS.values() if d.across_integral is not None]


def drive(net: Network) -> float:
    """The sign with which the source S of effort or flow drives what is there: a matter of the domain's orientation."""
    rates = CausalEquations(net.model, {"S": None}).evaluate([0.0, 0.0], 0.0, [1.0]).rates
    return float(np.sign(sum(rates)))


def against_exponential(net: Network, A: list[list[float]], b: list[float]) -> None:
    """Energies of C and I along a run are those of ẋ = A x + b s, x = (0.2, 0.1) at the start."""
    s = 1.5 * drive(net)
    run = balanced(net, 12.0, times=np.linspace(0, 12, 25))
    M = np.zeros((3, 3))
    M[:2, :2], M[:2, 2] = A, np.array(b) * s
    exact = np.array([(expm(M * t) @ [0.2, 0.1, 1.0])[:2] for t in run.time.values])
    expected = exact**2 / (2 * np.array([CAPACITY, INERTIA]))
    np.testing.assert_allclose(run.energy_storage.sel(storage=["C", "I"]), expected, atol=1e-9)


CAPACITY, INERTIA, LOSS = 0.5, 2.0, 0.3


@pytest.mark.sample(4)
@pytest.mark.parametrize("series", [True, False])
@pytest.mark.parametrize("domain", WITH_BOTH, ids=lambda d: d.name)
def test_oscillators_in_every_domain(domain: Domain, series: bool) -> None:
    """C, I, R and a source of effort at a 1-junction: ẋ = p/I, ṗ = e − x/C − R p/I, whatever the domain.

    With a source of flow at a 0-junction: ẋ = f − p/I − x/(R C), ṗ = x/C.
    """
    joins, drives = (bg.OneJunction, bg.EffortSource) if series else (bg.ZeroJunction, bg.FlowSource)
    net = bench(
        (joins("J", domain, ["s", "c", "i", "r"], [1, -1, -1, -1]), "1", "2", "3", "4"),
        (drives("S", domain, 1.5), "1"), (bg.StorageC("C", domain, CAPACITY, state=0.2), "2"),
        (bg.StorageI("I", domain, INERTIA, state=0.1), "3"), (bg.Resistance("R", domain, LOSS), "4"),
    )  # fmt: skip
    if series:
        against_exponential(net, [[0.0, 1 / INERTIA], [-1 / CAPACITY, -LOSS / INERTIA]], [0.0, 1.0])
    else:
        against_exponential(net, [[-1 / (LOSS * CAPACITY), -1 / INERTIA], [1 / CAPACITY, 0.0]], [1.0, 0.0])


def test_electrical_series_circuit_by_junction_and_by_nodes() -> None:
    by_junction = bench(
        (bg.OneJunction("J", ELECTRICAL, ["s", "r", "c"], [1, -1, -1]), "1", "2", "3"),
        (bg.EffortSource("S", ELECTRICAL, "sin(3*t)"), "1"), (bg.Resistance("R", ELECTRICAL, 2.0), "2"),
        (bg.StorageC("C", ELECTRICAL, 0.5), "3"),
    )  # fmt: skip
    by_nodes = bench(
        (el.VoltageSource("S", "sin(3*t)"), "1", "ground"), (el.Resistor("R", 2.0), "1", "2"),
        (el.Capacitor("C", 0.5), "2", "ground"),
    )  # fmt: skip
    one, other = balanced(by_junction, 4.0), balanced(by_nodes, 4.0)
    np.testing.assert_allclose(one["C.voltage"], other["C.voltage"], atol=1e-11)
    np.testing.assert_allclose(one["R.current"], other["R.current"], atol=1e-11)


@pytest.mark.parametrize("second", [ELECTRICAL, ROTATIONAL], ids=lambda d: d.name)
@pytest.mark.parametrize("first", [ELECTRICAL, TRANSLATIONAL], ids=lambda d: d.name)
@pytest.mark.parametrize("make", [bg.Transformer, bg.Gyrator])
def test_two_ports_follow_the_sheet(make: object, first: Domain, second: Domain) -> None:
    """TF: f₁ = n f₂, e₁ = e₂/n; GY: f₁ = n e₂, e₁ = f₂/n, power in at a and out at b (formulas.md §8)."""
    n = 2.5
    P, Q = make("X", first, second, n).at()  # type: ignore[operator]
    _, _, V = np.linalg.svd(np.hstack([P, Q]).astype(float))
    for across, through in (np.split(row, 2) for row in V[2:]):
        e, f = zip(*(
            (across[k], through[k] * s) if d.across_is_effort else (through[k] * s, across[k])
            for k, (d, s) in enumerate(((first, 1.0), (second, -1.0)))
        ), strict=True)  # fmt: skip
        expected = (n * f[1], e[1] / n) if make is bg.Transformer else (n * e[1], f[1] / n)
        np.testing.assert_allclose((f[0], e[0]), expected, atol=1e-14)


def test_the_junctions_of_the_sheet() -> None:
    """0: e equal and Σ f = 0; 1: f equal and Σ e = 0; signs turn a port round."""
    P, Q = bg.ZeroJunction("J", ELECTRICAL, ["a", "b", "c"]).at()
    assert not (P @ [1, 1, 1]).any() and not (Q @ [1, -3, 2]).any()
    P, Q = bg.OneJunction("J", ELECTRICAL, ["a", "b", "c"], [1, -1, -1]).at()
    assert not (Q @ [1, -1, -1]).any() and not (P @ [5, 2, 3]).any()
