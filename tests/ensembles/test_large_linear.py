"""Members of large linear networks: their matrices are made for many at once, with the bits of each alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import quick
from ensembles.alone import are_runs
from ensembles.comparing import alike
from poinsot import electrical as el
from poinsot.motion.of_network import linear

G = "ground"


def ladder(sections: int, rng: np.random.Generator) -> po.Network:
    """Sections of R and C, some of L, with a transformer in between, behind a source with an inner resistance."""
    net = po.Network("ladder")
    net.add(el.VoltageSource("V", "sin(300*t)"), "v", G)
    net.add(el.Resistor("Ri", 2.0), "v", "n0")
    for k in range(sections):
        net.add(el.Resistor(f"R{k}", float(rng.uniform(5, 20))), f"n{k}", f"m{k}")
        if k == sections // 2:
            net.add(el.Transformer("T", 2.0), f"m{k}", G, f"n{k + 1}", G)
        elif rng.random() < 0.2:
            net.add(el.Inductor(f"L{k}", float(rng.uniform(1e-4, 1e-3))), f"m{k}", f"n{k + 1}")
        else:
            net.add(el.Resistor(f"Q{k}", float(rng.uniform(5, 20))), f"m{k}", f"n{k + 1}")
        net.add(el.Capacitor(f"C{k}", float(rng.uniform(1e-5, 5e-5))), f"n{k + 1}", G)
    return net


@pytest.fixture
def eliminated(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Of how many members the matrices were found in each elimination."""
    counts, before = list[int](), linear.entries_of

    def watched(equations: Any, count: int) -> Any:
        counts.append(count)
        return before(equations, count)

    for module in (linear, __import__("poinsot.motion.of_network.linear_members", fromlist=["_"])):
        monkeypatch.setattr(module, "entries_of", watched)
    return counts


@pytest.mark.parametrize("seed", quick(1, range(5)))
def test_members_have_the_bits_of_simulate(seed: int, eliminated: list[int]) -> None:
    """Law  resistances, storages and starts, in any order and split; one elimination serves them all."""
    rng = np.random.default_rng(seed)
    net = ladder(85, rng)
    assert len(net.model.branches) > 250
    family = net.with_parameters("elements.R3.resistance", "elements.C5.capacitance", "elements.T.ratio")
    over = {"elements.R3.resistance": rng.uniform(1.0, 50.0, 5), "elements.C5.capacitance": rng.uniform(1e-6, 1e-4, 5),
            "elements.T.ratio": rng.uniform(0.5, 4.0, 5), "C7.voltage": rng.normal(size=5)}  # fmt: skip
    options: dict[str, Any] = {"time": 5e-4, "samples": 2, "outputs": ["C5.voltage", "R3.current", "T.a.voltage"],
                               "progress": False}  # fmt: skip
    found = po.ensemble(family, over, zip=True, threads=1, **options)
    alike(found, po.ensemble(family, over, zip=True, threads=2, chunk=2, **options))
    given = {name: float(each[3]) for name, each in over.items()}
    start = {"C7.voltage": given.pop("C7.voltage")}
    run = po.simulate(family, parameters=given, initial=start, **options)
    for name in options["outputs"]:
        np.testing.assert_array_equal(found[name].values[3], run[name].values)
    assert found.steps.values[3] == run.steps and found.ledger_ratio.values[3] == run.ledger_ratio
    eliminated.clear()
    po.ensemble(family, over, zip=True, threads=1, **options)
    assert [n for n in eliminated if n > 1] == [5] and len(eliminated) < 5


@pytest.mark.long
@pytest.mark.parametrize("method", ["radau", "gauss"])
def test_implicit_methods(method: str) -> None:
    rng = np.random.default_rng(7)
    family = ladder(85, rng).with_parameters("elements.C5.capacitance")
    step = {"step": 1e-4} if method == "gauss" else {}
    are_runs(family, {"elements.C5.capacitance": rng.uniform(1e-6, 1e-4, 4)}, every=(0, 2), time=1e-3, samples=3,
             method=method, rtol=1e-6, **step)  # fmt: skip
