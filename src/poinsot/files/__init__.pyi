"""Readers of mechanisms and networks, and what one declares to add a format or a kind of table."""

from .element_schema import network_schema as network_schema
from .load import READERS as READERS, Reader as Reader, load_model as load_model
from .mesh_paths import MeshError as MeshError
from .network_text import network_text as network_text
from .schema import json_schema as json_schema
from .schema_elements import (
    Between as Between,
    BetweenFrames as BetweenFrames,
    ElementTable as ElementTable,
    OnFrames as OnFrames,
    OnPair as OnPair,
    Pushed as Pushed,
)
from .schema_forms import FORMS as FORMS
from .schema_forms import SwitchTable as SwitchTable
from .urdf import read_urdf as read_urdf

__all__ = [
    "Between",
    "BetweenFrames",
    "ElementTable",
    "FORMS",
    "MeshError",
    "OnFrames",
    "OnPair",
    "Pushed",
    "READERS",
    "Reader",
    "SwitchTable",
    "json_schema",
    "load_model",
    "network_schema",
    "network_text",
    "read_urdf",
]
