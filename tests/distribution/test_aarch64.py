"""The wheel on aarch64, under emulation: import, one kernel, one run, with the numbers of this machine.

For `make test-long`: a Python of Debian and wheels from the registry that pip is set up with, 1 GB, unpacked into a
folder, and QEMU beside it; nothing is installed.
"""

import json
import shutil
import sys
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from architecture.source_tree import ROOT
from distribution.building import build, run

EXAMPLE = ROOT / "examples" / "double_pendulum.toml"
ASKED = """
import json, platform, sys
import poinsot as po
model = po.load(sys.argv[1])
run = po.simulate(model, 1.0)
print(json.dumps([platform.machine(), run.attrs["status"], model.mass_matrix([0.1, 0.2]).tolist(),
                  run["joint_position"].values.tolist(), float(abs(run["energy_residual"]).max())]))
"""
TOOLS = ("apt-get", "dpkg-deb")


def unpacked(place: Path) -> tuple[Path, Path]:
    """(emulator, root folder of a system with Python 3.11 for aarch64), by the package lists that this machine has."""
    state, cache, root, own = (place / name for name in ("state", "cache", "root", "own"))
    for folder in (state / "lists" / "partial", cache / "archives" / "partial", root, own):
        folder.mkdir(parents=True)
    (state / "status").touch()
    told = {"APT::Architecture": "arm64", "APT::Architectures": "arm64", "Dir::State": state,
            "Dir::State::status": state / "status", "Dir::Cache": cache, "APT::Sandbox::User": "root"}  # fmt: skip
    options = [word for name, value in told.items() for word in ("-o", f"{name}={value}")]
    run("apt-get", *options, "update", "-qq", cwd=place)
    wanted = ("python3.11", "libstdc++6", "libgomp1")
    run("apt-get", *options, "install", "-qq", "-y", "--download-only", "--no-install-recommends", *wanted, cwd=place)
    for package in (cache / "archives").glob("*.deb"):
        run("dpkg-deb", "-x", package, root, cwd=place)
    run("apt-get", "download", "-qq", "qemu-user-static", cwd=own)
    run("dpkg-deb", "-x", next(own.glob("*.deb")), own, cwd=place)
    return own / "usr" / "bin" / "qemu-aarch64-static", root


@pytest.mark.long
@pytest.mark.skipif(not all(map(shutil.which, TOOLS)), reason="this system has no packages of Debian's")
def test_a_run_on_aarch64(tmp_path: Path) -> None:
    wheel, (emulator, root), packages = build(tmp_path)[1], unpacked(tmp_path), tmp_path / "packages"
    platforms = [word for name in ("2014", "_2_27", "_2_28") for word in ("--platform", f"manylinux{name}_aarch64")]
    run(
        *(sys.executable, "-m", "pip", "install", "--quiet", "--only-binary", ":all:", "--target", packages),
        *(*platforms, "--implementation", "cp", "--python-version", "3.11", wheel),
        cwd=tmp_path,
    )
    caches = tmp_path / "kernels"
    caches.mkdir(mode=0o700)
    python = (emulator, "-L", root, root / "usr" / "bin" / "python3.11")
    said = run(*python, "-c", ASKED, EXAMPLE, cwd=tmp_path, PYTHONPATH=str(packages), POINSOT_CACHE=str(caches))
    machine, status, matrix, moved, residual = json.loads(said)
    model = po.load(EXAMPLE)
    here = po.simulate(model, 1.0)
    assert (machine, status) == ("aarch64", "done") and residual < 1e-9
    np.testing.assert_allclose(matrix, model.mass_matrix([0.1, 0.2]), rtol=1e-14)
    # Round-off of fused products, which a double pendulum enlarges within a second by less than 1e4.
    np.testing.assert_allclose(moved, here["joint_position"].values, rtol=0, atol=1e-10)
