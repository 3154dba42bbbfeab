"""Which files a model may have read: what lies in its package, or where the user allows it, links followed."""

import os
from pathlib import Path

import numpy as np
import pytest

from cases import saved
from poinsot.files.mesh_paths import MeshError, Roots
from poinsot.text_files import write_text

XML = "<package><name>arm_description</name></package>"


@pytest.fixture
def ground(tmp_path: Path) -> Path:
    """site/pkg (a package called arm_description) with urdf/ and meshes/; beside it other/, secret.stl above."""
    for folder in ("site/pkg/urdf", "site/pkg/meshes/deep", "site/plain/arm_robot/urdf", "site/other", "elsewhere/lib"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "site/pkg/package.xml").write_text(XML)
    for file in (
        "site/pkg/meshes/a.stl", "site/pkg/meshes/deep/b c.stl", "site/pkg/urdf/near.stl", "site/secret.stl",
        "site/other/o.stl", "elsewhere/lib/l.stl", "site/plain/arm_robot/m.stl", "site/plain/n.stl",
    ):  # fmt: skip
        (tmp_path / file).write_text("solid")
    return tmp_path


@pytest.mark.parametrize(
    ("written", "found"),
    [
        ("near.stl", "urdf/near.stl"), ("../meshes/a.stl", "meshes/a.stl"), ("..\\meshes\\a.stl", "meshes/a.stl"),
        ("package://arm_description/meshes/a.stl", "meshes/a.stl"),
        ("package:///arm_description/meshes/a.stl", "meshes/a.stl"), ("package://pkg/meshes/a.stl", "meshes/a.stl"),
        ("package://pkg/meshes/deep/b%20c.stl", "meshes/deep/b c.stl"),
        ("package://pkg/meshes/deep/b c.stl", "meshes/deep/b c.stl"),
        ("package://pkg/urdf/../meshes/a.stl", "meshes/a.stl"),
    ],
)  # fmt: skip
def test_a_mesh_of_the_package_is_found(ground: Path, written: str, found: str) -> None:
    package = ground / "site/pkg"
    assert Roots(package / "urdf").find(written) == (package / found).resolve()
    absolute = f"file://{package / found}"
    assert Roots(package / "urdf").find(absolute) == (package / found).resolve()


@pytest.mark.parametrize(
    "written",
    [
        "../../secret.stl", "package://arm_description/../secret.stl", "package://pkg/../../site/secret.stl",
        "{root}/site/secret.stl", "file://{root}/site/secret.stl", "file:{root}/site/secret.stl",
        "%2e%2e/%2e%2e/secret.stl", "../../other/o.stl", "link.stl", "linked/o.stl", "/etc/passwd", "file:///etc/passwd",
        "../../not_there.stl",
    ],
)  # fmt: skip
def test_what_leaves_the_package_is_refused_unless_its_folder_is_allowed(ground: Path, written: str) -> None:
    urdf = ground / "site/pkg/urdf"
    (urdf / "link.stl").symlink_to(ground / "site/secret.stl")
    (urdf / "linked").symlink_to(ground / "site/other")
    written = written.format(root=ground)
    with pytest.raises(MeshError, match="outside the model's folder") as refused:
        Roots(urdf).find(written)
    assert "folders=" in str(refused.value)
    if "etc" not in written and "not_there" not in written:
        assert Roots(urdf, (ground / "site",)).find(written).is_relative_to(ground.resolve() / "site")


@pytest.mark.parametrize("written", ["http://a.example/x.stl", "https://a.example/x.stl", "ftp://a/x.stl", "data://,x"])
def test_nothing_is_fetched(ground: Path, written: str) -> None:
    with pytest.raises(MeshError, match="nothing is fetched"):
        Roots(ground / "site/pkg/urdf").find(written)


