"""Bent wire, cables, handles."""
Path = list[tuple[float, float, float]]


def through(points: Path, steps: int = 8) -> Path:
    """A smooth path through all points (Catmull-Rom)."""
    found: Path = []
    for i in range(len(points) - 1):
        a, b, c, d = points[max(0, i - 1)], points[i], points[i + 1], points[min(len(points) - 1, i + 2)]
        for k in range(steps):
            t = k / steps
            found.append(tuple(0.5 * (2 * b[n] + (c[n] - a[n]) * t + (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t
                                      + (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t ** 3) for n in range(3)))
    return found + [points[-1]]
