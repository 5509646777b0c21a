"""Where the pack and the object stand in the picture, and how large: pure arithmetic."""
from dataclasses import dataclass

WIDTH, HEIGHT = 800, 1000
#: Shares of the picture that both together fill at most.
_WIDE, _TALL = 0.68, 0.62
#: Room at the right for the line that measures the height, in pixels.
_LINE_ROOM = 96
#: Where the lower edge of the lower one lies: the gallery crops the foot of a picture and lays its own words over it.
_FLOOR = 0.75
#: From here on a pack stands beside a card, in cm.
CARD_FROM, CARD_WIDTH_FROM = 9.5, 2.5
COIN, CARD = 2.5, 5.4
CARD_HEIGHT = 8.56


@dataclass(frozen=True)
class Seen:
    """The pack in its front picture."""
    #: Pixels for a centimetre of the look, at the depth of its middle.
    per_cm: float
    #: Left, top, right and lower edge of what is seen of it.
    box: tuple[float, float, float, float]
    #: The point under its middle.
    foot: tuple[float, float]


@dataclass(frozen=True)
class Placed:
    #: Of the front picture.
    scale: float
    #: What is added to its pixels after scaling.
    shift: tuple[float, float]
    #: Pixels for a true centimetre.
    per_cm: float
    #: Where the object's foot stands.
    object_foot: tuple[float, float]


def object_for(look_down: float, width: float, height: float) -> str:
    """A card would outweigh a lip gloss. In true cm."""
    return "card" if look_down < 14 and height >= CARD_FROM and width >= CARD_WIDTH_FROM else "coin"


def elevation(look_down: float) -> int:
    """The nearest of the elevations that objects are rendered from."""
    return min((7, 17, 24, 36, 58), key=lambda each: abs(each - look_down))


def place(seen: Seen, times: float, thing: str, has_height: bool) -> Placed:
    """`times`: how much larger the pack is than its look. Object left, pack right, on one depth of the floor."""
    left, top, right, low = seen.box
    own = seen.per_cm / times
    width, tall = (right - left) / own, (low - top) / own
    thing_wide, thing_tall = (CARD, CARD_HEIGHT) if thing == "card" else (COIN, COIN)
    gap = 0.5 + 0.13 * max(width, thing_wide, 0.6 * tall)
    room = _LINE_ROOM if has_height else 0
    per_cm = min((_WIDE * WIDTH - room / 3) / (width + gap + thing_wide), _TALL * HEIGHT / max(tall, thing_tall), own)
    scale = per_cm / own
    start = (WIDTH - room - (width + gap + thing_wide) * per_cm) / 2
    pack_left = start + (thing_wide + gap) * per_cm
    shift = (pack_left - left * scale, _FLOOR * HEIGHT - low * scale)
    object_foot = (start + thing_wide * per_cm / 2, seen.foot[1] * scale + shift[1])
    return Placed(scale, shift, per_cm, object_foot)
