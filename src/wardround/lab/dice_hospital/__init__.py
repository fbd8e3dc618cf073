"""What experiments count of Dice Hospital."""
