"""Which master a picture is composed from. A brand keeps one cut of a shape, its house style; the light changes from
product to product, so that neighbours in a listing differ. Shades of one product stand in the same light."""

from dataclasses import dataclass

from lettering.houses import Chance

RIGS = ("noon", "slant")
MOODS = {"noon": ("noon",), "slant": ("window", "evening")}
KLASSES = ("opaque", "glass", "frosted")


@dataclass(frozen=True)
class MasterName:
    """`jar-low-a-noon-opaque`, with `-angle` behind it for a second view."""

    shape: str
    cut: str
    rig: str
    klass: str
    view: str = ""

    def __str__(self) -> str:
        return "-".join(part for part in (self.shape, self.cut, self.rig, self.klass, self.view) if part)


def parse_name(name: str) -> MasterName | None:
    """The shape's own name has dashes, so it is read from the class backwards."""
    parts = name.split("-")
    view = "" if parts[-1] in KLASSES else parts.pop()
    if len(parts) < 4 or parts[-1] not in KLASSES or parts[-2] not in RIGS:
        return None
    return MasterName("-".join(parts[:-3]), parts[-3], parts[-2], parts[-1], view)


@dataclass(frozen=True)
class Choice:
    master: MasterName
    mood: str


def choose_master(spec: dict, klass: str, masters: list[MasterName], shape: str = "") -> Choice | None:
    """The nearest of the masters: another light before another cut, another cut before another glass."""
    shape = shape or spec["shape"]
    there = sorted((m for m in masters if m.shape == shape and not m.view), key=str)
    if not there:
        return None
    house = Chance(f"cut/{spec['brand']}/{shape}")
    taken = Chance(f"light/{spec['product']}")
    cut = spec.get("cut") or house.pick(sorted({m.cut for m in there}))
    rig = taken.pick(RIGS)
    best = min(there, key=lambda m: (m.klass != klass, m.cut != cut, m.rig != rig))
    return Choice(best, taken.pick(MOODS[best.rig]))


def choose_shown(shape: str, cut: str, klass: str, mood: str, masters: list[MasterName]) -> Choice | None:
    """What the picture in the shop shows. None where that was another glass for want of its own: nothing else may stand in."""
    there = [m for m in masters if (m.shape, m.cut, m.klass, m.view) == (shape, cut, klass, "")]
    if not there:
        return None
    best = min(there, key=lambda m: (mood not in MOODS[m.rig], str(m)))
    return Choice(best, mood if mood in MOODS[best.rig] else MOODS[best.rig][0])


def choose_view(front: Choice, masters: list[MasterName], view: str) -> Choice | None:
    """The same pack seen another way: its own cut and glass, and its own light where there is a choice."""
    own = front.master
    there = [m for m in masters if (m.shape, m.cut, m.klass, m.view) == (own.shape, own.cut, own.klass, view)]
    if not there:
        return None
    best = min(there, key=lambda m: (m.rig != own.rig, str(m)))
    return Choice(best, front.mood if best.rig == own.rig else MOODS[best.rig][0])
