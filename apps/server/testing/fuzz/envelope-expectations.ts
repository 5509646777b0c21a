import { findErrorCode } from '@huarong/contract/kit';
import type { FuzzResponse } from './send.ts';

const NAMES = ['dataResult', 'errorCode', 'errorMessage', 'results', 'status'];
/** A sentence for shoppers: at least four Chinese characters, no markup, no unfilled placeholder. */
const SENTENCE = /^(?=(.*\p{Script=Han}){4})[^<>{}]{4,200}$/su;

/** Every answer of the API has the five envelope fields, and they match its HTTP status. */
export function envelopeProblems({ status: httpStatus, headers, body }: FuzzResponse): string[] {
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) return ['not JSON by its content type'];
  const envelope = parsed(body);
  if (envelope === null) return ['not an envelope'];
  if (Object.keys(envelope).sort().join() !== NAMES.join())
    return ['not exactly the five names of an envelope'];

  const { status, errorCode, errorMessage } = envelope;
  if (status === 0)
    return httpStatus === 200 && errorCode === null && errorMessage === null
      ? []
      : ['success and failure at once'];
  const known = findErrorCode(String(errorCode));
  if (!known) return [`unknown errorCode ${errorCode}`];
  return [
    ...(known.http === httpStatus ? [] : [`${errorCode} under status ${httpStatus}`]),
    ...(SENTENCE.test(String(errorMessage)) ? [] : ['errorMessage is no Chinese sentence']),
  ];
}

function parsed(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
