"""A small robot for each word of URDF and SDF: with another value of it, or without it, a run is another."""

import warnings
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

import poinsot as po
from cases import saved
from poinsot.files.robot_words import Words


@dataclass(frozen=True)
class WordCase:
    """Two files that differ in one word: "link/inertial/mass@value"; says: the second is refused with this.

    options  of the loader; run: of the run; files: what the two read, by name
    """

    word: str
    before: str
    after: str
    suffix: str
    options: Mapping[str, Any] = field(default_factory=dict)
    says: str = ""
    files: Mapping[str, str] = field(default_factory=dict)
    run: Mapping[str, Any] = field(default_factory=lambda: {"rtol": 1e-9, "atol": 1e-10})

    def __str__(self) -> str:
        return f"{self.suffix[1:]} {self.word}"


def every_word(words: Words, at: str = "", texts: bool = False) -> Iterator[str]:
    """Each element and attribute that is understood, by its path; of elements that only hold others, these.

    texts  whether values stand as texts in elements, too
    """
    for name in words.attributes:
        yield f"{at}@{name}"
    for tag, inner in words.children.items():
        path = f"{at}/{tag}" if at else tag
        if inner.everything:
            continue
        if texts and not inner.children:
            yield path
        yield from every_word(inner, path, texts)


STEPS = {"method": "moreau", "step": 0.01}
"""For what touches: each case is a second of processor."""


def run_of(text: str, case: WordCase, folder: Path) -> dict[str, Any] | str:
    """What a run of a file gives, by name; or why it is refused."""
    file = saved(folder / f"robot{case.suffix}", text)
    for name, content in {"tetra.stl": TETRA, **case.files}.items():
        (folder / name).write_text(content)
    with warnings.catch_warnings(action="ignore"):
        try:
            run = po.simulate(po.load(file, **case.options), time=0.3, samples=4, **case.run)
        except po.PoinsotError as error:
            return str(error)
    return {name: np.asarray(run[name].values) for name in run.data_vars}


def _facet(*corners: str) -> str:
    vertices = "".join(f"vertex {corner}\n" for corner in corners)
    return f"facet normal 0 0 0\nouter loop\n{vertices}endloop\nendfacet\n"


_CORNERS = ("0 0 -0.3", "0.3 0 0.1", "-0.1 0.3 0.1", "-0.1 -0.3 0.1")
TETRA = "solid t\n" + "".join(_facet(*(c for c in _CORNERS if c != out)) for out in _CORNERS) + "endsolid t\n"
