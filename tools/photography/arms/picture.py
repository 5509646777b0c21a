"""One shade on three tones of skin: fair above, deep below."""
from functools import lru_cache

import numpy as np

from compose.colour import linear
from compose.tone import develop

from .canvas import Canvas, naked
from .kinds import Kind, narrowed, widened
from .lay import Laid, Place, lay, put_on

#: The middle of the picture on each arm, in cm from the wrist, and how long a stroke is there.
_MIDDLE, _LONG = (8.9, 9.5, 9.2), 11.0
_VARIANTS = 3
#: Alone on an arm a stroke has room.
_BROAD = 1.3


class ArmStudio:
    """Strokes without their colour are laid once for each kind and used again for every shade."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self._laid = lru_cache(maxsize=14)(self._lay)

    def take(self, kind: Kind, colours: list[str], paper: str, seed: int) -> np.ndarray:
        """-> uint8 sRGB (H, W, 3). Several colours are the pans of a palette: short strokes beside each other."""
        light = naked(self.canvas, linear(paper))
        for at, laid in enumerate(self._laid(kind, len(colours), seed % _VARIANTS)):
            put_on(light, laid, linear(colours[at % len(colours)]))
        return develop(light, seed=seed)

    def _lay(self, kind: Kind, count: int, variant: int) -> list[Laid]:
        return [lay(self.canvas, shaped, place) for arm in range(3) for shaped, place in _places(kind, count, arm, variant)]


def _places(kind: Kind, count: int, arm: int, variant: int) -> list[tuple[Kind, Place]]:
    u, seed = _MIDDLE[arm] - 0.25 * variant, 7 * arm + 31 * variant + 1
    if count == 1:
        return [(widened(kind, _BROAD), Place(arm, u, -0.1, _LONG, 3.0 - 2 * variant, seed))]
    room = 13.0 / count
    shaped = narrowed(kind, min(1.7, room * 0.8))
    return [(shaped, Place(arm, u + (at - (count - 1) / 2) * room, -0.1, 3.9, 86.0 + 3 * (at % 3), seed + at)) for at in range(count)]
