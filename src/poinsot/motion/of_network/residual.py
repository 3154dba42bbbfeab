"""The residual form of a network made ready to run: sparse matrices, families of laws, the observations of a sample.

Units: those of F, row by row. Law: KCL, KVL and every law hold at a root, tests/networks/test_newton.py. Source:
decision 0007.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, final

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array
from poinsot.algebra.collecting import paused
from poinsot.algebra.columns import in_groups, on_rows
from poinsot.components.domains import Quantity
from poinsot.errors import SimulationError
from poinsot.kernels import Kernel
from poinsot.kernels.families import KernelFamily, families
from poinsot.motion.observing import Observation, SampleBatch
from poinsot.motion.of_network.charts import amplitudes, storage_sizes
from poinsot.motion.of_network.family import Sharing, signals_kernel
from poinsot.motion.of_network.linear import LARGEST_LISTED
from poinsot.motion.of_network.observation import WithPotentials
from poinsot.motion.residual_form import (
    DelayLines,
    JunctionReads,
    LawFamilies,
    PowerBranches,
    ResidualForm,
    SolvedVariables,
)
from poinsot.networks.forms import LAW, RATE, SIGNAL, STATE, UNKNOWN, Form, difference
from poinsot.networks.residual import Residual
from poinsot.records import NamedTuple
from poinsot.structures.kirchhoff import EdgeKind

if TYPE_CHECKING:
    from scipy.sparse import csr_array


_LARGEST_CONDITION = 1e12
"""Of a matrix made even: beyond, a direction is undetermined."""


@paused()
def residual_form(
    residual: Residual, powers: Sequence[Sequence[int]], ports: int, member: Sharing | None = None
) -> ResidualForm:
    """The form of a network; ``powers``: the branches of each supply and dissipator, supplies first, ``ports`` many.

    member  of the family whose kernels serve
    """
    e, nx, nw = residual.equations, residual.nx, residual.nw
    matrix = Matrices(residual)
    laws = residual.laws
    kept = None if member is None else member.family.laws
    reads = [len(law.places) for law in laws]
    made = families([law.function for law in laws], reads, [law.values for law in laws], kept)
    reads_at = np.cumsum([0, *reads], dtype=np.int64)
    width, saturation, straight, begins = np.zeros((4, int(reads_at[-1])))
    for law, at in zip(laws, reads_at, strict=False):
        for junction in law.junctions:
            place = at + junction.reads
            width[place], saturation[place] = junction.width, junction.saturation
            straight[place] = junction.straight * abs(junction.width)
            begins[place] = junction.begins * np.sign(junction.width)
    through_powers = [b for group in powers for b in group]
    signals = signals_kernel(e, lambda source: 1.0, "", member)
    constants = np.zeros(0) if member is None else member.p
    sizes = amplitudes(e, e.guess)
    return ResidualForm(
        states=nx,
        signals=signals,
        constants=constants,
        rows=matrix(residual.rows),
        around=[partial(residual.elements_of, i) for i in range(nx + nw)],
        reads=matrix(residual.reads),
        laws=LawFamilies(
            families=made, reads_at=reads_at[:-1], values_at=np.array([law.first for law in laws], dtype=np.int64)
        ),
        junctions=JunctionReads(width=width, saturation=saturation, straight=straight, begins=begins),
        powers=PowerBranches(
            across=matrix([residual.across[b] for b in through_powers]),
            through=matrix([residual.through[b] for b in through_powers]),
            power_of=np.array([k for k, group in enumerate(powers) for _ in group], dtype=np.int64),
            factor=np.array([-1.0 if k < ports else 1.0 for k, group in enumerate(powers) for _ in group]),
        ),
        solved=SolvedVariables(
            scale=np.concatenate([sizes * storage_sizes(e, e.guess), np.full(nw, sizes.max(initial=0.0) or 1.0)]),
            nominal=np.array([storage.nominal for _, storage in e.storages for _ in storage.pairs]),
            group=_groups(residual),
            names=(*e.state_names, *(residual.unknown_name(i) for i in range(nw))),
            rest=residual.rest(),
        ),
        lines=lines_of(residual, matrix) if residual.delays else None,
        observations=WithPotentials(residual.model, ResidualObservations(residual, matrix, made, signals, constants)),
    )


def rows_at_rest(r: Residual, said: Sequence[bool]) -> list[Form]:
    """The equations where nothing varies: a wave arrives as it is sent; said: states that are held.

    What lies in a line follows from both waves, and the place of its energy stays empty; where it is held the waves
    follow from it.
    """
    rows, first = list(r.rows), len(r.unknowns)
    for k, late in enumerate(r.delays):
        arrives: Form = {(UNKNOWN, first + k): 1.0}
        told = {(STATE, i): c for i, c in zip(late.memory, late.says.starts, strict=True) if c}
        held = said[late.memory[0]]
        rows[r.nx + first + k] = difference(arrives, told if held else r.wave(k))
        if not held:
            mine = [j for j, other in enumerate(r.delays) if other.memory == late.memory]
            rows[late.memory[mine.index(k)]] = difference(arrives, told)
            rows[late.memory[-1]] = {(STATE, late.memory[-1]): 1.0}
    return rows


def lines_of(residual: Residual, matrix: Matrices) -> DelayLines:
    """The waves of a network that arrive late."""
    late = residual.delays
    starts = np.zeros((len(late), residual.nx))
    for k, each in enumerate(late):
        starts[k, list(each.memory)] = each.says.starts
    return DelayLines(
        names=tuple(each.element for each in late),
        delays=np.array([each.says.delay for each in late]),
        waves=matrix([residual.wave(k) for k in range(len(late))]),
        starts=starts,
        energies=np.array([each.memory[-1] for each in late]),
        shares=np.array([each.says.delay / (4.0 * each.says.impedance) for each in late]),
    )


@final
class Matrices:
    """Forms over z as sparse matrices."""

    def __init__(self, residual: Residual) -> None:
        nx, nw, ns = residual.nx, residual.nw, len(residual.equations.sources) + len(residual.delays)
        self.at = {RATE: 0, STATE: nx, UNKNOWN: 2 * nx, SIGNAL: 2 * nx + nw, LAW: 2 * nx + nw + ns}
        self.size = 2 * nx + nw + ns + residual.nn

    def __call__(self, forms: Sequence[Form]) -> Any:
        from scipy.sparse import csr_array

        starts = np.cumsum([0, *map(len, forms)])
        columns = np.array([self.at[section] + i for form in forms for section, i in form], dtype=np.int64)
        numbers = np.array([c for form in forms for c in form.values()], dtype=np.float64)
        return csr_array((numbers, columns, starts), shape=(len(forms), self.size))


def _groups(residual: Residual) -> list[int]:
    """By entry of y a number for its domain, and for across or through: the conjugate variable of a state."""
    e, found = residual.equations, list[tuple[str, str]]()
    kinds = [kind for _, storage in e.storages for kind in storage.kinds]
    for b, kind in zip(e.branch_of_state, kinds, strict=True):
        side = "across" if kind == EdgeKind.ACROSS_STORAGE else "through"
        name = residual.model.branches[b].name if residual.is_by_amount(b) else residual.model.branches[b].domain.name
        found.append((name, side))
    found += [residual.group_of(i) for i in range(residual.nw)]
    number = {key: i for i, key in enumerate(dict.fromkeys(found))}
    return [number[key] for key in found]


class FormTables(NamedTuple):
    """Variables of branches as rows over z, with names and units, and the energies of storages at x."""

    names: list[str]
    units: list[str]
    rows: csr_array
    storages: list[str]
    energies: Callable[[Array], Array]


@final
class ResidualObservations(Mapping[str, Observation]):
    """The variables of samples (x, w, ẋ) by name; large networks list their energies only."""

    def __init__(
        self,
        residual: Residual,
        matrix: Matrices,
        made: Sequence[KernelFamily],
        signals: Kernel | None,
        constants: Floats,
    ) -> None:
        self._r, self._matrix, self._made, self._signals = residual, matrix, made, signals
        self._constants = (constants,) if len(constants) else ()
        model, e = residual.model, residual.equations
        self._places: dict[str, tuple[str, int, Quantity]] = {}
        quantities = [q for _, storage in e.storages for q in storage.states]
        for k, quantity in enumerate(quantities):
            self._places[e.state_names[k]] = "states", k, quantity
        for k, branch in enumerate(model.branches):
            self._places[f"{branch.name}.{branch.domain.across.name}"] = "across", k, branch.domain.across
            self._places[f"{branch.name}.{branch.domain.through.name}"] = "through", k, branch.domain.through

    def __contains__(self, name: object) -> bool:
        return name in self._places or name == "energy_storage"

    def __iter__(self) -> Iterator[str]:
        if self._listed:
            yield from self._places
        yield "energy_storage"

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __getitem__(self, name: str) -> Observation:
        if name == "energy_storage":
            return Observation(("storage",), {"units": "J"}, self._energies)
        where, k, quantity = self._places[name]
        if where == "states":
            return Observation((), {"units": quantity.unit}, lambda b: b.states[:, k])
        form = (self._r.across if where == "across" else self._r.through)[k]

        def value(b: SampleBatch) -> Floats:
            found, z = np.zeros(len(b.times)), b.once("z", lambda: self._z(b))
            for (section, i), c in form.items():
                found = found + c * z[:, self._matrix.at[section] + i]
            return found

        return Observation((), {"units": quantity.unit}, value)

    def tables(self) -> FormTables:
        """The variables of branches, those that are listed, and the energies of storages."""
        places = self._places.items() if self._listed else ()
        told = [(name, quantity.unit, w, k) for name, (w, k, quantity) in places if w != "states"]
        of, storages = {"across": self._r.across, "through": self._r.through}, self._r.equations.storages

        def energies(x: Array) -> Array:
            found, start = [], 0
            for _, storage in storages:
                n = len(storage.pairs)
                found.append(storage.energy(*(x[start + i] for i in range(n))))
                start += n
            return array(found)

        return FormTables(
            [name for name, *_ in told], [unit for _, unit, *_ in told],
            self._matrix([of[where][k] for *_, where, k in told]),
            [e.name for _, e in storages] if self._listed else [], energies,
        )  # fmt: skip

    @property
    def _listed(self) -> bool:
        return len(self._r.model.branches) <= LARGEST_LISTED

    def _z(self, b: SampleBatch) -> Floats:
        """z at every sample."""
        nx, nw, ns = self._r.nx, self._r.nw, len(self._r.equations.sources)
        z = np.zeros((len(b.times), self._matrix.size))
        z[:, :nx], z[:, nx : 2 * nx + nw] = b.states[:, nx + nw :], b.states[:, : nx + nw]
        if self._signals is not None:
            z[:, 2 * nx + nw : 2 * nx + nw + ns] = self._signals.ufunc(b.times[:, None], b.inputs, *self._constants)
        reads = z @ self._matrix(self._r.reads).T if self._r.reads else np.zeros((len(z), 0))
        at = np.cumsum([0, *(len(law.places) for law in self._r.laws)])
        for family in self._made:
            members = np.array(family.members)
            given = reads[:, at[members][:, None] + np.arange(family.reads)]
            values, _ = family.kernel.ufunc(given, family.parameters)
            first = self._matrix.at[LAW] + np.array([self._r.laws[k].first for k in family.members])
            z[:, first[:, None] + np.arange(family.values)] = values
        return z

    def _energies(self, b: SampleBatch) -> Floats:
        """H of every storage at every sample: ½ xᵀ Q x, or by its own function."""
        found = []
        start = 0
        for _, storage in self._r.equations.storages:
            n = len(storage.pairs)
            found.append(_energy(self._r, storage, start, b.states[:, start : start + n]))
            start += n
        return np.stack(found, axis=1) if found else np.zeros((len(b.times), 0))


def _energy(residual: Residual, storage: Any, start: int, x: Floats) -> Floats:
    """H of one storage at every sample, ½ xᵀ Q x where it is quadratic."""
    b = residual.equations.branch_of_state[start]
    curvatures = [residual.curvature(b + i) for i in range(x.shape[1])]
    if None in curvatures:
        found = np.empty(len(x))
        for rows, H in in_groups(x, [*range(x.shape[1])], lambda p, count: on_rows(storage.energy(*p), count)):
            found[rows] = H if isinstance(H, np.ndarray) else [float(storage.energy(*row)) for row in x[rows].tolist()]
        return found
    y = [sum((c * x[:, j - start] for j, c in row.items()), np.zeros(len(x))) for row in curvatures if row is not None]
    return np.asarray(0.5 * (x * np.stack(y, axis=1)).sum(axis=1))


def slopes_of_laws(form: ResidualForm, slopes: Callable[[KernelFamily], Floats]) -> csr_array:
    """∂N/∂(reads) as a sparse matrix, from the slopes of the laws by family."""
    from scipy.sparse import csr_array

    entries, values, reads = [np.zeros(0)], [np.zeros(0, np.int64)], [np.zeros(0, np.int64)]
    for f in form.laws.families:
        own, (at_reads, at_values) = slopes(f), form.laws.places(f)
        entries.append(own.ravel())
        values.append(np.broadcast_to(at_values[:, :, None], own.shape).ravel())
        reads.append(np.broadcast_to(at_reads[:, None, :], own.shape).ravel())
    shape = form.laws.count, form.reads.shape[0]
    return csr_array((np.concatenate(entries), (np.concatenate(values), np.concatenate(reads))), shape)


def slopes_of_rows(
    form: ResidualForm,
    slopes: Callable[[KernelFamily], Floats],
    rows: csr_array | None = None,
    places: int | None = None,
) -> csr_array:
    """∂F/∂(ẋ, x, w) as a sparse matrix, from the slopes of the laws.

    rows    forms over z instead of F; places: so many of the first of z, as with those of the signals
    """
    rows = form.rows if rows is None else rows
    m, count = places or 2 * form.states + form.unknowns, form.laws.count
    if not count:
        return rows[:, :m]
    return rows[:, :m] + rows[:, rows.shape[1] - count :] @ slopes_of_laws(form, slopes) @ form.reads[:, :m]


def even(J: csr_array) -> tuple[Floats, Floats, csr_array]:
    """Factors of rows and of columns that make the entries of a sparse matrix alike in size, and the matrix so made."""
    sides, factors = (np.repeat(np.arange(J.shape[0]), np.diff(J.indptr)), J.indices), [np.ones(n) for n in J.shape]
    made = J.copy()
    for _ in range(4):
        for factor, at in zip(factors, sides, strict=True):
            largest = np.zeros(len(factor))
            np.maximum.at(largest, at, np.abs(made.data))
            factor /= np.sqrt(np.where(largest > 0, largest, 1.0))
        made.data = factors[0][sides[0]] * J.data * factors[1][sides[1]]
    return factors[0], factors[1], made


def factored(M: csr_array) -> Callable[[Floats], Floats] | None:
    """b → y with M y = b, of a matrix made even; None where a direction is undetermined."""
    from scipy.sparse.linalg import LinearOperator, norm, onenormest, splu

    if np.isfinite(M.data).all():
        with suppress(RuntimeError):  # singular
            found = splu(M.tocsc())
            solve = LinearOperator(M.shape, found.solve, lambda right: found.solve(right, "T"), dtype=np.float64)
            if norm(M, 1) * onenormest(solve) < _LARGEST_CONDITION:
                return found.solve  # type: ignore[no-any-return]
    return None


def refuse_singular(form: ResidualForm) -> None:
    """SimulationError where for no numbers of slopes and steps the equations determine each unknown."""
    from scipy.sparse import csr_array

    nx, rng = form.states, np.random.default_rng(0)
    J = slopes_of_rows(form, lambda f: rng.uniform(0.5, 2.0, (len(f.members), f.values, f.reads)))
    if not J.shape[0]:
        return
    rates = csr_array((0.7 * np.ones(nx), (np.arange(nx), np.arange(nx))), shape=(nx, J.shape[1] - nx))
    J = J[:, nx:] + J[:, :nx] @ rates
    if factored(even(J.tocsr())[2]) is None:
        raise SimulationError("its equations leave something undetermined")
