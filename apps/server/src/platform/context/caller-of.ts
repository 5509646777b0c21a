import type { FastifyRequest } from 'fastify';
import type { Caller } from './context.ts';

const MAX_HEADER_LENGTH = 200;

export function callerOf(request: FastifyRequest): Caller {
  const header = (name: string) => {
    const value = request.headers[name];
    return typeof value === 'string' && value !== '' ? value.slice(0, MAX_HEADER_LENGTH) : undefined;
  };
  const deviceFingerprint = header('devicefingerprint');
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

/** The server itself, when it renders a page. */
export const SERVER_CALLER: Caller = { address: '127.0.0.1', userAgent: 'huarong' };
