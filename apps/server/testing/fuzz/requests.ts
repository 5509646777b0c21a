import { type Endpoint, pathParametersOf } from '@huarong/contract/kit';
import fc, { type Arbitrary } from 'fast-check';
import { arbitraryOf } from './arbitrary-of.ts';
import { brokenTransport } from './broken-transport.ts';
import type { Caller } from './callers.ts';
import {
  asReceived,
  type FuzzInput,
  type FuzzRequest,
  toFuzzRequest,
  toHostileRequest,
} from './fuzz-request.ts';
import { hostileValues } from './hostile-values.ts';
import { privilegedFields } from './privileged-fields.ts';

/** Inputs the contract accepts, with every path parameter set. */
export const validInput = (endpoint: Endpoint): Arbitrary<FuzzInput> =>
  (arbitraryOf(endpoint.input) as Arbitrary<FuzzInput>).filter(
    (input) =>
      pathParametersOf(endpoint.route).every((name) => input[name] !== undefined) &&
      endpoint.input.safeParse(asReceived(endpoint, input)).success,
  );

export const validRequest = (endpoint: Endpoint): Arbitrary<FuzzRequest> =>
  validInput(endpoint).map((input) => toFuzzRequest(endpoint, input, 'valid'));

/** A valid request with one error, which passes most checks. */
function nearlyValid(endpoint: Endpoint): Arbitrary<FuzzRequest> {
  const input = validInput(endpoint);
  const fieldOf = (given: FuzzInput) => fc.constantFrom(...Object.keys(given), 'anotherField', '__proto__');
  // A path parameter cannot be left out, only empty.
  const nothingFor = (field: string) => (pathParametersOf(endpoint.route).includes(field) ? '' : undefined);
  const dropped = input.chain((given) =>
    fieldOf(given).map((field) =>
      toFuzzRequest(endpoint, { ...given, [field]: nothingFor(field) }, 'one field missing'),
    ),
  );
  const replaced = input.chain((given) =>
    fc
      .tuple(fieldOf(given), fc.constantFrom(...hostileValues))
      .map(([field, value]) => toHostileRequest(endpoint, given, field, value)),
  );
  const privileged = fc
    .tuple(input, fc.subarray(Object.entries(privilegedFields), { minLength: 1 }))
    .map(([given, extra]) =>
      toFuzzRequest(endpoint, { ...Object.fromEntries(extra), ...given }, 'privileged fields'),
    );
  return fc.oneof(
    { weight: 1, arbitrary: dropped },
    { weight: 3, arbitrary: replaced },
    { weight: 2, arbitrary: privileged },
  );
}

/** A request to one call: valid, nearly valid, or with a broken transport, by one of the callers. */
export function requestTo(endpoint: Endpoint, callers: readonly Caller[]): Arbitrary<FuzzRequest> {
  const valid = validRequest(endpoint);
  const request = fc.oneof(
    { weight: 3, arbitrary: valid },
    { weight: 5, arbitrary: nearlyValid(endpoint) },
    { weight: 4, arbitrary: brokenTransport(valid) },
  );
  return fc
    .tuple(request, fc.constantFrom(...callers))
    .map(([given, caller]) => ({ ...given, headers: { ...caller.headers, ...given.headers } }));
}
