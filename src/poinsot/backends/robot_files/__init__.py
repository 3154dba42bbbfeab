"""Mechanisms written as files of other engines: URDF and MJCF, whose readers are in `poinsot.files`."""
