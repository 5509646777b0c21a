import type { ReducedResponse } from '@huarong/contract/kit';

interface HttpResponse {
  httpStatus: number;
  text: string;
  format: 'json' | 'text';
}

const UNREADABLE = '服务器开小差了，请稍后再试';
const EMPTY = { results: null, errorCode: null, errorMessage: null, dataResult: null };
const ENVELOPE_FIELDS = ['status', 'results', 'errorCode', 'errorMessage', 'dataResult'];

/**
 * Reduces a response to results, status, errorCode, errorMessage, dataResult and the HTTP status. A failure that is
 * not JSON (e.g. a proxy page) has its raw text as results.
 */
export function reduceResponse({ httpStatus, text, format }: HttpResponse): ReducedResponse {
  const isOk = httpStatus >= 200 && httpStatus < 300;
  if (isOk && text === '') return { ...EMPTY, status: 0, httpStatus };
  if (isOk && format === 'text') return { ...EMPTY, status: 0, results: text, httpStatus };

  const body = parseJson(text);
  if (isEnvelope(body)) return { ...reduceEnvelope(body, isOk), httpStatus };
  if (isOk && body !== undefined) return { ...EMPTY, status: 0, results: body, httpStatus };
  return { ...EMPTY, status: 1, results: body ?? text, errorMessage: UNREADABLE, httpStatus };
}

function reduceEnvelope(body: Record<string, unknown>, isOk: boolean) {
  const errorCode = toTextOrNull(body['errorCode']);
  const reportedStatus = body['status'] === undefined ? Number(errorCode !== null) : Number(body['status']);
  // A failed HTTP call is never a success, whatever its body says.
  const isUsable = Number.isFinite(reportedStatus) && (isOk || reportedStatus !== 0);
  return {
    status: isUsable ? reportedStatus : 1,
    results: body['results'] ?? null,
    errorCode,
    errorMessage: toTextOrNull(body['errorMessage']),
    dataResult: body['dataResult'] ?? null,
  };
}

const isEnvelope = (body: unknown): body is Record<string, unknown> =>
  body !== null && typeof body === 'object' && ENVELOPE_FIELDS.some((field) => field in body);

/** Some older responses write codes as numbers: 2510 equals "2510". */
const toTextOrNull = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) || null : null;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
