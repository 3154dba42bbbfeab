"""`po.view`: a mechanism, a network or runs of them in the browser, to be looked at, turned and played.

    with po.view(mechanism) as seen:       # opens the browser
        seen.show(q)                       # another configuration
        seen.wait()                        # until Ctrl-C

The server answers the page that it opened and nobody else: see :mod:`poinsot.views.viewer.server`.

One thread that does the requests of the page, the newest of each kind only, and plays runs between.

Sliders ask faster than a mechanism can be assembled, and viser answers each in a thread of its own. Here a request
takes the place of the one before it that was not yet done, so that nothing piles up and nothing runs twice at a time.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.errors import ModelError, PoinsotError, nearest, printable
from poinsot.views.scene.overlay_data import length_in_words
from poinsot.views.viewer.content import ViewContent
from poinsot.views.viewer.overlay_panel import OverlayPanel
from poinsot.views.viewer.pages import boxed, listed
from poinsot.views.viewer.pose_panel import Judge, Judgement, PosePanel
from poinsot.views.viewer.replay import write_replay
from poinsot.views.viewer.run_panel import RunPanel
from poinsot.views.viewer.server import started, stopped
from poinsot.views.viewer.world import PARTS, World

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism
    from poinsot.systems.network import Network

Action = Callable[[], None]


class Desk:
    """Requests by kind; ``tick`` runs every ``period`` seconds while something plays; ``idle`` after a pause.

    An error of an action goes to ``fault``, and the desk goes on.
    """

    def __init__(self, fault: Callable[[Exception], None], period: float = 1.0 / 60.0, pause: float = 0.25) -> None:
        self._asked: dict[object, Action] = {}
        self._turn = threading.Condition()
        self._closing = False
        self._period, self._pause, self._fault = period, pause, fault
        self.tick: Action | None = None
        self.idle: Action | None = None
        self._thread = threading.Thread(target=self._work, name="poinsot viewer", daemon=True)
        self._thread.start()

    def ask(self, kind: object, action: Action) -> None:
        """Have it done soon; in place of an older request of its kind."""
        with self._turn:
            if not self._closing:
                self._asked.pop(kind, None)
                self._asked[kind] = action
                self._turn.notify()

    def do(self, action: Action) -> None:
        """Have it done, and wait until it is; its error is raised here."""
        if threading.current_thread() is self._thread:
            action()
            return
        done = threading.Event()
        failed: list[BaseException] = []

        def wrapped() -> None:
            try:
                action()
            except BaseException as error:
                failed.append(error)
            finally:
                done.set()

        self.ask(done, wrapped)
        while not done.wait(0.2):
            if not self._thread.is_alive():
                return
        if failed:
            raise failed[0]

    def close(self) -> None:
        """End the thread; requests not begun are dropped."""
        with self._turn:
            self._closing = True
            self._turn.notify()
        if threading.current_thread() is not self._thread:
            self._thread.join(timeout=10.0)

    def _work(self) -> None:
        next_tick = last = time.monotonic()
        rested = True
        while True:
            with self._turn:
                now = time.monotonic()
                waiting = None
                if self.tick is not None:
                    waiting = max(next_tick - now, 0.0)
                elif self.idle is not None and not rested:
                    waiting = max(last + self._pause - now, 0.0)
                if not self._asked and not self._closing and waiting != 0.0:
                    self._turn.wait(waiting)
                if self._closing:
                    return
                todo, self._asked = self._asked, {}
            for action in todo.values():
                self._try(action)
                last, rested = time.monotonic(), False
            now = time.monotonic()
            if self.tick is not None:
                if now >= next_tick:
                    next_tick = max(next_tick + self._period, now)
                    self._try(self.tick)
                    last, rested = time.monotonic(), False
            elif self.idle is not None and not rested and now - last >= self._pause and not todo:
                rested = True
                self._try(self.idle)

    def _try(self, action: Action) -> None:
        try:
            action()
        except Exception as error:
            self._fault(error)


_NOTE_LIMIT = 12


_KINDS = ("singular", "near", "unknown", "regular")


def view(
    mechanism: Mechanism | Network,
    run: object = None,
    *,
    port: int | None = None,
    browser: bool | None = None,
    folders: Sequence[str | Path] = (),
    faces: int | None = None,
) -> Viewer:
    """Open a mechanism in the browser: sliders for its joints, and its runs over time.

    mechanism  a `Mechanism`, or a `Network` with mechanisms among its elements
    run        a run of it (`po.simulate`, `po.read`), several in a list, or name → run; shown side by side
    port       of the loopback interface; without it the next free one from 18340 on
    browser    whether to open the page; without it in scripts and not in notebooks, where the handle shows itself
    folders    where meshes may lie besides the folder of the mechanism's file
    faces      the most triangles of all surfaces together; finer meshes are decimated for the picture
    Returns    a :class:`Viewer`: ``show(q)``, ``wait()``, ``save("replay.html")``, ``close()``, a context manager
    Errors     ModelError where viser is missing, the port is taken, a run is of another mechanism, or a network has
               no mechanism
    """
    seen = Viewer(mechanism, run, port=port, folders=folders, faces=faces)
    if (not _in_notebook()) if browser is None else browser:
        seen.open()
    return seen


class Viewer:
    """The view in the browser, and the server behind it."""

    def __init__(
        self, system: object, run: object = None, *, port: int | None = None, folders: Sequence[str | Path] = (),
        faces: int | None = None,
    ) -> None:  # fmt: skip
        self.content = ViewContent.of(system, run, folders, faces)
        self.subjects = self.content.subjects
        self._closed = threading.Event()
        self._server, self._guard = started(port, label=printable(self.subjects[0].name)[:60])
        self._desk = Desk(self._failed)
        try:
            self._desk.do(self._build)
        except BaseException:
            self.close()
            raise

    # ------------------------------------------------------------------------------------------- what scripts use

    @property
    def address(self) -> str:
        """Where the page is, with its token: who knows it may look."""
        return self._guard.address

    def show(self, q: ArrayLike | None = None, *, of: str | None = None) -> None:
        """Show a configuration (nq,) of the mechanism, or of the one called ``of``; without q the start pose."""
        number = self._number(of)
        subject = self.subjects[number]
        nq = subject.mechanism.nq
        at = subject.start if q is None else np.asarray(q, dtype=float)
        if at.shape != (nq,) or not np.isfinite(at).all():
            raise ModelError(
                f"a configuration of {subject.name!r} has {nq} finite coordinates "
                f"({', '.join(subject.mechanism.coordinate_names[:8])}{', …' if nq > 8 else ''}); not {q!r:.80}"
            )
        self._desk.do(lambda: self._put(number, at))

    def play(self, on: bool = True) -> None:
        """Play the runs, or pause them."""
        self._desk.do(lambda: self._with_runs().play(on))

    def at(self, t: float) -> None:
        """Show the runs at a time [s]."""
        self._desk.do(lambda: self._with_runs().go(float(t)))

    def save(self, path: str | Path) -> Path:
        """Write the replay as one HTML file, with all that is switched on: the scene with its
        player, charts, ledger."""
        return write_replay(self.content, path, tuple(self._parts_on))

    def open(self) -> bool:
        """Open the page in the browser; whether there was one."""
        import webbrowser

        try:
            return webbrowser.open(self.address)
        except webbrowser.Error:
            return False

    def wait(self) -> None:
        """Until the viewer is closed, or Ctrl-C."""
        try:
            while not self._closed.wait(0.5):
                pass
        except KeyboardInterrupt:
            self.close()

    def close(self) -> None:
        """End the server; the page keeps its last picture."""
        if not self._closed.is_set():
            self._closed.set()
            self._desk.close()
            stopped(self._server)

    def __enter__(self) -> Viewer:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def __repr__(self) -> str:
        state = "closed" if self._closed.is_set() else f"http://127.0.0.1:{self._guard.port}"
        return f"<Viewer of {', '.join(repr(s.name) for s in self.subjects)}, {state}>"

    def _repr_html_(self) -> str:
        """In notebooks: the page in a frame."""
        if self._closed.is_set():
            return boxed("note", "This viewer is closed.")
        return (
            f'<iframe src="{self._guard.address}" width="100%" height="540" style="border:1px solid #ccc" '
            'referrerpolicy="no-referrer" allowfullscreen></iframe>'
        )

    # ------------------------------------------------------------------------------------------ what the desk does

    def _build(self) -> None:
        gui = self._server.gui
        gui.main_panel.dock_right()  # beside the scene, not over it
        self.world = World(self._server, self.subjects, self.content.surfaces, self.content.runs)
        self._judges: dict[int, Judge] = {}
        self._judging: threading.Thread | None = None
        self._rested: list[tuple[bytes, str]] = []
        self._parts_on: set[str] = set()
        self._status = gui.add_html("")
        self._run: RunPanel | None = None
        if self.content.runs:
            self._run = RunPanel(
                self._server, self.world.recordings, self._desk.ask, self._at, lambda on: self._ticking(on)
            )
        tabs = gui.add_tab_group()
        with tabs.add_tab("Pose"):
            self._poses = self._add_poses(gui)
        if self._run is not None:
            with tabs.add_tab("Plots"):
                self._run.add_plots()
        with tabs.add_tab("Show"):
            self._add_parts(gui)
        with tabs.add_tab("Overlays"):
            self._overlays = OverlayPanel(self.world, self._desk.ask)
        self._desk.idle = self._rest
        self._say()

    def _add_poses(self, gui: Any) -> list[PosePanel]:
        found = []
        for n, subject in enumerate(self.subjects):
            if len(self.subjects) == 1:
                found.append(PosePanel(self.world, n, self._desk.ask, self._moved))
            else:
                with gui.add_folder(printable(subject.name)[:60]):
                    found.append(PosePanel(self.world, n, self._desk.ask, self._moved))
        if any(panel.grips for panel in found):
            on = not self.content.runs
            box = gui.add_checkbox("grips at joints with quaternions", on)
            box.on_update(lambda event: self._desk.ask("grips", lambda: self._grips(bool(box.value))))
            for panel in found:
                panel.show_grips(on)
        button = gui.add_button("Back to the start")
        button.on_click(lambda event: self._desk.ask("reset", self._reset))
        return found

    def _add_parts(self, gui: Any) -> None:
        def box(label: str, on: bool, act: Any) -> None:
            made = gui.add_checkbox(label, on)
            made.on_update(lambda event: self._desk.ask(("box", label), lambda: act(bool(made.value))))

        for part, label in PARTS.items():
            box(label, False, lambda on, part=part: self._part(part, on))
        box("axes of the world", False, lambda on: setattr(self.world.stage.axes, "visible", on))
        box("stay with the base", self.world.following, self.world.follow)
        gui.add_html(boxed("note", f"A cell of the ground is {length_in_words(self.world.stage.cell)}."))
        if notes := self.content.notes:
            more = [f"and {len(notes) - _NOTE_LIMIT} more"] if len(notes) > _NOTE_LIMIT else []
            gui.add_html(listed("Of the shapes", [*notes[:_NOTE_LIMIT], *more]))

    def _part(self, part: str, on: bool) -> None:
        self.world.show_part(part, on)
        (self._parts_on.add if on else self._parts_on.discard)(part)

    def _at(self, t: float) -> None:
        self.world.at(t)
        for panel in self._poses:
            q = self.world.states[panel.number][0]
            if q is not None:
                panel.posing.put(q)
        playing = self._run is not None and self._run.clock.playing
        self._overlays.draw(playing)
        if not playing:
            self._follow_runs()

    def _follow_runs(self) -> None:
        for panel in self._poses:
            q = self.world.states[panel.number][0]
            if q is not None:
                panel.put(q)

    def _ticking(self, on: bool) -> None:
        assert self._run is not None
        self._desk.tick = self._run.tick if on else None
        if not on:
            self._follow_runs()

    def _put(self, number: int, q: Floats) -> None:
        self._pause()
        self.world.pose({number: q})
        self._poses[number].put(q)
        self._overlays.draw()
        self._say()

    def _moved(self, panel: PosePanel) -> None:
        """A hand has moved a figure."""
        self._pause()
        self._overlays.draw()
        self._say(panel)

    def _pause(self) -> None:
        if self._run is not None and self._run.clock.playing:
            self._run.play(False)

    def _reset(self) -> None:
        self._pause()
        self.world.reset()
        if self._run is not None:
            self._run.go(self._run.clock.begin)
        else:
            for panel in self._poses:
                panel.put(self.subjects[panel.number].start)
        self._overlays.draw()
        self._say()

    def _grips(self, on: bool) -> None:
        for panel in self._poses:
            panel.show_grips(on)

    def _say(self, panel: PosePanel | None = None) -> None:
        """Show the verdict on the pose known at once; the rest follows when the hand rests."""
        panel = panel or self._poses[0]
        if panel.posing.refused:
            self._status.content = boxed("singular", panel.posing.refused, "The last pose that could be is shown.")
        elif (judge := self._judges.get(panel.number)) is not None:
            judged = judge.quick(panel.posing.q)
            self._status.content = boxed(judged.kind, judged.sentence)
        else:
            self._status.content = boxed("note", self.subjects[panel.number].name)

    def _rest(self) -> None:
        """The slower part of the verdict, once the page asks no more, and beside its requests meanwhile: singular
        poses."""
        if self._judging is None or not self._judging.is_alive():
            poses = [(p.number, p.posing.q.copy()) for p in self._poses if self.subjects[p.number].mechanism.nv]
            now = [(q.tobytes(), self._poses[number].posing.refused) for number, q in poses]
            if now == self._rested:
                return
            self._rested = now
            self._judging = threading.Thread(target=self._judge, args=(poses,), name="poinsot judge", daemon=True)
            self._judging.start()
        else:
            self._desk.ask("rest", lambda: None)  # another rest follows

    def _judge(self, poses: Sequence[tuple[int, Floats]]) -> None:
        try:
            for number, q in poses:
                if number not in self._judges:
                    self._judges[number] = Judge(self.subjects[number].mechanism, q)
            judged = [self._judges[number].thorough(q) for number, q in poses]
        except Exception as error:
            failure = error
            self._desk.ask("judged", lambda: self._failed(failure))
            return
        self._desk.ask("judged", lambda: self._judged(poses, judged))

    def _judged(self, poses: Sequence[tuple[int, Floats]], judged: Sequence[Judgement]) -> None:
        """Say it, unless the mechanism has been moved meanwhile."""
        if any(not np.array_equal(q, self._poses[number].posing.q) for number, q in poses):
            return
        several = len(poses) > 1
        sentences = [
            f"{self.subjects[number].name}: {each.sentence}" if several else each.sentence
            for (number, _), each in zip(poses, judged, strict=True)
        ]
        worst = min((each.kind for each in judged), key=_KINDS.index, default="regular")
        if refused := next((p.posing.refused for p in self._poses if p.posing.refused), ""):
            self._status.content = boxed("singular", refused, "The last pose that could be is shown.", *sentences)
        else:
            self._status.content = boxed(worst, *sentences)

    def _failed(self, error: Exception) -> None:
        self._status.content = boxed("singular", f"{type(error).__name__}: {error}")
        if not isinstance(error, PoinsotError):
            import traceback

            traceback.print_exception(error, file=sys.stderr)

    def _number(self, name: str | None) -> int:
        names = [s.name for s in self.subjects]
        if name is None:
            return 0
        if name not in names:
            raise ModelError(f"there is no mechanism {name!r} to be seen{nearest(name, names, 'there are')}")
        return names.index(name)

    def _with_runs(self) -> RunPanel:
        if self._run is None:
            raise ModelError("this viewer has no run to be played; give it one: po.view(mechanism, run)")
        return self._run


def _in_notebook() -> bool:
    shell = sys.modules.get("IPython")
    found = shell.get_ipython() if shell is not None and hasattr(shell, "get_ipython") else None
    return type(found).__name__ == "ZMQInteractiveShell"
