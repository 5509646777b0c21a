import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database';
import type { Volume } from '#platform/volume';
import type { CatalogueSource } from '../catalogue/index.ts';
import { createImageRenderer, type ImageFormat, type Photographs } from '../images/index.ts';
import { findScene } from './campaigns.queries.ts';
import { createSceneDrawing } from './scene-drawing.ts';

interface SceneDeps {
  db: Database;
  dataDir: string;
  volume: Volume;
  catalogue: CatalogueSource;
  photographs: Photographs;
}

const FILE = /^([a-z0-9-]+)-(200|400|800|1600)\.(avif|webp)$/;
/** The URL does not change with the products on the image, so browsers revalidate after an hour. */
const CACHE_FOR_AN_HOUR = 'public, max-age=3600';

/** `/pictures/scene/{name}-{width}.webp`: campaign images. A photograph `scene-{name}` replaces the drawing. */
export function mountScenes(
  app: FastifyInstance,
  { db, dataDir, volume, catalogue, photographs }: SceneDeps,
) {
  const renderImage = createImageRenderer(volume);
  const cachePath = (hash: string, file: string) => join(dataDir, 'pictures', hash, `scene-${file}`);

  app.get<{ Params: { file: string } }>('/pictures/scene/:file', async (request, reply) => {
    const { file } = request.params;
    const [, name, digits, extension] = FILE.exec(file) ?? [];
    const scene = name === undefined ? undefined : await findScene(db, name);
    if (!scene) return reply.callNotFound();
    const width = Number(digits);
    const format: ImageFormat = extension === 'avif' ? 'avif' : 'webp';
    const { hash, height, draw } = createSceneDrawing(scene, catalogue.current(), width);
    const photograph = photographs.findByName(`scene-${scene.name}`);
    const bytes = await renderImage(
      cachePath(photograph?.hash ?? hash, file),
      () => (photograph ? readFile(photograph.path) : draw()),
      { width, height },
      format,
    );
    return reply.header('cache-control', CACHE_FOR_AN_HOUR).type(`image/${format}`).send(bytes);
  });
}
