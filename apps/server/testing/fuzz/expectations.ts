import { errorCodes } from '@huarong/contract/kit';
import { landsOnUnbuilt } from './endpoints.ts';
import { envelopeComplaints } from './envelope-expectations.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import type { FuzzResponse } from './send.ts';
import { isSideDoor } from './side-doors.ts';

const LONGEST_MS = 5_000;

/** How our own insides look. SQL of ours has its names in double quotes (escaped in JSON); hostile texts have none. */
const insides = {
  'a stack trace': /(\\n|\n)\s+at \S|node:internal|node_modules|file:\/\/\/\w+\/.*\.ts/,
  SQL: /\b(select|insert into|update|delete from)\b[^{}]{0,80}\\?"\w+\\?"|\bwhere \\?"/i,
  "the database's words":
    /syntax error at|does not exist|violates \w+|duplicate key|invalid byte sequence|out of range for type/i,
  "a program's words":
    /\b(\w+Error\b|Zod|Kysely|FST_ERR_|ECONN\w+|Cannot read prop|is not a function|Unexpected token|call stack)/,
};

/** Everything that is wrong with an answer, in words; empty when a stranger learned nothing and was answered decently. */
export function complaintsAbout(request: FuzzRequest, response: FuzzResponse): string[] {
  const isJson = !isSideDoor(request.url) || response.status >= 300;
  return [
    ...statusComplaints(request, response),
    ...headerComplaints(response),
    ...leaks(response),
    ...(isJson && !mayBeEmpty(request, response) ? envelopeComplaints(response) : []),
    ...strangerComplaints(request, response),
    ...(request.mustBeRefused && response.status < 400 ? ['took what must be refused'] : []),
    ...(response.tookMs > LONGEST_MS ? [`took ${Math.round(response.tookMs)} ms`] : []),
  ];
}

function statusComplaints({ method, url }: FuzzRequest, { status }: FuzzResponse) {
  if (status === 501) return landsOnUnbuilt(method, url) ? [] : ['501 from a call that is built'];
  return status >= 200 && status < 500 ? [] : [`status ${status}`];
}

function headerComplaints({ headers }: FuzzResponse) {
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
  Object.entries(insides).flatMap(([name, pattern]) => (pattern.test(body) ? [`shows ${name}`] : []));

const mayBeEmpty = ({ method }: FuzzRequest, { status, body }: FuzzResponse) =>
  body === '' && (method === 'HEAD' || status === 204 || status === 304);

/** One caller's broken session is no other caller's news, even when both ask for the same thing at once. */
function strangerComplaints({ headers }: FuzzRequest, { body }: FuzzResponse) {
  const isKnown = Boolean(headers['token']) || Boolean(headers['guesttoken']);
  const { 'session-expired': ended, 'signed-in-elsewhere': elsewhere } = errorCodes;
  const isSessionNews = [ended, elsewhere].some(({ code }) => body.includes(`"errorCode":"${code}"`));
  return isSessionNews && !isKnown ? ['a visitor was told that a session is over'] : [];
}
