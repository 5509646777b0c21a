import type { ReducedResponse } from '@huarong/contract/kit';
import type { CookieName } from '../cookies/index.ts';
import { createChannel } from '../messages/channel.ts';
import type { ApiPorts } from './ports.ts';
import { createRequest } from './request.ts';

interface FakeBrowser {
  at?: string;
  cookies?: Partial<Record<CookieName, string>>;
  host?: string;
  /** The server's response; throws to simulate a broken network. */
  answer?: (url: string, init: RequestInit) => Response | Promise<Response>;
}

/** A fake browser for tests that records calls, alerts and navigation. */
export function fakeBrowser({
  at = '/',
  cookies = {},
  host = '',
  answer = () => json({ status: 0 }),
}: FakeBrowser = {}) {
  const calls: { url: string; init: RequestInit; headers: Record<string, string> }[] = [];
  const alerts: string[] = [];
  const visited: string[] = [];
  const errorCodes: string[] = [];
  const locked = createChannel<ReducedResponse>();
  const ports: ApiPorts = {
    fetch: async (url, init) => {
      calls.push({ url, init, headers: init.headers as Record<string, string> });
      init.signal?.throwIfAborted();
      return answer(url, init);
    },
    host,
    cookies: { get: (name) => cookies[name] ?? '' },
    deviceFingerprint: () => 'f'.repeat(32),
    location: () => at,
    navigate: (location) => visited.push(location),
    alert: (message) => alerts.push(message),
    locked,
    endSession: (code) => {
      errorCodes.push(code);
      delete cookies.Token;
    },
  };
  return { request: createRequest(ports), calls, alerts, visited, errorCodes, locked };
}

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
