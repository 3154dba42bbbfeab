"""The viewer as scripts use it, without a browser: what is sent to one, at any size, whatever names there are."""

import gc
import html
import re
import threading
from functools import partial
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES
from command import told
from hostile import NASTY
from multibody.closed_zoo import longer
from poinsot import Body, Displacement, Inertia, Joint, Limits, Mechanism, Model, ModelError, pairs
from poinsot.views.scene.camera import upward
from poinsot.views.scene.overlay_data import OverlayState
from poinsot.views.scene.overlays import OVERLAYS
from poinsot.views.viewer.pages import boxed, listed, said
from poinsot.views.viewer.pose_panel import Judge
from poinsot.views.viewer.stage import Extent, looking_from
from poinsot.views.viewer.viewer import Viewer, view

FOUR_BAR = po.load(EXAMPLES / "four_bar.toml")
EVIL = "</iframe><script>alert(1)</script><img src=x onerror=alert(2)>'\"&amp;"


def frames(seen: Viewer) -> np.ndarray:
    """Where the bodies of the first figure are in the scene."""
    return np.array([frame.position for frame in seen.world.figures[0]._frames])


@pytest.mark.parametrize("size", [1e-5, *(pytest.param(s, marks=pytest.mark.long) for s in (1.0, 1e5))])
def test_a_scene_is_of_one_size_and_bodies_are_where_they_are(size: float) -> None:
    mechanism = FOUR_BAR if size == 1.0 else Mechanism(longer(FOUR_BAR.tree.model, size))
    with Viewer(mechanism) as seen:
        stage = seen.world.stage
        assert 0.3 < stage.size < 3.2
        camera = np.linalg.norm(np.array(seen._server.initial_camera.position))
        assert 0.3 < camera < 30.0
        assert 0.01 < stage.cell * stage.factor <= 1.0
        q = mechanism.assemble(mechanism.integrate(mechanism.assemble(), [0.7, 0.0, 0.0]), keep=("A",))
        seen.show(q)
        expected = np.array([mechanism.pose(q, name)[:3, 3] for name in mechanism.body_names]) * stage.factor
        assert np.allclose(frames(seen), expected, atol=1e-6)


def test_a_viewer_is_closed_and_leaves_nothing() -> None:
    before = set(threading.enumerate())
    with view(FOUR_BAR, browser=False) as seen:
        assert "token=" in seen.address and "token=" in seen._repr_html_()
        assert "token" not in repr(seen)
    seen.close()
    assert "closed" in repr(seen) and "closed" in seen._repr_html_() and "<iframe" not in seen._repr_html_()
    left = {t for t in threading.enumerate() if t not in before and t.is_alive()}
    for thread in left:
        thread.join(timeout=5.0)
    assert not [t for t in left if t.is_alive()]


def test_configurations_that_do_not_fit_are_refused() -> None:
    with Viewer(FOUR_BAR) as seen:
        for wrong in ([0.0, 0.0], [[0.0, 0.0, 0.0]], [np.nan, 0.0, 0.0]):
            with pytest.raises(ModelError, match="3 finite coordinates"):
                seen.show(wrong)
        with pytest.raises(ModelError, match="there is no mechanism 'arm'"):
            seen.show(of="arm")
        with pytest.raises(ModelError, match="no run to be played"):
            seen.play()
        seen.show()


def test_runs_stand_side_by_side_and_play() -> None:
    runs = {"slow": po.simulate(FOUR_BAR, time=0.2, samples=5), EVIL: po.simulate(FOUR_BAR, time=0.3, samples=5)}
    with Viewer(FOUR_BAR, runs) as seen:
        first, second = seen.world.figures
        assert np.linalg.norm(second.place - first.place) > 0.3
        seen.at(0.2)
        for figure, run in zip((first, second), runs.values(), strict=True):
            where = np.array([frame.position for frame in figure._frames]) / seen.world.stage.factor
            run = run.interp(time=0.2)
            assert np.allclose(where, run["body_position"], atol=0.05)
        assert seen._run is not None
        seen.play()
        assert seen._run.clock.playing
        seen.play(False)
        assert not seen._run.clock.playing
        seen.show([0.0, 0.0, 0.0])


def test_a_hand_on_a_slider_moves_the_others_and_says_when_it_cannot() -> None:
    """What viser calls when a browser sends a slider's value."""
    with Viewer(FOUR_BAR) as seen:
        (panel,) = seen._poses
        seen._desk.do(lambda: panel.turn(0, 0.5))
        values = [slider.value for slider in panel._sliders]
        assert np.allclose(values[1:], panel.posing.q[1:], atol=1e-8) and abs(values[1]) > 0.05
        seen._desk.do(lambda: panel.turn(2, 1.5))
        assert "cannot be assembled" in seen._status.content or "end of its way" in seen._status.content
        assert abs(panel._sliders[2].value - panel.posing.q[2]) < 1e-8 and panel.posing.q[2] < 1.5


