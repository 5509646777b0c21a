import { type Result, refuse } from '@huarong/core/shared';
import type { FastifyRequest } from 'fastify';
import {
  acceptDocument,
  type DocumentRefusal,
  MAX_DOCUMENT_BYTES,
  type UploadedDocument,
} from './accept-document.ts';
import { type FileRefusal, readFiles, UploadRefused } from './read-files.ts';

type Refusal =
  | DocumentRefusal
  | { code: 'malformed-request' | 'too-large' }
  | Extract<FileRefusal, { retryAfter: number }>;
/** Reads the one document of an upload. */
export type DocumentReader = () => Promise<Result<UploadedDocument, Refusal>>;

/** The first document of the upload, or a refusal. Check the caller first: the body is not read before this is called. */
export async function readDocument(request: FastifyRequest): Promise<Result<UploadedDocument, Refusal>> {
  try {
    for await (const bytes of readFiles(request, { maxFiles: 1, maxBytes: MAX_DOCUMENT_BYTES }))
      return await acceptDocument(bytes);
    return refuse({ code: 'document-unreadable' });
  } catch (error) {
    if (!(error instanceof UploadRefused)) throw error;
    const { refusal } = error;
    return refuse(isOversize(refusal) ? { code: 'document-too-large' } : refusal);
  }
}

const isOversize = (refusal: FileRefusal): refusal is { code: 'picture-too-large' } =>
  refusal.code === 'picture-too-large';
