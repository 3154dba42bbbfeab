"""A run as something to be looked at: where the bodies of a mechanism are at any time between its samples.

Between samples as in `poinsot.views.scene.between`. Runs without coordinates (``outputs=``) show the positions and
rotations of bodies that they have.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.analysis.inverse_targets import rotations_of
from poinsot.errors import ModelError
from poinsot.records import dataclass
from poinsot.views.scene.between import between, configurations, rates
from poinsot.views.scene.overlay_data import RunContacts
from poinsot.views.viewer.subjects import Subject

if TYPE_CHECKING:
    import xarray as xr


_NAMED_RUNS = 6


@dataclass(frozen=True, eq=False)
class Recording:
    """A run of one subject.

    times (nt,) [s];  q (nt, nq), v (nt, nv) or None;  placed: poses (nt, nb, 4, 4) where there are no coordinates
    contacts  where bodies touch, None where the run doesn't say
    """

    run: xr.Dataset
    subject: Subject
    name: str
    times: Floats
    q: Floats | None
    v: Floats | None
    placed: Floats | None
    contacts: RunContacts | None = None

    def poses(self, t: float) -> Floats:
        """X_WB (nb, 4, 4) at a time; before the first sample and after the last those."""
        if self.q is not None:
            return self.subject.poses(self.configuration(t))
        assert self.placed is not None
        k, s = between(self.times, t)
        return _blended(self.placed[k], self.placed[min(int(k) + 1, len(self.times) - 1)], float(s))

    def configuration(self, t: float) -> Floats:
        """q at a time."""
        assert self.q is not None
        return configurations(self.subject.mechanism, self.times, self.q, t)

    def rates(self, t: float) -> Floats | None:
        """v at a time, where the run has it."""
        return None if self.v is None else rates(self.times, self.v, t)

    def all_poses(self, most: int = 200) -> Floats:
        """X_WB (n, nb, 4, 4) at up to so many samples over the run."""
        some = np.unique(np.linspace(0, len(self.times) - 1, min(most, len(self.times))).astype(int))
        if self.q is not None:
            return self.subject.poses(self.q[some])
        assert self.placed is not None
        return np.asarray(self.placed[some])


def recordings_of(subjects: Sequence[Subject], run: xr.Dataset | Any, name: str) -> list[Recording]:
    """A run as recordings, one of each subject.

    Errors  ModelError for what is no run, and for the run of another mechanism: it says which names differ
    """
    if not hasattr(run, "to_netcdf") and hasattr(run, "to_dataset"):
        run = run.to_dataset()
    if not (hasattr(run, "data_vars") and "time" in getattr(run, "variables", ())):
        raise ModelError(f"{name}: a run is wanted here, as poinsot.simulate gives it or poinsot.read reads it")
    times = np.asarray(run["time"].values, dtype=float)
    if times.ndim != 1 or not len(times) or not np.isfinite(times).all() or (np.diff(times) < 0.0).any():
        raise ModelError(
            f"{name}: this run has no sample, or times that are not in order; there is nothing to be shown"
        )
    return [_recording(subject, run, name, times) for subject in subjects]


def _recording(subject: Subject, run: xr.Dataset, name: str, times: Floats) -> Recording:
    mechanism, prefix = subject.mechanism, subject.prefix
    _same(run, f"{prefix}body", list(mechanism.body_names), "bodies", name, subject.name)
    _same(run, f"{prefix}coordinate", list(mechanism.coordinate_names), "coordinates", name, subject.name)

    def values(variable: str, *shape: int) -> Floats | None:
        if prefix + variable not in run:
            return None
        found = np.asarray(run[prefix + variable].values, dtype=float)
        if found.shape != (len(times), *shape):
            raise ModelError(
                f"{name}: {prefix + variable!r} has the shape {found.shape}, but for {subject.name!r} it would be "
                f"{(len(times), *shape)}; this run is of another mechanism"
            )
        return found

    nb = len(mechanism.body_names)
    q, v = values("joint_position", mechanism.nq), values("joint_velocity", mechanism.nv)
    placed = None
    if q is None:
        p, r = values("body_position", nb, 3), values("body_rotation", nb, 4)
        if p is None or r is None:
            raise ModelError(
                f"{name}: this run has neither {prefix + 'joint_position'!r} nor {prefix + 'body_position'!r} with "
                f"{prefix + 'body_rotation'!r}, so it does not say where {subject.name!r} is"
                f"{_others(run, prefix)}. Simulate without outputs=, or keep one of them"
            )
        placed = _placed(p, r)
    where = q if q is not None else placed
    if where is None or not np.isfinite(where).all():
        raise ModelError(f"{name}: this run has places that are not finite (NaN); what made it has gone wrong")
    return Recording(run, subject, name, times, q, v, placed, RunContacts.of(run, prefix))


def _same(run: xr.Dataset, dimension: str, known: list[str], what: str, name: str, subject: str) -> None:
    if dimension not in run.coords:
        return
    found = [str(each) for each in run[dimension].values]
    if found == known:
        return
    extra, lacking = [n for n in found if n not in known], [n for n in known if n not in found]
    if extra or lacking:
        parts = [f"it has {_listed(extra)}" if extra else "", f"it lacks {_listed(lacking)}" if lacking else ""]
        said = " and ".join(part for part in parts if part)
    else:
        said = f"they stand in another order: {_listed(found)}"
    of = run.attrs.get("system")
    raise ModelError(
        f"{name} is no run of {subject!r}: its {what} differ, {said}."
        + (f" It is a run of {str(of)!r}." if of and str(of) != subject else "")
        + " Look at it with the file that it was made from"
    )


def _others(run: xr.Dataset, prefix: str) -> str:
    """The run's names of its mechanisms, where they differ."""
    ends = sorted({str(n)[: -len("joint_position")] for n in run.data_vars if str(n).endswith("joint_position")})
    return f"; it has {_listed([end + 'joint_position' for end in ends])}" if ends and prefix not in ends else ""


def _listed(names: Sequence[str]) -> str:
    return ", ".join(map(repr, names[:_NAMED_RUNS])) + (
        f" and {len(names) - _NAMED_RUNS} more" if len(names) > _NAMED_RUNS else ""
    )


def _placed(p: Floats, r: Floats) -> Floats:
    X = np.zeros((*p.shape[:-1], 4, 4))
    X[..., :3, :3] = rotations_of(r)
    X[..., :3, 3], X[..., 3, 3] = p, 1.0
    return X


def _blended(a: Floats, b: Floats, s: float) -> Floats:
    """Between two sets of poses: positions along lines, rotations the nearest to the mean of matrices."""
    if s == 0.0:
        return a
    X = (1.0 - s) * a + s * b
    U, _, Vt = np.linalg.svd(X[:, :3, :3])
    X[:, :3, :3] = U @ Vt
    return X
