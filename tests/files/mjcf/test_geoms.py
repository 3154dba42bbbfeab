"""Geoms whose shape or softness is MuJoCo's own: height fields touch by prisms, sdf and rebound are told."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.spatial import ConvexHull

import poinsot as po
from multibody.unions import inside
from poinsot.multibody import Motion, Place
from poinsot.multibody.contacts.hulls import hull_vertices

SIZE = 1.0, 2.0, 0.5, 0.1  # half extents along x and y, the height of 1, how far the base lies below 0 [m]
random = np.random.default_rng(1)
FIELDS = {
    "random": random.random((6, 9)), "stairs": np.repeat(np.repeat(np.arange(4) / 3, 5)[None], 20, 0),
    "bump": np.pad([[1.0]], ((7, 12), (9, 5))),
    "corner": np.where(np.add.outer(np.arange(20) < 10, np.arange(15) < 10) > 0, 0.0, 1.0),
    "ramp": np.repeat((np.arange(12) / 11)[None], 7, 0),
}  # fmt: skip
MOST = {"random": 80, "stairs": 7, "bump": 20, "corner": 16, "ramp": 1}
BALL = (
    '<body name="ball" pos="{p}"><freejoint name="fly"/><geom type="sphere" size="{r}" mass="1" margin="{m}"/></body>'
)


def written(folder: Path, z: np.ndarray, inside: str = "", place: str = "") -> Path:
    rows, columns = z.shape
    path = folder / "terrain.xml"
    path.write_text(
        f'<mujoco model="terrain"><asset><hfield name="t" nrow="{rows}" ncol="{columns}" '
        f'size="{" ".join(map(str, SIZE))}" elevation="{" ".join(map(str, np.ravel(z)))}"/></asset><worldbody>'
        f'<geom name="land" type="hfield" hfield="t" friction="0.8 0 0" condim="3" {place}/>{inside}'
        "</worldbody></mujoco>"
    )
    return path


def height(z: np.ndarray, x: Any, y: Any) -> Any:
    """Of the surface; each cell is cut along the diagonal from its first corner, and rows are listed from far y on."""
    z = (z - z.min()) / np.ptp(z) * SIZE[2]
    rows, columns = z.shape
    u, v = (x / SIZE[0] + 1) / 2 * (columns - 1), (y / SIZE[1] + 1) / 2 * (rows - 1)
    j, i = np.clip(u.astype(int), 0, columns - 2), np.clip(v.astype(int), 0, rows - 2)
    a, b = u - j, v - i
    z = z[::-1]
    lower = z[i, j] + a * (z[i, j + 1] - z[i, j]) + b * (z[i + 1, j + 1] - z[i, j + 1])
    upper = z[i, j] + b * (z[i + 1, j] - z[i, j]) + a * (z[i + 1, j + 1] - z[i + 1, j])
    return np.where(a >= b, lower, upper)


@pytest.mark.parametrize("name", FIELDS)
def test_the_prisms_fill_what_lies_under_the_surface(name: str, tmp_path: Path) -> None:
    """Law  a point is in a prism where it is below the surface and above the base; flat blocks are one prism"""
    machine = po.load(written(tmp_path, FIELDS[name], BALL.format(p="0 0 2", r=0.1, m=0)), contacts=True)
    rule = machine.model.switches[0]
    prisms = [s.shape for s in rule.surfaces if s.shape.geometry == "mesh"]  # type: ignore[attr-defined]
    assert 0 < len(prisms) <= MOST[name]
    x, y, z = np.random.default_rng(2).uniform([-1, -2, -0.15], [1, 2, 0.6], (3000, 3)).T
    top = height(FIELDS[name], x, y)
    sure = (np.abs(z - top) > 1e-6) & (np.abs(z + 0.1) > 1e-6)
    found = inside(prisms, np.column_stack([x, y, z]))
    np.testing.assert_array_equal(found[sure], ((z < top) & (z > -0.1))[sure])


@pytest.mark.parametrize(("wide", "high", "deep"), [(1.0, 0.1, 0.1), (100.0, 0.01, 0.05), (1.0, 1e-3, 1e-4)])
def test_prisms_that_touch_leave_no_gap(wide: float, high: float, deep: float) -> None:
    """Law  their hulls, as they touch, fill what is under the surface, however thin it is"""
    x, y = np.meshgrid(np.arange(-10, 11), np.arange(-10, 11))
    z = np.clip(12 - np.maximum.reduce([abs(x), abs(y), 0.7 * (abs(x) + abs(y))]), 0, 3) * high / 3
    corner = (np.arange(20)[:, None] * 21 + np.arange(20)).ravel()
    faces = np.vstack([corner + np.array([[0], [i], [j]]) for i, j in ((1, 22), (22, 21))])
    faces = np.concatenate([faces[:3].T, faces[3:].T])
    corners = np.column_stack([x.ravel() * wide / 10, y.ravel() * wide / 10, z.ravel()])
    land = po.Shape("mesh", (1.0, 1.0, 1.0), triangles=po.Triangles(corners, faces, base=-deep))
    filled = sum(ConvexHull(hull_vertices(part)).volume for part in po.convex_parts(land))
    under = (wide / 10) ** 2 / 2 * (corners[faces][:, :, 2].mean(axis=1) + deep).sum()
    assert filled == pytest.approx(under, rel=1e-12)


@pytest.mark.parametrize("high", [1e-3, 3e-5, 1.4e-5, 1e-5])
def test_a_trough_whose_cells_hardly_turn_is_bent(high: float) -> None:
    """From cell to cell by less than 1e-6, and by 60 of these: prisms keep within 2e-6 of its size."""
    u = np.linspace(-1, 1, 61)
    x, y = np.meshgrid(u, u[::20])
    corner = (np.arange(3)[:, None] * 61 + np.arange(60)).ravel()
    faces = np.concatenate([np.column_stack([corner, corner + i, corner + j]) for i, j in ((1, 62), (62, 61))])
    corners = np.column_stack([x.ravel(), y.ravel(), high * x.ravel() ** 2])
    land = po.Shape("mesh", (1.0, 1.0, 1.0), triangles=po.Triangles(corners, faces, base=-0.1))
    filled = sum(ConvexHull(hull_vertices(part)).volume for part in po.convex_parts(land))
    under = ((corners[faces][:, :, 2].mean(axis=1) + 0.1) / 90).sum()  # half a cell: 1/30 · 2/3 m²
    assert abs(filled - under) < 2e-6 * 4


@pytest.mark.sample(1)
@pytest.mark.parametrize("place", ["", 'pos="0.3 -0.2 0.1" euler="20 -10 40"'])
def test_gaps_are_those_of_mujoco(place: str, tmp_path: Path) -> None:
    """The least distance of a ball from the ground, near edges and across them."""
    import mujoco

    path = written(tmp_path, FIELDS["random"], BALL.format(p="0 0 0.5", r=0.08, m=0.5), place)
    machine, model = po.load(path, contacts=True), mujoco.MjModel.from_xml_path(str(path))
    data, compared = mujoco.MjData(model), 0
    for p in np.random.default_rng(4).uniform([-0.7, -1.5, 0.2], [0.7, 1.5, 0.7], (24, 3)):
        data.qpos[:3] = p
        mujoco.mj_forward(model, data)
        expected = min((c.dist for c in data.contact), default=np.inf)
        motion = Motion.of(machine.tree, np.append(p, [0.0, 0.0, 0.0, 1.0]), np.zeros(6))
        places = [q for s in machine.model.switches for q in s.parts(machine.tree) if isinstance(q, Place)]
        if 0.0 < expected < 0.4:  # inside, MuJoCo measures from prism to prism by another algorithm
            compared += 1
            assert min(float(q.rows(motion)[0].gap) for q in places) == pytest.approx(expected, abs=2e-5)
    assert compared > 6


@pytest.mark.parametrize(
    "how", [pytest.param({"rtol": 1e-8}, marks=pytest.mark.long), {"method": "moreau", "step": 5e-4}],
    ids=["events", "steps"],
)  # fmt: skip
def test_a_ball_falls_into_a_valley(how: dict[str, Any], tmp_path: Path) -> None:
    """Down slopes of a pit, never through them."""
    z = np.array([[1.0, 1.0, 1.0], [1.0, 0.0, 1.0], [1.0, 1.0, 1.0]])
    machine = po.load(written(tmp_path, z, BALL.format(p="0.02 0.03 0.5", r=0.1, m=0)), contacts=True)
    run = po.simulate(machine, 1.0, samples=2, progress=False, **how)
    p = run["body_position"].sel(body="ball").values[-1]
    clear = 0.1 - 1e-3
    around = np.random.default_rng(0).uniform([-0.2, -0.2], [0.2, 0.2], (4000, 2))
    surface = np.column_stack([around, height(z, *around.T)])
    assert np.linalg.norm(surface - p, axis=1).min() > clear and p[2] < 0.2


def test_a_field_in_memory_is_cut_or_refused() -> None:
    """Its hull is no ground; `po.convex_parts` gives the prisms."""
    corners = np.array([[0.0, 0, 0], [1, 0, 1], [1, 1, 0], [0, 1, 1]])
    field = po.Triangles(corners, np.array([[0, 1, 2], [0, 2, 3]]), base=-0.5)
    shape = po.Shape("mesh", (1.0, 1.0, 1.0), triangles=field)
    body = po.Body("b", po.Inertia.at_centre(1.0, np.zeros(3), np.eye(3)))
    for parts, says in ((po.convex_parts(shape), None), ((shape,), r"height field.*convex_parts")):
        land = tuple(po.Surface("ground", part) for part in parts)
        rule = po.Contacts("c", (po.Surface("b", po.Shape("sphere", (0.1,))),), land)
        model = po.Model("m", (body,), (), switches=(rule,))
        if says is None:
            assert len(parts) == 2 and len(po.Mechanism(model).model.switches) == 1
        else:
            with pytest.raises(po.ModelError, match=says):
                po.simulate(po.Mechanism(model), 0.01)


def test_geoms_of_type_sdf_are_told(tmp_path: Path) -> None:
    """MuJoCo takes their insides for empty where they are."""
    corners = [(x, y, z) for x in (0, 1) for y in (0, 1) for z in (0, 1)]
    text = (
        '<mujoco><asset><mesh name="m" vertex="{}"/></asset><worldbody><geom type="plane" size="1 1 1"/><body name="b">'
        '<freejoint/><geom type="sdf" mesh="m" mass="1"/></body></worldbody></mujoco>'
    ).format(" ".join(str(x) for corner in corners for x in corner))
    (tmp_path / "sdf.xml").write_text(text)
    with pytest.warns(po.errors.FileWarning, match="1 geom of type sdf .* concavity= cuts"):
        po.load(tmp_path / "sdf.xml", contacts=True)


@pytest.mark.parametrize(
    ("solref", "told"), [("-1000 0", "1.0"), ("0.02 0.1", "0.7"), ("0.02 1", ""), ("-1000 -63", "")]
)
def test_a_rebound_by_solref_is_told(solref: str, told: str, tmp_path: Path, recwarn: pytest.WarningsRecorder) -> None:
    """Contacts are rigid here and end without one."""
    body = f'<body><freejoint/><geom type="sphere" size=".1" solref="{solref}" mass="1"/></body>'
    (tmp_path / "b.xml").write_text(f"<mujoco><worldbody>{body}<geom type='plane' size='0 0 1'/></worldbody></mujoco>")
    po.load(tmp_path / "b.xml", contacts=True)
    said = " ".join(str(each.message) for each in recwarn)
    assert (f"rebound of 1 geom or pairs by solref, up to some {told}" in said) if told else "rebound" not in said