def test_overlays_are_drawn_at_the_state_that_is_seen() -> None:
    run = po.simulate(FOUR_BAR, time=0.2, samples=5)
    with Viewer(FOUR_BAR, run) as seen:
        nodes, panel = seen._server.scene._handle_from_node_name, seen._overlays
        for name in OVERLAYS:
            seen._desk.do(lambda name=name: panel.switch(name, True))
        assert "helix of the pitch" in panel._legend.content and "1 J =" in panel._legend.content
        lines = nodes["/world/0/o0/lines"]
        before = lines.points.copy()
        seen.at(0.1)
        assert not np.array_equal(nodes["/world/0/o0/lines"].points, before)
        state = OverlayState(
            FOUR_BAR, *(run[f"joint_{each}"].sel(time=0.1).values for each in ("position", "velocity"))
        )
        drawn = OVERLAYS["screw-axes"]().at(state).lines[0].points * seen.world.stage.factor
        assert np.allclose(nodes["/world/0/o0/lines"].points[0, 0], drawn[0], atol=1e-5)
        for name in OVERLAYS:
            seen._desk.do(lambda name=name: panel.switch(name, False))
        assert not [path for path in nodes if "/o" in path and path.count("/") > 3] and not panel._legend.content


def test_a_drag_has_rates_and_axes_far_away_are_said() -> None:
    """A parallelogram's coupler only slides, but nearly so the axis is far away; a pose that is put is at rest."""
    with Viewer(FOUR_BAR) as seen:
        panel, pose = seen._overlays, seen._poses[0]
        seen._desk.do(lambda: panel.switch("screw-axes", True))
        assert "It is at rest" in panel._legend.content
        seen._desk.do(lambda: pose.turn(0, 0.3))
        assert "at rest" not in panel._legend.content
        v = pose.posing.rates
        assert np.isclose(abs(v[0]), 1.0)
        assert np.abs(np.asarray(FOUR_BAR.closure_jacobian(pose.posing.q)) @ v).max() < 1e-9
        seen_both = set()
        for angle in np.linspace(0.3, 3.0, 8):  # crank and rocker are nearly parallel at first: the coupler slides
            seen._desk.do(lambda angle=angle: pose.turn(0, float(angle)))
            state = OverlayState(FOUR_BAR, pose.posing.q, pose.posing.rates)
            away = float(po.Screw.of(state.twist("coupler")).axis.distance_to(state.centre("coupler")))
            assert ("the axis of coupler" in panel._legend.content) == (away > state.size)
            seen_both.add(away > state.size)
        assert seen_both == {True, False}


