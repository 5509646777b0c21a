import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { createMemoryBudget } from './memory-budget.ts';

export interface UploadLimits {
  maxFiles: number;
  /** Of each file. */
  maxBytes: number;
}
export type FileRefusal =
  | { code: 'malformed-request' | 'too-large' }
  | { code: 'picture-too-large' }
  | { code: 'busy'; retryAfter: number };

/** Why the upload was not read to its end. */
export class UploadRefused extends Error {
  readonly refusal: FileRefusal;
  constructor(refusal: FileRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** A dozen of the largest pictures at once, in the whole process. */
const memoryBudget = createMemoryBudget(64 * 1024 * 1024);
/** A few form fields may travel along; nobody reads them. */
const FIELDS = { fields: 8, fieldSize: 1_024, headerPairs: 16 };
const FORM_OVERHEAD_BYTES = 16 * 1024;
const RETRY_SECONDS = 5;

/** The files of a request, one after the other: the next is not read before the last was dealt with. */
export async function* readFiles(request: FastifyRequest, { maxFiles, maxBytes }: UploadLimits) {
  if (!request.isMultipart()) throw new UploadRefused({ code: 'malformed-request' });
  if (Number(request.headers['content-length'] ?? 0) > maxFiles * maxBytes + FORM_OVERHEAD_BYTES)
    throw new UploadRefused({ code: 'picture-too-large' });

  const limits = { ...FIELDS, files: maxFiles, fileSize: maxBytes, parts: maxFiles + FIELDS.fields };
  try {
    for await (const part of request.files({ limits, throwFileSizeLimit: false })) {
      const reserved = memoryBudget.reserve();
      try {
        yield await readFile(part, reserved);
      } finally {
        reserved.release();
      }
    }
  } catch (error) {
    throw error instanceof UploadRefused ? error : new UploadRefused(toRefusal(error));
  } finally {
    // What nobody will read must still pass, or the answer would wait behind it; the request's time limit ends it.
    request.raw.unpipe();
    request.raw.resume();
  }
}

async function readFile(
  { file }: MultipartFile,
  reserved: ReturnType<typeof memoryBudget.reserve>,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (file.truncated) throw new UploadRefused({ code: 'picture-too-large' });
    if (!reserved.add(chunk.length)) throw new UploadRefused({ code: 'busy', retryAfter: RETRY_SECONDS });
    chunks.push(chunk);
  }
  if (file.truncated) throw new UploadRefused({ code: 'picture-too-large' });
  return Buffer.concat(chunks);
}

/** Too many parts are “too much”; everything else the parser dislikes is simply not a form. */
const toRefusal = (error: unknown): FileRefusal =>
  /^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test((error as { code?: string }).code ?? '')
    ? { code: 'too-large' }
    : { code: 'malformed-request' };
