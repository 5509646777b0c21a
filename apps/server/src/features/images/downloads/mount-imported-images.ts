import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database';
import { mountStoredImages, type StoredImageDeps } from '../mount-stored-images.ts';
import { isStored } from './image-download.queries.ts';
import { importedImageKey } from './imported-image.ts';

/** Serves the images that imports named by address; an address is fetched once, so its bytes never change. */
export const mountImportedImages = (
  app: FastifyInstance,
  { db, ...deps }: StoredImageDeps & { db: Database },
) =>
  mountStoredImages(app, deps, {
    folder: 'import',
    keyOf: importedImageKey,
    isStored: (id) => isStored(db, id),
  });
