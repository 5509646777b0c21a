import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/**
 * Routes mounted here accept multipart uploads only, and all other routes refuse them, because a form on any site may send
 * multipart across origins without a preflight request, but not JSON.
 */
export const registerUploads = (app: FastifyInstance, mount: (uploads: FastifyInstance) => void) =>
  app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    await uploads.register(multipart);
    mount(uploads);
  });
