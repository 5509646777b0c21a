"""A low cream jar: heavy pot, wide lid. Open view: lid leaning behind, cream drawn up by a spatula."""
from .jar import build_jar as build

CUTS = {
    'a': dict(r=3.3, height=3.5, foot=0.42, shoulder=0.3, lid=1.75, lid_edge=0.12, inset=0.0, look_down=11),
    'b': dict(r=3.7, height=2.7, foot=1.15, shoulder=0.5, lid=1.25, lid_edge=0.42, inset=0.22, look_down=13),
    'c': dict(r=3.05, height=4.0, foot=0.95, shoulder=0.25, lid=1.35, lid_edge=0.25, inset=0.1, look_down=11),
}
__all__ = ['CUTS', 'build']
