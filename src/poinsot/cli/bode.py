"""``poinsot bode``: see `poinsot.cli.operate`."""

from poinsot.cli.operate import bode_command as bode_command
