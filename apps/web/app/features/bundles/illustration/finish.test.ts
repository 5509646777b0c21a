import { describe, expect, it } from 'vitest';
import { finishOf, flecksOf } from './finish.ts';

describe('the illustration of a part', () => {
  it('uses the finish of its group: matte, glitter, otherwise sheen', () =>
    expect(['哑光', '闪片', '珠光', '木质'].map(finishOf)).toEqual(['matte', 'glitter', 'sheen', 'sheen']));

  it('is stable for one part and differs between parts', () => {
    expect(flecksOf('2001')).toEqual(flecksOf('2001'));
    expect(flecksOf('2001')).not.toEqual(flecksOf('2002'));
  });

  it('keeps every glitter fleck inside the pan', () => {
    const coordinates = flecksOf('2001')
      .join('')
      .match(/\d+(?= |h)/g)!
      .map(Number);
    expect(Math.min(...coordinates)).toBeGreaterThanOrEqual(8);
    expect(Math.max(...coordinates)).toBeLessThanOrEqual(120);
  });
});
