import type { Metadata } from 'sharp';

const MB = 1024 * 1024;
/** Measured: an image read in strips needs 50 to 130 MB at this size, mostly for the encoder and the row buffers. */
const MAX_IN_STRIPS = 160 * MB;
/** Interlaced and progressive images are also held as a whole: 40 megapixels took 410 MB without this limit. */
const MAX_WHOLE = 80 * MB;
const LARGE = 48 * MB;

export type MemoryClass = 'small' | 'large' | 'too-large';
type ImageMetadata = Pick<
  Metadata,
  'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling'
>;

/** How much memory an image needs, by its metadata alone. Large images run one at a time, too large ones are refused. */
export function measureMemory(metadata: ImageMetadata): MemoryClass {
  const bytes = metadata.width * metadata.height * samplesPerPixel(metadata) * bytesPerSample(metadata);
  if (bytes > (metadata.isProgressive ? MAX_WHOLE : MAX_IN_STRIPS)) return 'too-large';
  return bytes > LARGE ? 'large' : 'small';
}

/** Most photographs store colour at a quarter of the resolution: 1.5 samples per pixel instead of 3. */
const samplesPerPixel = ({ channels, chromaSubsampling }: ImageMetadata) =>
  chromaSubsampling === '4:2:0' ? 1.5 : channels;

/** A progressive JPEG is held as coefficients of two bytes each. */
const bytesPerSample = ({ depth, isProgressive, chromaSubsampling }: ImageMetadata) =>
  depth !== 'uchar' || (isProgressive && chromaSubsampling) ? 2 : 1;
