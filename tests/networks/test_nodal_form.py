"""The descriptor form: nodal analysis with the structure of a port-Hamiltonian system, and its index by topology."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.linalg import eigvals

import poinsot as po
from networks.random_networks import each_seed
from networks.solvable import consistent_state, solvable
from poinsot import electrical
from poinsot.networks.nodal import descriptor


@each_seed
def test_the_equations_of_a_network_solve_its_descriptor_form(seed: int) -> None:
    net, _ = solvable(seed, "RRCCLLVI")
    form, e, t = descriptor(net.model), net.equations, 0.41
    x = consistent_state(net, seed, t)
    h = 1e-6

    def variables(shift: float) -> np.ndarray:
        """z a little later along the flow."""
        rates = np.array(e.evaluate(list(x), t, []).rates, dtype=float)
        flow = e.evaluate(list(x + shift * rates), t + shift, [])
        at = {b.name: k for k, b in enumerate(e.model.branches)}
        z = [potentials(net, flow)[name] if name in net.node_names else float(flow.through[at[name.rpartition(".")[0]]])
             for name in form.variables]  # fmt: skip
        return np.array(z)

    z, rate = variables(0.0), (variables(h) - variables(-h)) / (2 * h)
    u = np.array([e.value(name, t, []) for name in form.inputs])
    left, right = form.E @ rate, (form.J - form.R) @ z + form.G @ u
    np.testing.assert_allclose(left, right, atol=2e-6 * (1 + np.abs(right).max() + np.abs(rate).max()))
    J, R, E = form.J.toarray(), form.R.toarray(), form.E.toarray()
    assert np.array_equal(J, -J.T) and np.allclose(R, R.T) and np.linalg.eigvalsh(R).min() > -1e-12
    assert np.linalg.eigvalsh(E).min() > -1e-12
    stored = sum(map(float, e.energies(list(x))))
    assert 0.5 * z @ E @ z == pytest.approx(stored, rel=1e-9, abs=1e-12)


def potentials(net: po.Network, flow: object) -> dict[str, float]:
    """Potentials of the nodes from the voltages of a tree."""
    found, edges = {"ground": 0.0}, list(net.model.branches)
    while len(found) <= len(net.node_names):
        for k, b in enumerate(edges):
            across = float(flow.across[k])  # type: ignore[attr-defined]
            if b.tail in found and b.head not in found:
                found[b.head] = found[b.tail] - across
            elif b.head in found and b.tail not in found:
                found[b.tail] = found[b.head] + across
    return found


def ladder(loops: int, buffered: bool) -> po.Network:
    """The RCL ladder of Freund: source, sections of R and L with C to the ground, and a shunt at the source."""
    net = po.Network("RCL ladder")
    net.add(electrical.VoltageSource("V", 1.0), "n0", "ground")
    for k in range(loops):
        net.add(electrical.Resistor(f"R{k}", 0.2), f"n{k}", f"m{k}")
        net.add(electrical.Inductor(f"L{k}", 1.0), f"m{k}", f"n{k + 1}")
        net.add(electrical.Capacitor(f"C{k}", 1.0), f"n{k + 1}", "ground")
    net.add(electrical.Capacitor("C", 1.0) if buffered else electrical.Resistor("R", 0.2), "n0", "ground")
    return net


@pytest.mark.sample(2)
@pytest.mark.parametrize("loops", [1, 7, 500])
@pytest.mark.parametrize(("buffered", "index"), [(False, 1), (True, 2)])
def test_the_ladder_has_the_dimension_and_index_of_the_literature(loops: int, buffered: bool, index: int) -> None:
    form = descriptor(ladder(loops, buffered).model)
    assert form.E.shape == (3 * loops + 2, 3 * loops + 2)  # n = 3 loops + 2 m, m = 1
    assert form.index == index
    assert (form.causes == ("loop C – V",) or form.causes == ("loop V – C",)) if buffered else form.causes == ()
    n = 2 * loops + 1
    np.testing.assert_array_equal(form.G.toarray()[:, 0], [*np.zeros(n + loops), -1.0])
    assert np.array_equal(form.E.toarray()[n : n + loops, n : n + loops], np.eye(loops))


@pytest.mark.parametrize("buffered", [False, True])
def test_the_index_is_that_of_the_pencil(buffered: bool) -> None:
    form = descriptor(ladder(4, buffered).model)
    finite = eigvals((form.J - form.R).toarray(), form.E.toarray())
    finite = finite[np.isfinite(finite) & (np.abs(finite) < 1e6)]
    states = len(ladder(4, buffered).state_names) - (1 if buffered else 0)
    assert len(finite) == states and np.all(finite.real < 1e-9)


def test_inductor_cutsets_are_named() -> None:
    net = po.Network("cutset")
    net.add(electrical.VoltageSource("V", 1.0), "a", "ground")
    net.add(electrical.Inductor("L1", 1.0), "a", "b")
    net.add(electrical.Inductor("L2", 2.0), "b", "c")
    net.add(electrical.Resistor("R", 1.0), "c", "ground")
    form = descriptor(net.model)
    assert form.index == 2 and form.causes == ("cutset L1 – L2",)


def test_what_is_not_linear_is_named() -> None:
    net = po.Network("diode")
    net.add(electrical.VoltageSource("V", 1.0), "a", "ground")
    net.add(electrical.Diode("D"), "a", "ground")
    with pytest.raises(po.ModelError, match="'D' is neither linear storage"):
        descriptor(net.model)
