import { describe, expect, it } from 'vitest';
import { drawSwatch } from './draw-swatch.ts';
import { TEXTURES } from './pack.ts';
import { listSvgProblems } from './testing/list-svg-problems.ts';

describe('a swatch', () => {
  it.each(TEXTURES)('can have the texture %s', (texture) => {
    const svg = drawSwatch('#A91D2B', texture);
    expect(listSvgProblems(svg)).toEqual([]);
    expect(svg.length).toBeLessThan(10_000);
  });

  it.each(['balm', 'cream', 'oil', 'liquid', 'none'] as const)('of %s has exactly the shade', (texture) => {
    expect(drawSwatch('#a91d2b', texture)).toContain('#a91d2b');
  });

  it('is square', () => {
    expect(drawSwatch('#A91D2B', 'balm')).toContain('width="160" height="160"');
  });

  it('is the same for the same input and differs for each shade', () => {
    expect(drawSwatch('#A91D2B', 'cream')).toBe(drawSwatch('#A91D2B', 'cream'));
    expect(drawSwatch('#A91D2B', 'cream')).not.toBe(drawSwatch('#B0605A', 'cream'));
  });
});
