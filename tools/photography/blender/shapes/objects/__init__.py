"""Common objects that a pack is compared with. Each stands or lies to the left of a pack that is not there, in its light."""
