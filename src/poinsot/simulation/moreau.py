"""A run of time-stepping: its arrays made, its kernels widened where contacts come near that have no columns yet."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Ints, Vector
from poinsot.code import Block, Loops
from poinsot.code.records import Arrays
from poinsot.errors import SimulationError
from poinsot.motion.switching import COMMANDED, FRICTION
from poinsot.records import dataclass, field
from poinsot.simulation.loops import native
from poinsot.simulation.loops.entries import MOREAU
from poinsot.simulation.loops.moreau_records import WANTED, Scene, Touch
from poinsot.simulation.moreau_plan import KEPT, LOG, branches, nearest_links, touch_for
from poinsot.simulation.results.events import stepped_events
from poinsot.simulation.run import LoopRun, arrays_for

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from poinsot.motion.kernels import CompiledFunction, Variable
    from poinsot.motion.stepping import Stepping
    from poinsot.motion.system import System
    from poinsot.simulation.inputs import Signals
    from poinsot.simulation.loops.step_records import Crowd, Pauses
    from poinsot.simulation.loops.tree_records import Branches
    from poinsot.simulation.methods import Method
    from poinsot.simulation.options import Control

FEW_LINKS = 2
"""So many links with shapes have columns from the start; of more, those that come near something."""
FEW_ROWS = 8
GAPLESS = (FRICTION, COMMANDED)
REMEMBERED = ("key", "known", "known_turn", "table", "row_known", "mode_known", "row_mode", "side", "gamma")
LOGGED = ("told", "event", "pushing")
"""What a wider kernel's arrays take over beside: the log, forces of samples."""
MOST_EVENTS = 100_000
"""Events that are kept of a run; of what follows only the number is."""
EVENT = np.dtype([(name, np.float64) for name in ("time", "impulse", "energy")]
                 + [(name, np.int64) for name in ("row", "pair", "change")])  # fmt: skip
"""An entry of the log, as `moreau_events` writes it."""
TOLERANCE, TOLERANCE_OF_BODIES = 1e-4, 1e-4
DEEP, DEEP_OF_BODIES, SWEEPS = 1e-10, 1e-7, 200


