"""Environments for those who train: Gymnasium, PettingZoo, OpenSpiel, and batches of games.

Importing this registers `wardround/DiceHospital-v0`, `wardround/DiceHospitalSolo-v0` and
`wardround/HospitalRush-v0` with Gymnasium. `wardround.envs.openspiel` registers
`python_dice_hospital` and `python_hospital_rush` with OpenSpiel. docs/environments.md tells all.
"""

from wardround.envs import dice_hospital_v0, hospital_rush_v0
from wardround.envs.batch import Batch
from wardround.envs.opponents import Bot
from wardround.envs.registration import register_environments

__all__ = ["Batch", "Bot", "dice_hospital_v0", "hospital_rush_v0"]

register_environments()
