"""The energy ledger of a run, read from its result: where every joule came from and went.

Law: residual 0 but for the errors of the method, tests/simulation/test_ledger.py. Source: van der Schaft & Jeltsema
2014, ch. 2 (energy balance of a port-Hamiltonian system).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import numpy as np

from poinsot.errors import SimulationError
from poinsot.motion.system import POSITION, SCHEME
from poinsot.records import dataclass
from poinsot.showing import Shown

LEAST_BOUND, BOUND = 1e-8, 1e-6  # of the energies: what a default run keeps ten times over, what no plot shows
SCHEME_BOUND = 0.05
"""Of what time-stepping itself takes or gives, which is of the order of its step: beyond it the step is too long."""
MARGIN, ROUNDED = 1e4, 1e-10  # below that of what is stored a book of the scheme is rounding
OF_THE_SCHEME, STEPPED = (SCHEME, POSITION), "moreau"

MADE_OF = "made_of"
"""The attribute of a run that names its model, and the entry of the encoding of its dataset."""


class Recorded(Protocol):
    """A run as a dataset or as a trajectory: variables and labels by name."""

    @property
    def attrs(self) -> dict[Any, Any]: ...

    def __contains__(self, name: str, /) -> bool: ...

    def __getitem__(self, name: str, /) -> Any: ...


def bound_at(rtol: float, fixed: bool = False) -> float:
    """The residual over the energy present and exchanged above which a run is "unbalanced": 1e4 rtol, within 1e-8 and
    1e-6; 1e-6 with a fixed step.

    The examples at their default tolerance of 1e-11 stay below 2e-9, all but one below 1e-10.
    """
    return BOUND if fixed else min(max(MARGIN * rtol, LEAST_BOUND), BOUND)


@dataclass(frozen=True)
class Entry:
    """One line of the ledger: a storage (its energy at start and end), a port or a dissipator (the energy through it).

    kind    "storage", "port" or "dissipator"
    joules  change of the storage, or energy through the port or dissipator since the start [J]
    start, end  energy held at both ends [J]; None for ports and dissipators
    """

    kind: str
    name: str
    joules: float
    start: float | None = None
    end: float | None = None


@dataclass(frozen=True)
class Ledger(Shown):
    """Entries and their balance:  residual = Σ storage changes − Σ supplied + Σ dissipated  [J], 0 in exact arithmetic.

    residual  at the end of the run     worst_residual  the largest |residual| at any sample
    turnover  Σ of the absolute energy exchanged: over samples with each storage, over steps with ports and dissipators
              [J]; it grows with the length of the run
    scale     the energy present and exchanged at most [J]: Σ |H − H at rest| at its largest, for storages whose zero is
              arbitrary (weights) the range of H, and the ranges of the energies through ports and dissipators
    ratio     worst residual / scale; of a system of separate parts that of the worst part; 0 when nothing moved. What
              the rounding of the energies themselves can do is no residual
    drift     residual at the end / scale
    bound     of the ratio, above which a run is "unbalanced": `bound_at` its tolerance
    scheme    what time-stepping itself took or gave at most ("time-stepping", "position correction") / scale: an error
              of the order of its step, of which `SCHEME_BOUND` is allowed; 0 of other methods
    """

    entries: tuple[Entry, ...]
    residual: float
    worst_residual: float
    turnover: float
    scale: float
    ratio: float
    bound: float
    scheme: float = 0.0

    @property
    def drift(self) -> float:
        """Residual at the end over scale [-]."""
        return 0.0 if self.residual == 0 else float(np.divide(self.residual, self.scale))

    @property
    def balanced(self) -> bool:
        """True if the ratio is within its bound, and the scheme's share within that."""
        return self.ratio <= self.bound and self.scheme <= SCHEME_BOUND


def ledger(run: Recorded) -> Ledger:
    """The ledger of a run up to its last sample."""
    refuse_other_runs(run, "a ledger is one of a run")
    entries: list[Entry] = []
    if "energy_storage" in run:
        held = zip(
            _names(run, "storage"), _values(run, "energy_storage_at_start"), _last(run, "energy_storage"), strict=True
        )
        entries = [Entry("storage", name, end - start, start, end) for name, start, end in held]
    for kind, dimension, variable in (
        ("port", "port", "energy_supplied"),
        ("dissipator", "element", "energy_dissipated"),
    ):
        if variable in run:  # a run without ports, or without dissipators, has no such variable
            through = zip(_names(run, dimension), _last(run, variable), strict=True)
            entries += [Entry(kind, name, joules) for name, joules in through]
    return balance(run, entries)


def refuse_other_runs(run: Recorded, what: str) -> None:
    """SimulationError for other data than a run of one system over time, with one sample or more. `what` begins it."""
    if not hasattr(run, "attrs") or "time" not in run or "energy_residual" not in run:
        raise SimulationError(
            f"{what}: give what po.simulate returned, or what po.read has read of its file, not a "
            f"{type(run).__name__}, which is no run"
        )
    if np.ndim(run["energy_residual"]) != 1 or not np.size(run["energy_residual"]):
        raise SimulationError(
            "this is not the run of one system over time, with its samples: of an ensemble choose one member, and "
            "simulate it"
        )


def balance(run: Recorded, entries: Iterable[Entry] = ()) -> Ledger:
    """The ledger of some entries, with the balance of the whole run."""
    residual, scale = np.asarray(run["energy_residual"]), float(run["energy_scale"][-1])
    return Ledger(
        tuple(entries),
        float(residual[-1]),
        float(np.max(np.abs(residual))),
        float(run["energy_turnover"][-1]),
        scale,
        float(run["energy_imbalance"][-1]),
        float(run.attrs.get("ledger_bound", BOUND)),
        _scheme_of(run) if run.attrs.get("method") == STEPPED and "energy_dissipated" in run else 0.0,
    )


def _scheme_of(run: Recorded) -> float:
    stored = float(np.max(np.abs(np.asarray(run["energy_stored"], dtype=np.float64))))
    return scheme_share(_names(run, "element"), run["energy_dissipated"], float(run["energy_scale"][-1]), stored)


def scheme_share(names: Sequence[str], dissipated: Any, scale: float, stored: float) -> float:
    """What time-stepping itself has taken or given, at most at any sample, over the scale of the energies [J].

    dissipated  (time, element), of the elements with these names;  stored  at most: what its rounding makes is none
    """
    own = [np.abs(np.asarray(dissipated[:, k], float)) for k, name in enumerate(names) if name in OF_THE_SCHEME]
    largest = float(np.max(sum(own))) if own else 0.0
    return largest / scale if largest > ROUNDED * stored else 0.0


def _names(run: Recorded, dimension: str) -> list[str]:
    return [str(name) for name in np.asarray(run[dimension])]


def _values(run: Recorded, name: str) -> list[float]:
    return list(np.asarray(run[name], dtype=np.float64).tolist())


def _last(run: Recorded, name: str) -> list[float]:
    return list(np.asarray(run[name][-1], dtype=np.float64).tolist())
