import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const channelsOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Adam7: start and step of each pass, x then y. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

export interface PngShape {
  width: number;
  height: number;
  /** Bits of a channel. */
  depth?: number;
  /** 0 grey, 2 colour, 4 grey with alpha, 6 colour with alpha. */
  colour?: number;
  isInterlaced?: boolean;
  /** Chunks between the header and the pixels. */
  extra?: Buffer[];
  /** In place of valid pixels. */
  pixels?: Buffer;
}

/** Writes a black PNG by hand, so that it may be invalid in ways no library writes. */
export function buildPng(shape: PngShape): Buffer {
  return Buffer.concat([
    SIGNATURE,
    headOf(shape),
    ...(shape.extra ?? []),
    pngChunk('IDAT', shape.pixels ?? deflateSync(Buffer.alloc(rawBytes(shape)), { level: 1 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function headOf({ width, height, depth = 8, colour = 2, isInterlaced = false }: PngShape): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = depth;
  head[9] = colour;
  head[12] = isInterlaced ? 1 : 0;
  return pngChunk('IHDR', head);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

function rawBytes({ width, height, depth = 8, colour = 2, isInterlaced }: PngShape): number {
  const bits = channelsOf[colour]! * depth;
  const passes = isInterlaced ? PASSES : ([[0, 0, 1, 1]] as const);
  return passes.reduce((total, [x, y, dx, dy]) => {
    const columns = Math.ceil((width - x) / dx);
    const rows = Math.ceil((height - y) / dy);
    return columns > 0 && rows > 0 ? total + rows * (1 + Math.ceil((columns * bits) / 8)) : total;
  }, 0);
}
