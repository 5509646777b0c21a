import { wrapAnswer } from '@huarong/contract/kit';
import type { FastifyError, FastifyInstance } from 'fastify';
import { isDatabaseUnavailable, isDiskFull } from '#platform/database';
import { sendEnvelope } from '#platform/feature';
import { sendPlainPage } from './plain-page.ts';
import { isApiPath } from './unknown-address.ts';

type ErrorRefusalName =
  | 'wrong-content-type'
  | 'too-large'
  | 'malformed-request'
  | 'request-timeout'
  | 'busy'
  | 'storage-full'
  | 'unexpected';

/** Refusals for errors of Fastify and of ours that are no bugs. Any other error is unexpected. */
const REFUSAL_BY_CODE: Record<string, ErrorRefusalName> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-content-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-request',
  FST_ERR_BAD_URL: 'malformed-request',
  FST_ERR_HANDLER_TIMEOUT: 'request-timeout',
  FST_UNDER_PRESSURE: 'busy',
  TOO_MANY_RENDERS: 'busy',
  // Uploads cannot be stored for the moment.
  STORAGE_UNAVAILABLE: 'busy',
};
const RETRY_SECONDS = 5;
const LOGGED: readonly ErrorRefusalName[] = ['unexpected', 'busy', 'storage-full', 'request-timeout'];

const refusalOf = (error: Partial<FastifyError>): ErrorRefusalName => {
  const known = REFUSAL_BY_CODE[error.code ?? ''];
  if (known) return known;
  // No bug either: the disk of the database or of the uploads is full, and the answer says so.
  if (isDiskFull(error)) return 'storage-full';
  // The database is unavailable: no bug, and a retry may succeed.
  if (isDatabaseUnavailable(error)) return 'busy';
  // secure-json-parse (`__proto__`) and the HTTP parser throw plain 4xx errors.
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? 'malformed-request' : 'unexpected';
};

/** Unexpected errors are logged once with the request id and answered without their message. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = refusalOf(error);
    // Shed requests are counted by their status; a log line for each would hide the cause.
    const isShed = error.code === 'FST_UNDER_PRESSURE' || error.code === 'TOO_MANY_RENDERS';
    if (!isShed && LOGGED.includes(code)) {
      request.log.error({ err: error, req: request, requestId: request.id }, 'request failed');
    }
    const isPage = request.method === 'GET' && !isApiPath(request.url) && code !== 'malformed-request';
    const details =
      code === 'busy' || code === 'storage-full' ? { code, retryAfter: RETRY_SECONDS } : { code };
    const answer = wrapAnswer({ ok: false, refusal: details });
    return isPage ? sendPlainPage(reply, answer, RETRY_SECONDS) : sendEnvelope(reply, answer);
  });
}
