import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/**
 * Routes mounted here take multipart uploads and nothing else; all others go on refusing them. That matters: a form on
 * any site may send multipart across origins without asking, JSON may not.
 */
export const registerUploads = (app: FastifyInstance, mount: (uploads: FastifyInstance) => void) =>
  app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    await uploads.register(multipart);
    mount(uploads);
  });
