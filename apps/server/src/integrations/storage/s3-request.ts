import { setTimeout as sleep } from 'node:timers/promises';
import { withChildSpan } from '#platform/trace';
import { refuseOversize, StorageFailure } from './port.ts';
import { type S3Credentials, signRequest } from './s3-signature.ts';

export interface S3Timeouts {
  /** One try, from connecting to the last byte: `fetch` has no separate timeout for connecting. */
  tryMs: number;
  /** All tries and the pauses between them. Shorter than a request of ours may take. */
  totalMs: number;
  tries: number;
}
export const defaultTimeouts: S3Timeouts = { tryMs: 4_000, totalMs: 8_000, tries: 3 };

export interface S3Request {
  method: 'PUT' | 'GET' | 'HEAD' | 'DELETE';
  url: URL;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}
export interface S3Response {
  status: number;
  bytes: Buffer;
}

/** Sends, and sends again after a temporary failure: each of these requests has the same effect when repeated. */
export async function sendS3Request(
  request: S3Request,
  credentials: S3Credentials,
  { tryMs, totalMs, tries }: S3Timeouts,
): Promise<S3Response> {
  const deadline = AbortSignal.timeout(totalMs);
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce(
      request,
      credentials,
      AbortSignal.any([deadline, AbortSignal.timeout(tryMs)]),
    );
    if (!(outcome instanceof StorageFailure)) return outcome;
    if (!outcome.isTemporary || attempt >= tries || deadline.aborted) throw outcome;
    // A random pause, so that replicas do not all retry at the same moment.
    await sleep(100 * 2 ** attempt * (0.5 + Math.random()));
  }
}

async function tryOnce(
  { method, url, headers = {}, body }: S3Request,
  credentials: S3Credentials,
  signal: AbortSignal,
): Promise<S3Response | StorageFailure> {
  const signed = await signRequest({ method, url, headers, body: body ?? new Uint8Array() }, credentials);
  try {
    // A followed redirect could send the file to another server; a correct endpoint sends none.
    const response = await withChildSpan(
      () => `${method} ${url.host}`,
      { 'server.address': url.host },
      () => fetch(url, { method, headers: signed, body: body ?? null, signal, redirect: 'manual' }),
    );
    const bytes = await readCapped(response);
    if (response.status === 429 || response.status >= 500)
      return new StorageFailure(`S3 ${method} answered ${response.status}`, { isTemporary: true });
    return { status: response.status, bytes };
  } catch (error) {
    if (error instanceof StorageFailure) return error;
    return new StorageFailure(`S3 ${method} got no answer: ${reasonOf(error)}`, { isTemporary: true });
  }
}

async function readCapped(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    refuseOversize(size);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/** `ECONNREFUSED`, `TimeoutError`: the kind of error, never the address. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? name;
}
