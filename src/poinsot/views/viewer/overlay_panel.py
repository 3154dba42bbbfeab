"""Which overlays are drawn, of which bodies and joints, and what their colours and lengths mean."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any

import numpy as np

from poinsot.errors import PoinsotError, printable
from poinsot.views.scene.overlay_data import Drawn, State, size_at_assembly
from poinsot.views.scene.overlays import OVERLAYS, steadied
from poinsot.views.viewer.overlay_drawing import OverlayDrawing, far_axes, unseen
from poinsot.views.viewer.pages import boxed
from poinsot.views.viewer.world import World

Ask = Callable[[object, Callable[[], None]], None]

WORDS = {
    "screw-axes": "instantaneous screw axes",
    "velocities": "velocities of points (twist field)",
    "moments": "moments about points (wrench field)",
    "reactions": "reaction wrenches",
    "cylindroid": "cylindroid of two joints",
    "energies": "energies and powers",
    "contacts": "contacts and their forces",
}
_ALL, _CHOSEN = "(all that move)", "(the first)"
_REDRAWN = 0.1  # seconds while a run plays
_STATES = 24  # of a run, by which scales are chosen
_MOST_SAID = 4
_LONGEST = 48


class OverlayPanel:
    """The overlays of all figures of a world."""

    def __init__(self, world: World, ask: Ask) -> None:
        self.world, self._ask = world, ask
        self.on: dict[str, Drawn] = {}
        self._drawings = [OverlayDrawing(figure) for figure in world.figures]
        self._sizes = [size_at_assembly(figure.subject.mechanism) for figure in world.figures]
        self._last = 0.0
        gui = world.server.gui
        self._boxes = {name: gui.add_checkbox(WORDS.get(name, name), False) for name in OVERLAYS}
        for name, box in self._boxes.items():
            box.on_update(lambda event, name=name: self._asked(name))
        self._legend = gui.add_html("")
        model = world.figures[0].subject.mechanism.tree.model
        self._bodies = _choices([b.name for b in model.bodies])
        moving = [j for j in model.joints if j.pair.freedoms]
        self._joints = _choices([j.name for j in moving])
        single = _choices([j.name for j in moving if len(j.pair.freedoms) == 1])
        self._pairs = single
        self._body = gui.add_dropdown("body", [_ALL, *self._bodies])
        self._joint = gui.add_dropdown("joint of moments", [_CHOSEN, *self._joints])
        self._first = gui.add_dropdown("cylindroid of", [_CHOSEN, *single], visible=len(single) > 1)
        self._second = gui.add_dropdown("and of", [_CHOSEN, *single], visible=len(single) > 1)
        for choice in (self._body, self._joint, self._first, self._second):
            choice.on_update(lambda event: self._chosen())

    def switch(self, name: str, on: bool) -> None:
        """Draw an overlay, or take it away."""
        if on:
            self.on[name] = self._made(name)
        elif self.on.pop(name, None) is not None:
            for drawing in self._drawings:
                drawing.clear(name)
        self.draw()

    def draw(self, playing: bool = False) -> None:
        """All that are on, at the states of the figures; while a run plays ten times a second."""
        now = time.monotonic()
        if not self.on or (playing and now - self._last < _REDRAWN):
            if not self.on:
                self._legend.content = ""
            return
        self._last = now
        said: list[str] = []
        with self.world.server.atomic():
            for n in range(len(self._drawings)):
                said += self._draw(n)
        self._legend.content = boxed("note", *dict.fromkeys(said))

    def _draw(self, n: int) -> list[str]:
        state = self._state(n)
        if state is None:
            return ["This run has no coordinates (joint_position), by which overlays are drawn."]
        said = []
        for number, name in enumerate(OVERLAYS):
            if name not in self.on:
                continue
            try:
                overlay = self.on[name].at(state)
            except PoinsotError as error:
                self._drawings[n].clear(name)
                said.append(str(error))
                continue
            self._drawings[n].draw(name, number, overlay)
            said.append(overlay.legend)
            away = far_axes(state) if name == "screw-axes" else unseen(self.world.figures[n], overlay)
            if away:
                more = f" and {len(away) - _MOST_SAID} more" if len(away) > _MOST_SAID else ""
                said.append(f"Out of the picture: {'; '.join(away[:_MOST_SAID])}{more}.")
        if not state.v.any() and {"screw-axes", "velocities"} & set(self.on):
            said.append("It is at rest. A drag moves it, as if at 1 rad/s or 1 m/s of the joint in the hand.")
        return said

    def _state(self, n: int) -> State | None:
        q, v = self.world.states[n]
        if q is None:
            return None
        contacts = self.world.recordings[n].contacts if self.world.recordings else None
        seen = None if contacts is None else contacts.at(self.world.time)
        return State(
            self.world.figures[n].subject.mechanism, q, v, t=self.world.time, size=self._sizes[n], touching=seen
        )

    def _made(self, name: str) -> Drawn:
        """An overlay with the chosen quantities, and, for runs, with one scale for all of a run."""
        chosen: dict[str, Any] = {}
        has = {f.name for f in fields(OVERLAYS[name])}  # type: ignore[arg-type]
        body, joint = self._bodies.get(self._body.value), self._joints.get(self._joint.value)
        pair = [self._pairs.get(choice.value) for choice in (self._first, self._second)]
        if body is not None and "body" in has:
            chosen["body"] = body
        elif body is not None and "bodies" in has:
            chosen["bodies"] = (body,)
        if joint is not None and "joint" in has:
            chosen["joint"] = joint
        if name == "cylindroid" and all(each is not None for each in pair):
            chosen["joints"] = tuple(pair)
        made = OVERLAYS[name](**chosen)
        states = self._samples()
        try:
            return steadied(made, states) if states else made
        except PoinsotError:
            return made  # what cannot be drawn says so when it is

    def _samples(self) -> list[State]:
        """States of the first run."""
        if not self.world.recordings:
            return []
        r = self.world.recordings[0]
        if r.q is None:
            return []
        some = np.unique(np.linspace(0, len(r.times) - 1, min(_STATES, len(r.times))).astype(int))
        mechanism = r.subject.mechanism
        return [
            State(
                mechanism,
                r.q[k],
                None if r.v is None else r.v[k],
                t=float(r.times[k]),
                size=self._sizes[0],
                touching=None if r.contacts is None else r.contacts.at(float(r.times[k])),
            )
            for k in some
        ]

    def _asked(self, name: str) -> None:
        on = bool(self._boxes[name].value)
        self._ask(("overlay", name), lambda: self.switch(name, on))

    def _chosen(self) -> None:
        def again() -> None:
            for name in self.on:
                self.on[name] = self._made(name)
            self.draw()

        self._ask("overlay choice", again)


def _choices(names: Sequence[str]) -> dict[str, str]:
    """The entries of a list → the name: all different, without invisible characters."""
    found: dict[str, str] = {}
    for name in names:
        shown = printable(name)[:_LONGEST]
        while shown in found:
            shown += "′"
        found[shown] = name
    return found
