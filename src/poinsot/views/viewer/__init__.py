"""The 3-D viewer in the browser: `poinsot view`, `po.view`. What needs viser is loaded when it is first asked for."""
