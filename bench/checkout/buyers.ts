import { Agent, request } from 'node:http';
import type { Member } from '../../scripts/prove/orders/members.ts';

export const BUYERS = 16;
const agent = new Agent({ keepAlive: true, maxSockets: BUYERS * 2 });

export interface Answer {
  http: number;
  text: string;
}

/** One call on a keep-alive connection. */
export const call = (
  port: number,
  method: 'GET' | 'POST',
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ http: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });

export class Refused extends Error {
  override name = 'Refused';
  errorCode: string;
  constructor(message: string, errorCode: string) {
    super(message);
    this.errorCode = errorCode;
  }
}

/** A call of the API as this buyer. */
export async function callAs<Results>(
  port: number,
  { token }: Member,
  method: 'GET' | 'POST',
  path: string,
  queryBody?: object,
) {
  const headers = { token, ...(queryBody && { 'content-type': 'application/json' }) };
  const { http, text } = await call(port, method, path, headers, queryBody && JSON.stringify({ queryBody }));
  const answer = JSON.parse(text) as { status: number; errorCode: string; results: Results };
  if (answer.status !== 0)
    throw new Refused(`${path} answered ${http}: ${text.slice(0, 300)}`, answer.errorCode);
  return answer.results;
}
