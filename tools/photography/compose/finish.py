"""How a finish answers light: how much it scatters, how strongly and how sharply it reflects."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Finish:
    scatter: float
    shine: float
    """Reflection at a right angle, for a dielectric."""
    edge: float
    """How far reflection rises at grazing angles."""
    sharp: float
    """1 mirrors, 0 is rough."""
    metal: float = 0.0


FINISHES = {
    'matte': Finish(1.0, 0.040, 0.30, 0.0),
    'paper': Finish(1.0, 0.022, 0.12, 0.0),
    'satin': Finish(1.0, 0.045, 0.5, 0.45),
    'gloss': Finish(0.97, 0.050, 0.8, 1.0),
    'metal': Finish(0.04, 0.0, 0.10, 0.72, 0.96),
}
