"""A pack beside a coin or a card in its true size, with its measures: composed from the front picture that is in the shop."""
