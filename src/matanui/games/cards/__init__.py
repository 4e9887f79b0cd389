"""The card games: Quest for the Masks, Bohrok Swarm, Rising Shadow Hidden Light."""
