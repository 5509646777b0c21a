import fc from 'fast-check';
import { expect, it } from 'vitest';
import { colourDifference, groupIntoCells, labOf, listCandidates } from './index.ts';

const SHADE = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => ({ lab: labOf(`#${value.toString(16).padStart(6, '0')}`) }));

it('finds every shade that a comparison with all shades finds', () =>
  fc.assert(
    fc.property(
      SHADE,
      fc.array(SHADE, { maxLength: 300 }),
      fc.double({ min: 0, max: 30, noNaN: true }),
      (own, shades, maxDifference) => {
        const candidates = new Set(listCandidates(groupIntoCells(shades), own.lab, maxDifference));
        const missing = shades.filter(
          (shade) => colourDifference(own.lab, shade.lab) <= maxDifference && !candidates.has(shade),
        );
        expect(missing).toEqual([]);
      },
    ),
    { numRuns: 400 },
  ));

it('looks at few of many shades', () => {
  // Every 16th step of red, and of green and blue below it: the colours of lips and skin.
  const steps = Array.from({ length: 16 }, (_, at) => at * 16);
  const hex = (part: number) => part.toString(16).padStart(2, '0');
  const shades = steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue) => ({ lab: labOf(`#${hex(red)}${hex(green)}${hex(blue)}`) }))),
  );
  const candidates = listCandidates(groupIntoCells(shades), labOf('#A91D2B'), 8);
  expect(candidates.length).toBeGreaterThan(0);
  expect(candidates.length).toBeLessThan(shades.length / 10);
});
