import fc, { type Arbitrary } from 'fast-check';
import { brokenTransport } from './broken-transport.ts';
import type { FuzzRequest } from './fuzz-request.ts';

const json = (payload: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  payload: JSON.stringify(payload),
});
const plainGet = { method: 'GET', headers: {} };

/** Routes that no contract declares. They need not answer with an envelope, but must be as robust. */
const routes = {
  '/healthz': plainGet,
  '/readyz': plainGet,
  '/metrics': plainGet,
  '/openapi.json': plainGet,
  '/demo/clock': json({ advanceSeconds: 1 }),
};

export const isUndeclaredRoute = (url: string) => url.split('?', 1)[0]! in routes;

const ordinary: Arbitrary<FuzzRequest> = fc
  .constantFrom(...Object.entries(routes))
  .map(([url, request]) => ({ kind: 'undeclared route', url, ...request }));

export const undeclaredRouteRequest: Arbitrary<FuzzRequest> = fc.oneof(ordinary, brokenTransport(ordinary));
