"""The studio around a pack: sweep, lamps, camera."""
from .framing import Frame, frame
from .rigs import RIGS, set_light
from .sweep import set_sweep

__all__ = ['Frame', 'RIGS', 'frame', 'set_light', 'set_sweep']
