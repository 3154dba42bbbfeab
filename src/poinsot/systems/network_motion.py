"""A network as a System: the kernels of its run, and what is observed of it.

State x: that of every storage under its own name. Ports are the sources, dissipators the resistors and the relations
that may take power. Excess storage keeps its constraint by projection along the directions in which it shares.
Law: d/dt Σ H = Σ supplied − Σ dissipated along the flow. Source: formulas.md §8; docs/decisions/0002.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Array, array, concatenate
from poinsot.algebra.fingerprint import fingerprint
from poinsot.algebra.scalars import Scalar, absolute, less, where
from poinsot.compiler import Kernel
from poinsot.elements.primitives import Coupling, Primitive, Relation, Resistor, Source, Storage
from poinsot.elements.signals import Constant, Expression, Table
from poinsot.errors import SimulationError
from poinsot.mechanisms.model import nearest
from poinsot.networks.equations import Equations, Flow
from poinsot.networks.initial import initial_state
from poinsot.systems.system import System

if TYPE_CHECKING:
    from poinsot.systems.network import Network

Floats = NDArray[np.float64]


def network_system(network: Network, inputs: Mapping[str, Any], initial: Any) -> System:
    """The System of a network; ``inputs`` name sources whose signals they replace."""
    signals, defaults = _signals(network, inputs)
    equations = Equations(network.model, signals)
    elements = network.model.primitives
    sources = [k for k, e in enumerate(elements) if isinstance(e, Source) or _gives_power(e)]
    takers = [k for k, e in enumerate(elements) if _takes_power(e)]
    clock = _needs_clock(equations)
    nx, nu, nw = equations.nx + clock, len(equations.sampled), len(sources) + len(takers)
    key = _key(equations, inputs)

    def at(x: Array, t: Array, u: Array, w: Array) -> Flow:
        return equations.evaluate(list(x[: equations.nx]), t[0], list(u), list(w))

    def powers(flow: Flow) -> list[Scalar]:
        def into(k: int) -> Scalar:
            first = network.model.first_branch(k)
            return flow.power(range(first, first + len(elements[k].pairs)))

        return [*(0.0 - into(k) for k in sources), *(into(k) for k in takers)]

    def flow(x0: Array, xi: Array, t: Array, u: Array, w: Array) -> tuple[Array, Array]:
        found = at(x0 + xi, t, u, w)
        return concatenate([found.rates, [1.0] * clock]), array(powers(found))

    def retract(x0: Array, xi: Array) -> Array:
        return array(x0 + xi)

    def settle(x: Array) -> tuple[Array, Scalar, Scalar]:
        states = list(x[: equations.nx])
        t = x[equations.nx] if clock else 0.0
        miss = equations.constraint(states, t, [0.0] * nu)
        moved = list(states)
        for amount, move in zip(equations.shift(states, miss), equations.directions(states), strict=True):
            for s, d in move.items():
                moved[s] = moved[s] + d * amount
        size: Scalar = 1.0
        for e in equations.conjugates(states):
            size = where(less(size, absolute(e)), absolute(e), size)
        error: Scalar = 0.0
        for c in miss:
            error = where(less(error, absolute(c)), absolute(c), error)
        return concatenate([moved, [t] * clock]), error / size, 0.0

    def everything(x: Array, t: Array, u: Array, w: Array) -> Array:
        found = at(x, t, u, w)
        return concatenate([found.across, found.through, equations.energies(list(x[: equations.nx]))])

    def kernel(function: Callable[..., Any], name: str, given: dict[str, Any], out: dict[str, Any]) -> Any:
        made = f"{name}|{key}"
        if made not in network.kernels:
            if equations.unknowns and "u" in given:
                network.kernels[made] = _implicit(equations, function, given, out, name, key)
            else:
                explicit = (lambda **a: function(**a, w=np.empty(0, dtype=object))) if "u" in given else function
                network.kernels[made] = Kernel(explicit, inputs=given, outputs=out, name=name, doc=name, key=key)
        return network.kernels[made]

    state, time_and_inputs = {"x": (nx,)}, {"t": (1,), "u": (nu,)}
    local = {"x0": (nx,), "xi": (nx,)}
    branches = len(network.model.branches)
    observe = kernel(
        everything, "variables", {**state, **time_and_inputs}, {"values": (2 * branches + len(equations.storages),)}
    )
    start = np.concatenate([initial_state(equations, initial), np.zeros(clock)])
    return System(
        name=network.name,
        state_size=nx,
        local_size=nx,
        flow=kernel(flow, "flow", {**local, **time_and_inputs}, {"rates": (nx,), "powers": (nw,)}),
        retract=kernel(retract, "retract", local, {"state": (nx,)}),
        project=kernel(settle, "project", state, {"state": (nx,), "position": (), "velocity": ()})
        if equations.causality.excess
        else None,
        observe=lambda times, states, given: _observe(equations, observe, times, states, given),
        initial=start,
        magnitude=np.arange(nx, dtype=np.int64),
        component_names=(*equations.state_names, *["the clock"] * clock),
        storage_names=tuple(e.name for _, e in equations.storages),
        port_names=tuple(elements[k].name for k in sources),
        dissipator_names=tuple(elements[k].name for k in takers),
        input_names=tuple(equations.sampled),
        default_inputs=defaults,
        span=network.span or 10.0,
        **_scales(equations, start, clock),
    )


def _gives_power(element: Primitive) -> bool:
    return isinstance(element, Relation) and element.power == "active"


def _takes_power(element: Primitive) -> bool:
    return isinstance(element, Resistor) or (isinstance(element, Relation) and element.power == "dissipative")


def _signals(network: Network, inputs: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """By source: what replaces its signal (None: sampled); and the samples of those that have a table."""
    sources = {e.name: e for e in network.model.primitives if isinstance(e, Source)}
    for name in inputs:
        if name not in sources:
            raise SimulationError(
                f"network {network.name!r} has no source {name!r}{nearest(name, list(sources))}; its inputs are "
                f"{', '.join(sources) or 'none'}"
            )
    found: dict[str, Any] = {}
    defaults: dict[str, Any] = {}
    for name, source in sources.items():
        given = inputs.get(name, source.signal)
        if isinstance(given, str):
            given = Expression(given)
        if isinstance(given, (Constant, Expression)):
            found[name] = given.at
        elif callable(given):
            found[name] = given
        else:
            found[name] = None
            if isinstance(given, Table):
                defaults[name] = (given.times, given.values)
    return found, defaults


def _needs_clock(equations: Equations) -> int:
    """1 if a source binds storage, so that the constraint moves with time: the time is then one more state."""
    sources = {equations.model.first_branch(k) for k, _ in equations.sources}
    return int(any(b in sources for tie in equations.ties for b in tie))


def _key(equations: Equations, inputs: Mapping[str, Any]) -> str:
    """A text that tells the equations from all others: numbers exact, functions by what they do."""
    parts = [f"{b.tail}>{b.head}" for b in equations.model.branches]
    for e in equations.model.primitives:
        match e:
            case Storage():
                parts.append(f"storage {e.kinds} {fingerprint(e.energy, len(e.pairs))}")
            case Resistor():
                law = fingerprint(e.vary, len(e.by)) if e.vary else (e.a, e.r)
                parts.append(f"resistor {law} {e.by}")
            case Relation():
                parts.append(f"relation {e.outputs} {e.reads} {e.power} {fingerprint(e.law, len(e.reads))}")
            case Source():
                parts.append(f"source {e.kind} {e.factor} {_source_key(equations, e, inputs)}")
            case Coupling():
                parts.append(f"coupling {e.by} {fingerprint(lambda *s, e=e: np.concatenate(e.at(*s)), len(e.by))}")
    return "\n".join(parts)


def _source_key(equations: Equations, source: Source, inputs: Mapping[str, Any]) -> str:
    at = equations.signal(source.name)
    if isinstance(at, int):
        return f"sample {at}"
    try:
        return fingerprint(at, 1)
    except TypeError as error:
        raise SimulationError(
            f"the input {source.name!r} is a function that cannot be compiled ({error}); write it with np.sin and the "
            "like on t, give samples (times, values), or a formula as text such as '2*sin(3*t)'"
        ) from None


def _implicit(
    equations: Equations, function: Callable[..., Any], given: dict[str, Any], out: dict[str, Any], name: str, key: str
) -> Any:
    """The kernel that finds Newton's unknowns before it evaluates the function."""
    from poinsot.compiler.implicit import ImplicitKernel

    def residual(t: Array, u: Array, w: Array, **state: Array) -> Array:
        x = state["x"] if "x" in state else state["x0"] + state["xi"]
        return array(equations.evaluate(list(x[: equations.nx]), t[0], list(u), list(w)).residual)

    return ImplicitKernel(residual, function, len(equations.unknowns), given, out, name, name, key)


