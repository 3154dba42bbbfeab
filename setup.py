"""The wheel carries the loops of simulations, compiled from their texts for any machine: docs/installation.md."""

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py


class BuildWithLoops(build_py):
    """Modules, and beside the texts of loops what was compiled of them."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            sys.path.insert(0, str(Path(__file__).parent / "src"))
            from poinsot.simulation.loops.__main__ import ship

            ship(Path(self.build_lib, "poinsot"))


setup(cmdclass={"build_py": BuildWithLoops})
