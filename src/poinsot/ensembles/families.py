"""Members of a family: their constants from their parameters in bulk, their starts, their observation.

What else of a System follows from parameters is found by comparing it with Systems at other values: where that is more
than the state it starts in and the units of its tolerances, members run one by one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from poinsot.algorithms.parameters import Family
from poinsot.analysis.starting import given_activations
from poinsot.analysis.starts import initial_states
from poinsot.compiler import Kernel
from poinsot.compiler.tracing import trace
from poinsot.ensembles.axes import Axes
from poinsot.ensembles.judging import Judge
from poinsot.ensembles.names import WHOLE, Varying, arguments
from poinsot.ensembles.starting import Faults, PlainStarts, columns_of
from poinsot.errors import PoinsotError
from poinsot.motion.of_network.charts import Charts
from poinsot.motion.of_network.family import Sharing
from poinsot.motion.of_network.flow import network_system
from poinsot.motion.system import System
from poinsot.networks.equations import Equations
from poinsot.simulation.lanes.members import Crew, Given
from poinsot.simulation.models import numbers_of

Floats = NDArray[np.float64]
LIKENESS = ("breakpoints", "parts", "reach", "magnitude", "floors", "storage_names", "port_names", "dissipator_names")


class FamilyStarts(PlainStarts):
    """Members that differ in parameters, too; the system is that of one member, whose values the kernels look up.

    own_start, own_units  whether each member starts in a state of its own, and has units of its own
    """

    def __init__(self, varying: Varying, base: Mapping[str, Any], given: Mapping[str, Any], begin: float) -> None:
        family = varying.model
        self.p = family.values(**numbers_of(base["parameters"]))
        self.mechanism = cast(Any, family.member(self.p)) if isinstance(family, Family) else None
        if self.mechanism is not None:
            self.holder: Any = self.mechanism.member
            system = self.mechanism.system(inputs=given, initial=base["initial"])
        else:
            self.holder = Sharing(family, self.p)
            system = network_system(family.at(self.p), dict(given), base["initial"], self.holder)
        super().__init__(varying, base, system, begin)
        self.family, self.inputs = family, given
        self.at = [family.parameter_names.index(name.which) for name in varying.of("parameter")]
        self.own_start = self.own_units = False
        self.why = ""
        self._judge: Judge | None = None

    def probe(self, axes: Axes) -> None:
        """Find out what follows from the parameters, with those of some members, a little changed."""
        found = 0
        for k in {0, axes.count // 2, axes.count - 1}:
            p = self._matrix(axes.values(k, k + 1), 1)[0]
            p[self.at] *= 1 + 1e-6 * (1 + np.arange(len(self.at)))
            try:
                other = self.family.system(parameters=self.family.named(p), inputs=self.inputs,
                                           initial=self.base["initial"])  # fmt: skip
                why = differs(self.system, other)
                if self.mechanism is not None and self.family.build(self.family.named(p)).initial != (
                    self.mechanism.model.initial
                ):
                    why = "initial values of its file follow from parameters that vary"
            except PoinsotError:
                continue
            found += 1
            self.why = self.why or why
            self.own_start |= not np.array_equal(self.system.initial, other.initial)
            units = [(each.scale, each.energy_scale) for each in (self.system, other)]
            self.own_units |= not all(np.array_equal(*each) for each in zip(*units, strict=True))
        prepare = self.system.prepare
        if not self.why and prepare is not None and not isinstance(prepare, Kernel):
            self.why = "its matrices are made for each by numbers"
        if not found:
            self.own_start = self.own_units = True

    def known(self, other: FamilyStarts) -> None:
        """Take over what another has found out."""
        self.own_start, self.own_units = other.own_start, other.own_units

    def given(self, crew: Crew, values: Mapping[str, Floats], count: int) -> tuple[Given, Faults]:
        self.holder.p = self.p
        P = self._matrix(values, count)
        self._judge = self._judge or Judge(self.family, self.p)
        faults = Faults()
        for k in np.flatnonzero(self._judge.suspects(P)).tolist():
            if why := self._judge.fault(P[k]):
                faults[k] = why
        good = np.setdiff1d(np.arange(count), [*faults])
        states, more, units = self._starts({name: each[good] for name, each in values.items()}, P[good])
        faults |= {int(good[k]): why for k, why in more.items()}
        given = crew.given(np.full((count, self.system.state_size), np.nan))
        given.initial[good] = states
        if self.system.prepare is not None:
            given.constants[:] = self.system.prepare.ufunc(P)
        for name in self.varying.of("input"):
            given.held_inputs[:, self.system.input_names.index(name.which)] = values[name.given]
        if units is not None:
            control = crew.control
            given.tolerances[good] = control.atol * units[:, :-1]
            given.energy_tolerances[good] = control.energy_atol * units[:, -1:]
        return given, faults

    def observing(self, values: Mapping[str, Floats], samples: int) -> None:
        count = len(next(iter(values.values())))
        self.holder.p = np.repeat(self._matrix(values, count), samples, axis=0)

    def _matrix(self, values: Mapping[str, Floats], count: int) -> Floats:
        """P (n, np)."""
        P = np.tile(self.p, (count, 1))
        for at, name in zip(self.at, self.varying.of("parameter"), strict=True):
            P[:, at] = values[name.given]
        return P

    def _starts(self, values: Mapping[str, Floats], P: Floats) -> tuple[Floats, Faults, Floats | None]:
        """States, faults, and (scale, energy scale) of each where these are their own."""
        count, varied = len(P), self.varying.of("initial")
        if self.mechanism is not None and all(name.which != WHOLE for name in varied):
            if not (varied or self.own_start or self.mechanism.tree.closed):
                return np.tile(self.system.initial, (count, 1)), {}, None
            begun, activations = given_activations(self.mechanism, self.base["initial"])

            def initial(k: int) -> Any:
                return arguments(self.varying, {**self.base, "initial": begun}, values, k)["initial"]

            columns = columns_of(self.varying, self.mechanism, values)
            states, faults = initial_states(self.mechanism, initial, columns, count, P)
            return np.hstack([states, np.tile(activations, (count, 1))]), faults, None
        if not (varied or self.own_start or self.own_units):
            start = self.system.begins(self.begin) if self.system.begins else self.system.initial
            return np.tile(start, (count, 1)), {}, None
        return self._one_after_another(values, P)

    def _one_after_another(self, values: Mapping[str, Floats], P: Floats) -> tuple[Floats, Faults, Floats | None]:
        count, faults = len(P), Faults()
        states = np.full((count, self.system.state_size), np.nan)
        units = np.ones((count, self.system.local_size + 1))
        shared = None if self.mechanism is not None else self._order()
        for k in range(count):
            try:
                initial = arguments(self.varying, self.base, values, k)["initial"]
                if shared is None:
                    own = self.family.member(P[k])
                    begun, activations = given_activations(own, initial)
                    states[k] = np.append(own.initial_state(begun), activations)
                    continue
                network = self.family.at(P[k])
                equations = shared.over(network.model)
                start = network.initial_state(initial, equations, self.begin)
                told = Charts(equations).description(start)
                states[k] = np.append(start, np.full(self.system.state_size - len(start), self.begin))
                units[k, : len(told["scale"])], units[k, -1] = told["scale"], told["energy_scale"]
            except PoinsotError as error:
                faults[k] = str(error)
        return states, faults, None if shared is None else units

    def _order(self) -> Equations:
        """The equations in the order that all members share."""
        whole = self.family.network
        return Equations(whole.model, dict(self.inputs)) if self.inputs else whole.equations


def differs(one: System, other: System) -> str:
    """What of two Systems of a family differs, beyond their starts and units; "" where nothing does."""
    for name in LIKENESS:
        a, b = getattr(one, name), getattr(other, name)
        if not (a is b or np.array_equal(np.asarray(a), np.asarray(b), equal_nan=name == "floors")):
            return f"{name.replace('_', ' ')} follow from parameters that vary"
    if repr(sorted(one.default_inputs.items())) != repr(sorted(other.default_inputs.items())):
        return "inputs follow from parameters that vary"
    if one.timed.keys() != other.timed.keys() or any(
        _program(name, one.timed[name]) != _program(name, other.timed[name]) for name in one.timed
    ):
        return "signals follow from parameters that vary"
    return ""


def _program(name: str, function: Any) -> Any:
    """A function of time, as what it does."""
    found = trace(lambda t: function(t), {"t": ()}, {"value": ()}, name)
    return [*found.instructions], [*found.outputs]
