import { type ReducedResponse, type Transport, toHttpRequest } from '@huarong/contract/kit';

/** Codes that the transport itself answers to; the rest is up to the page. */
const LOGIN_NEEDED = '2550';
const SECOND_FACTOR_NEEDED = 'ADM0001W';
const PROOF_NEEDED = 'ADM0002W';
const BUSY = 'CMN0010W';

export interface TransportHooks {
  /** The session is over or half open. */
  onSignedOut: (path: '/login' | '/login/second') => void;
  /** Asks for a fresh proof; true when it was given. */
  onProofNeeded: () => Promise<boolean>;
}

/** Sends calls to the admin's own origin; the session is a cookie that no script can read. */
export const createTransport =
  (hooks: TransportHooks, send: typeof fetch = (...args) => fetch(...args)): Transport =>
  async (route, input, options) => {
    const request = toHttpRequest(route, input);
    // A repeated request with the same key has one effect: the retry after a proof, or after a lost answer.
    const key = request.method === 'GET' ? null : crypto.randomUUID();
    const attempt = () => sendOnce(send, request, key, options?.headers);
    const first = await attempt();
    if (first.errorCode === LOGIN_NEEDED) hooks.onSignedOut('/login');
    if (first.errorCode === SECOND_FACTOR_NEEDED) hooks.onSignedOut('/login/second');
    if (first.errorCode !== PROOF_NEEDED) return first;
    return (await hooks.onProofNeeded()) ? attempt() : first;
  };

async function sendOnce(
  send: typeof fetch,
  { method, url, body }: ReturnType<typeof toHttpRequest>,
  key: string | null,
  headers: Record<string, string> = {},
): Promise<ReducedResponse> {
  try {
    const response = await send(url, {
      method,
      credentials: 'same-origin',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== null && { 'idempotency-key': key }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { ...((await response.json()) as ReducedResponse), httpStatus: response.status };
  } catch {
    return {
      status: 1,
      results: null,
      errorCode: BUSY,
      errorMessage: '连不上服务器，请检查网络后重试',
      dataResult: null,
      httpStatus: 503,
    };
  }
}
