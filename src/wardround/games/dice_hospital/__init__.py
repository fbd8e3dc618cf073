"""Dice Hospital: dice are patients; draft ambulances, improve your hospital, heal and discharge."""