def _scales(equations: Equations, start: Floats, clock: int) -> dict[str, Any]:
    """Nominal sizes: the state that one unit of the conjugate variable stands for, and its energy."""
    curvature = np.concatenate(
        [np.diag(np.array(h, dtype=float)) for h in equations.stiffness(list(start[: equations.nx]))] or [np.ones(0)]
    )
    usable = np.isfinite(curvature) & (curvature > 0)
    scale = np.where(usable, 1 / np.where(usable, curvature, 1.0), 1.0)
    energy = float(min(1.0, scale.max())) if len(scale) else 1.0
    return {"scale": np.concatenate([scale, np.ones(clock)]), "energy_scale": energy}


def _observe(equations: Equations, kernel: Any, times: Floats, states: Floats, inputs: Floats) -> dict[str, Any]:
    """Every state, every across and through variable under its own name, and the energies."""
    values = kernel.ufunc(states, times[:, None], inputs)
    found: dict[str, Any] = {}
    quantities = [q for _, e in equations.storages for q in e.states]
    for k, (name, quantity) in enumerate(zip(equations.state_names, quantities, strict=True)):
        found[name] = ("time",), states[:, k], {"units": quantity.unit}
    branches = equations.model.branches
    for k, b in enumerate(branches):
        for column, quantity in ((k, b.domain.across), (k + len(branches), b.domain.through)):
            found[f"{b.name}.{quantity.name}"] = ("time",), values[:, column], {"units": quantity.unit}
    found["energy_storage"] = ("time", "storage"), values[:, 2 * len(branches) :], {"units": "J"}
    return found
