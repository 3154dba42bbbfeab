"""Mechanisms written as files of other engines: URDF and MJCF, read by `poinsot.files`."""
