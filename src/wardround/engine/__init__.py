"""The rules for programs in any language: requests and answers as lines of JSON."""
