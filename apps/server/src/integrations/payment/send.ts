import { traceHeaders, withChildSpan } from '#platform/trace';
import { ProviderUnavailable } from './port.ts';

export interface OutgoingRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body: string;
}
export interface IncomingAnswer {
  status: number;
  header(name: string): string | null;
  text: string;
}
/** How a request reaches a provider: the network, or the sandbox in this process. */
export type Send = (request: OutgoingRequest) => Promise<IncomingAnswer>;

/** Fetches a statement from an address that the provider named in a signed answer. */
export type Download = (url: string, headers?: Record<string, string>) => Promise<Buffer>;

const TIMEOUT_MS = 5_000;
const MAX_ANSWER_BYTES = 1024 * 1024;
const DOWNLOAD_TIMEOUT_MS = 60_000;
export const MAX_STATEMENT_BYTES = 64 * 1024 * 1024;

/** Over the network: at most five seconds and one megabyte, no redirects. After a failure the outcome is unknown. */
export const sendOverNetwork: Send = (request) => {
  const { host } = new URL(request.url);
  return withChildSpan(
    () => `${request.method} ${host}`,
    { 'server.address': host },
    () => trySending(request),
  );
};

async function trySending({ method, url, headers, body }: OutgoingRequest): Promise<IncomingAnswer> {
  try {
    const answer = await fetch(url, {
      method,
      // Signatures of providers cover their own headers only.
      headers: { ...headers, ...traceHeaders() },
      ...(method === 'POST' && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return {
      status: answer.status,
      header: (name) => answer.headers.get(name),
      text: await readText(answer),
    };
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    throw new ProviderUnavailable(`no answer from ${new URL(url).host}`, { cause: error });
  }
}

/** Over TLS only, whatever address the answer names. */
export const downloadOverNetwork: Download = async (address, headers = {}) => {
  const url = new URL(address);
  url.protocol = 'https:';
  try {
    const answer = await fetch(url, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS),
    });
    if (!answer.ok) throw new ProviderUnavailable(`the statement answered HTTP ${answer.status}`);
    return await readBytes(answer, MAX_STATEMENT_BYTES);
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    throw new ProviderUnavailable(`no statement from ${url.host}`, { cause: error });
  }
};

const readText = async (answer: Response): Promise<string> =>
  (await readBytes(answer, MAX_ANSWER_BYTES)).toString('utf8');

async function readBytes(answer: Response, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new ProviderUnavailable('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
