"""What may be shown bare on paper: a perfume has no gel, a capsule is no powder, a box of several things has no texture."""

#: Solid perfume is a balm like any other.
_SOLID_PERFUME = "600070302"
_FRAGRANCE = "60007"
_HAIR_DYE = "600060401"
#: Their pictures show something else than what comes out of them.
_NO_SMEAR = {"candle", "diffuser", "supplement"}
_NOT_FOAM = {"aerosol", "foundation"}
#: Pads and patches are things, not what they were soaked in.
_THINGS = ("棉片", "贴膜", "眼膜贴")


def has_texture(spec: dict) -> bool:
    if spec["texture"] == "none" or spec["shape"] in _NO_SMEAR or any(word in spec["lineCn"] for word in _THINGS):
        return False
    if spec["home"] == _FRAGRANCE:
        return spec["category"] == _SOLID_PERFUME or spec["texture"] == "leaf"
    if spec["shape"] == "gift-box":
        return spec["category"] == _HAIR_DYE or spec["texture"] == "leaf"
    return not (spec["texture"] == "foam" and spec["shape"] in _NOT_FOAM)
