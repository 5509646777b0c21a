import type { FastifyRequest } from 'fastify';
import type { Caller } from './context.ts';

const MAX_HEADER_LENGTH = 200;

/**
 * Where a request comes from. The browser sends events without headers of ours, so with `readsDeviceCookie` its id is
 * taken from the cookie; for rate limits that is as good.
 */
export function callerOf(request: FastifyRequest, { readsDeviceCookie = false } = {}): Caller {
  const header = (name: string) => {
    const value = request.headers[name];
    return typeof value === 'string' && value !== '' ? value.slice(0, MAX_HEADER_LENGTH) : undefined;
  };
  const deviceFingerprint =
    header('devicefingerprint') ?? (readsDeviceCookie ? deviceCookie(request.headers.cookie) : undefined);
  const riskControlId = header('riskcontrolid');
  const idempotencyKey = header('idempotency-key');
  return {
    address: request.ip,
    userAgent: header('user-agent') ?? '',
    ...(deviceFingerprint && { deviceFingerprint }),
    ...(riskControlId && { riskControlId }),
    ...(idempotencyKey && { idempotencyKey }),
  };
}

const deviceCookie = (cookies = ''): string | undefined =>
  /(?:^|; )deviceFingerprint=([0-9a-f]{32})(?:;|$)/.exec(cookies)?.[1];

/** The server itself, when it renders a page. */
export const SERVER_CALLER: Caller = { address: '127.0.0.1', userAgent: 'huarong' };
