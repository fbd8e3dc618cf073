"""What experiments count of Hospital Rush."""
