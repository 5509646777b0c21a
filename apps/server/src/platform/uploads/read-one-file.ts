import { accept, type Result, refuse } from '@huarong/core/shared';
import type { FastifyRequest } from 'fastify';
import { type FileRefusal, readFiles, UploadRefused } from './read-files.ts';

/** The one file of an upload as it was sent. */
export type UploadedFile = Result<Buffer, FileRefusal | { code: 'no-file' }>;

/** Check the caller first: the body is not read before this is called. */
export async function readOneFile(request: FastifyRequest, maxBytes: number): Promise<UploadedFile> {
  try {
    for await (const bytes of readFiles(request, { maxFiles: 1, maxBytes })) return accept(bytes);
    return refuse({ code: 'no-file' });
  } catch (error) {
    if (error instanceof UploadRefused) return refuse(error.refusal);
    throw error;
  }
}
