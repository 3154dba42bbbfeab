"""`poinsot export --fmu`."""

from pathlib import Path

from cases import EXAMPLES
from command import told


def test_export_to_fmu(tmp_path: Path) -> None:
    path = tmp_path / "low.fmu"
    code, out, err = told(
        "export", EXAMPLES / "networks" / "low_pass.toml", "--fmu", path, "--fmi", "2.0", "--input", "V"
    )
    assert code == 0 and "FMI 2.0" in out and "1 input" in out, err
    code, _, err = told("export", EXAMPLES / "networks" / "low_pass.toml", "--fmu", tmp_path / "low.zip")
    assert code == 2 and "ends in .fmu" in err
    code, _, err = told("export", EXAMPLES / "networks" / "low_pass.toml", "--fmu", "")
    assert code == 2 and "write 'model.fmu'" in err
    fixed = tmp_path / "fixed.toml"
    between = 'kind = "fixed"\nbetween = ["ground", "a"]'
    fixed.write_text(f'poinsot = 1\nname = "f"\n[bodies.a]\nmass = 1.0\n[pairs.p]\n{between}\npoint = [0, 0, 0]\n')
    code, _, err = told("export", fixed, "--fmu", tmp_path / "fixed.fmu")
    assert code == 2 and "nothing of mechanism 'f' moves" in err
