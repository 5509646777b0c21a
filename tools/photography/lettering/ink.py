"""Which colour is printed on which ground, so that ten pixels of it can still be read."""

from dataclasses import dataclass

from .houses import House

_DARK_INKS = ("#2A2522", "#1E2A33", "#33241D", "#222D26", "#3A1F27")
_PALE_INK = "#F4EEE4"
_PAPERS = ("#F7F3EC", "#FBF9F5", "#F1EAE0")
_GOLD, _SILVER, _ROSE, _BRONZE = "#D8B678", "#DDE1E5", "#DDB09C", "#6A4A22"


@dataclass(frozen=True)
class Colours:
    ink: str
    foil: str
    paper: str
    #: The brand's name is stamped instead of printed.
    is_stamped: bool
    is_on_paper: bool


def lightness(colour: str) -> float:
    """Perceived, 0 black to 1 white: the cube root is near enough to OKLab's."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return (0.21 * red**2.2 + 0.72 * green**2.2 + 0.07 * blue**2.2) ** (1 / 3)


def colours_for(house: House, ground: str, cap: str, is_clear: bool, chance, *, is_shade: bool = False) -> Colours:
    """`ground` is what the print stands on; glass takes a paper label where the house likes it or where nothing else reads.

    Shades of one product have the same label: among them only the house decides.
    """
    level = lightness(ground)
    is_on_paper = is_clear and (house.has_paper or not is_shade and 0.5 < level < 0.66)
    paper = chance.pick(_PAPERS)
    if is_on_paper:
        level = lightness(paper)
    is_dark = level < 0.62
    ink = _PALE_INK if is_dark else _dark_ink(cap, chance)
    foil = _metal_like(cap) if is_dark else _BRONZE
    # Foil on bare glass vanishes: it mirrors the dark behind the bottle.
    may_stamp = house.has_foil and (is_on_paper or not is_clear)
    return Colours(ink, foil, paper, is_stamped=may_stamp and (level < 0.5 or level > 0.86), is_on_paper=is_on_paper)


def _dark_ink(cap: str, chance) -> str:
    """The cap's own colour where it is deep enough: packs are printed in as few inks as possible."""
    return cap if lightness(cap) < 0.34 else chance.pick(_DARK_INKS)


def _metal_like(cap: str) -> str:
    red, green, blue = (int(cap[at : at + 2], 16) for at in (1, 3, 5))
    if max(red, green, blue) - min(red, green, blue) < 24 and red > 120:
        return _SILVER
    return _ROSE if red - green > 40 and blue > green * 0.8 else _GOLD
