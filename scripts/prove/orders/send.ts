import { type Route, toHttpRequest } from '../../../packages/contract/src/kit/index.ts';

/** The fields of answers that proofs read. */
export interface Results {
  quoteHash: string;
  consents: { code: string }[];
  orderId: string;
  orderStatus: number;
  outTradeNo: string;
  total: number;
  answered: { httpStatus: number; body: string }[];
  sent: { url: string; headers: Record<string, string>; body: string }[];
}
export interface Reply {
  /** 0: no answer. */
  http: number;
  body: string;
  status: number;
  errorCode: string;
  results: Results;
}
export interface Sending {
  headers?: Record<string, string>;
  idempotencyKey?: string;
}

const NO_ANSWER: Reply = { http: 0, body: '', status: -1, errorCode: 'no-answer', results: {} as Results };
const TIMEOUT_MS = 30_000;

/** One HTTP call, exactly as the shop's pages send it. */
export function send(port: number, route: Route, input: object, sending: Sending = {}): Promise<Reply> {
  const { method, url, body } = toHttpRequest(route, { ...input });
  return sendRaw(port, method, url, body === null ? undefined : JSON.stringify(body), {
    ...(body !== null && { 'content-type': 'application/json' }),
    ...sending.headers,
    ...(sending.idempotencyKey && { 'idempotency-key': sending.idempotencyKey }),
  });
}

export async function sendRaw(
  port: number,
  method: string,
  path: string,
  body: string | undefined,
  headers: Record<string, string>,
): Promise<Reply> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    return { ...NO_ANSWER, errorCode: '', ...readEnvelope(text), http: answer.status, body: text };
  } catch {
    return NO_ANSWER;
  }
}

/** Providers get a plain reply instead of an envelope. */
function readEnvelope(text: string): Partial<Reply> {
  try {
    return JSON.parse(text) as Partial<Reply>;
  } catch {
    return {};
  }
}

/** Whether a retry may succeed: the shop was unavailable, too busy, or still working on the request. */
export const isRetryable = ({ http, errorCode }: Reply) =>
  http === 0 || http === 503 || http === 429 || errorCode === 'CMN0014W';
