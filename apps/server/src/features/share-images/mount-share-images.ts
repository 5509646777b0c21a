import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Database } from '#platform/database';
import type { Volume } from '#platform/volume';
import { createSceneDrawing } from '../campaigns/index.ts';
import type { CatalogueSource } from '../catalogue/index.ts';
import type { Photographs } from '../images/index.ts';
import { findShareScene } from './share-scene.ts';

interface ShareDeps {
  db: Database;
  dataDir: string;
  volume: Volume;
  catalogue: CatalogueSource;
  photographs: Photographs;
}

/** The size link previews use, as JPEG, which all of them read. */
const SIZE = { width: 1200, height: 630 } as const;
/** The URL stays while the products on the image change. */
const CACHE_FOR_A_DAY = 'public, max-age=86400';

/**
 * `/pictures/share/{subject}.jpg`: the preview image of a shared link. A photograph `share-{subject}` takes
 * precedence.
 */
export function mountShareImages(
  app: FastifyInstance,
  { db, dataDir, volume, catalogue, photographs }: ShareDeps,
) {
  const inProgress = new Map<string, Promise<Buffer>>();

  app.get<{ Params: { file: string } }>('/pictures/share/:file', async (request, reply) => {
    const { file } = request.params;
    const [, subject] = /^([a-z0-9-]{1,80})\.jpg$/.exec(file) ?? [];
    const snapshot = catalogue.current();
    const scene = subject === undefined ? null : await findShareScene(db, snapshot, subject);
    if (!scene) return reply.callNotFound();
    const { hash, draw } = createSceneDrawing({ ...scene, ...SIZE }, snapshot, SIZE.width);
    const photograph =
      photographs.findByName(`share-${subject}`) ?? photographs.findByName(`scene-${scene.name}`);
    const cached = join(dataDir, 'pictures', photograph?.hash ?? hash, `share-${file}`);
    const source = async () => (photograph ? readFile(photograph.path) : Buffer.from(draw()));
    const image =
      inProgress.get(cached) ??
      renderOrReadCached(cached, source, volume).finally(() => inProgress.delete(cached));
    inProgress.set(cached, image);
    return reply
      .header('cache-control', CACHE_FOR_A_DAY)
      .type('image/jpeg')
      .send(await image);
  });
}

/** Rendered once and cached on disk through a rename. A full disk costs only speed. */
async function renderOrReadCached(
  file: string,
  source: () => Promise<Buffer>,
  { hasRoomForFiles }: Volume,
): Promise<Buffer> {
  const cached = await readFile(file).catch(() => null);
  if (cached) return cached;
  const bytes = await sharp(await source())
    .resize({ ...SIZE, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, progressive: true })
    .toBuffer();
  if (!(await hasRoomForFiles())) return bytes;
  const temporaryFile = `${file}.${process.pid}.draft`;
  await mkdir(dirname(file), { recursive: true })
    .then(() => writeFile(temporaryFile, bytes))
    .then(() => rename(temporaryFile, file))
    .catch(() => undefined);
  return bytes;
}
