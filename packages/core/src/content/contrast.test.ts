import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Colour, contrastRatio, lowestContrast, meanColours } from './contrast.ts';

const channel = fc.integer({ min: 0, max: 255 });
const colour = fc.tuple(channel, channel, channel);
const BLACK: Colour = [0, 0, 0];
const WHITE: Colour = [255, 255, 255];

describe('contrast', () => {
  it.each([
    [BLACK, WHITE, 21],
    [WHITE, WHITE, 1],
    // Known pairs of the guideline's own examples: #767676 is the lightest grey that is readable on white.
    [[118, 118, 118], WHITE, 4.54],
    [[119, 119, 119], WHITE, 4.48],
  ] as [Colour, Colour, number][])('of %j and %j is %d', (one, other, ratio) =>
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2),
  );

  it('is the same both ways, from 1 to 21', () =>
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        const ratio = contrastRatio(one, other);
        expect(ratio).toBe(contrastRatio(other, one));
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21);
      }),
    ));

  it('of a text is that of the place where it is hardest to read', () =>
    fc.assert(
      fc.property(colour, fc.array(colour, { minLength: 1 }), (text, behind) => {
        const lowest = lowestContrast(text, behind)!;
        const ratios = behind.map((each) => contrastRatio(text, each));
        expect(ratios).toContain(lowest);
        expect(ratios.every((ratio) => ratio >= lowest)).toBe(true);
      }),
    ));

  it('of nothing is none', () => expect(lowestContrast(BLACK, [])).toBeNull());
});

describe('mean colours', () => {
  it('are those of squares, also of the narrow ones at the edge', () => {
    const pixels: Colour[] = [BLACK, WHITE, [9, 9, 9], WHITE, BLACK, [9, 9, 9]];
    const data = pixels.flatMap((pixel) => [...pixel, 255]);
    expect(meanColours({ data, width: 3, height: 2 }, 2)).toEqual([
      [127.5, 127.5, 127.5],
      [9, 9, 9],
    ]);
  });
});
