"""The place of an object: left of a pack that is framed and lit but not seen, looked at as packs of that kind are."""
import materials
from geometry import block, move
from light import Frame

from ..kit import Pack, Parts

STANDING = ('7', '17', '24')
CUTS = {
    '7': dict(look_down=7, width=3.4, depth=3.4, height=8.5),
    '17': dict(look_down=17, width=6, depth=6, height=5.5),
    '24': dict(look_down=24, width=6, depth=6, height=6.5),
    '36': dict(look_down=36, width=7, depth=8, height=4),
    '58': dict(look_down=58, width=6, depth=9, height=1.2),
}
GAP = 1.4


def beside(cut: dict, parts: Parts, half: float) -> Pack:
    """`half`: of the object's width. It stands as far away as the middle of the pack does."""
    unseen = block(cut['width'], cut['depth'], cut['height'], materials.surface('body'))
    unseen.hide_render = True
    move(parts, x=-cut['width'] / 2 - GAP - half)
    return Pack([*parts, unseen], Frame(look_down=cut['look_down'], wide=0.74, tall=0.72))


def stands(cut: dict) -> bool:
    return str(cut['look_down']) in STANDING
