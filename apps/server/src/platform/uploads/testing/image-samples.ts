import sharp, { type Sharp } from 'sharp';

/** A gradient with a white corner, so that a rotation is visible. */
export function createImage(width = 300, height = 200): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isCorner = x < width / 4 && y < height / 4;
      const at = (y * width + x) * 3;
      pixels[at] = isCorner ? 255 : (x * 200) / width;
      pixels[at + 1] = isCorner ? 255 : (y * 100) / height;
      pixels[at + 2] = isCorner ? 255 : 60;
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Incompressible noise: the largest possible file of this size. */
export function noise(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0, seed = 1; at < pixels.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    pixels[at] = seed >> 16;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const jpeg = () => createImage().jpeg().toBuffer();
export const png = () => createImage().png().toBuffer();
export const webp = () => createImage().webp().toBuffer();

/** A segment right behind the start of a JPEG: 0xE1 is metadata, 0xFE a comment. */
export function withSegment(file: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([file.subarray(0, 2), head, data, file.subarray(2)]);
}

/** A zip with one empty file in it. */
export function createZip(comment = ''): Buffer {
  const local = Buffer.alloc(31);
  local.write('PK\x03\x04', 0, 'latin1');
  local[26] = 1;
  local.write('a', 30);
  const end = Buffer.alloc(22 + comment.length);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(comment.length, 20);
  end.write(comment, 22);
  return Buffer.concat([local, end]);
}

/** The same bytes with one of them changed. */
export function withByte(file: Buffer, at: number, value: number): Buffer {
  const changed = Buffer.from(file);
  changed[at < 0 ? file.length + at : at] = value;
  return changed;
}
