"""Frames of a scene without window, graphics card or OpenGL: drawn by the software rasteriser that panda3d brings.

Everything is drawn beside the size of the scene, twice as large as asked for and averaged, so that edges are smooth.
Texts are set by Pillow, in DejaVu, which matplotlib brings. Why this route: docs/viewer.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Floats, Ints
from poinsot.errors import ModelError
from poinsot.views.scene import solids
from poinsot.views.scene.camera import Camera
from poinsot.views.scene.overlay_data import Overlay
from poinsot.views.scene.surfaces import DrawnSurface
from poinsot.views.screw_shapes import rgb

Frame = NDArray[np.uint8]

_FINER = 2  # pixels drawn for one, along each side
_WHITE = (1.0, 1.0, 1.0, 1.0)
_LIGHTS = ((0.46, None), (0.50, (-0.5, 0.7, 1.0)), (0.20, (1.0, 0.1, 0.4)))  # from the reader: right, up, towards him
_LINE, _SHAFT, _HEAD, _HEAD_LENGTH = 0.0022, 0.004, 0.011, 0.035  # radii and length of a head, beside the size
_DASH = 0.03
_INK = "#222222"
_SETTINGS = """
load-display p3tinydisplay
window-type offscreen
audio-library-name null
notify-level-display error
notify-level-x11display fatal
notify-level-device fatal
"""


class SceneStage:
    """Surfaces on bodies, seen by a camera. One at a time shows pictures; ``close`` frees it.

    size   of the pictures (width, height) in pixels
    length [m], what everything is drawn beside
    """

    def __init__(self, surfaces: Sequence[DrawnSurface], bodies: int, size: tuple[int, int], length: float) -> None:
        self._core = core = _library()
        self._size, self._length = size, length
        self._buffer = _buffer(core, size)
        self._texture = core.Texture()
        self._buffer.add_render_texture(self._texture, core.GraphicsOutput.RTM_copy_ram)
        self._buffer.set_clear_color(_WHITE)
        self._root = core.NodePath("scene")
        self._lens = core.PerspectiveLens()
        self._eye = self._root.attach_new_node(core.Camera("eye", self._lens))
        self._buffer.make_display_region().set_camera(self._eye)
        for strength, towards in _LIGHTS:
            light = core.AmbientLight("light") if towards is None else core.DirectionalLight("light")
            light.set_color((strength, strength, strength, 1.0))
            node = self._eye.attach_new_node(light)
            if towards is not None:
                right, up, back = towards  # panda's camera looks along y, with z up
                light.set_direction(core.LVector3(-right, back, -up))
            self._root.set_light(node)
        self._bodies = [self._root.attach_new_node(f"body {k}") for k in range(-1, bodies)]
        for surface in surfaces:
            self._add(self._bodies[surface.body + 1], surface.vertices, surface.faces, surface.colour)
        self._drawn = self._root.attach_new_node("overlays")

    def close(self) -> None:
        """Free the drawing's memory."""
        self._root.remove_node()
        self._core.GraphicsEngine.get_global_ptr().remove_window(self._buffer)

    def frame(self, poses: Floats, camera: Camera, overlays: Sequence[Overlay] = (), caption: str = "") -> Frame:
        """The picture (height, width, 3) of bodies at poses (nb, 4, 4), with overlays and their legends."""
        core, s = self._core, 1.0 / self._length
        for node, X in zip(self._bodies[1:], poses, strict=True):
            if np.isfinite(X).all():
                node.show()
                Y = np.array(X, dtype=float)
                Y[:3, 3] *= s
                node.set_mat(core.LMatrix4f(*map(float, Y.T.ravel())))
            else:
                node.hide()
        self._drawn.remove_node()
        self._drawn = self._root.attach_new_node("overlays")
        for overlay in overlays:
            self._draw(overlay)
        self._look(camera)
        core.GraphicsEngine.get_global_ptr().render_frame()
        width, height = self._size
        raw = np.frombuffer(self._texture.get_ram_image(), dtype=np.uint8)
        raw = raw.reshape(height, _FINER, width, _FINER, 4)[::-1, ::-1, :, :, 2::-1]
        total = raw[:, 0, :, 0].astype(np.uint16)
        for i, j in ((0, 1), (1, 0), (1, 1)):
            total += raw[:, i, :, j]
        picture = (total // (_FINER * _FINER)).astype(np.uint8)
        return _written(picture, camera, overlays, caption)

    def _look(self, camera: Camera) -> None:
        core, s = self._core, 1.0 / self._length
        R, distance = camera.rotation, float(np.linalg.norm(camera.eye - camera.target)) * s
        rows = np.vstack([R[:, 0], -R[:, 2], R[:, 1], camera.eye * s])  # panda: x right, y forward, z up; row vectors
        mat = np.eye(4)
        mat[:, :3] = rows
        self._eye.set_mat(core.LMatrix4f(*map(float, mat.ravel())))
        self._lens.set_film_size(2.0 * camera.wide, 2.0)
        self._lens.set_focal_length(camera.focal)
        self._lens.set_near_far(max(0.02 * distance, distance - 20.0), distance + 40.0)

    def _add(self, node: Any, vertices: Any, faces: Any, colour: Sequence[float]) -> None:
        """A surface under a node, its vertices beside the length."""
        core = self._core
        v, f = np.asarray(vertices, dtype=float) / self._length, np.asarray(faces, dtype=np.int64)
        rows = np.ascontiguousarray(np.hstack([v, _normals(v, f)]), dtype=np.float32)
        data = core.GeomVertexData("surface", core.GeomVertexFormat.get_v3n3(), core.Geom.UH_static)
        data.unclean_set_num_rows(len(rows))
        memoryview(data.modify_array(0)).cast("B")[:] = rows.tobytes()
        triangles = core.GeomTriangles(core.Geom.UH_static)
        triangles.set_index_type(core.Geom.NT_uint32)
        indices = triangles.modify_vertices()
        indices.unclean_set_num_rows(f.size)
        memoryview(indices).cast("B")[:] = np.ascontiguousarray(f, dtype=np.uint32).tobytes()
        geometry = core.Geom(data)
        geometry.add_primitive(triangles)
        holder = core.GeomNode("surface")
        holder.add_geom(geometry)
        placed = node.attach_new_node(holder)
        material = core.Material()
        material.set_ambient(core.LColor(*colour))
        material.set_diffuse(core.LColor(*colour))
        placed.set_material(material)
        placed.set_two_sided(True)
        if colour[3] < 1.0:
            placed.set_transparency(core.TransparencyAttrib.M_alpha)

    def _draw(self, overlay: Overlay) -> None:
        """Lines as tubes, arrows with heads."""
        by_colour: dict[str, list[solids.Mesh]] = {}
        L = self._length
        for line in overlay.lines:
            if len(line.points) > 1 and np.isfinite(line.points).all():
                some = by_colour.setdefault(line.colour, [])
                if line.dashed:
                    some.extend(solids.rods(a, b, _DASH * L, _LINE * L) for a, b in pairwise(line.points))
                else:
                    some.append(solids.tube(line.points, _LINE * L, 6))
        for arrow in overlay.arrows:
            by_colour.setdefault(arrow.colour, []).extend(arrow_solids(arrow.tail, arrow.tip, arrow.double, L))
        for colour, parts in by_colour.items():
            if parts:
                self._add(self._drawn, *solids.joined(parts), [*(c / 255.0 for c in rgb(colour)), 1.0])
        for surface in overlay.surfaces:
            self._add(self._drawn, surface.vertices, surface.faces, surface.colour)


def arrow_solids(tail: Floats, tip: Floats, double: bool, length: float) -> list[solids.Mesh]:
    """An arrow as a cylinder and one cone or two, beside a length; short ones are heads alone."""
    along = np.asarray(tip, dtype=float) - tail
    reach = float(np.linalg.norm(along))
    if not (np.isfinite(reach) and reach > 0.0):
        return []
    head = min(_HEAD_LENGTH * length, reach)
    thick = _HEAD * length * head / (_HEAD_LENGTH * length)
    profile = [(0.0, reach - head), (thick, reach - head), (0.0, reach)]
    parts = [solids.turned(profile)]
    if double and reach > 1.7 * head:
        parts.append(solids.turned([(r, z - 0.7 * head) for r, z in profile]))
    if reach > head:
        parts.append(solids.cylinder(min(_SHAFT * length, 0.5 * thick), 0.0, reach - head))
    R = solids.frame_along(along)
    return [solids.placed(part, R, tail) for part in parts]


def _written(picture: Frame, camera: Camera, overlays: Sequence[Overlay], caption: str) -> Frame:
    """The labels of overlays beside their points, the legends below, the caption above."""
    said = [overlay.legend for overlay in overlays if overlay.legend]
    labels = [label for overlay in overlays for label in overlay.labels]
    if not (said or labels or caption):
        return picture
    from PIL import Image, ImageDraw

    image = Image.fromarray(picture)
    pen = ImageDraw.Draw(image)
    width, height = image.size
    font = _font(max(11, round(height / 32)))
    for label in labels:
        right, up, depth = camera.seen(label.point)
        if depth > 0.0 and abs(right) < 1.0 and abs(up) < 1.0:
            x = 0.5 * (1.0 + right) * width
            long = font.getlength(label.text)
            x = x + 4 if x + long + 6 < width else max(2.0, min(x - long - 4, width - long - 6))
            place = (x, 0.5 * (1.0 - up) * height - 6)
            _text(pen, place, label.text, label.colour, font)
    small = _font(max(10, round(height / 40)))
    below = height - 4.0
    for text in reversed([line for legend in said for line in _wrapped(legend, width - 12, small)]):
        below -= 1.25 * small.size
        _text(pen, (6, below), text, _INK, small)
    if caption:
        _text(pen, (6, 4), caption, _INK, font)
    return np.asarray(image)


def _text(pen: Any, place: tuple[float, float], text: str, colour: str, font: Any) -> None:
    """A text on white: around letters, an outline would take longer than the scene."""
    left, top, right, bottom = font.getbbox(text)
    x, y = place
    pen.rectangle((x + left - 2, y + top - 1, x + right + 1, y + bottom + 1), fill="white")
    pen.text(place, text, fill=colour, font=font)


def _wrapped(text: str, width: float, font: Any) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and font.getlength(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


@cache
def _font(points: int) -> Any:
    from PIL import ImageFont

    spec = find_spec("matplotlib")
    for folder in (spec.submodule_search_locations or ()) if spec is not None else ():
        file = Path(folder) / "mpl-data" / "fonts" / "ttf" / "DejaVuSans.ttf"
        if file.is_file():
            return ImageFont.truetype(str(file), points)
    return ImageFont.load_default(points)


@cache
def _library() -> Any:
    try:
        from panda3d import core
    except ModuleNotFoundError:
        raise ModelError(
            "to make movies, install the rasteriser that draws them: pip install 'poinsot[movie]'"
        ) from None
    core.load_prc_file_data("", _SETTINGS)
    return core


def _buffer(core: Any, size: tuple[int, int]) -> Any:
    pipe = core.GraphicsPipeSelection.get_global_ptr().make_module_pipe("p3tinydisplay")
    wanted = core.FrameBufferProperties()
    wanted.set_rgba_bits(8, 8, 8, 8)
    wanted.set_depth_bits(24)
    made = None
    if pipe is not None:
        window = core.WindowProperties.size(_FINER * size[0], _FINER * size[1])
        engine = core.GraphicsEngine.get_global_ptr()
        made = engine.make_output(pipe, "pictures", 0, wanted, window, core.GraphicsPipe.BF_refuse_window)
    if made is None:
        raise ModelError(
            f"the software rasteriser of panda3d gives no picture of {size[0]} × {size[1]} pixels on this machine; "
            "ask for a smaller one, or look at the replay in a browser"
        )
    return made


def _normals(vertices: Floats, faces: Ints) -> Floats:
    """Of vertices: the mean of the normals of their faces, weighted by area."""
    across = np.cross(vertices[faces[:, 1]] - vertices[faces[:, 0]], vertices[faces[:, 2]] - vertices[faces[:, 0]])
    total = np.column_stack(
        [np.bincount(faces.ravel(), np.repeat(across[:, k], 3), minlength=len(vertices)) for k in range(3)]
    )
    return np.asarray(total / np.maximum(np.linalg.norm(total, axis=1, keepdims=True), 1e-300))
