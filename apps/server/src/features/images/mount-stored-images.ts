import { join } from 'node:path';
import { IMAGE_WIDTHS, imageHeight } from '@huarong/core/images';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Volume } from '#platform/volume';
import type { Storage, StorageKey } from '../../integrations/storage/index.ts';
import { createImageRenderer, type ImageFormat } from './image-renderer.ts';

export interface StoredImageDeps {
  storage: Storage;
  dataDir: string;
  volume: Volume;
}

interface StoredImages {
  /** The second part of the address, and the folder of the rendered copies. */
  folder: 'import' | 'media';
  keyOf: (id: string) => StorageKey;
  isStored: (id: string) => Promise<boolean>;
}

const FILE = /^([0-9a-f]{32})-(\d+)\.(avif|webp)$/;
/** The bytes behind an id never change. */
const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** Serves images from the storage of the shop, at the widths and formats that pages ask for. */
export function mountStoredImages(
  app: FastifyInstance,
  { storage, dataDir, volume }: StoredImageDeps,
  { folder, keyOf, isStored }: StoredImages,
) {
  const renderImage = createImageRenderer(volume);
  app.get<{ Params: { file: string } }>(`/pictures/${folder}/:file`, async (request, reply) => {
    const { file } = request.params;
    const [, id, digits, ending] = FILE.exec(file) ?? [];
    const format: ImageFormat = ending === 'avif' ? 'avif' : 'webp';
    const width = IMAGE_WIDTHS.find((known) => String(known) === digits);
    if (id === undefined || width === undefined || !(await isStored(id))) return reply.callNotFound();
    const bytes = await renderImage(
      storedImageCopy(dataDir, folder, file),
      async () => {
        const stored = await storage.find(keyOf(id));
        if (!stored) throw new Error(`an image of ${folder} has a row and no file`);
        return fitToFrame(stored.bytes);
      },
      width,
      format,
    );
    // The policy prevents a browser from running an image that is opened directly.
    return reply
      .headers({ 'cache-control': CACHE_FOREVER, 'content-security-policy': "default-src 'none'; sandbox" })
      .type(`image/${format}`)
      .send(bytes);
  });
}

/** Path of a resized copy on disk. */
const storedImageCopy = (dataDir: string, folder: StoredImages['folder'], file: string): string =>
  join(dataDir, 'pictures', folder, file);

/** Paths of all copies of one image, for its deletion. */
export const storedImageCopies = (dataDir: string, folder: StoredImages['folder'], id: string): string[] =>
  IMAGE_WIDTHS.flatMap((width) =>
    ['avif', 'webp'].map((format) => storedImageCopy(dataDir, folder, `${id}-${width}.${format}`)),
  );

const LARGEST_WIDTH = Math.max(...IMAGE_WIDTHS);

/** The whole image on white in the ratio of the catalogue: cropping a square photo would cut the product. */
const fitToFrame = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes)
    .resize({
      width: LARGEST_WIDTH,
      height: imageHeight(LARGEST_WIDTH),
      fit: 'contain',
      background: '#ffffff',
    })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
