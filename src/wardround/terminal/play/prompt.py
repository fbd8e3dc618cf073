"""What is asked of whom and why, in any game."""

from __future__ import annotations

from wardround.terminal.games import kit_of
from wardround.terminal.play.session import Session


def question(session: Session) -> tuple[str, str]:
    """What is asked of whom and why; while a bot is asked, who is waited for."""
    speech, seat = session.speech, session.asked
    if session.over:
        prompt = session.game.prompt(session.state, 0)
        return speech.say(prompt.question), speech.say(prompt.reason)
    if seat is None:
        seat = session.speaker or 0
        key = "join-waiting-offline" if session.is_offline(seat) else "play-waiting-for"
        return speech.label(key, who=session.names[seat]), ""
    only = kit_of(session.game.name).scene.only_word(session, seat)
    if only:
        return only, ""
    prompt = session.game.prompt(session.state, seat)
    asked = speech.say(prompt.question, session.names)
    reason = speech.say(prompt.reason, session.names)
    return speech.label("play-asked", who=session.names[seat], question=asked), reason
