"""What a shape builds with: surfaces by role, and vessels that are opaque or glass as the look asks."""
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal, Mapping, Optional, Sequence

import bpy

import materials
from geometry import Point, Section, cylinder, fillet, offset, solid
from light import Frame

Parts = list[bpy.types.Object]


@dataclass
class Pack:
    parts: Parts
    frame: Frame = field(default_factory=Frame)
    label: Optional[tuple[float, float]] = None
    """Width and height in cm of what may be printed on."""
    fill_is_cream: bool = False


@dataclass(frozen=True)
class Kit:
    klass: Literal['opaque', 'glass', 'frosted']
    view: str
    cut: Mapping[str, Any]

    @property
    def clear(self) -> bool:
        return self.klass != 'opaque'

    def body(self, print_at: Optional[materials.Spot] = None, **look: Any) -> bpy.types.Material:
        return _surface('body', print_at, **look)

    def cap(self, **look: Any) -> bpy.types.Material:
        return _surface('cap', None, **{'sharp': 0.15, **look})

    def metal(self, **look: Any) -> bpy.types.Material:
        return _surface('metal', None, **{'sharp': 0.15, **look})

    def part(self, role: str, print_at: Optional[materials.Spot] = None, **look: Any) -> bpy.types.Material:
        return _surface(role, print_at, **look)

    def vessel(self, profile: Sequence[Point], section: Section, *, print_at: float, wall: float = 0.2,
               floor: float = 0.45, level: float, neck: Optional[float] = None,
               fill: Literal['liquid', 'cream'] = 'liquid', smooth: float = 50) -> Parts:
        """An opaque body, or a glass one with what is inside up to `level`. The profile runs from the foot to the neck."""
        if not self.clear:
            return [solid(profile, section, self.body((0, print_at)), smooth=smooth)]
        outer = fillet(profile)
        shell = solid(outer, section, materials.glass(frosted=self.klass == 'frosted', print_at=(0, print_at)), dense=True,
                      smooth=smooth, name='glass')
        room = _room(outer, wall, floor)
        cavity = solid(room, section, materials.inner_wall(), dense=True, inside_out=True, smooth=smooth, name='room')
        # The fill reaches a hair into the wall: two faces in one place would flicker.
        inside = _below(_room(outer, wall - 0.012, floor - 0.012), level)
        if fill == 'cream':
            stuff = materials.cream()
        else:
            stuff = materials.liquid(2 * min(max(p[0] for p in inside), section.deep))
        return [shell, cavity, solid(inside, section, stuff, dense=True, smooth=smooth, name='fill')]

    def straw(self, low: float, high: float, r: float = 0.12, grey: float = 0.75) -> Parts:
        """A dip tube, only where the glass lets it be seen."""
        return [cylinder(r, high - low, materials.plain(grey, 'white'), low, edge=0.02)] if self.klass == 'glass' else []


@lru_cache(maxsize=None)
def _surface(role: str, print_at: Optional[materials.Spot], **look: Any) -> bpy.types.Material:
    return materials.surface(role, print_at=print_at, **look)


def forget_surfaces() -> None:
    """Another pack of a scene must not share materials with the one before: they carry its number."""
    _surface.cache_clear()


def _room(outer: Sequence[tuple[float, float, float]], wall: float, floor: float) -> list[tuple[float, float, float]]:
    """The inside of a bottle: the outline moved in by the wall, on a thicker floor with a rounded edge."""
    inner = [p for p in offset(outer, wall) if p[1] > floor + 0.3 and p[0] > 0.05]
    r, _, round_ = inner[0]
    bend = min(0.3, r * 0.4)
    foot = fillet([(max(0.01, r - bend * 1.4), floor), (r, floor, bend), (r, floor + bend * 1.4)])
    return [(x, z, round_) for x, z, _ in foot if z < inner[0][1]] + inner


def _below(outline: Sequence[tuple[float, float, float]], level: float) -> list[tuple[float, float, float]]:
    kept = [p for p in outline if p[1] < level]
    r, _, round_ = kept[-1]
    after = outline[len(kept)] if len(kept) < len(outline) else kept[-1]
    share = (level - kept[-1][1]) / max(1e-6, after[1] - kept[-1][1])
    return kept + [(r + (after[0] - r) * min(1.0, share), level, round_)]
