"""Which overlays are drawn, of which bodies and joints, and what their colours and lengths mean."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Floats
from poinsot.errors import PoinsotError, printable
from poinsot.geometry.screws import Screw
from poinsot.views.scene.overlay_data import (
    AT_REST,
    ContactMarks,
    Drawn,
    Overlay,
    OverlayArrow,
    OverlayState,
    Polyline,
    length_in_words,
    size_at_assembly,
)
from poinsot.views.scene.overlays import OVERLAYS, steadied
from poinsot.views.scene.screw_overlays import moving_bodies
from poinsot.views.screw_shapes import rgb
from poinsot.views.viewer.figure import Figure
from poinsot.views.viewer.pages import boxed
from poinsot.views.viewer.world import World

# Overlays, plain data of ``views.scene``, as nodes of a scene; each is made anew when it changes.

_WIDTH, _SHAFT = 2.5, 0.006
_DASHES = 24
_SPELT = 0.5  # seconds between new texts of labels: browsers that have to lay them out faster show none at all
_HEAD = 0.86  # where the inner head of a double arrow ends
_SEEN = 1.3  # times its extent from the middle: what is farther is out of the picture


class OverlayDrawing:
    """The overlays of one figure."""

    def __init__(self, figure: Figure) -> None:
        self.figure = figure
        self._nodes: dict[str, dict[str, Any]] = {}
        self._spelt: dict[str, float] = {}

    def draw(self, name: str, number: int, overlay: Overlay) -> None:
        """Draw an overlay in place of the one of this name before; number: its own, for paths."""
        stage, scene = self.figure.stage, self.figure.stage.server.scene
        root = f"{self.figure.root}/o{number}"
        before, made = self._nodes.get(name, {}), {}
        if lines := [*_segments(overlay.lines)]:
            points, colours = (np.array(each) for each in zip(*lines, strict=True))
            made["lines"] = scene.add_line_segments(
                f"{root}/lines", stage.scaled(points), _both(colours), thickness=_WIDTH, thickness_units="screen"
            )
        if arrows := [*_shafts(overlay.arrows)]:
            points, colours = (np.array(each) for each in zip(*arrows, strict=True))
            r = _SHAFT * stage.size
            made["arrows"] = scene.add_arrows(
                f"{root}/arrows", stage.scaled(points), colours.astype(np.uint8), shaft_radius=r, head_radius=2.6 * r,
                head_length=7.0 * r,
            )  # fmt: skip
        now = time.monotonic()
        spelt = now - self._spelt.get(name, 0.0) > _SPELT
        if spelt:
            self._spelt[name] = now
        for k, label in enumerate(overlay.labels[:60]):
            text, at = printable(label.text), stage.scaled(label.point)
            node = before.get(f"t{k}")
            if node is None:
                node = scene.add_label(f"{root}/t{k}", text, position=at, font_screen_scale=0.85)
            else:
                node.position = at
                if spelt and node.text != text:
                    node.text = text
            made[f"t{k}"] = node
        for k, surface in enumerate(overlay.surfaces):
            made[f"s{k}"] = scene.add_mesh_simple(
                f"{root}/s{k}", stage.scaled(surface.vertices), surface.faces, side="double", cast_shadow=False,
                color=tuple(round(255 * c) for c in surface.colour[:3]), receive_shadow=False, flat_shading=True,
                opacity=None if surface.colour[3] >= 1.0 else float(surface.colour[3]),
            )  # fmt: skip
        for key, node in before.items():
            if key not in made:
                node.remove()
        self._nodes[name] = made

    def clear(self, name: str) -> None:
        """Take an overlay away."""
        self._spelt.pop(name, None)
        for node in self._nodes.pop(name, {}).values():
            node.remove()


def far_axes(state: OverlayState) -> list[str]:
    """Instantaneous axes that pass by the mechanism at more than its size: they are out of the picture."""
    found = []
    for body in moving_bodies(state):
        V = state.twist(body)
        speed = state.speed(V, body)
        if not np.isfinite(speed) or speed <= AT_REST * state.fastest or not (S := Screw.of(V)).is_proper:
            continue
        away = float(S.axis.distance_to(state.centre(body)))
        if away > state.size:
            found.append(f"the axis of {body}, {length_in_words(away)} away")
    return found


def unseen(figure: Figure, overlay: Overlay) -> list[str]:
    """The labels of what lies out of the picture that the camera has at first; how many lines, where none says it."""
    stage = figure.stage
    centre, reach = stage.extent.centre - figure.place, _SEEN * stage.extent.size

    def away(points: Any) -> bool:
        p = np.asarray(points, dtype=float).reshape(-1, 3)
        return bool(np.linalg.norm(p - centre, axis=1).min(initial=np.inf) > reach)

    labels = [label.text for label in overlay.labels if away(label.point)]
    if labels:
        return labels
    count = sum(away(_between(line.points)) for line in overlay.lines) + sum(away(a.tail) for a in overlay.arrows)
    return [f"{count} lines and arrows"] if count else []


def _between(points: Floats) -> Floats:
    """Points along a line, close enough to see if it passes through the picture."""
    p = np.asarray(points, dtype=float)
    if len(p) != 2:
        return p
    s = np.linspace(0.0, 1.0, 33)[:, None]
    return np.asarray((1.0 - s) * p[0] + s * p[1])


def _segments(lines: Sequence[Polyline]) -> Iterator[tuple[list[Floats], tuple[int, int, int]]]:
    """Straight pieces with their colours; of a dashed line every other one."""
    for line in lines:
        points = np.asarray(line.points, dtype=float)
        if not np.isfinite(points).all():
            continue
        colour = rgb(line.colour)
        if line.dashed and len(points) == 2:
            ends = np.linspace(0.0, 1.0, 2 * _DASHES + 1)[:, None]
            points = (1.0 - ends) * points[0] + ends * points[1]
            for k in range(0, 2 * _DASHES, 2):
                yield [points[k], points[k + 1]], colour
        else:
            for k, (a, b) in enumerate(pairwise(points)):
                if not (line.dashed and k % 2):
                    yield [a, b], colour


def _shafts(arrows: Sequence[OverlayArrow]) -> Iterator[tuple[list[Floats], tuple[int, int, int]]]:
    """Arrows with their colours; one with two heads is an arrow within a longer one."""
    for arrow in arrows:
        tail, tip = np.asarray(arrow.tail, dtype=float), np.asarray(arrow.tip, dtype=float)
        if not (np.isfinite(tail).all() and np.isfinite(tip).all()):
            continue
        yield [tail, tip], rgb(arrow.colour)
        if arrow.double:
            yield [tail, tail + _HEAD * (tip - tail)], rgb(arrow.colour)


def _both(colours: Any) -> NDArray[np.uint8]:
    """A colour for both ends of every piece."""
    return np.repeat(np.asarray(colours, dtype=np.uint8)[:, None, :], 2, axis=1)


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
_SHOWN_REASONS = 4


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
                more = f" and {len(away) - _SHOWN_REASONS} more" if len(away) > _SHOWN_REASONS else ""
                said.append(f"Out of the picture: {'; '.join(away[:_SHOWN_REASONS])}{more}.")
        if not state.v.any() and {"screw-axes", "velocities"} & set(self.on):
            said.append("It is at rest. A drag moves it, as if at 1 rad/s or 1 m/s of the joint in the hand.")
        return said

    def _state(self, n: int) -> OverlayState | None:
        q, v = self.world.states[n]
        if q is None:
            return None
        mechanism, t = self.world.figures[n].subject.mechanism, self.world.time
        return OverlayState(mechanism, q, v, t=t, size=self._sizes[n], touching=self._touching(n, t))

    def _touching(self, n: int, t: float) -> ContactMarks | None:
        contacts = self.world.recordings[n].contacts if self.world.recordings else None
        return None if contacts is None else contacts.at(t)

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

    def _samples(self) -> list[OverlayState]:
        """States of the first run."""
        if not self.world.recordings:
            return []
        r = self.world.recordings[0]
        if r.q is None:
            return []
        some = np.unique(np.linspace(0, len(r.times) - 1, min(_STATES, len(r.times))).astype(int))
        mechanism, size = r.subject.mechanism, self._sizes[0]
        rates = np.zeros((len(r.times), mechanism.nv)) if r.v is None else r.v
        return [
            OverlayState(mechanism, r.q[k], rates[k], t=t, size=size, touching=self._touching(0, t))
            for k, t in zip(some, r.times[some].tolist(), strict=True)
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
        shown = printable(name)[:48]
        while shown in found:
            shown += "′"
        found[shown] = name
    return found
