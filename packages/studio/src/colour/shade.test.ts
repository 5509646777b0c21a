import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexOf, labOf } from './oklab.ts';
import { darken, lighten, lightness, mix, tone } from './shade.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('colour', () => {
  it('is the same after conversion to OKLab and back', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        expect(hexOf(labOf(colour))).toBe(colour);
      }),
    );
  });

  it('mixes from one to the other', () => {
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        expect(mix(one, other, 0)).toBe(one);
        expect(mix(one, other, 1)).toBe(other);
      }),
    );
  });

  it('gets darker in shadow and lighter in light', () => {
    expect(lightness(darken('#a91d2b', 0.3))).toBeLessThan(lightness('#a91d2b'));
    expect(lightness(lighten('#a91d2b', 0.3))).toBeGreaterThan(lightness('#a91d2b'));
  });

  it('is tinted by the backdrop in its shadows', () => {
    expect(tone('#ffffff', -0.4, '#2d5a73')).not.toBe(tone('#ffffff', -0.4, '#f0c0ac'));
    expect(tone('#ffffff', 0, '#2d5a73')).toBe('#ffffff');
  });
});
