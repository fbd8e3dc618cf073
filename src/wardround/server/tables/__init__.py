"""Tables in memory: who sits there, what is said, stand-ins, chat, reminders."""
