"""The main job: a closed mechanism and a real robot, simulated from files, with every joule accounted for.

    python examples/demo.py [FOLDER]      (default: demo-results)

Andrews' squeezing mechanism comes from andrews.toml beside this script; the Panda arm from the URDF file in the PyPI
package example-robot-data. For each, the folder receives the run as a NetCDF dataset and a picture.
"""

from __future__ import annotations

import sys
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path

import numpy as np

import poinsot as po
from poinsot.views import ledger_table, plot_run, save, show


def panda_file() -> Path | None:
    """The Panda's URDF file in the package example-robot-data; None when the package is not installed."""
    try:
        installed = files("example-robot-data") or []
    except PackageNotFoundError:
        return None
    return next((Path(str(f.locate())) for f in installed if f.name == "panda.urdf"), None)


def demonstrate(name: str, mechanism: po.Mechanism, folder: Path, time: float, **options: object) -> None:
    """Simulate, print the ledger, write the dataset and the picture."""
    run = po.simulate(mechanism, time, **options)  # type: ignore[arg-type]
    show(ledger_table(run))
    po.write(run, folder / f"{name}.nc")
    save(plot_run(run), folder / f"{name}.png")
    a = run.attrs
    print(
        f"{a['steps']} steps in {1e3 * a['loop_seconds']:.2f} ms; compiling took "
        f"{a['compile_seconds'] + a['loop_compile_seconds']:.2f} s (less the next time); "
        f"wrote {folder / name}.nc and .png\n"
    )


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "demo-results")
    folder.mkdir(parents=True, exist_ok=True)

    andrews = po.load(Path(__file__).parent / "andrews.toml")
    print(f"{andrews}: mobility {andrews.mobility().general}, {andrews.mobility().redundant} redundant constraints")
    demonstrate("andrews", andrews, folder, 0.03)

    path = panda_file()
    if path is None:
        print("The Panda arm is skipped: pip install example-robot-data brings its file.")
        return
    panda = po.load(path, damping=True, mimic="coupled")  # the fingers move together
    print(f"{panda}: it falls from a bent pose, its first joint driven by a torque of 3 sin(2t) N·m")
    bent = {"panda_joint2": -0.5, "panda_joint4": -1.8, "panda_joint6": 1.6}
    demonstrate("panda", panda, folder, 3.0, initial=bent, inputs={"panda_joint1": lambda t: 3 * np.sin(2 * t)})


if __name__ == "__main__":
    main()
