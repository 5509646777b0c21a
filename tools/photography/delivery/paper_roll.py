"""The paper behind a pack. A listing all of one tone is heavy, so it swings around the category's pigment: the pigment, a
tint of it, or a hazy neighbour of that tint. Shades of one product stand before the same paper."""

from math import atan2, cos, hypot, radians, sin

from lettering.houses import Chance

Lab = tuple[float, float, float]
_WHITE = "#FFFDF9"
#: Above this lightness a pigment is pale already and swings less.
_PALE = 0.8
_TURN = 42
#: In lightness: less than this between a smear and its paper, and it has no outline.
_APART = 0.1


def paper_for(product: str, pigment: str) -> str:
    chance = Chance(f"paper/{product}")
    is_pale = _lab(pigment)[0] > _PALE
    tint = mixed(pigment, _WHITE, 0.3 if is_pale else 0.55)
    neighbour = _turned(tint, chance.pick((-_TURN, _TURN)) * (0.6 if is_pale else 1), 0.8)
    return chance.pick((pigment, tint, neighbour))


def paper_under(fill: str, paper: str) -> str:
    """Something pale on pale paper is not seen: then the paper is a deeper one of the same hue."""
    lightness, a, b = _lab(paper)
    is_lost = abs(_lab(fill)[0] - lightness) < _APART
    return _hex((lightness - 0.13, a * 1.15, b * 1.15)) if is_lost else paper


def mixed(first: str, second: str, share: float) -> str:
    return _hex(tuple(a + (b - a) * share for a, b in zip(_lab(first), _lab(second))))


def _turned(colour: str, degrees: float, chroma: float) -> str:
    lightness, a, b = _lab(colour)
    angle, strength = atan2(b, a) + radians(degrees), hypot(a, b) * chroma
    return _hex((lightness, strength * cos(angle), strength * sin(angle)))


def _lab(colour: str) -> Lab:
    """OKLab: mixing there looks like mixing pigment."""
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    l = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    m = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    s = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
        1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    )


def _hex(lab: Lab) -> str:
    lightness, a, b = lab
    l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
    channels = (
        4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
        -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
        -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    )
    return "#" + "".join(f"{round(255 * min(1, max(0, _encoded(max(0, each))))):02X}" for each in channels)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _encoded(value: float) -> float:
    return value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055
