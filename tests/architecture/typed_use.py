"""What type checkers understand of a mechanism: checked by `mypy` with the package, never run.

Each `type: ignore` is needed, or the strict check complains of it: what is wrong is seen to be wrong.
"""

from typing import assert_type

import numpy as np

import poinsot as po
from poinsot.algebra.arrays import Floats


def use(mech: po.Mechanism, q: Floats, v: Floats) -> None:
    assert_type(mech.inverse_dynamics(q, v, v), Floats)
    assert_type(mech.inverse_dynamics([0.0], [1], np.zeros((5, 1)), out=np.empty((5, 1))), Floats)
    assert_type(mech.mass_matrix(q), Floats)
    assert_type(mech.inverse_dynamics_derivatives(q, v, v), tuple[Floats, Floats, Floats])
    assert_type(mech.body("hand").jacobian(q), Floats)
    assert_type(mech.with_wrenches("hand").generalised_force(q, np.zeros((1, 6))), Floats)
    mech.inverse_dynamics(q, v)  # type: ignore[call-arg]
    mech.inverse_dynamics(q=q, v=v, a=v)  # type: ignore[call-arg]
    mech.forward_dynamics(q, v, mech)  # type: ignore[arg-type]
    mech.inverse_dynamic(q, v, v)  # type: ignore[attr-defined]
