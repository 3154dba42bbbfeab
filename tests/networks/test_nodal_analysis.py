"""Random circuits with excess storage, transformers, gyrators and coupled coils, against nodal analysis (issue 4)."""

from __future__ import annotations

import numpy as np
import pytest

from networks.random_networks import Circuit, NodalAnalysis, each_seed, network, random_circuit, state
from poinsot.networks.equations import CausalEquations

KINDS = pytest.mark.parametrize("kinds", ["RRCCLLVITGM", "RCCLLV", "CCLL", "RCLTGTG", "CLTGM", "LLGGV"])


def solvable(seed: int, kinds: str) -> tuple[Circuit, NodalAnalysis, CausalEquations]:
    rng = np.random.default_rng(seed)
    while True:
        circuit = random_circuit(rng, kinds, nodes=int(rng.integers(2, 8)), parts=int(rng.integers(5, 17)))
        analysis = NodalAnalysis(circuit)
        if analysis.is_regular():
            return circuit, analysis, network(circuit).equations


@pytest.mark.sample(9)
@KINDS
@each_seed
def test_all_variables_agree(seed: int, kinds: str) -> None:
    """Across, through and rates at a random consistent state and time, to 1e-9; and the power balance, to 1e-12."""
    circuit, analysis, equations = solvable(seed, kinds)
    t = 0.4
    voltages, currents = analysis.consistent(np.random.default_rng(seed), t)
    expected = analysis.solve(voltages, currents, t)
    assert expected.unique
    x = state(circuit, voltages, currents)
    size = 1.0 + max(np.abs(expected.across).max(), np.abs(expected.through).max())
    assert np.abs(np.array(equations.excess.constraint(x, t), dtype=float)).max(initial=0.0) < 1e-9 * size

    found = equations.evaluate(x, t, [])
    across, through = np.array(found.across, dtype=float), np.array(found.through, dtype=float)
    np.testing.assert_allclose(across, expected.across, rtol=0, atol=1e-9 * size)
    np.testing.assert_allclose(through, expected.through, rtol=0, atol=1e-9 * size)
    assert abs(across @ through) <= 1e-12 * max(np.abs(across * through).sum(), 1e-300), "Tellegen"

    stored = sum(c * r for c, r in zip(equations.conjugates(x), found.rates, strict=True))
    into = [found.power([k]) for k in range(len(across)) if k not in equations.branch_of_state]
    assert abs(stored + sum(into)) <= 1e-12 * max(np.abs(across * through).sum(), 1e-300), "Ḣ = what is supplied"
