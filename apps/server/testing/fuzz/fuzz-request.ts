import { type Endpoint, methodOf, toHttpRequest } from '@huarong/contract/kit';
import { type HostileValue, isUncleanWhenDecoded, isUncleanWhenParsed } from './hostile-values.ts';

export interface FuzzRequest {
  /** The kind of request, for the report. */
  kind: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
  /** It holds a forbidden character or a compressed body, so it must be refused. */
  mustBeRefused?: boolean;
}
export type FuzzInput = Record<string, unknown>;

/** Placeholder of a hostile value, in characters that no encoding changes. */
const MARK = 'HOSTILE_VALUE_GOES_HERE';
const hasBody = (endpoint: Endpoint) => ['POST', 'PUT'].includes(methodOf(endpoint.route));

/** An input as HTTP request, exactly as our own client sends it. */
export function toFuzzRequest(endpoint: Endpoint, input: FuzzInput, kind: string): FuzzRequest {
  const { method, url, body } = toHttpRequest(endpoint.route, input);
  const headers = endpoint.isFromOwnPages ? { 'sec-fetch-site': 'same-origin' } : {};
  return body === null
    ? { kind, method, url, headers }
    : {
        kind,
        method,
        url,
        headers: { ...headers, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      };
}

/** The same with one field replaced by a value that our own client cannot send. */
export function toHostileRequest(
  endpoint: Endpoint,
  input: FuzzInput,
  field: string,
  value: HostileValue,
): FuzzRequest {
  const kind = 'one hostile field';
  const { payload, url, ...rest } = toFuzzRequest(endpoint, { ...input, [field]: MARK }, kind);
  if (url.includes(MARK))
    return {
      ...rest,
      url: url.replace(MARK, () => value.encoded),
      mustBeRefused: isUncleanWhenDecoded(value.encoded),
      ...(payload !== undefined && { payload }),
    };
  return {
    ...rest,
    url,
    payload: String(payload).replace(JSON.stringify(MARK), () => value.json),
    mustBeRefused: isUncleanWhenParsed(value.json),
  };
}

/** The input as the server receives it: a query holds only text. */
export const asReceived = (endpoint: Endpoint, input: FuzzInput): FuzzInput =>
  hasBody(endpoint)
    ? input
    : Object.fromEntries(
        Object.entries(input)
          .filter(([, value]) => value !== null && value !== undefined)
          .map(([name, value]) => [name, String(value)]),
      );