def test_packages_beside_under_folders_and_on_the_path_of_ros(ground: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ROS_PACKAGE_PATH", raising=False)
    urdf = ground / "site/pkg/urdf"
    with pytest.raises(MeshError, match="neither around the model's file nor under"):
        Roots(urdf).find("package://other/o.stl")  # a folder that says nowhere that it is a package
    (ground / "site/other/package.xml").write_text(XML.replace("arm", "other"))
    assert Roots(urdf).find("package://other/o.stl").name == "o.stl"
    assert Roots(urdf, (ground / "elsewhere",)).find("package://lib/l.stl").name == "l.stl"
    assert Roots(None, (ground / "elsewhere/lib",)).find("l.stl").name == "l.stl"
    monkeypatch.setenv("ROS_PACKAGE_PATH", str(ground / "elsewhere"))
    assert Roots(urdf).find("package://lib/l.stl").name == "l.stl"
    assert Roots(ground / "site/plain/arm_robot/urdf").find("package://arm_robot/m.stl").name == "m.stl"
    assert Roots(ground / "site/plain/arm_robot/urdf").find("model://arm_robot/m.stl").name == "m.stl"


def test_a_model_shares_meshes_with_its_collection(ground: Path) -> None:
    """By relative paths, three levels up where nothing marks a package or a repository; meshes and pictures alone."""
    urdf = ground / "site/plain/arm_robot/urdf"
    assert Roots(urdf).find("../../n.stl").name == "n.stl"
    assert Roots(urdf).find("../../../other/o.stl").name == "o.stl"
    (urdf / "key.stl").symlink_to(saved(ground / "site/plain/key.pem", "secret"))
    outside = ("../../../../elsewhere/lib/l.stl", str(ground / "site/plain/n.stl"), "../../key.pem", "key.stl")
    for path in (*outside, f"file://{ground}/site/plain/n.stl"):
        with pytest.raises(MeshError, match="outside"):
            Roots(urdf).find(path)
    (ground / "site/plain/arm_robot/.git").mkdir()
    assert Roots(urdf).find("../m.stl").name == "m.stl"
    with pytest.raises(MeshError, match="outside"):
        Roots(urdf).find("../../n.stl")


def test_the_home_of_a_user_is_no_package(ground: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """package://NAME with the name of a home, or of what it lies in, would open all of it."""
    monkeypatch.setenv("HOME", str(ground / "site"))
    with pytest.raises(MeshError, match="neither around"):
        Roots(ground / "site/plain/arm_robot").find("package://site/secret.stl")
    with pytest.raises(MeshError, match="neither around"):
        Roots(ground / "site/plain/arm_robot").find(f"package://{ground.name}/site/secret.stl")


def test_whatever_is_written_what_is_found_lies_under_a_root(ground: Path) -> None:
    """Random paths of steps up, steps down, links and schemes. Seed 14."""
    rng = np.random.default_rng(14)
    urdf, package = ground / "site/pkg/urdf", (ground / "site/pkg").resolve()
    (urdf / "up").symlink_to(ground / "site")
    steps = [
        "..", ".", "up", "meshes", "pkg", "urdf", "other", "a.stl", "near.stl", "secret.stl", "o.stl", "", "%2e%2e",
    ]  # fmt: skip
    heads = ["", "", "/", "package://pkg/", "package://arm_description/", "file://", f"file://{ground}/", f"{ground}/"]
    found = 0
    for _ in range(800):
        written = heads[rng.integers(len(heads))] + "/".join(rng.choice(steps, rng.integers(1, 6)))
        try:
            path = Roots(urdf).find(written)
        except MeshError:
            continue
        found += 1
        assert path.resolve().is_relative_to(package), written
    assert found > 10


@pytest.mark.parametrize(
    "written", ["", " ", "a\0b.stl", "package://", "package://../x.stl", "nothing.stl", "package://pkg"]
)
def test_what_names_no_file_is_said_so(ground: Path, written: str) -> None:
    roots = Roots(ground / "site/pkg/urdf")
    try:
        assert roots.find(written).is_dir()  # the package itself: no mesh, as reading it will say
    except MeshError as error:
        assert str(error)


# Text files that are written: complete or not at all, links kept, permissions kept.
def test_the_old_file_stays_where_writing_fails(tmp_path: Path) -> None:
    target = tmp_path / "run.mo"
    write_text(target, "old")
    with pytest.raises(UnicodeEncodeError):
        write_text(target, "new, and then ü", encoding="ascii")
    assert target.read_text() == "old" and os.listdir(tmp_path) == ["run.mo"]


def test_links_and_permissions_stay(tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    target, link = tmp_path / "kept" / "arm.urdf", tmp_path / "arm.urdf"
    target.write_text("old")
    target.chmod(0o600)
    link.symlink_to(target)
    write_text(link, "new")
    assert link.is_symlink() and target.read_text() == "new" and target.stat().st_mode & 0o777 == 0o600


def test_what_is_no_file_is_written_in_place() -> None:
    write_text(os.devnull, "nothing is replaced")
    assert not Path(os.devnull).is_file()
