"""`wardround completion`: the completion script of a shell."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import Parameter

from wardround.terminal.app import build_app
from wardround.terminal.output import out

Shell = Literal["bash", "fish", "powershell", "zsh"]


def completion(shell: Annotated[Shell, Parameter(name="SHELL", help="Your shell.")], /) -> None:
    """Print what makes a shell complete `wardround` commands.

    It completes commands, their options and the names of games; bash and fish also files.

    **Examples**

        wardround completion bash > ~/.local/share/bash-completion/completions/wardround

        wardround completion zsh > ~/.zfunc/_wardround

        wardround completion fish > ~/.config/fish/completions/wardround.fish

        wardround completion powershell >> $PROFILE
    """
    out(completion_script(shell))


def completion_script(shell: Shell) -> str:
    """The script of a shell."""
    script = build_app().generate_completion(shell=shell)
    # Names of files are plain text here, since `-` stands for input. Where the script knows
    # nothing, bash offers files.
    return script.replace("\ncomplete -F ", "\ncomplete -o default -F ")
