"""Text styles that the full screen and the games' panels share."""

HEADING = "bold #3fb5b5"
QUIET = "#8f98aa"
AMBER = "bold #ffb43a"
TEAL = "#3fb5b5"
