"""Another process that plays pickled states on."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from typing import Any

PROGRAM = """
import pickle, sys
from importlib import import_module
playout = import_module(sys.argv[1]).playout
states = pickle.load(sys.stdin.buffer)
for state in states:
    playout(state, 1, 100_000)
pickle.dump(states, sys.stdout.buffer)
"""


def played_elsewhere(module: str, states: list[Any]) -> list[Any]:
    """These states, played to their ends by the `playout` of a module in another process."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, module],
        env=environment,
        input=pickle.dumps(states),
        capture_output=True,
        check=True,
    )
    back: list[Any] = pickle.loads(done.stdout)
    return back
