import { type GeneralRefusalName, wrapAnswer } from '@huarong/contract/kit';
import type { FastifyError, FastifyInstance } from 'fastify';
import { isDatabaseUnavailable } from '#platform/database';
import { sendEnvelope } from '#platform/feature';
import { sendPlainPage } from './plain-page.ts';
import { isApiPath } from './unknown-address.ts';

/** What Fastify itself complains about, in our words. Anything else is an accident of ours. */
const REFUSAL_BY_FASTIFY_CODE: Record<string, GeneralRefusalName> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-content-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-request',
  FST_ERR_BAD_URL: 'malformed-request',
  FST_ERR_HANDLER_TIMEOUT: 'request-timeout',
  FST_UNDER_PRESSURE: 'busy',
};
const RETRY_SECONDS = 5;

const refusalOf = (error: Partial<FastifyError>): GeneralRefusalName => {
  const known = REFUSAL_BY_FASTIFY_CODE[error.code ?? ''];
  if (known) return known;
  // The database is away or has no room: not our bug, and worth trying again.
  if (isDatabaseUnavailable(error)) return 'busy';
  // secure-json-parse (`__proto__`) and the HTTP parser answer plain 4xx errors.
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? 'malformed-request' : 'unexpected';
};

/** Accidents are logged once with the request id and answered without their text. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = refusalOf(error);
    // What is shed is counted by its status; a line each would bury the cause.
    const isShed = error.code === 'FST_UNDER_PRESSURE';
    if (!isShed && (code === 'unexpected' || code === 'busy' || code === 'request-timeout')) {
      request.log.error({ err: error, req: request, requestId: request.id }, 'request failed');
    }
    const isPage = request.method === 'GET' && !isApiPath(request.url) && code !== 'malformed-request';
    const details = code === 'busy' ? { code, retryAfter: RETRY_SECONDS } : { code };
    const answer = wrapAnswer({ ok: false, refusal: details });
    return isPage ? sendPlainPage(reply, answer, RETRY_SECONDS) : sendEnvelope(reply, answer);
  });
}
