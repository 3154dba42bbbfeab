"""What is drawn over a mechanism is what geometry, reactions and the ledger say."""

import numpy as np
import pytest
import xarray as xr

import poinsot as po
from cases import EXAMPLES
from poinsot import Mechanism, ModelError
from poinsot.views.scene import overlays
from poinsot.views.scene.overlay_data import Overlay, RunContacts, length_in_words, nice
from poinsot.views.scene.overlays import OVERLAYS, ContactOverlay, OverlayState, energies_and_powers, steadied

LONG = pytest.mark.long
LOOPS = ("four_bar.toml", "bennett.toml")
DRIVEN = ("double_pendulum.toml", "slider_crank.toml", "cart_pole.toml")
SEEDS = [1, 2]


def state(file: str, seed: int) -> overlays.OverlayState:
    m = po.load(EXAMPLES / file)
    rng = np.random.default_rng(seed)
    q = m.assemble() if m.closure_names else m.random(rng)
    A = np.asarray(m.closure_jacobian(q)).reshape(-1, m.nv) if m.closure_names else np.zeros((0, m.nv))
    _, sigma, Vt = np.linalg.svd(A)
    free = Vt[int((sigma > 1e-9).sum()) :]
    return overlays.OverlayState(m, q, rng.normal(size=len(free)) @ free, rng.normal(size=m.nv), t=0.3)


def check(drawn: Overlay) -> None:
    assert drawn.legend.isprintable()
    for line in drawn.lines:
        assert line.points.shape[1] == 3 and np.isfinite(line.points).all()
    for arrow in drawn.arrows:
        assert np.isfinite([arrow.tail, arrow.tip]).all()
    for label in drawn.labels:
        assert np.isfinite(label.point).all() and label.text.isprintable()


@pytest.mark.parametrize(
    "file", ["puma560.urdf", "two_cylindrical_pairs.toml", *(pytest.param(f, marks=LONG) for f in LOOPS)]
)
def test_every_point_of_a_drawn_axis_moves_along_it_with_the_pitch(file: str, seed: int) -> None:
    s = state(file, seed)
    for body in s.mechanism.body_names:
        V = s.twist(body)
        drawn = overlays.ScrewAxes((body,)).at(s)
        check(drawn)
        w = np.asarray(V.angular)
        speed = max(np.abs(np.asarray(V.vector)).max(), 1e-300)
        dashed = [line for line in drawn.lines if line.dashed]
        for line in dashed:
            for p in line.points:
                v = np.asarray(V.at(p))
                assert np.abs(np.cross(v, w)).max() < 1e-9 * speed**2 * (1 + s.size)
                assert np.allclose(v, (w @ v) / (w @ w) * w, atol=1e-9 * speed * (1 + s.size))
            solid = next(line for line in drawn.lines if not line.dashed)  # the helix: the way of a point
            h = (w @ np.asarray(V.at(line.points[0]))) / (w @ w)
            for a, b in zip(solid.points[:-1], solid.points[1:], strict=True):
                u = w / np.linalg.norm(w)
                way, middle = b - a, 0.5 * (a + b)
                v = np.asarray(V.at(middle))
                assert way @ v >= (1.0 - 0.02) * np.linalg.norm(way) * np.linalg.norm(v)
                assert np.isclose(way @ u, h * _turn(a, b, line.points[0], u), atol=1e-6 * s.size)
        if w.any() and np.linalg.norm(w) * s.size > 1e-6 * speed and not dashed:
            assert "away" in drawn.labels[0].text


def _turn(a: np.ndarray, b: np.ndarray, p: np.ndarray, u: np.ndarray) -> float:
    ra, rb = (x - p - ((x - p) @ u) * u for x in (a, b))
    return float(np.arctan2(np.cross(ra, rb) @ u, ra @ rb))


@pytest.mark.parametrize("file", ["puma560.urdf", pytest.param("andrews.toml", marks=LONG)])
def test_arrows_of_fields_are_what_the_motors_say(file: str, seed: int) -> None:
    s = state(file, seed)
    other = s.mechanism.body_names[0]
    for body in s.mechanism.body_names[1:]:
        drawn = overlays.TwistField(body, relative_to=other, scale=0.5).at(s)
        check(drawn)
        V = np.asarray(s.mechanism.jacobian(s.q, body) @ s.v) - np.asarray(s.mechanism.jacobian(s.q, other) @ s.v)
        for arrow in drawn.arrows:
            expected = 0.5 * (V[3:] + np.cross(V[:3], arrow.tail))
            assert np.allclose(arrow.tip - arrow.tail, expected, atol=1e-9 * (1 + np.abs(V).max()))
    wrenches = s.mechanism.reactions(s.q, s.v, s.tau)
    for joint, reaction in wrenches.items():
        W = np.asarray(reaction.wrench)
        drawn = overlays.WrenchField(joint, scale=2.0).at(s)
        check(drawn)
        for arrow in drawn.arrows:
            m = W[:3] + np.cross(W[3:], arrow.tail)
            assert np.allclose(arrow.tip - arrow.tail, 2.0 * m, atol=1e-9 * (1 + np.abs(W).max()))


