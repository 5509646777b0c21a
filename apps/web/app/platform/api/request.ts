import { createAbortKeys } from './abort-keys.ts';
import { callHeaders } from './call-headers.ts';
import { applyErrorCatalogue } from './error-catalogue.ts';
import { aborted, networkFailure, noUrl } from './failed-response.ts';
import type { ApiPorts, Request, RequestOptions } from './ports.ts';
import { reduceResponse } from './reduce-response.ts';

/** Paths only: with another host in the URL, the shopper's Token would travel there. */
const API_PATH = /^\/(?![/\\])/;

/** How every call of the shop is made. It never throws: what went wrong is in the answer. */
export function createRequest(ports: ApiPorts): Request {
  const abortKeys = createAbortKeys();

  return async (options) => {
    const { url = '', format = 'json', abortKey, signal } = options;
    if (!API_PATH.test(url)) return noUrl();

    const call = abortKeys.begin(abortKey, signal);
    const sent = { ...options, sentToken: ports.cookies.get('Token') };
    try {
      const answer = await ports.fetch(`${ports.host}${url}`, {
        ...wireForm(options, ports),
        signal: call.signal,
      });
      const response = reduceResponse({ httpStatus: answer.status, text: await answer.text(), format });
      // The answer of a cancelled call may already have arrived; showing it would undo the later one.
      if (call.signal.aborted) return aborted();
      applyErrorCatalogue(response, ports, sent);
      return response;
    } catch {
      if (call.signal.aborted) return aborted();
      const failure = networkFailure();
      applyErrorCatalogue(failure, ports, sent);
      return failure;
    } finally {
      call.end();
    }
  };
}

function wireForm(
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
