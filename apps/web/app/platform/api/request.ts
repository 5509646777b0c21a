import { createAbortKeys } from './abort-keys.ts';
import { applyErrorCatalogue } from './error-catalogue.ts';
import { aborted, invalidUrl, networkFailure } from './failed-response.ts';
import type { ApiPorts, Request, RequestOptions } from './ports.ts';
import { reduceResponse } from './reduce-response.ts';

/** Paths only: with a host in the URL, the shopper's Token would be sent there. */
const API_PATH = /^\/(?![/\\])/;

/** Makes a call of the shop. Never throws: errors are in the response. */
export function createRequest(ports: ApiPorts): Request {
  const abortKeys = createAbortKeys();

  return async (options) => {
    const { url = '', format = 'json', abortKey, signal } = options;
    if (!API_PATH.test(url)) return invalidUrl();

    const call = abortKeys.begin(abortKey, signal);
    const sentOptions = { ...options, sentToken: ports.cookies.get('Token') };
    try {
      const httpResponse = await ports.fetch(`${ports.host}${url}`, {
        ...requestInit(options, ports),
        signal: call.signal,
      });
      const response = reduceResponse({
        httpStatus: httpResponse.status,
        text: await httpResponse.text(),
        format,
      });
      // An aborted call may already have a response; showing it would overwrite the later one.
      if (call.signal.aborted) return aborted();
      applyErrorCatalogue(response, ports, sentOptions);
      return response;
    } catch {
      if (call.signal.aborted) return aborted();
      const failure = networkFailure();
      applyErrorCatalogue(failure, ports, sentOptions);
      return failure;
    } finally {
      call.end();
    }
  };
}

function requestInit(
  { method = 'GET', queryBody, rawBody, headers }: RequestOptions,
  ports: ApiPorts,
): RequestInit {
  const isJson = queryBody !== undefined;
  return {
    method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...callHeaders(ports),
      ...headers,
    },
    body: isJson ? JSON.stringify({ queryBody }) : (rawBody ?? null),
  };
}

/** Allowed header values. A manipulated cookie must not make every call fail. */
const HEADER_VALUE = /^[\x21-\x7e]{1,512}$/;

/** Identity, channel and device of the caller; empty values are left out. */
export function callHeaders({
  cookies,
  deviceFingerprint,
}: Pick<ApiPorts, 'cookies' | 'deviceFingerprint'>): Record<string, string> {
  const headers = {
    UID: cookies.get('UID'),
    Token: cookies.get('Token'),
    guestToken: cookies.get('guestToken'),
    channel: 'PC',
    deviceFingerprint: deviceFingerprint(),
  };
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => HEADER_VALUE.test(value)));
}
