"""Reads the multilayer EXR files Blender writes without compression."""
import struct
from typing import Mapping

import numpy as np

Channels = Mapping[str, np.ndarray]


def read_exr(path: str) -> Channels:
    with open(path, 'rb') as file:
        data = file.read()
    header, at = _header(data)
    names, types = _channels(header['channels'])
    left, top, right, bottom = struct.unpack('<4i', header['dataWindow'])
    width, height = right - left + 1, bottom - top + 1
    if header['compression'][0] != 0:
        raise ValueError(f'{path} is compressed')
    if any(kind != 2 for kind in types):
        raise ValueError(f'{path} is not 32 bit')
    at += 8 * height
    line = 4 * width * len(names)
    rows = np.frombuffer(data, np.uint8, height * (line + 8), at).reshape(height, line + 8)[:, 8:]
    pixels = np.ascontiguousarray(rows).view(np.float32).reshape(height, len(names), width)
    return {name: pixels[:, k] for k, name in enumerate(names)}


def layer(channels: Channels, name: str, parts: str) -> np.ndarray:
    """One named pass as (H, W, parts)."""
    found = []
    for part in parts:
        key = next(k for k in channels if k.endswith(f'.{name}.{part}'))
        found.append(channels[key])
    return np.stack(found, -1)


def has(channels: Channels, name: str) -> bool:
    return any(f'.{name}.' in key for key in channels)


def _header(data: bytes) -> tuple[dict[str, bytes], int]:
    fields: dict[str, bytes] = {}
    at = 8
    while data[at] != 0:
        name, at = _word(data, at)
        _, at = _word(data, at)
        (size,) = struct.unpack_from('<i', data, at)
        fields[name] = data[at + 4:at + 4 + size]
        at += 4 + size
    return fields, at + 1


def _channels(field: bytes) -> tuple[list[str], list[int]]:
    names, types, at = [], [], 0
    while field[at] != 0:
        name, at = _word(field, at)
        (kind,) = struct.unpack_from('<i', field, at)
        names.append(name)
        types.append(kind)
        at += 16
    return names, types


def _word(data: bytes, at: int) -> tuple[str, int]:
    end = data.index(b'\0', at)
    return data[at:end].decode(), end + 1
