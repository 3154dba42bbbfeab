"""What PyPHS, pydykit and BondGraphTools make of a few port-Hamiltonian systems: run by the Python that has them.

    python port_hamiltonian_peer.py PEER CASE       prints {"seconds": …, "making": …, "states": …}

Cases as in `port_hamiltonian.py`, which starts this file. Seconds are of the processor: "making" is all before the
first step, "seconds" the steps. States are those of all steps, in the order that the case names.
"""

from __future__ import annotations

import contextlib
import json
import sys
import tempfile
import warnings
from time import process_time
from typing import Any

RATE = 48e3
STEPS = 100


def pyphs(case: str) -> tuple[float, float, Any]:
    """By its Simulation in Python, with its discrete gradient."""
    start = process_time()
    import numpy as np

    core, theta, begin, given = {"oscillator": _oscillator, "RLC": _rlc, "loudspeaker": _loudspeaker}[case]()
    with tempfile.TemporaryDirectory() as folder:
        settings = {
            "fs": RATE, "grad": "discret", "theta": theta, "split": True, "maxit": 100, "eps": 1e-13, "path": folder,
            "pbar": False, "timer": False, "lang": "python",
        }  # fmt: skip
        run = core.to_simulation(config=settings)
        names = [str(x) for x in run.method.x]
        inputs = [given.get(str(y), 0.0) for y in run.method.y]
        run.init(u=np.tile(inputs, (STEPS, 1)), inits={"x": [begin[name] for name in names]})
        made = process_time()
        run.process()
        done = process_time()
        states = np.array(list(run.data["x"]), dtype=float)[:, [names.index(name) for name in begin]]
    return done - made, made - start, states.tolist()


def _oscillator() -> Any:
    from pyphs.examples.oscillator_nl.oscillator_nl import core  # type: ignore[import-not-found]

    return core, 0.0, {"xK": 1e-2, "xM": 0.0}, {}


def _rlc() -> Any:
    from pyphs.examples.rlc.rlc import core  # type: ignore[import-not-found]

    core.reduce_z()
    return core, 0.0, {"xL": 0.0, "xC": 1e-6}, {}


def _loudspeaker() -> Any:
    """PyPHS's tutorial: a coil in a field that depends on where the cone is; its voltage is 50 V."""
    import sympy
    from pyphs import Core

    coil, cone = Core(label="coil"), Core()
    x_L, L, w_R, R, u1, y1, u2, y2 = coil.symbols(["xL", "L", "wR", "R", "v1", "i1", "v2", "i2"])
    coil.add_storages(x_L, x_L**2 / (2 * L))
    coil.add_dissipations(w_R, R * w_R)
    coil.add_ports([u1, u2], [y1, y2])
    coil.init_M()
    coil.set_Mxx([0])
    coil.set_Jxw([[-1]])
    coil.set_Jxy([[-1, -1]])
    x_K, K, x_M, M, w_A, A, u3, y3 = cone.symbols(["xK", "K", "xM", "M", "wA", "A", "f3", "v3"])
    cone.add_storages([x_K, x_M], x_K**2 * K / 2 + x_M**2 / (2 * M))
    cone.add_dissipations(w_A, w_A * A)
    cone.add_ports(u3, y3)
    cone.init_M()
    cone.M = sympy.SparseMatrix([[0, 1, 0, 0], [-1, 0, -1, -1], [0, 1, 0, 0], [0, 1, 0, 0]])
    both = coil + cone
    BL, B = both.symbols(["BL", "B"])
    both.add_connector((both.y.index(coil.y[1]), both.y.index(cone.y[0])), alpha=BL)
    both.connect()
    both.reduce_z()
    both.subs.update({L: 11e-3, R: 5.7, K: 4e7, M: 0.019, A: 0.406, B: 2.99})
    both.substitute(subs={BL: B * sympy.exp(-((both.x[1]) ** 2))})
    return both, 0.5, {"xL": 0.0, "xK": 0.0, "xM": 0.0}, {str(both.y[0]): 50.0}


def pydykit(case: str) -> tuple[float, float, Any]:
    """One of its example files, as it stands."""
    start = process_time()
    import numpy as np
    from pydykit.configuration import Configuration  # type: ignore[import-not-found]
    from pydykit.examples import ExampleManager  # type: ignore[import-not-found]
    from pydykit.managers import Manager  # type: ignore[import-not-found]

    manager = Manager()
    manager._configure(Configuration(**ExampleManager().get_example(case)))
    made = process_time()
    result = manager.manage()
    return process_time() - made, made - start, np.asarray(result.results, dtype=float).tolist()


def bond_graph(case: str) -> tuple[float, float, Any]:
    """The rates of a series of resistor, inductor and capacitor: rows (d/dt of a state) over the states."""
    import BondGraphTools as bgt  # type: ignore[import-not-found]
    import sympy

    start = process_time()
    model = bgt.new(name=case)
    joint = bgt.new("1")
    parts = [bgt.new(kind, value=x) for kind, x in (("R", 1e3), ("I", 0.05), ("C", 2e-6))]
    bgt.add(model, joint, *parts)
    for part in parts:
        bgt.connect(joint, part)
    relations = model.constitutive_relations
    seconds = process_time() - start
    x, dx = (sympy.symbols(f"{name}_0 {name}_1") for name in ("x", "dx"))
    rates = sympy.solve(relations, dx)
    return seconds, 0.0, [[float(rates[rate].coeff(state)) for state in x] for rate in dx]


def main() -> None:
    peer, case = sys.argv[1:]
    with warnings.catch_warnings(action="ignore"), contextlib.redirect_stdout(sys.stderr):
        seconds, making, states = {"PyPHS": pyphs, "pydykit": pydykit, "BondGraphTools": bond_graph}[peer](case)
    print(json.dumps({"seconds": seconds, "making": making, "states": states}))


if __name__ == "__main__":
    main()
