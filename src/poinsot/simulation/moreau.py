"""A run of time-stepping: its arrays, its log, its samples."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Ints, Vector
from poinsot.code import Block, Loops
from poinsot.code.records import Arrays, replaced
from poinsot.errors import SimulationError, StartWarning, warn
from poinsot.records import dataclass, field
from poinsot.simulation.loops import native
from poinsot.simulation.loops.entries import MOREAU
from poinsot.simulation.loops.moreau_records import Scene, Touch
from poinsot.simulation.moreau_plan import KEPT, LOG, branches, touch_for
from poinsot.simulation.plan import Timeline
from poinsot.simulation.results.events import stepped_events
from poinsot.simulation.run import LoopRun, arrays_for

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from poinsot.motion.kernels import Variable
    from poinsot.motion.stepping import Stepping
    from poinsot.motion.system import System
    from poinsot.simulation.loops.step_records import Crowd, Pauses
    from poinsot.simulation.loops.tree_records import Branches
    from poinsot.simulation.methods import Method

REMEMBERED = ("key", "known", "known_turn", "table", "row_known", "mode_known", "row_mode", "side", "gamma", "clear")
LOGGED = ("told", "event", "pushing")
"""What a wider kernel's arrays take over beside: the log, forces of samples."""
EVENT = np.dtype([(name, np.float64) for name in ("time", "impulse", "energy")]
                 + [(name, np.int64) for name in ("row", "pair", "change")])  # fmt: skip
"""An entry of the log, as `moreau_events` writes it."""
TOLERANCE, TOLERANCE_OF_BODIES = 1e-4, 1e-4
DEEP, DEEP_OF_BODIES, SWEEPS = 1e-10, 1e-7, 200
DEEP_START = 1e-2
"""Share of sizes from which on an overlap at the start is told."""


@dataclass(eq=False)
class TimeSteppingRun(LoopRun):
    """A run of time-stepping under way.

    active  its records, its block, and the entries of the log that are no longer in the arrays
    """

    loops: ClassVar[Loops] = MOREAU
    reusable: ClassVar[bool] = False  # its columns grow
    scene: Arrays[Scene] | None = None
    stepping: Stepping | None = None
    active: dict[str, Any] = field(default_factory=dict)

    def begin(self) -> None:
        """As of a `MethodRun`, with a warning of overlaps that will be pushed out."""
        self._call("begin")
        if self.progress["status"] == native.RUNNING:
            self._call("meets")
            self._tell_overlaps()

    def _tell_overlaps(self) -> None:
        """A StartWarning where shapes begin deep inside each other."""
        touch, scene, stepping = self._touch, self.scene, self.stepping
        assert scene is not None and stepping is not None
        who, gap = (touch[name][: int(touch["count"][0]) * k] for name, k in (("who", 4), ("gap", 1)))
        who, size = who.reshape(-1, 4), np.full(len(gap), float(scene["length"][0]))
        if scene["free"][0]:
            reach = np.where(np.isfinite(scene["reach"]), scene["reach"], 0.0)
            size = reach[who[:, :2]].max(axis=1, initial=0.0)
        inside = np.flatnonzero(-gap > DEEP_START * size)
        if not len(inside):
            return
        worst = inside[np.argmin(gap[inside])]
        others = f", and {len(inside) - 1} more places overlap" if len(inside) > 1 else ""
        warn(
            StartWarning(
                f"the run of {stepping.system.name!r} begins with {stepping.place_name(*who[worst].tolist())!r} "
                f"{-gap[worst]:.3g} m inside{others}: time-stepping pushes what overlaps apart in its first steps, "
                "which gives or takes energy (position correction in the ledger). Begin with them apart, by initial=, "
                "or leave what is drawn inside the other out of contacts"
            )
        )

    def advance(self, attempts: int) -> None:
        """As of a `MethodRun`."""
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
        _connect(self, made)

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
        full = bool(self._touch["full"][0])
        if full:
            self._empty_log()
        return full

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
        # Events that are kept of a run; of what follows only the number is
        kept = entries[: max(100_000 - sum(map(len, self.active["log"])), 0)]
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
        """The tables of its tree; zeros for free bodies."""
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
    stepping: Stepping, method: Method, state: Vector, timeline: Timeline, shows: bool = False, kept: int | None = None
) -> TimeSteppingRun:
    """The arrays of a run from `state`; whether samples are to show contacts.

    kept   so many entries of the log at least, of a run that no host serves: it has all columns; None: one that is
    """
    system = stepping.system
    tables, scene = stepping.tree or {}, scene_of(stepping)
    if tables and kept is None:
        system = replace(system, state=replace(system.state, retract=None, project=None))
    plan, work = arrays_for(system, method, state, timeline)
    if tables and kept is None:
        plan = replaced(plan, project=min(tables["ties"], 1))  # no address: the tables say how
    run = TimeSteppingRun(plan, work, None, None, scene, stepping)
    slots = stepping.slots if shows else np.zeros((0, 2), dtype=np.int64)
    touch = touch_for(work, scene, stepping, LOG if kept is None else kept, slots)
    run.active.update(touch=touch, tree=branches(tables), log=[])
    _connect(run)
    return run


def scene_of(stepping: Stepping) -> Arrays[Scene]:
    """What stays the same."""
    events, system, given = stepping.events, stepping.system, stepping.numbers
    guards = 0 if events is None or events.guards is None else events.guards.address
    allowed, deep = (TOLERANCE_OF_BODIES, DEEP_OF_BODIES) if given["free"] else (TOLERANCE, DEEP)
    fixed: dict[str, float | Ints] = {
        "sweeps": SWEEPS,
        "tolerance": allowed,
        "deep": deep,
        "links": stepping.links,
        "guards": guards,
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
    return Arrays(Scene, {**fixed, **given})


def _connect(
    run: TimeSteppingRun,
    pauses: Callable[[Mapping[str, NDArray[np.generic]]], tuple[Pauses | Crowd, ...]] | None = None,
) -> None:
    """The block of the loops, with what pauses its steps."""
    assert run.scene is not None
    more = () if pauses is None else pauses(run.arrays())
    run.active["block"] = Block(run.plan, run.work, run.scene.record, run.touch.record, run.tree.record, *more)
