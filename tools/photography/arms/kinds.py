"""How make-up lies on skin, by what it is: a bullet leaves streaks, a gloss a wet cushion, a powder a soft veil."""
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Kind:
    form: str
    """swipe | pool | veil | lines"""
    wide: float
    """Of the stroke, in cm."""
    cover: float
    """Of the skin below it, at its fullest."""
    thick: float
    """In cm."""
    streaks: float
    dry: float
    """How far the furrows of the skin show through."""
    shine: float
    rough: float
    edge: float = 0.08
    """Width of its border in cm."""
    sparkle: float = 0.0


KINDS = {
    'bullet': Kind('swipe', 1.75, 0.97, 0.012, 0.55, 0.3, 0.042, 0.42),
    'velvet': Kind('swipe', 1.75, 0.98, 0.006, 0.25, 0.45, 0.02, 0.75),
    'balm': Kind('swipe', 1.7, 0.45, 0.012, 0.5, 0.2, 0.045, 0.26),
    'lacquer': Kind('pool', 1.5, 0.98, 0.11, 0.16, 0.0, 0.05, 0.12, edge=0.05),
    'gloss': Kind('pool', 1.5, 0.58, 0.15, 0.1, 0.0, 0.055, 0.08, edge=0.05),
    'fluid': Kind('pool', 2.5, 0.94, 0.06, 0.34, 0.06, 0.035, 0.3, edge=0.1),
    'cream': Kind('swipe', 2.2, 0.93, 0.026, 0.6, 0.1, 0.036, 0.36, edge=0.1),
    'powder': Kind('veil', 2.3, 0.9, 0.002, 0.18, 0.5, 0.012, 0.8, edge=0.45),
    'shimmer': Kind('veil', 2.2, 0.9, 0.003, 0.2, 0.35, 0.05, 0.45, edge=0.4, sparkle=0.8),
    'glow': Kind('pool', 1.9, 0.7, 0.03, 0.2, 0.0, 0.055, 0.22, edge=0.12, sparkle=0.5),
    'pencil': Kind('lines', 0.36, 0.94, 0.004, 0.55, 0.55, 0.025, 0.5, edge=0.05),
    'liner': Kind('lines', 0.26, 0.99, 0.006, 0.12, 0.05, 0.04, 0.25, edge=0.025),
}

_MATTE = ('雾', '哑', '绒', '丝缎', '粉雾', '空气')
_BRIGHT = ('珠光', '闪', '高光', '金属', '星', '晶', '鎏', '银河', '偏光', '亮片')
_GROUPS = {
    '600010304': 'balm', '600010501': 'fluid', '600020101': 'fluid', '600020102': 'fluid', '600020103': 'cream',
    '600020104': 'fluid', '600020105': 'powder', '600020106': 'powder', '600020107': 'powder', '600020201': 'powder',
    '600020202': 'liner', '600020203': 'liner', '600020204': 'pencil', '600020301': 'bullet', '600020302': 'lacquer',
    '600020303': 'gloss', '600020304': 'pencil',
}
_WET = {'powder': 'cream', 'cream': 'cream', 'balm': 'cream', 'gel': 'glow', 'liquid': 'glow', 'oil': 'glow'}


def kind_name(spec: dict) -> str | None:
    """None for what is not worn on skin: nails, hair, tools."""
    if spec['shade'] is None or spec['texture'] == 'none' or spec['category'] not in _GROUPS:
        return None
    name, words = _GROUPS[spec['category']], spec['lineCn'] + spec['shade']
    if name == 'powder' and spec['texture'] != 'powder':
        return _WET.get(spec['texture'], 'cream')
    if name == 'powder':
        return 'shimmer' if any(word in words for word in _BRIGHT) else 'powder'
    if name == 'fluid' and spec['texture'] == 'balm':
        return 'cream'
    if name == 'liner' and spec['texture'] == 'balm':
        return 'pencil'
    is_matte = any(word in spec['lineCn'] for word in _MATTE)
    return {'bullet': 'velvet', 'lacquer': 'velvet'}.get(name, name) if is_matte else name


def kind_of(spec: dict) -> Kind | None:
    name = kind_name(spec)
    return None if name is None else KINDS[name]


def widened(kind: Kind, share: float) -> Kind:
    return replace(kind, wide=kind.wide * share)


def narrowed(kind: Kind, wide: float) -> Kind:
    """For a chart: as wide as there is room, no thicker than it is wide allows."""
    share = min(1.0, wide / kind.wide)
    return replace(kind, wide=min(kind.wide, wide), thick=kind.thick * max(0.5, share), edge=kind.edge * max(0.45, share))
