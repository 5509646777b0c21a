import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const HOUR_MS = 3_600_000;
const YEAR_MS = 8_760 * HOUR_MS;

export interface FileFolders {
  /** The client build: names carry a hash of their content, so a browser never asks twice. Vite serves it in development. */
  clientBuild?: string;
  /** The pictures of the catalogue. */
  catalogueImages: string;
}

/** Files of the web app and pictures of the catalogue, compressed at build time. */
export async function mountFiles(app: FastifyInstance, { clientBuild, catalogueImages }: FileFolders) {
  await app.register(fastifyStatic, {
    root: catalogueImages,
    prefix: '/pictures/',
    index: false,
    maxAge: HOUR_MS,
  });
  if (!clientBuild) return;
  await app.register(fastifyStatic, {
    root: `${clientBuild}/assets`,
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: YEAR_MS,
  });
}
