"""Members that switch, take an implicit method, or have controllers or events, side by side in lanes.

Each is driven as `Alone` drives it, in a lane of `simulation.lanes.beside`, and all go on in one call. A member whose
run has other arrays, such as one that begins beyond a limit, runs alone.
Law  every member has the bits of its run by `simulate`: tests/ensembles/test_beside.py
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Floats
from poinsot.ensembles.alone import Alone, Going, failing
from poinsot.ensembles.gathered import Member
from poinsot.ensembles.starting import Members
from poinsot.motion.system import System
from poinsot.simulation.collocation import Collocation
from poinsot.simulation.lanes.beside import Beside
from poinsot.simulation.loops import native
from poinsot.simulation.methods import Method, OwnLoop, Tableau
from poinsot.simulation.residual.run import together

ATTEMPTS = 256
"""Of a step in one go, before something else may stop the members."""


def serves(system: System, method: Method) -> bool:
    """Whether lanes serve the runs of such a System one of which is driven as it would be alone."""
    if isinstance(method, OwnLoop) or not isinstance(method, Tableau | Collocation):
        return False
    if system.switching is not None:
        return True
    return isinstance(method, Collocation) and system.flow is not None and together(system, method) is None


class Abreast:
    """Runner of members in lanes, each with its own course and controllers.

    alone   what runs members that lanes do not serve, and says what they are made of
    """

    def __init__(self, alone: Alone, lanes: int) -> None:
        self.alone, self.lanes = alone, lanes
        self.each = [alone.beside() for _ in range(lanes if lanes > 1 else 0)]
        self.beside = self._beside() if self.each else None

    def _beside(self) -> Beside:
        """The runs that members take one after the other."""
        runs = [one.prepared.run(one.usual.initial, one.prepared.room, one.again.observed) for one in self.each]
        found = Beside(self.alone.prepared.system, runs)
        for one, run in zip(self.each, runs, strict=True):
            one.again.serve(one.prepared, run)
        return found

    def run_all(
        self, waiting: Iterator[int], told: Members | None, values: Mapping[str, Floats], go_on: Callable[[], bool],
        members: list[Member | None], failure: NDArray[np.object_],
    ) -> bool:  # fmt: skip
        """Run these members; False where it was stopped."""
        going, apart = dict[int, Going](), list[int]()
        while self.beside is not None:
            for lane, one in enumerate(self.each):
                while lane not in going and (k := next(waiting, -1)) >= 0:
                    with failing(failure, k):
                        found = one.start(k, told, values, alike=True)
                        if found is None:
                            apart.append(k)
                            continue
                        found.check()
                        going[lane] = found
            if not going:
                break
            if not go_on():
                return False
            self.beside.advance([*going], ATTEMPTS)
            for lane, found in [*going.items()]:
                one, goes_on = self.each[lane], found.run.cells["status"][0] == native.RUNNING
                if not goes_on and not one.again.attend(found.acting, found.parts.append):
                    one.again.end(found.acting, found.parts.append)
                    members[found.k] = one.member(found)
                    del going[lane]
        return self.alone.run_all(chain(apart, waiting), told, values, go_on, members, failure)
