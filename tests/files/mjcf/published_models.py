"""The MJCF models of three published packages, which bring them as files: unpacked once, from their wheels.

A folder named by POINSOT_MJCF_MODELS, with one folder for each package, is used in place of wheels.
"""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

PACKAGES = {"dm_control": "1.0.50", "gymnasium_robotics": "1.4.2", "robosuite": "1.5.2"}
_SECONDS = 600


def package_folders(folder: Path) -> dict[str, Path]:
    """Where the files of each package are; the test is skipped where they cannot be had."""
    given = os.environ.get("POINSOT_MJCF_MODELS")
    if given:
        return {name: Path(given) / name for name in PACKAGES}
    for name, version in PACKAGES.items():
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", f"{name}=={version}", "-d", folder]
        try:
            subprocess.run(command, check=True, timeout=_SECONDS, capture_output=True)
        except (OSError, subprocess.SubprocessError) as error:
            pytest.skip(reason=f"the models of {name} cannot be downloaded ({error}); name them in POINSOT_MJCF_MODELS")
        (wheel,) = folder.glob(f"{name}-*.whl")
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder / name)
    return {name: folder / name for name in PACKAGES}
