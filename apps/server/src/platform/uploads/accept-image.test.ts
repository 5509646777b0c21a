import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { acceptImage, MAX_IMAGE_BYTES } from './index.ts';
import { bombs } from './testing/bombs.ts';
import { brokenImages, polyglots } from './testing/broken-images.ts';
import { createImage, jpeg } from './testing/image-samples.ts';
import { notImages } from './testing/not-images.ts';
import { validImages } from './testing/valid-images.ts';

// Making a file of 40 megapixels takes seconds on a busy machine.
const PATIENT = { timeout: 30_000 };

/** The parts of a WebP file, by name. */
function chunksOf(webp: Buffer): string[] {
  const names: string[] = [];
  for (let at = 12; at < webp.length; at += 8 + webp.readUInt32LE(at + 4) + (webp.readUInt32LE(at + 4) % 2))
    names.push(webp.toString('latin1', at, at + 4));
  return names;
}
const accepted = async (bytes: Buffer) => {
  const result = await acceptImage(bytes);
  if (!result.ok) throw new Error(`refused: ${result.refusal.code}`);
  return result.value;
};

describe('refuses a file that is not an image', () => {
  it.each([...notImages, ...brokenImages, ...polyglots])('$name', async ({ bytes }) =>
    expect(await acceptImage(await bytes())).toEqual({
      ok: false,
      refusal: { code: 'picture-unreadable' },
    }),
  );
});

describe('refuses an image that is too large to decode', PATIENT, () => {
  it.each(bombs)('$name', async ({ bytes }) =>
    expect(await acceptImage(await bytes())).toMatchObject({
      ok: false,
      refusal: { code: 'picture-too-large' },
    }),
  );

  it('with a message about the dimensions when the file size is fine', async () => {
    const result = await acceptImage(await bombs[0]!.bytes());
    expect(result.ok ? null : result.refusal).toMatchObject({
      message: '图片的尺寸过大，请缩小后重新上传',
    });
  });
});

describe('re-encodes', PATIENT, () => {
  it.each(validImages)('$name', async ({ bytes, size }) => {
    const image = await accepted(await bytes());
    expect([image.width, image.height]).toEqual(size);
    expect(await sharp(image.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: size[0],
      height: size[1],
    });
    // Pixels and nothing else: no EXIF, no XMP, no colour profile, no second frame.
    for (const name of chunksOf(image.bytes)) expect(['VP8 ', 'VP8L', 'VP8X', 'ALPH']).toContain(name);
  });

  it('the image itself, upright', async () => {
    const upright = await accepted(await createImage().withMetadata({ orientation: 6 }).jpeg().toBuffer());
    const { data, info } = await sharp(upright.bytes)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const brightness = (x: number, y: number) => data[(y * info.width + x) * 3 + 1]!;
    // The white corner was top left; turned by a quarter it is top right.
    expect(brightness(info.width - 5, 5)).toBeGreaterThan(240);
    expect(brightness(5, 5)).toBeLessThan(120);
  });

  it('a file of exactly 5 MB, but not one byte more', async () => {
    const file = await jpeg();
    const padded = (size: number) => Buffer.concat([file, Buffer.alloc(size - file.length)]);
    expect((await acceptImage(padded(MAX_IMAGE_BYTES))).ok).toBe(true);
    expect((await acceptImage(padded(MAX_IMAGE_BYTES + 1))).ok).toBe(false);
  });
});

it('decodes nothing for a client that has disconnected', async () => {
  const file = await jpeg();
  expect((await acceptImage(file, { isClientConnected: () => false })).ok).toBe(false);
  expect((await acceptImage(file, { isClientConnected: () => true })).ok).toBe(true);
});
