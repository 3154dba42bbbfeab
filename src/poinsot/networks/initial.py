"""The state in which a run starts: given values are kept, the rest is zero or follows, conflicts are named.

A value may be given to a state ("C1.charge") or to its conjugate variable ("C1.voltage"). Where storage is bound, the
values that were not given move as little as they must; mechanisms at rest whose ports the network drives are set in
motion, by impulses at these ports. Law: tests/networks/test_initial.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Bools, Floats, array
from poinsot.algebra.scalars import Scalar, known, unknown
from poinsot.components.domains import Quantity
from poinsot.components.measured import converted
from poinsot.components.primitives import Storage
from poinsot.errors import ModelError, SimulationError, nearest
from poinsot.multibody.motions import given_number, given_numbers, shown
from poinsot.networks.equations import CausalEquations
from poinsot.networks.machine import Machine
from poinsot.networks.states import NetworkStates
from poinsot.structures.derivatives import gradient, hessian
from poinsot.structures.kirchhoff import EdgeKind

_TOLERANCE = 1e-9  # of the terms of a condition: met but for slow last steps
_ITERATIONS = 60


def initial_state(
    equations: NetworkStates, given: object = None, machines: Mapping[str, Floats] | None = None, t: float = 0.0
) -> Floats:
    """x (nx,) that meets all constraints at time t, from the model and the given values: see `said_state`."""
    return _bound(equations, *said_state(equations, given, machines), t)


def said_state(
    equations: NetworkStates, given: object = None, machines: Mapping[str, Floats] | None = None
) -> tuple[Floats, Bools]:
    """x (nx,) as the model and the user give it, zero where neither does, and which of it was given.

    given     None; names → values, states or conjugate variables; or the whole state (nx,)
    machines  (q, v) of mechanisms by name, instead of their own
    Errors  SimulationError that names what contradicts what, or a name that is not known
    """
    if isinstance(given, np.ndarray) and _of_members(given) and given.shape == (equations.nx,):
        return given, np.ones(equations.nx, dtype=bool)
    if given is not None and not isinstance(given, Mapping):
        x = given_numbers(given) if given_number(given) is None else None
        if x is None or x.shape != (equations.nx,):
            raise SimulationError(
                f"network {equations.model.name!r}: an initial state has {equations.nx} finite numbers, in the order "
                f"of its state_names; or give values by name, such as {{{_example(equations)}: 1.0}}"
            )
        return x, np.ones(equations.nx, dtype=bool)
    wanted = [value for _, e in equations.storages for value in e.initial]
    starts = [np.asarray((machines or {}).get(m.name, m.start), dtype=np.float64) for _, m, _ in equations.machines]
    x = np.concatenate([array([0.0 if value is None else value for value in wanted]), *starts])
    said = np.array([value is not None for value in wanted] + [True] * sum(map(len, starts)), dtype=bool)
    for name, value in (given or {}).items():
        index, storage, port, conjugate = find_state(equations, name)
        value = _number(name, value, _quantity(storage, port, conjugate).unit)
        x = x.astype(object) if unknown(value) else x
        start = index - port
        size = len(storage.pairs)
        x[index] = _state_for(storage, port, x[start : start + size], value, name) if conjugate else value
        said[index] = True
    return x, said


def _quantity(storage: Storage, port: int, conjugate: bool) -> Quantity:
    """Name of a port of a storage: its state, or the variable that goes with it."""
    if not conjugate:
        return storage.states[port]
    domain = storage.pairs[port].domain
    return domain.across if storage.kinds[port] == EdgeKind.ACROSS_STORAGE else domain.through


def _number(name: str, value: object, unit: str) -> Scalar:
    try:
        value = converted(value, unit)
    except ModelError as error:
        raise SimulationError(f"the initial value of {name!r}: {error}") from None
    if unknown(value) and known(value):  # of many members, `algebra.columns`
        return value
    found = given_number(value)
    if found is None:
        raise SimulationError(f"the initial value of {name!r} must be a finite number, not {shown(value)}")
    return found


def _example(equations: NetworkStates) -> str:
    return repr(equations.state_names[0]) if equations.state_names else "'C.charge'"


def find_state(equations: NetworkStates, name: str) -> tuple[int, Storage, int, bool]:
    """Index of the state, its storage and port, and whether the name is that of the conjugate variable."""
    names: dict[str, tuple[int, Storage, int, bool]] = {}
    index = 0
    for _, e in equations.storages:
        for port, (pair, kind) in enumerate(zip(e.pairs, e.kinds, strict=True)):
            variable = pair.domain.across if kind == EdgeKind.ACROSS_STORAGE else pair.domain.through
            prefix = e.name + ("." + pair.name if pair.name else "")
            names[equations.state_names[index]] = index, e, port, False
            names.setdefault(f"{prefix}.{variable.name}", (index, e, port, True))
            index += 1
    if not isinstance(name, str):
        raise SimulationError(
            f"network {equations.model.name!r}: initial values are given by the name of a state, a text, such as "
            f"{_example(equations)}, not by {shown(name)}"
        )
    if name not in names:
        machines = [machine.name for _, machine, _ in equations.machines]
        states = [repr(each) for each in names if each.startswith(f"{name}.")]
        hint = f"; do you mean {' or '.join(states)}?" if states else nearest(name, [*names, *machines], cutoff=0.7)
        known = [*list(names)[:12], *(f"{machine} (values by joint)" for machine in machines)]
        hint = hint or (f"; they are {', '.join(known)}" if known else "; it has no states")
        raise SimulationError(f"network {equations.model.name!r} has no initial value {name!r}{hint}")
    return names[name]


def _state_for(storage: Storage, port: int, x: Floats, value: Scalar, name: str) -> Scalar:
    """The state of one port with this conjugate variable, the other states being kept."""
    x = np.array(x, dtype=object) if unknown(value) else array(x)
    for _ in range(_ITERATIONS):
        slope = _plain(hessian(lambda z: storage.energy(*z), x)[port, port])
        miss = _plain(gradient(lambda z: storage.energy(*z), x)[port]) - value
        if not _is_finite(miss) or not _is_finite(slope) or slope == 0.0:
            break
        step = miss / slope
        x[port] = x[port] - step
        if abs(step) <= 4e-16 * abs(x[port]):  # two units in the last place
            return _plain(x[port])
    if abs(miss) <= 1e-9 * max(1.0, abs(value)):  # where steps go to and fro by rounding of the law
        return _plain(x[port])
    raise SimulationError(
        f"no state of {storage.name!r} was found for which {name} is {value:g}; give the state "
        f"{storage.states[port].name!r} itself"
    )


def _of_members(given: Any) -> bool:
    """Whether it is finite numbers of many members, `algebra.columns`."""
    return given.dtype == object and all(unknown(x) and known(x) and x.is_finite() for x in given)


def _plain(x: Scalar) -> Scalar:
    """A float, or the numbers of many members."""
    return x if unknown(x) else float(x)


def _is_finite(x: Scalar) -> bool:
    return bool(x.is_finite() if unknown(x) else np.isfinite(x))


def _bound(equations: NetworkStates, x: Floats, said: Bools, t: float) -> Floats:
    """x on the constraints: first the values that were not given move; with given ones alone it is refused."""
    if not isinstance(equations, CausalEquations) or not equations.causality.excess:
        return x
    x, driven = x.copy(), _at_rest(equations, x)
    for _ in range(_ITERATIONS):
        c = _misses(equations, x, t)
        if not np.isfinite(c).all():
            break
        size = _sizes(equations, x, t)
        if (np.abs(c) <= 1e-14 * size).all():  # rounding of the terms of a row
            return x
        jacobian, compliance = _jacobian(equations, x, t)
        ways = np.column_stack([np.diag(np.where(said, 0.0, compliance)), *_impulses(equations, x, driven)])
        # rows without units: singular values below are dependent conditions
        step = ways @ np.linalg.lstsq(jacobian @ ways / size[:, None], -c / size, rcond=1e-12)[0]
        x = x + step
        # the last step is rounding
        if np.abs(step / compliance).max(initial=0.0) <= 1e-15 * np.abs(x / compliance).max(initial=0.0):
            break
    c = _misses(equations, x, t)
    relative = np.abs(np.where(np.isfinite(c), c, np.inf)) / _sizes(equations, x, t)
    worst = int(np.argmax(relative))
    if relative[worst] <= _TOLERANCE:
        return x
    raise SimulationError(_conflict(equations, x, t, worst, float(c[worst])))


def _at_rest(equations: CausalEquations, x: Floats) -> set[int]:
    """Where the rates of mechanisms begin that have tied ports and begin at rest."""
    found = set[int]()
    for k, machine, start in equations.machines:
        first, v = equations.model.first_branch(k), slice(start + machine.tree.nq, start + machine.size)
        if {*range(first, first + len(machine.pairs))} & {*equations.excess.tied_ports} and not np.any(x[v]):
            found.add(v.start)
    return found


def _impulses(equations: CausalEquations, x: Floats, driven: set[int]) -> list[Floats]:
    """How an impulse at each tied port moves the rates of these mechanisms: columns over x, of size 1."""
    found = list[Floats]()
    for b in equations.excess.tied_ports if driven else ():
        way = np.zeros(len(x))
        for start, change in equations.excess.answers(x, b):
            way[start : start + len(change)] = np.array(change, dtype=np.float64) * (start in driven)
        found.append(way / (np.abs(way).max() or 1.0))
    return found


def _misses(equations: CausalEquations, x: Floats, t: float) -> Floats:
    return np.array(equations.excess.constraint(x, t), dtype=np.float64)


def _sizes(equations: CausalEquations, x: Floats, t: float) -> Floats:
    return 1e-3 + np.array(equations.excess.sizes(x, t), dtype=np.float64)  # of nominal size 1, where all terms are 0


def _jacobian(equations: CausalEquations, x: Floats, t: float) -> tuple[Floats, Floats]:
    """∂c/∂x, and the compliances 1/√H″ that make the states comparable."""
    from poinsot.algebra.dual import dual
    from poinsot.structures.derivatives import along

    found = np.array([[float(dual(c)) for c in equations.excess.constraint(along(x, k), t)] for k in range(len(x))]).T
    stiff = [np.diag(np.array(h, dtype=np.float64)) for h in equations.stiffness(x)]
    curvature = np.concatenate([*stiff, np.ones(len(x) - equations.stored)])
    return found, np.where(curvature > 0, 1 / np.sqrt(np.where(curvature > 0, curvature, 1.0)), 1.0)


def _conflict(equations: CausalEquations, x: Floats, t: float, worst: int, miss: float) -> str:
    tie = equations.excess.ties[worst]
    branches, values = equations.model.branches, {}
    for b, value in zip(equations.branch_of_state, equations.conjugates(x), strict=True):
        values[b] = value
    given = equations.given(x, t, [0.0] * len(equations.sampled))
    giving = [equations.model.first_branch(k) for k, _ in equations.sources]
    giving += [b for b in tie if isinstance(equations.model.primitives[branches[b].element], Machine)]
    values |= {b: float(given[b]) for b in giving}
    domain = branches[tie[0]].domain
    kind = "loop" if equations.causality.given[tie[0]] == "through" else "cutset"
    quantity = domain.across if kind == "loop" else domain.through
    if len(tie) == 1:
        how = (
            "both of its terminals are on one node, or are held there by a coupling"
            if kind == "loop"
            else "nothing else is connected to it"
        )
        return (
            f"network {equations.model.name!r}: {branches[tie[0]].name!r} must start without "
            f"{quantity.words}, for {how}; it starts with {values[tie[0]]:.6g} {quantity.unit}"
        )
    told = ", ".join(
        f"{branches[b].name} at {values[b]:.6g} {quantity.unit}" if b in values else branches[b].name for b in tie
    )
    return (
        f"network {equations.model.name!r}: {' – '.join(branches[b].name for b in tie)} are a {kind}, so their "
        f"{quantity.several} are bound, but the initial values contradict one another by "
        f"{abs(miss):.3g} {quantity.unit} ({told}). Change one of them, or leave one out: it is then found"
    )
