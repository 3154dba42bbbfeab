"""The Dirac structure of a whole mechanism in symbols: a slider-crank with its lengths as letters.

    python examples/symbolic_structure.py

Prints the flow of the slider for the rate of the crank, the condition under which this holds, and the effort that the
slider's force asks of the crank; puts numbers in, once as floats and once as exact fractions; and compares with the
network that is composed of bodies and pairs.
"""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import numpy as np
import sympy

import poinsot as po
from poinsot.views import KinestaticEquations, kinestatic_equations_of

FILE = Path(__file__).parent / "slider_crank.toml"


def right_angled() -> dict[str, Fraction | tuple[Fraction, Fraction]]:
    """A closed configuration in whole fractions: the crank at (3/5, 4/5) of a turn, the rod at (12/13, −5/13)."""
    L1, L2 = Fraction(1, 4), Fraction(13, 25)  # L1 · 4/5 = L2 · 5/13
    crank, rod = (Fraction(3, 5), Fraction(4, 5)), (Fraction(12, 13), Fraction(-5, 13))
    turned = (rod[0] * crank[0] + rod[1] * crank[1], rod[1] * crank[0] - rod[0] * crank[1])  # of the rod on the crank
    return {"L1": L1, "L2": L2, "q1": crank, "q2": turned, "q3": L1 * crank[0] + L2 * rod[0] - L1 - L2}


def apart(symbols: KinestaticEquations, mechanism: po.Mechanism, q: np.ndarray) -> float:
    """How far the closed form is from the composed network at q, beside its largest entry."""
    form = symbols.at({f"q{k + 1}": x for k, x in enumerate(q)})
    composed = mechanism.kinestatic_network(q).structure
    G = form.G.astype(float)
    flows = composed.E.T.astype(float)
    return float(np.abs(flows - G @ flows[list(form.independent)]).max() / np.abs(G).max())


def main() -> None:
    """Print and compare."""
    symbols = kinestatic_equations_of(po.load_family(FILE))
    form = symbols.form
    slider = symbols.equations.ports.index("freedoms guide")
    print("rate of the slider for that of the crank:", sympy.factor(form.G[slider, 0]))
    print("which holds where this is not zero:      ", form.minor)
    canonical = form.canonical
    print(
        f"a Dirac structure on {form.structure.size} components, exactly; "
        f"canonical form: {canonical.conserved} conserved, {canonical.algebraic} algebraic"
    )
    exact = symbols.at(right_angled())
    print("at a right-angled pose in fractions:", exact.G[slider, 0], "Dirac:", not exact.structure.power_matrix.any())
    m = po.load(FILE)
    q = m.assemble(np.array([0.7, -0.3, 0.0]), keep=["main"])
    print(f"apart from the composed network: {apart(symbols, m, q):.1e}")


if __name__ == "__main__":
    main()
