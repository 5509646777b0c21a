"""Which masters exist: shape, cut, rig, klass and view. A product picks among them; pictures are composed, not rendered."""
from .look import Look
from .plan import LOOKS
from .transparency import klass_for

__all__ = ['LOOKS', 'Look', 'klass_for']
