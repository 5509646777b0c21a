import { beforeAll, describe, expect, test } from 'vitest';
import { properties } from './testing/properties.ts';
import { type Proof, prove } from './testing/prove.ts';

const carts = Number(process.env['PRICING_CARTS'] ?? 10_000);
/** A fixed seed; `npm run prove:pricing` uses a new one each time. */
const seed = Number(process.env['PRICING_SEED'] ?? 20_261_115);
const TIMEOUT_MS = 600_000;

describe(`for ${carts} carts`, () => {
  let proof: Proof;
  beforeAll(() => {
    proof = prove(carts, seed);
  }, TIMEOUT_MS);

  for (const { title } of properties)
    test(title, () => {
      expect(proof.failure?.title === title ? proof.failure.message : null).toBeNull();
    });

  test('every cart was checked', () => {
    expect(proof).toEqual({ carts, failure: null });
  });
});
