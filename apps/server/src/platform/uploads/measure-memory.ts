import type { Metadata } from 'sharp';

const MB = 1024 * 1024;
/** Measured: a picture read in strips costs 50 to 130 MB at this size, most of it for the encoder and the row buffers. */
const MAX_IN_STRIPS = 160 * MB;
/** Interlaced and progressive pictures are held whole on top of that: unbounded, 40 megapixels took 410 MB. */
const MAX_WHOLE = 80 * MB;
const LARGE = 48 * MB;

export type MemoryClass = 'light' | 'heavy' | 'too-heavy';
type ImageMetadata = Pick<
  Metadata,
  'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling'
>;

/** How much memory a picture will need, from its head alone. The heavy go one at a time, the too heavy not at all. */
export function measureMemory(metadata: ImageMetadata): MemoryClass {
  const bytes = metadata.width * metadata.height * samplesPerPixel(metadata) * bytesPerSample(metadata);
  if (bytes > (metadata.isProgressive ? MAX_WHOLE : MAX_IN_STRIPS)) return 'too-heavy';
  return bytes > LARGE ? 'heavy' : 'light';
}

/** Most photos keep colour at a quarter of the sharpness of light: one and a half samples where there could be three. */
const samplesPerPixel = ({ channels, chromaSubsampling }: ImageMetadata) =>
  chromaSubsampling === '4:2:0' ? 1.5 : channels;

/** A progressive JPEG waits as coefficients of two bytes each. */
const bytesPerSample = ({ depth, isProgressive, chromaSubsampling }: ImageMetadata) =>
  depth !== 'uchar' || (isProgressive && chromaSubsampling) ? 2 : 1;
