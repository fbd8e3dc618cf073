"""How bots play Hospital Rush: evaluation, and sentences compared by playing on."""
