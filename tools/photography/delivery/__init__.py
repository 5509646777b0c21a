"""From specs and masters to the pictures of the shop: what to take, taking it, handing it over."""
