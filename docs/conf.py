"""The documentation site: the pages of this folder, and the API from docstrings. `make docs`."""

from __future__ import annotations

project = "wardround"
author = "The wardround team"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = "wardround"
exclude_patterns = ["pictures", "examples", "panes"]
root_doc = "index"
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
autodoc_typehints = "description"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "show-inheritance": True}
# Two games may have a `State` each: a link that could mean either is left out.
suppress_warnings = ["ref.python", "misc.highlighting_failure"]
