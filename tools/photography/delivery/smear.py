"""What is inside a pack, lying bare on the paper: its colour and how it shines there."""

from dataclasses import replace

import numpy as np

from compose.colour import encode, linear
from compose.dress import Colours

_SHINE = {"gel": "gloss", "oil": "gloss", "liquid": "gloss", "powder": "matte", "foam": "matte", "leaf": "matte"}
_CLEAR = {"gel", "oil", "liquid"}
#: Of its own colour; the rest is the paper seen through it.
_BODY = 0.28


def covers(spec: dict) -> bool:
    """A serum lets the paper through; what comes in shades covers it, and is bought for its colour."""
    return spec["shade"] is not None or spec["texture"] not in _CLEAR


def smear_colours(spec: dict, colours: Colours, paper: str) -> Colours:
    fill = spec["fill"] if covers(spec) else _seen_through(spec["fill"], paper)
    return replace(colours, fill=fill, fill_finish=_SHINE.get(spec["texture"], "satin"))


def _seen_through(fill: str, paper: str) -> str:
    own = linear(fill)
    behind = linear(paper) * own / max(float(own.max()), 1e-3)
    red, green, blue = np.clip(encode(_BODY * own + (1 - _BODY) * behind) * 255, 0, 255).round().astype(int)
    return f"#{red:02X}{green:02X}{blue:02X}"