def test_reactions_are_those_of_the_mechanism_at_the_stated_scales(seed: int) -> None:
    s = state("slider_crank.toml", seed)
    drawn = overlays.Reactions(force_scale=0.1, moment_scale=0.2).at(s)
    check(drawn)
    assert "1 N = 100 mm" in drawn.legend and "1 N·m = 200 mm" in drawn.legend
    found = s.mechanism.reactions(s.q, s.v, s.tau)
    forces = [np.asarray(r.wrench)[3:] for r in found.values()]
    for arrow in (a for a in drawn.arrows if not a.double):
        assert min(np.abs((arrow.tip - arrow.tail) / 0.1 - f).max() for f in forces) < 1e-9 * (1 + np.abs(forces).max())
    for line in drawn.lines:  # a point of a wrench's axis: the moment there is along the force
        errors = []
        for r in found.values():
            W = np.asarray(r.wrench)
            m = W[:3] + np.cross(W[3:], line.points[0])
            along = np.abs(np.cross(m, W[3:])).max() / (np.abs(W).max() ** 2 + 1e-300)
            errors.append(along + np.abs(np.cross(np.ptp(line.points, axis=0), np.abs(W[3:]))).max() * 0)
        assert min(errors) < 1e-9


def test_the_cylindroid_of_two_joints_obeys_its_equation(seed: int) -> None:
    s = state("puma560.urdf", seed)
    names = [j.name for j in s.mechanism.tree.model.joints if j.pair.coordinates]
    kind = overlays.CylindroidOf((names[0], names[3]))
    drawn = kind.at(s)
    check(drawn)
    C = kind.cylindroid(s)
    size = (s.size + np.abs(C.frame.translation).max()) ** 3
    for line in drawn.lines:
        if not line.dashed:
            assert np.abs(C.deviation(line.points)).max() < 1e-9 * size
    for surface in drawn.surfaces:
        assert surface.body == -1
        assert np.abs(C.deviation(surface.vertices.astype(float))).max() < 1e-5 * size
    with pytest.raises(ModelError, match="two independent freedoms"):
        overlays.CylindroidOf((names[0],)).at(s)
    parallel = overlays.CylindroidOf((names[1], names[2])).at(s)  # parallel axes form none, and say so
    assert "No cylindroid" in parallel.legend and not parallel.surfaces


@pytest.mark.parametrize("file", ["engine_mounts.toml", *(pytest.param(f, marks=LONG) for f in DRIVEN)])
def test_energies_and_powers_add_up_to_those_of_the_mechanism(file: str, seed: int) -> None:
    s = state(file, seed)
    m = s.mechanism
    values = energies_and_powers(s)
    kinetic = sum(x for name, _, x, unit in values if name.endswith(", kinetic") and unit == "J")
    armature = sum(j.armature for j in m.tree.model.joints)
    if not armature:
        assert np.isclose(kinetic, float(m.kinetic_energy(s.q, s.v)), rtol=1e-9)
    held = {e.name for e in m.tree.model.elements if e.stores}
    assert {name for name, _, _, unit in values if unit == "J"} >= held
    assert all(x >= 0.0 for _, _, x, unit in values if unit == "W")
    supplied = sum(x for name, _, x, unit in values if unit == "W in" and name in m.tree.by_joint)
    assert np.isclose(supplied, s.tau @ s.v)
    check(overlays.Energies().at(s))


@LONG
def test_everything_is_drawn_at_rest_and_of_every_example() -> None:
    for file in sorted(EXAMPLES.glob("*.toml"))[::3]:
        m = po.load(file)
        s = overlays.OverlayState(m, m.assemble())
        for name in overlays.OVERLAYS:
            try:
                check(overlays.overlay(name).at(s))
            except ModelError as error:
                assert name in ("cylindroid", "contacts"), (file, name, error)


def test_a_scale_is_steadied_over_a_run_and_sizes_follow_the_mechanism() -> None:
    s = [state("puma560.urdf", seed) for seed in (1, 2, 3)]
    fixed = overlays.steadied(overlays.Reactions(moment_scale=7.0), s)
    assert fixed.moment_scale == 7.0 and fixed.force_scale is not None
    longest = max(np.linalg.norm(a.tip - a.tail) for x in s for a in fixed.at(x).arrows if not a.double)
    assert 0.25 * 0.25 * s[0].size < longest <= 0.25 * s[0].size * (1 + 1e-9)
    fields = overlays.steadied(overlays.TwistField(), s)
    assert fields.scale is not None


