"""Tools as themselves: what is held in the hand, lying on the paper or standing on its foot."""
