import fc, { type Arbitrary } from 'fast-check';
import { brokenTransport } from './broken-transport.ts';
import type { FuzzRequest } from './fuzz-request.ts';

const json = (payload: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  payload: JSON.stringify(payload),
});
const seen = { method: 'GET', headers: {} };

/** Addresses of the server that no contract declares. They need not answer with an envelope, but must stand as much. */
const doors = {
  '/healthz': seen,
  '/readyz': seen,
  '/metrics': seen,
  '/openapi.json': seen,
  '/v1/analytics/events': json({ events: [{ name: 'fuzz' }] }),
  '/demo/clock': json({ advanceSeconds: 1 }),
};

export const isSideDoor = (url: string) => url.split('?', 1)[0]! in doors;

const ordinary: Arbitrary<FuzzRequest> = fc
  .constantFrom(...Object.entries(doors))
  .map(([url, request]) => ({ kind: 'side door', url, ...request }));

export const sideDoorRequest: Arbitrary<FuzzRequest> = fc.oneof(ordinary, brokenTransport(ordinary));
