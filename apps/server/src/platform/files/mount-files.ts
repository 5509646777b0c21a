import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { UNREFUSED } from '#platform/http';

const HOUR_MS = 3_600_000;
const YEAR_MS = 8_760 * HOUR_MS;

export interface FileFolders {
  /** The client build: file names contain a content hash, so browsers cache them for good. Vite serves it in development. */
  clientBuild?: string;
  /** The images of the catalogue. */
  catalogueImages: string;
}

/**
 * Serves the files of the web app, compressed at build time, and the images of the catalogue. An overloaded server still does:
 * they cost little, and a page that was sent is broken without them.
 */
export const mountFiles = (app: FastifyInstance, { clientBuild, catalogueImages }: FileFolders) =>
  app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...UNREFUSED };
    });
    await files.register(fastifyStatic, {
      root: catalogueImages,
      prefix: '/pictures/',
      index: false,
      maxAge: HOUR_MS,
    });
    if (!clientBuild) return;
    await files.register(fastifyStatic, {
      root: `${clientBuild}/assets`,
      prefix: '/assets/',
      decorateReply: false,
      preCompressed: true,
      index: false,
      immutable: true,
      maxAge: YEAR_MS,
    });
  });
