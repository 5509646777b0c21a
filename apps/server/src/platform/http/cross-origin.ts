import type { FastifyReply, FastifyRequest } from 'fastify';

/** Every header a call of the shop carries; Content-Type counts because JSON needs it. */
const CALL_HEADERS =
  'Content-Type, UID, Token, guestToken, channel, deviceFingerprint, riskControlId, Idempotency-Key';
/** What the pages read from an answer besides its body. */
const READ_HEADERS = 'Retry-After, Server-Timing, Content-Disposition, x-request-id';
/** Two hours, the most that Chromium keeps. */
const PREFLIGHT_SECONDS = '7200';

/**
 * Lets pages of the configured origins call the API of this host; pages of other sites get no header and cannot read
 * an answer. Returns true when the request was a preflight and is answered.
 */
export function allowCrossOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
  webOrigins: readonly string[],
): boolean {
  const { origin } = request.headers;
  if (webOrigins.length === 0) return false;
  // A cache between must not give one site the answer of another.
  reply.header('vary', 'Origin');
  if (origin === undefined || !webOrigins.includes(origin)) return false;
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': READ_HEADERS,
  });
  if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return false;
  reply
    .code(204)
    .headers({
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': CALL_HEADERS,
      'access-control-max-age': PREFLIGHT_SECONDS,
    })
    .send();
  return true;
}
