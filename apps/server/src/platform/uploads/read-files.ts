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
  | { code: 'busy' | 'storage-full'; retryAfter: number };

/** The reason why the upload was not read to its end. */
export class UploadRefused extends Error {
  readonly refusal: FileRefusal;
  constructor(refusal: FileRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** A dozen of the largest images at once, in the whole process. */
const memoryBudget = createMemoryBudget(64 * 1024 * 1024);
/** A few other form fields are tolerated and ignored. */
const FIELDS = { fields: 8, fieldSize: 1_024, headerPairs: 16 };
const FORM_OVERHEAD_BYTES = 16 * 1024;
const RETRY_SECONDS = 5;

/** The files of a request, one at a time: the next is not read before the last has been processed. */
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
    // The rest of the body must be consumed, or the response would wait behind it; the request's timeout ends it.
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

/** Too many parts are too large; every other parser error is a malformed request. */
const toRefusal = (error: unknown): FileRefusal =>
  error instanceof Error && 'code' in error && /^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(String(error.code))
    ? { code: 'too-large' }
    : { code: 'malformed-request' };
