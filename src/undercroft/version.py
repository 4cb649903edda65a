"""The version of Undercroft."""

VERSION = "0.1.0"
