import { errorCodes } from '@huarong/contract/kit';
import { landsOnUnbuilt } from './endpoints.ts';
import { envelopeProblems } from './envelope-expectations.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import type { FuzzResponse } from './send.ts';
import { isUndeclaredRoute } from './undeclared-routes.ts';

const MAX_MS = 5_000;

/** Patterns of internals that must not leak. Our SQL has names in double quotes (escaped in JSON); hostile texts have none. */
const internals = {
  'a stack trace': /(\\n|\n)\s+at \S|node:internal|node_modules|file:\/\/\/\w+\/.*\.ts/,
  SQL: /\b(select|insert into|update|delete from)\b[^{}]{0,80}\\?"\w+\\?"|\bwhere \\?"/i,
  "the database's words":
    /syntax error at|does not exist|violates \w+|duplicate key|invalid byte sequence|out of range for type/i,
  "a program's words":
    /\b(\w+Error\b|Zod|Kysely|FST_ERR_|ECONN\w+|Cannot read prop|is not a function|Unexpected token|call stack)/,
};

/** Every problem of an answer: wrong status, headers or envelope, leaked internals, slowness. */
export function findProblems(request: FuzzRequest, response: FuzzResponse): string[] {
  const isJson = !isUndeclaredRoute(request.url) || response.status >= 300;
  return [
    ...statusProblems(request, response),
    ...headerProblems(response),
    ...leaks(response),
    ...(isJson && !mayBeEmpty(request, response) ? envelopeProblems(response) : []),
    ...sessionProblems(request, response),
    ...(request.mustBeRefused && response.status < 400 ? ['accepted a request that must be refused'] : []),
    ...(response.tookMs > MAX_MS ? [`took ${Math.round(response.tookMs)} ms`] : []),
  ];
}

function statusProblems({ method, url }: FuzzRequest, { status }: FuzzResponse) {
  if (status === 501) return landsOnUnbuilt(method, url) ? [] : ['501 from a call that is built'];
  return status >= 200 && status < 500 ? [] : [`status ${status}`];
}

function headerProblems({ headers }: FuzzResponse) {
  const isSet = {
    'content-security-policy with frame-ancestors': /\bframe-ancestors\b/.test(
      headers['content-security-policy'] ?? '',
    ),
    'x-content-type-options: nosniff': headers['x-content-type-options'] === 'nosniff',
    'referrer-policy': Boolean(headers['referrer-policy']),
  };
  return Object.entries(isSet).flatMap(([name, isThere]) => (isThere ? [] : [`no ${name}`]));
}

const leaks = ({ body }: FuzzResponse) =>
  Object.entries(internals).flatMap(([name, pattern]) => (pattern.test(body) ? [`shows ${name}`] : []));

const mayBeEmpty = ({ method }: FuzzRequest, { status, body }: FuzzResponse) =>
  body === '' && (method === 'HEAD' || status === 204 || status === 304);

/** A session error of one caller must not reach a visitor who sends the same request at the same time. */
function sessionProblems({ headers }: FuzzRequest, { body }: FuzzResponse) {
  const isKnown = Boolean(headers['token']) || Boolean(headers['guesttoken']);
  const { 'session-expired': ended, 'signed-in-elsewhere': signedInElsewhere } = errorCodes;
  const isSessionError = [ended, signedInElsewhere].some(({ code }) =>
    body.includes(`"errorCode":"${code}"`),
  );
  return isSessionError && !isKnown ? ['a visitor got a session error'] : [];
}
