"""How things are drawn: colours, widgets, boards and pages."""
