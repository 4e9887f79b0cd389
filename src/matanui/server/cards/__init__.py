"""The card games on the server: card list, deck builder, and their part of the compendium."""
