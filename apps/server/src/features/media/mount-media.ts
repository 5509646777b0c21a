import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database';
import { mountStoredImages, type StoredImageDeps, uploadedImageKey } from '../images/index.ts';
import { isMediaStored } from './media.queries.ts';

/** Serves what staff have uploaded; the address contains the hash of the content. */
export const mountMedia = (app: FastifyInstance, { db, ...deps }: StoredImageDeps & { db: Database }) =>
  mountStoredImages(app, deps, {
    folder: 'media',
    keyOf: uploadedImageKey,
    isStored: (id) => isMediaStored(db, id),
  });
