"""Neighbours: bodies joined by a joint, with surfaces that a rule of contacts leaves out.

Bodies that fixed pairs join are one for this, but where the pair stands for a joint that is held: holding a joint makes
no neighbours of bodies that were none. The ground, and what is fixed to it, is nobody's neighbour.
Law     pairs that may touch are those of the whole, less those that are held together now,
        tests/multibody/test_contacts_of_parts.py
Source  MuJoCo's rule of parents and children, for bodies as they are drawn: docs/switching.md
"""

from __future__ import annotations

from collections.abc import Collection

import numpy as np

from poinsot.multibody.joint_numbers import joint_numbers
from poinsot.multibody.model import GROUND, Model
from poinsot.records import dataclass
from poinsot.structures.graph import parts


@dataclass(frozen=True)
class Neighbours:
    """The bodies of a model, put together.

    part     of each body, the ground too, the number of what is one with it
    grounds  parts that are nobody's neighbour; joined: two parts that a joint joins
    """

    part: dict[str, int]
    grounds: frozenset[int]
    joined: frozenset[frozenset[int]]

    @classmethod
    def of(cls, model: Model, closing: Collection[str]) -> Neighbours:
        """Neighbours in a model with loops that these joints close."""
        n = joint_numbers(model)
        welds = np.array([not j.held and j.name not in closing for j in model.joints], dtype=bool) & (n.freedoms == 0)
        whole = parts(n.bodies + 1, n.a[welds], n.b[welds])
        part = dict(zip((*(b.name for b in model.bodies), GROUND), whole, strict=True))
        grounds = frozenset({part[GROUND], *(part[b.name] for b in model.bodies if b.stands)})
        ends = zip(n.a[~welds].tolist(), n.b[~welds].tolist(), strict=True)
        joined = (frozenset((whole[a], whole[b])) for a, b in ends)
        return cls(part, grounds, frozenset(pair for pair in joined if not pair & grounds))

    def on_ground(self, body: str) -> bool:
        """True of the ground and of bodies fixed to it."""
        return self.part[body] in self.grounds

    def are(self, a: str, b: str) -> bool:
        """True of two bodies that are one, or neighbours."""
        pair = frozenset((self.part[a], self.part[b]))
        return len(pair) == 1 or pair in self.joined
