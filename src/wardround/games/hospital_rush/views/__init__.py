"""What a seat may know and is told: views, prompts, why not, prospects, the default word."""
