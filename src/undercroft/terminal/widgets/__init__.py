"""Colours, widgets, boards and pages."""
