"""How things move: a timeline of clips, and which event becomes which clip."""