def test_a_pose_is_judged_once_when_the_hand_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside the desk, which goes on; a pose that stays is not judged again."""
    asked: list[np.ndarray] = []
    judge = Judge.thorough
    monkeypatch.setattr(Judge, "thorough", lambda self, q: asked.append(q) or judge(self, q))
    with Viewer(FOUR_BAR) as seen:
        for _ in range(100):
            if "regular pose" in seen._status.content:
                break
            threading.Event().wait(0.1)
        threading.Event().wait(1.0)
        assert "regular pose" in seen._status.content and len(asked) == 1
        seen._desk.do(lambda: seen._poses[0].turn(0, 0.4))
        for _ in range(100):
            if len(asked) == 2:
                break
            threading.Event().wait(0.1)
        assert len(asked) == 2 and np.array_equal(asked[1], seen._poses[0].posing.q)


def named(title: str, body: str, joint: str) -> Mechanism:
    bodies = (
        Body(body, Inertia.at_centre(1.0, [0.3, 0.0, 0.0], [0.1, 0.1, 0.1])),
        Body(body + "'", Inertia.at_centre(1.0, [0.0, 0.0, 0.0], [0.1, 0.1, 0.1])),
    )
    joints = (
        Joint(joint, pairs.revolute(), "ground", body, limits=Limits(-1.0, 2.0)),
        Joint(joint + "'", pairs.prismatic(), body, body + "'", Displacement.translating([0.5, 0.0, 0.0])),
    )
    return Mechanism(Model(title, bodies, joints))


@pytest.mark.parametrize("name", [EVIL, *NASTY[::4]], ids=ascii)
def test_names_are_text_in_pages(name: str, tmp_path: Path) -> None:
    for text in (said(name), boxed("note", name), listed(name, [name])):
        inside = re.sub(r"</?(div|ul|li|b|br)\b[^<>]*>", "", text)
        assert "<" not in inside and ">" not in inside
        assert html.unescape(said(name)).isprintable() or "\n" in name
    assert '"' not in said(name)


def test_hostile_names_are_shown_and_saved(tmp_path: Path) -> None:
    mechanism = named(EVIL, EVIL, EVIL)
    run = po.simulate(named("x", EVIL, EVIL), time=0.1, samples=3)
    with Viewer(mechanism, {EVIL: run}) as seen:
        seen._desk.do(lambda: [seen._part(part, True) for part in ("axes", "limits", "names", "frames")])
        paths = seen._server.scene._handle_from_node_name
        assert not [path for path in paths if "script" in path]
        page = seen.save(tmp_path / "replay.html").read_text(encoding="utf-8")
    outside = re.sub(r'srcdoc="[^"]*"', "", page)
    assert "<script" not in outside and "onerror=alert" not in re.sub(r"&lt;.*?&gt;", "", outside)
    assert "<img" not in outside
    assert page.count("<iframe") == 1 and 'sandbox="allow-scripts"' in page
    assert "default-src 'none'" in html.unescape(page)
    inner = html.unescape(re.search(r'srcdoc="([^"]*)"', page)[1])  # type: ignore[index]
    assert "<script>alert" not in inner  # names are in the packed recording alone


def test_a_replay_without_a_run_and_one_that_cannot_be_written(tmp_path: Path) -> None:
    with Viewer(FOUR_BAR) as seen:
        assert "A scene without a run" in seen.save(tmp_path / "scene.html").read_text(encoding="utf-8")
        for path, words in (("scene.pdf", "ends in .html"), ("nowhere/scene.html", "does not exist")):
            with pytest.raises(po.FileError, match=words):
                seen.save(tmp_path / path)
    assert [p.name for p in tmp_path.iterdir()] == ["scene.html"]


poinsot = partial(told, "view")


def test_the_command_says_what_is_wrong_in_one_paragraph(tmp_path: Path) -> None:
    file, run = EXAMPLES / "four_bar.toml", tmp_path / "run.nc"
    po.write(po.simulate(FOUR_BAR, time=0.1, samples=3), run)
    for arguments, words in [
        ((tmp_path / "missing.urdf",), "missing.urdf"),
        ((file, tmp_path / "missing.nc"), "there is no such file"),
        ((file, file), "cannot read"),
        ((EXAMPLES / "andrews.toml", run), "is no run of"),
        ((EXAMPLES / "networks" / "low_pass.toml",), "no mechanism among its elements"),
        ((file, run, run), "named twice"),
        ((file, "--replay", tmp_path / "r.pdf"), "ends in .html"),
        ((file, "--replay", tmp_path / "r.html", "--port", "1"), "--port belongs to the viewer"),
        ((file, "--port", "99999"), "whole numbers"),
        ((file, "--movie", tmp_path / "r.mp4"), "one run of one mechanism; here is no run"),
        ((file, run, "--movie", tmp_path / "r.avi"), "an .mp4 or a .gif"),
        ((file, "--overlay", "screw-axes"), "belongs to --movie"),
        ((file, "--folder", tmp_path / "none"), "none"),
    ]:
        code, out, err = poinsot(*arguments)
        assert code == 2 and out == "" and err.startswith("error: ") and words in err, (arguments, err)


@pytest.mark.long
def test_the_command_writes_a_replay(tmp_path: Path) -> None:
    file, run = EXAMPLES / "four_bar.toml", tmp_path / "run.nc"
    po.write(po.simulate(FOUR_BAR, time=0.1, samples=3), run)
    code, out, err = poinsot(file, run, "--replay", tmp_path / "r.html")
    assert (code, err) == (0, "") and out.endswith("r.html")


def test_the_command_without_a_browser_prints_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("webbrowser.open", lambda address: False)
    monkeypatch.setattr(Viewer, "wait", lambda self: None)
    code, out, err = poinsot(EXAMPLES / "four_bar.toml")
    assert (code, err) == (0, "") and re.search(r"http://127\.0\.0\.1:\d+/\?token=\S+", out) and "Ctrl-C" in out
    gc.collect()


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "viser", None)
    code, _, err = poinsot(EXAMPLES / "four_bar.toml")
    assert code == 2 and "pip install 'poinsot[view]'" in err


@pytest.mark.parametrize("scale", [1e-9, 1e-5, 1.0, 1e5, 1e9])
def test_the_camera_sees_everything_from_outside(scale: float) -> None:
    for edges in ([1.0, 1.0, 1.0], [1.0, 0.001, 0.5], [1.0, 0.7, 0.001], [0.001, 1.0, 0.4]):
        box = Extent.of(scale * np.array([[0.0, 0.0, 0.0], edges]))
        for up in (upward([0.0, 0.0, -9.81]), upward([0.0, -1e-30, 0.0]), upward([3.0, -4.0, 0.0]), upward([0.0] * 3)):
            d = looking_from(box, up)
            assert np.isclose(np.linalg.norm(d), 1.0) and np.isclose(np.linalg.norm(up), 1.0)
            assert d @ up > 0.05  # from above
            narrow = int(np.argmin(edges))
            if min(edges) < 0.01 and np.abs(up).max() > 0.99:
                assert abs(d[narrow]) > 0.5  # across the plane of a flat one
    assert Extent.of([]).size == 1.0
    assert Extent.of([[np.nan, 0.0, 0.0]]).size == 1.0