@dataclass(frozen=True, eq=False)
class TimeSteppingRun(LoopRun):
    """A run of time-stepping under way.

    active  numbers of the links and of the rows that have columns in the kernel, and it
    """

    loops: ClassVar[Loops] = MOREAU
    scene: Arrays[Scene] | None = None
    stepping: Stepping | None = None
    active: dict[str, Any] = field(default_factory=dict)

    def advance(self, attempts: int) -> None:
        """As of a `MethodRun`; the kernel grows where it has to."""
        if attempts:
            self._served()  # what steps of a stepper have asked for
        self._call("advance", attempts)
        while attempts and self.progress["status"] == native.RUNNING and self._served():
            self._call("advance", attempts)
        if self._touch["overflow"][0]:
            raise SimulationError(
                f"more than {len(self._touch['gap']):,} contacts at once at {self.progress['time']:g} s: time-stepping "
                "has room for no more of this system; fewer shapes (or simpler hulls) need fewer"
            )

    @property
    def compiled_steps(self) -> tuple[Loops, str]:
        """As of a `MethodRun`."""
        return MOREAU, "step"

    def pause_by(self, made: Callable[[Mapping[str, NDArray[np.generic]]], tuple[Pauses | Crowd, ...]]) -> None:
        """As of a `MethodRun`."""
        self.active["pauses"] = made
        _connect(self)

    def place(self, state: Vector) -> bool:
        """As of a `MethodRun`; nothing is remembered."""
        touch, progress = self._touch, self.progress
        for name in REMEMBERED:
            touch[name][:] = -1 if name == "table" else 0
        for name in ("old", "noted", "lasted"):
            touch[name][0] = 0
        self.work.x[:], progress["sample"], before = state, 0, int(progress["status"])
        self._call("begin")
        return bool(progress["status"] == before)

    def sigma_shown(self) -> Vector:
        """Of every contact that samples show its gap, point and normal at the state as it stands, and its force in the
        last step."""
        if not int(self._touch["slots"][0]):
            return np.zeros(0)
        self.progress["sample"] = self.progress["taken"] = 0
        self.take()
        found: Vector = self.samples()[-1][0]
        return found

    def _served(self) -> bool:
        """Whether the steps had asked for something, which they have now."""
        if self._touch["wanted"][0]:
            self._widen()
        elif self._touch["full"][0]:
            self._empty_log()
        else:
            return False
        return True

    def arrays(self) -> dict[str, NDArray[Any]]:
        """As of a `MethodRun`."""
        kept = {f"touch.{name}": self._touch[name] for name in (*REMEMBERED, *KEPT)}
        return {**super().arrays(), **kept, "touch.pushing": self._touch["pushing"]}

    def samples(self) -> tuple[Vector, ...]:
        """As of a `MethodRun`, with gap, point, normal and force of every contact where samples show them."""
        found, touch = super().samples(), self._touch
        every = int(touch["slots"][0])
        if not every:
            return found
        shown = np.zeros((len(found[0]), every, 10))
        for k, state in enumerate(found[0]):
            touch["shown_at"][:] = state
            self._call("show")
            shown[k, :, :7], shown[k, :, 7:] = touch["shown"], touch["pushing"][k].reshape(every, 3)
        return (*found[:-1], shown.reshape(len(shown), -1))

    def told(self) -> dict[str, int]:
        """As of a `MethodRun`."""
        names = {
            "contacts": "contacts",
            "contact_sweeps": "swept",
            "steps_unsolved": "unsolved",
            "steps_pushed": "pushed",
            "impacts_softened": "relented",
            "events_left_out": "left_out",
        }
        return {name: int(self._touch[each][0]) for name, each in names.items()}

    @property
    def events(self) -> NDArray[np.void] | None:
        """As of a `MethodRun`."""
        found, stepping = np.concatenate([*self.active["log"], self._logged()]), self.stepping
        able = stepping is not None and bool(stepping.rows or stepping.contact_names or stepping.events)
        return found if able else None

    def forget(self) -> None:
        """As of a `MethodRun`."""
        touch = self._touch
        touch["drained"][0] += touch["logged"][0]
        touch["logged"][0], self.active["log"] = 0, []

    def restored(self, events: NDArray[np.void]) -> None:
        """As of a `MethodRun`."""
        touch, n = self._touch, int(self._touch["logged"][0])
        self.active["log"], self.active["heard"] = [events[: len(events) - n]], int(touch["drained"][0]) + n
        for k, name in enumerate(EVENT.names or ()):
            touch[LOGGED[k // 3]].reshape(-1, 3)[:n, k % 3] = events[name][len(events) - n :]

    @property
    def log_size(self) -> int:
        """Entries that the arrays have room for."""
        return int(self._touch["log_size"][0])

    def _logged(self) -> NDArray[np.void]:
        """The entries in the arrays."""
        touch, n = self._touch, int(self._touch["logged"][0])
        found = np.zeros(n, EVENT)
        for k, name in enumerate(EVENT.names or ()):
            found[name] = touch[LOGGED[k // 3]].reshape(-1, 3)[:n, k % 3]
        return found

    def _empty_log(self) -> None:
        """Take the log out of the arrays; entries beyond the limit are counted."""
        touch, entries = self._touch, self._logged()
        kept = entries[: max(MOST_EVENTS - sum(map(len, self.active["log"])), 0)]
        self.active["log"].append(kept)
        touch["left_out"][0] += len(entries) - len(kept)
        touch["drained"][0] += len(entries)
        touch["logged"][0] = touch["full"][0] = 0

    @property
    def listens(self) -> bool:
        """As of a `MethodRun`."""
        return "heard" in self.active

    def listen(self) -> tuple[str, ...]:
        """As of a `MethodRun`."""
        assert self.stepping is not None
        self._touch["listens"][0] = 1
        self.active["heard"] = 0
        events = () if self.stepping.events is None else self.stepping.events.names
        return (
            *events,
            *dict.fromkeys(element for element, _ in self.stepping.row_names),
            *self.stepping.contact_names,
        )

    def news(self) -> dict[str, Variable]:
        """As of a `MethodRun`."""
        assert self.stepping is not None and self.scene is not None
        touch, before = self._touch, self.active["heard"]
        self.active["heard"] = int(touch["drained"][0] + touch["logged"][0])
        log = self._logged()
        return stepped_events(self.stepping, len(self.scene["kind"]), log[len(log) - self.active["heard"] + before :])

    @property
    def ended_by(self) -> str:
        """As of a `MethodRun`."""
        assert self.stepping is not None and self.stepping.events is not None
        return str(self.stepping.events.names[int(self._touch["ended"][0])])

    @property
    def block(self) -> Block:
        """As of a `MethodRun`."""
        block: Block = self.active["block"]
        return block

    @property
    def touch(self) -> Arrays[Touch]:
        """The arrays that the steps change."""
        return self._touch

    @property
    def tree(self) -> Arrays[Branches]:
        """The tables of its tree; zeros for a mechanism without tables."""
        found: Arrays[Branches] = self.active["tree"]
        return found

    @property
    def record(self) -> NDArray[np.generic]:
        """Numbers and addresses of the steps, of which `arrays` has those that the rest of the run depends on."""
        return np.asarray(self._touch.record)

    @property
    def _touch(self) -> Arrays[Touch]:
        touch: Arrays[Touch] = self.active["touch"]
        return touch

    def _widen(self) -> None:
        """Give columns to all links and rows that are in the list and lack them, and to some that are next: each time
        costs a kernel."""
        touch, scene, count = self._touch, self.scene, int(self._touch["count"][0])
        assert scene is not None
        had = {*self.active["links"]}
        near = {int(scene["link"][s]) for s in touch["who"].reshape(-1, 4)[:count, :2].ravel()} - {-1}
        links = near | had
        if near - had and len(had) >= FEW_LINKS:
            links |= {*[k for k in nearest_links(scene, touch) if k not in links][: len(had) // 2]}
        rows, wanted = {*self.active["rows"]}, np.flatnonzero(touch["row_column"] == WANTED).tolist()
        if wanted:
            rows |= {*wanted}
            gaps = touch["out"][int(touch["gaps_at"][0]) :][: len(touch["row_column"])]
            nearest = np.argsort(gaps / scene["row_numbers"].reshape(-1, 2)[:, 1], kind="stable").tolist()
            rows |= {*[m for m in nearest if m not in rows][: rows_beside(len(rows))]}
        self.active.update(links=tuple(sorted(links)), rows=tuple(sorted(rows)))
        _connect(self)


def rows_beside(count: int) -> int:
    """How many rows that are next are given columns where some are wanted, which makes them so many: a column that
    nothing needs costs little."""
    return max(count, FEW_ROWS)


def prepared_stepping(system: System) -> Stepping:
    """How a system is stepped; SimulationError where it cannot be."""
    if system.dynamics.stepping is None:
        raise SimulationError(
            f"the method 'moreau' steps mechanisms without free parameters, whose contacts, limits and friction it "
            f"takes by links; {system.name!r} is none: use 'dop853' or 'radau', which find events"
        )
    found: Stepping = system.dynamics.stepping(system)
    return found


def prepare(
    stepping: Stepping,
    method: Method,
    state: Vector,
    times: Vector,
    signals: Signals,
    control: Control,
    room: int | None = None,
    shows: bool = False,
    kept: int | None = None,
) -> TimeSteppingRun:
    """The arrays of a run from `state`, sampled at `times`; whether samples are to show contacts.

    kept   so many entries of the log at least, of a run that no host serves: it has all columns; None: one that is
    """
    system = stepping.system
    if stepping.tree is not None and kept is None:
        system = replace(system, state=replace(system.state, retract=None))
    plan, work = arrays_for(system, method, state, times, signals, control, room)
    run = TimeSteppingRun(plan, work, None, None, scene_of(stepping), stepping)
    every, closed, alone = tuple(range(stepping.links)), not stepping.numbers["tree"], kept is not None
    run.active.update(
        links=every if closed and (alone or stepping.links <= FEW_LINKS) else (),
        rows=tuple(r for r in range(stepping.rows) if closed and (alone or stepping.numbers["row_kind"][r] in GAPLESS)),
        touch=None,
        pauses=None,
        log=[],
        kept=LOG if kept is None else kept,
        slots=stepping.slots if shows else np.zeros((0, 2), dtype=np.int64),
    )
    _connect(run)
    return run


def scene_of(stepping: Stepping) -> Arrays[Scene]:
    """What stays the same."""
    events, system, given = stepping.events, stepping.system, stepping.numbers
    kernels = {"guards": None if events is None else events.guards}
    kernels |= {"books": stepping.books, "energy": stepping.energy, "carried": stepping.carried}
    address = {name: 0 if k is None else k.address for name, k in kernels.items()}
    allowed, deep = (TOLERANCE_OF_BODIES, DEEP_OF_BODIES) if given["free"] else (TOLERANCE, DEEP)
    fixed: dict[str, float | Ints] = {
        "sweeps": SWEEPS,
        "tolerance": allowed,
        "deep": deep,
        "links": stepping.links,
    }
    fixed |= {"shapes": len(given["kind"]), "rows": stepping.rows, "corners": len(given["vertices"])}
    fixed |= {"bases": len(given["base"]), "events": len(given["ways"])}
    resets, names = ((), ()) if events is None else (events.resets, events.names)
    places = [0 if k is None else system.books.power_names.index(names[e]) for e, k in enumerate(resets)]
    fixed |= {
        "resets": np.array([0 if k is None else k.address for k in resets], dtype=np.int64),
        "terminal": np.array(() if events is None else events.terminal, dtype=np.int64),
        "reset_losses": np.array(places, dtype=np.int64),
    }
    fixed |= {"pair_count": len(given["pairs"]), "materials": len(given["numbers"])}
    fixed |= {
        "axes": len(given["axis_freedom"]),
        "path_size": len(given["axis"]),
        "row_size": len(given["row_freedom"]),
    }
    return Arrays(Scene, {**fixed, **address, **given})


def _connect(run: TimeSteppingRun) -> None:
    """A kernel with the wanted columns, and arrays for it; the memory of the last step is kept."""
    stepping, scene, active = run.stepping, run.scene, run.active
    assert stepping is not None and scene is not None
    kernel: CompiledFunction | None = None
    if stepping.kernel is not None:
        kernel = stepping.kernel(active["links"], active["rows"])
    before: Arrays[Touch] | None = active["touch"]
    tree, working = branches(stepping.tree or {})
    touch = touch_for(run.plan, run.work, scene, stepping, kernel, active, working)
    if before is not None:
        for name in (*REMEMBERED, *LOGGED, *KEPT):
            touch[name][...] = before[name]
    active.update(touch=touch, tree=tree, kernel=kernel)
    pauses = () if active["pauses"] is None else active["pauses"](run.arrays())
    active["block"] = Block(run.plan, run.work, scene.record, touch.record, tree.record, *pauses)
