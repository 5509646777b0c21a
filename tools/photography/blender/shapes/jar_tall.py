"""A tall cream jar with a deep lid."""
from .jar import build_jar as build

CUTS = {
    'a': dict(r=2.75, height=4.9, foot=0.3, shoulder=0.3, lid=2.1, lid_edge=0.1, inset=0.0, look_down=9),
    'b': dict(r=2.6, height=5.6, foot=0.7, shoulder=0.9, lid=1.7, lid_edge=0.35, inset=0.3, look_down=9),
}
__all__ = ['CUTS', 'build']