def test_scales_are_round_and_said_in_units_that_people_read() -> None:
    for x in np.random.default_rng(0).uniform(-12, 12, 200):
        n = nice(10.0**x)
        assert n <= 10.0**x * (1 + 1e-9) < 2.5 * n * (1 + 1e-9)
        assert f"{n:.0e}"[0] in "125"
    assert [length_in_words(x) for x in (2e-3, 0.5, 50.0, 2e5, 1e-7)] == ["2 mm", "500 mm", "50 m", "200 km", "100 nm"]


def test_bad_choices_are_refused_by_name() -> None:
    s = state("four_bar.toml", 1)
    for kind in (
        overlays.ScrewAxes(("crnak",)),
        overlays.TwistField("crnak"),
        overlays.Reactions(("nothing",)),
        overlays.WrenchField("nothing"),
    ):
        with pytest.raises(ModelError, match=r"no (body|joint)"):
            kind.at(s)
    with pytest.raises(ModelError, match="did you mean 'screw-axes'"):
        overlays.overlay("screw-axis")
    with pytest.raises(ModelError, match="a state of"):
        overlays.OverlayState(s.mechanism, np.zeros(99))


@LONG
def test_a_mechanism_of_another_size_is_drawn_in_proportion() -> None:
    from views.scene.cubes import scaled

    model = po.load(EXAMPLES / "bennett.toml").tree.model
    pictures = []
    for by in (1.0, 1e-5, 1e5):
        m = Mechanism(scaled(model, by))
        q = m.assemble()
        v = np.linalg.svd(np.asarray(m.closure_jacobian(q)) @ np.eye(m.nv))[2][-1]
        v = v * np.sign(v[0])
        drawn = overlays.ScrewAxes().at(overlays.OverlayState(m, q, v))
        pictures.append(np.vstack([line.points for line in drawn.lines]) / by)
    assert np.allclose(pictures[0], pictures[1], atol=1e-6) and np.allclose(pictures[0], pictures[2], atol=1e-6)


# What is drawn of contacts adds up to the forces of the run, at the points and moments of its samples.
def run(seed: int, nt: int = 4, nc: int = 3) -> xr.Dataset:
    rng = np.random.default_rng(seed)
    n = rng.normal(size=(nt, nc, 3))
    n /= np.linalg.norm(n, axis=-1, keepdims=True)
    f = 10 * n + np.cross(n, rng.normal(size=n.shape))
    f[:, 1] = 0.0  # open
    by = ("time", "contact", "xyz")
    return xr.Dataset(
        {
            "contact_point": (by, rng.normal(size=n.shape)), "contact_normal": (by, n), "contact_force": (by, f),
            "contact_gap": (by[:2], rng.uniform(size=(nt, nc))),
        },
        coords={"time": np.linspace(0, 1, nt), "contact": [f"corner {k}\n" for k in range(nc)]},
    )  # fmt: skip


def test_arrows_add_up_to_the_forces_at_their_points(seed: int) -> None:
    m = po.load(EXAMPLES / "double_pendulum.toml")
    data = run(seed)
    contacts = RunContacts.of(data)
    assert contacts is not None
    states = [OverlayState(m, m.neutral(), t=t, touching=contacts.at(t)) for t in (0.0, 0.4, 1.0, 9.0)]
    drawn = steadied(ContactOverlay(), states)
    for state, k in zip(states, (0, 1, 3, 3), strict=True):
        seen = drawn.at(state)
        points = data["contact_point"].values[k, [0, 2]]
        forces = data["contact_force"].values[k, [0, 2]]
        assert len(seen.arrows) == 4 and len(seen.lines) == 6 and seen.legend.isprintable()
        for p, f, n in zip(points, forces, data["contact_normal"].values[k, [0, 2]], strict=True):
            parts = [a.tip - a.tail for a in seen.arrows if np.array_equal(a.tail, p)]
            assert np.allclose(sum(parts), drawn.force_scale * f, rtol=1e-12)
            assert np.allclose(np.cross(parts[0], n), 0, atol=1e-12) and abs(parts[1] @ n) < 1e-12
        assert all(label.text.isprintable() for label in seen.labels)


def test_what_has_no_contacts_says_so() -> None:
    m = po.load(EXAMPLES / "double_pendulum.toml")
    assert RunContacts.of(xr.Dataset({"time": [0.0]})) is None and "contacts" in OVERLAYS
    with pytest.raises(ModelError, match="drawn from a run that has contact_point"):
        ContactOverlay().at(OverlayState(m, m.neutral()))
    contacts = RunContacts.of(run(1))
    assert contacts is not None
    with pytest.raises(ModelError, match="no contact 'heel'"):
        ContactOverlay(("heel",)).at(OverlayState(m, m.neutral(), touching=contacts.at(0.0)))
