"""The content of a scene, for every way to show it: the browser, a replay, a movie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from poinsot.records import dataclass
from poinsot.views.scene.surfaces import DrawnSurface, surfaces
from poinsot.views.viewer.recording import Recording, recordings_of
from poinsot.views.viewer.subjects import Subject, subjects_of


@dataclass(frozen=True, eq=False)
class ViewContent:
    """The content of a view: mechanisms, their surfaces, and of every run its recordings, one a mechanism."""

    subjects: tuple[Subject, ...]
    surfaces: tuple[Sequence[DrawnSurface], ...]
    runs: tuple[Sequence[Recording], ...]

    @classmethod
    def of(
        cls, system: Any, run: Any = None, folders: Sequence[str | Path] = (), faces: int | None = None
    ) -> ViewContent:
        """The content of a system and its runs; errors as of `poinsot.view`."""
        subjects = subjects_of(system)
        runs = _runs(subjects, run)
        return cls(
            subjects,
            tuple(surfaces(subject.mechanism, folders=folders, faces=faces) for subject in subjects),
            tuple(runs),
        )

    @property
    def notes(self) -> list[str]:
        """What could not be drawn as the files say."""
        return list(dict.fromkeys(s.note for surfaces in self.surfaces for s in surfaces if s.note))


def _runs(subjects: Sequence[Subject], run: object) -> list[list[Recording]]:
    """Runs as recordings, with their names."""
    if run is None:
        return []
    if isinstance(run, Mapping) and not hasattr(run, "data_vars"):
        named = [(str(name), each) for name, each in run.items()]
    elif isinstance(run, (list, tuple)):
        named = [(f"run {k + 1}", each) for k, each in enumerate(run)]
    else:
        named = [("the run", run)]
    return [recordings_of(subjects, each, name) for name, each in named]
