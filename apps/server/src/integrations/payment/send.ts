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

const TIMEOUT_MS = 5_000;
const MAX_ANSWER_BYTES = 1024 * 1024;

/** Over the network: at most five seconds and one megabyte, no redirects. After a failure the outcome is unknown. */
export const sendOverNetwork: Send = async ({ method, url, headers, body }) => {
  try {
    const answer = await fetch(url, {
      method,
      headers,
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
};

async function readText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new ProviderUnavailable('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
