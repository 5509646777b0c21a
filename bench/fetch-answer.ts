import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Call } from './load/plan.ts';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** One call with the raw bytes of the answer, which `fetch` would decompress. */
export async function fetchAnswer(port: number, { method, path, headers, body }: Call): Promise<Answer> {
  const sent = request({
    host: '127.0.0.1',
    port,
    method,
    path,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
  });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: await buffer(response),
  };
}
