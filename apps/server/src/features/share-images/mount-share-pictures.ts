import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Database } from '#platform/database';
import { sceneDrawing } from '../campaigns/index.ts';
import type { CatalogueSource } from '../catalogue/index.ts';
import type { Photographs } from '../images/index.ts';
import { findShareScene } from './share-scene.ts';

interface ShareDeps {
  db: Database;
  dataDir: string;
  catalogue: CatalogueSource;
  photographs: Photographs;
}

/** What those who show shared links ask for, and the one format all of them read. */
const SIZE = { width: 1200, height: 630 } as const;
/** The address stays while the goods on the picture change with the season. */
const A_DAY = 'public, max-age=86400';

/** `/pictures/share/{subject}.jpg`: the picture on the card of a shared link. A photograph `share-{subject}` wins. */
export function mountSharePictures(app: FastifyInstance, { db, dataDir, catalogue, photographs }: ShareDeps) {
  const making = new Map<string, Promise<Buffer>>();

  app.get('/pictures/share/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const [, subject] = /^([a-z0-9-]{1,80})\.jpg$/.exec(file) ?? [];
    const snapshot = catalogue.current();
    const wish = subject === undefined ? null : await findShareScene(db, snapshot, subject);
    if (!wish) return reply.callNotFound();
    const { hash, draw } = sceneDrawing({ ...wish, ...SIZE }, snapshot, SIZE.width);
    const photograph = photographs.named(`share-${subject}`) ?? photographs.named(`scene-${wish.name}`);
    const kept = join(dataDir, 'pictures', photograph?.hash ?? hash, `share-${file}`);
    const source = async () => (photograph ? readFile(photograph.path) : Buffer.from(draw()));
    const made = making.get(kept) ?? makeOnce(kept, source).finally(() => making.delete(kept));
    making.set(kept, made);
    return reply
      .header('cache-control', A_DAY)
      .type('image/jpeg')
      .send(await made);
  });
}

/** Drawn once and kept on disk, moved into place whole. A full disk costs speed, not the picture. */
async function makeOnce(file: string, source: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const bytes = await sharp(await source())
    .resize({ ...SIZE, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, progressive: true })
    .toBuffer();
  const draft = `${file}.${process.pid}.draft`;
  await mkdir(dirname(file), { recursive: true })
    .then(() => writeFile(draft, bytes))
    .then(() => rename(draft, file))
    .catch(() => undefined);
  return bytes;
}
