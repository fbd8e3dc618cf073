"""How bots play Dice Hospital: evaluation, drafts, card values and the activation solver."""
