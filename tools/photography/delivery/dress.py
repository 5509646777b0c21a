"""What a spec means for a pack: its colours by role, and its print."""

from hashlib import sha256
from typing import Optional

import numpy as np

from compose.decal import Artwork
from compose.dress import Colours
from compose.read_master import Master
from lettering.label import artwork_for

#: Share of the frame: with less filling than this the shade cannot be recognised.
_SEEN = 0.006
_CLEAR = "#F4F4F2"


def colours_of(spec: dict, master: Master) -> Colours:
    return Colours(
        body=_body_of(spec, master),
        cap=spec["cap"],
        fill=spec["fill"],
        finish=spec["finish"],
        # A box has the ribbon of its brand, a device fingers in its second colour; rubber and puffs keep their own colours.
        accent=spec["cap"] if spec["shape"] in ("gift-box", "tool-massager") else None,
        shades=tuple(spec["panColours"]),
    )


def _body_of(spec: dict, master: Master) -> str:
    if _is_thing(spec, master):
        return spec["fill"]
    # A shade is bought by its colour: the glass before it adds none of its own.
    return _CLEAR if spec["shade"] is not None and master.klass != "opaque" else spec["body"]


def printed_on(spec: dict, master: Master, ground: str, pixels_per_cm: float) -> Optional[Artwork]:
    """`ground` is what is seen behind the print; `pixels_per_cm` decides how fine the type may be."""
    if master.label_size is None:
        return None
    dot = spec["fill"] if _hides_fill(spec, master) and not _is_thing(spec, master) else None
    return artwork_for(spec, master.label_size, pixels_per_cm, ground, master.klass != "opaque", dot)


def seed_of(name: str) -> int:
    return int(sha256(name.encode()).hexdigest()[:6], 16)


def _is_thing(spec: dict, master: Master) -> bool:
    """A sponge, a mirror or a device comes in colours of its own, not in colours of its filling."""
    return _hides_fill(spec, master) and spec["texture"] == "none"


def _hides_fill(spec: dict, master: Master) -> bool:
    if spec["shade"] is None or master.klass != "opaque":
        return False
    coverage = master.roles.get("fill")
    return coverage is None or float(np.mean(coverage, dtype=np.float64)) < _SEEN
