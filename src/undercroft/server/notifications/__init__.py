"""Web Push notifications for players whose turn it is."""
