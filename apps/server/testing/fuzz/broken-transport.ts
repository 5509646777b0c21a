import { gzipSync } from 'node:zlib';
import fc, { type Arbitrary } from 'fast-check';
import type { FuzzRequest } from './fuzz-request.ts';
import { addresses, bodies, contentTypes, headerNames, headerValues, methods } from './hostile-wire.ts';

type Breakage = (request: FuzzRequest) => Partial<FuzzRequest>;
const JSON_TYPE = { 'content-type': 'application/json' };

const breakages: Record<string, Arbitrary<Breakage>> = {
  'content type': fc.constantFrom(...contentTypes).map((type) => ({ headers, payload = '{}' }) => ({
    payload,
    headers: { ...headers, 'content-type': type },
  })),

  'no content type': fc.constant(({ headers: { 'content-type': _type, ...headers }, payload = '{}' }) => ({
    // Only for text does the sender add a type of its own.
    payload: Buffer.from(payload),
    headers,
  })),

  body: fc.constantFrom(...bodies).map((payload) => ({ headers }) => ({
    payload,
    headers: { ...headers, ...JSON_TYPE },
  })),

  'truncated body': fc.nat(60).map((length) => ({ headers, payload = '{"queryBody":{}' }) => ({
    payload: String(payload).slice(0, length),
    headers: { ...headers, ...JSON_TYPE },
  })),

  'compressed body': fc
    .constantFrom('gzip', 'br', 'identity', 'x')
    .map((encoding) => ({ headers, payload = '{}' }) => ({
      payload: gzipSync(payload),
      headers: { ...headers, ...JSON_TYPE, 'content-encoding': encoding },
      mustBeRefused: true,
    })),

  method: fc.constantFrom(...methods).map((method) => () => ({ method })),

  address: fc.constantFrom(...addresses).map((change) => ({ url }) => {
    const [path = '', query = ''] = url.split('?', 2);
    return { url: change(path, query) };
  }),

  headers: fc
    .dictionary(fc.constantFrom(...headerNames), fc.constantFrom(...headerValues), { minKeys: 1, maxKeys: 4 })
    .map((odd) => ({ headers }) => ({ headers: { ...headers, ...odd } })),
};

/** A good request that was broken on its way: what proxies, scripts and scanners send. */
export const brokenTransport = (request: Arbitrary<FuzzRequest>): Arbitrary<FuzzRequest> =>
  fc.oneof(
    ...Object.entries(breakages).map(([name, breakage]) =>
      fc
        .tuple(request, breakage)
        .map(([given, broken]) => ({ ...given, ...broken(given), kind: `broken ${name}` })),
    ),
  );
