"""Sphinx, as `make site` calls it (tools/website): Markdown by MyST, furo, MathJax as one file beside the pages."""

import poinsot

project = "poinsot"
copyright = "the poinsot developers, BSD-3-Clause"
version = release = poinsot.__version__
language = "en"
smartquotes = False  # quotes here are those of code

extensions = ["myst_parser", "sphinx.ext.mathjax"]
myst_enable_extensions = ["dollarmath"]
myst_heading_anchors = 6
myst_fence_as_directive = ["math"]
exclude_patterns = ["pictures/*.md"]
# Excerpts of files, with … in them; and words of annotations that two namespaces have.
suppress_warnings = ["misc.highlighting_failure", "ref.python"]
add_module_names = False
toc_object_entries_show_parents = "hide"
maximum_signature_line_length = 96
python_display_short_literal_types = True
pygments_style = "tango"
pygments_dark_style = "monokai"

html_theme = "furo"
html_title = "poinsot"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_js_files = ["copy.js"]
html_copy_source = False
html_show_search_summary = False  # fetched from pages, which a browser refuses on disk
html_show_sourcelink = False
html_theme_options = {"navigation_with_keys": True}
