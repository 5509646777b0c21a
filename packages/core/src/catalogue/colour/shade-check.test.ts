import { describe, expect, it } from 'vitest';
import { ALIKE_BELOW, byLightness, nearestNeighbours, suggestFamily } from './index.ts';

const shades = [
  { id: '03', hex: '#A91D2B' },
  { id: '07', hex: '#AE2030' },
  { id: '02', hex: '#B0605A' },
];

describe('the shades of a product', () => {
  it('have a nearest neighbour, and two may be hard to tell apart', () => {
    const near = nearestNeighbours(shades);
    expect(near.get('03')?.id).toBe('07');
    expect(near.get('07')?.id).toBe('03');
    expect(near.get('03')?.difference).toBeLessThan(ALIKE_BELOW);
    expect(near.get('02')?.difference).toBeGreaterThan(ALIKE_BELOW);
    expect(nearestNeighbours(shades.slice(0, 1)).size).toBe(0);
    expect(nearestNeighbours([])).toEqual(new Map());
  });
  it('can be sorted from dark to light', () =>
    expect(byLightness(shades).map(({ id }) => id)).toEqual(['03', '07', '02']));
  it('belong to the family that looks most like them', () => {
    const families = [
      { name: '空', hexes: [] },
      { name: '豆沙', hexes: ['#B0605A', '#B4545F'] },
      { name: '正红', hexes: ['#A91D2B'] },
    ];
    expect(suggestFamily('#AE2030', families)).toBe('正红');
    expect(suggestFamily('#B25C5C', families)).toBe('豆沙');
    expect(suggestFamily('#AE2030', [])).toBeNull();
  });
});
