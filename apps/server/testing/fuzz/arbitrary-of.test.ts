import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { arbitraryOf } from './arbitrary-of.ts';
import { endpoints } from './endpoints.ts';

const SAMPLES = 100;
/** Rules over several fields at once cannot be generated; everything else must be. */
const isOwnFault = (error: z.ZodError) => error.issues.some((issue) => issue.code !== 'custom');

describe('generated inputs', () => {
  it.each(endpoints.map((endpoint) => [endpoint.route, endpoint] as const))(
    '%s takes nearly all of them',
    (_route, { input }) => {
      const outcomes = fc
        .sample(arbitraryOf(input), { numRuns: SAMPLES, seed: 1 })
        .map((value) => input.safeParse(value));
      const wrong = outcomes.flatMap(({ error }) => (error && isOwnFault(error) ? [error.issues] : []));
      expect(wrong.length, JSON.stringify(wrong[0])).toBeLessThanOrEqual(SAMPLES * 0.05);
      // Rare rules may refuse, but enough inputs must be accepted for the fuzz to reach the use cases.
      expect(outcomes.filter(({ success }) => success).length).toBeGreaterThanOrEqual(SAMPLES * 0.2);
    },
  );
});

it.each([
  ['numbers within bounds', z.number().min(-1).max(1.5)],
  ['a record', z.record(z.string().regex(/^[a-z]+$/), z.int().max(3))],
  ['both of two shapes', z.object({ a: z.int() }).and(z.object({ b: z.string().min(2) }))],
  [
    'one of two shapes',
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal(1) }),
      z.object({ kind: z.literal(2), b: z.boolean() }),
    ]),
  ],
  ['null or text', z.string().nullable()],
  ['anything', z.object({ a: z.unknown(), b: z.array(z.string()).min(1).max(2) })],
])('writes %s', (_name, schema: z.ZodType) => {
  fc.assert(
    fc.property(arbitraryOf(schema), (value) => schema.safeParse(value).success),
    { seed: 1 },
  );
});
