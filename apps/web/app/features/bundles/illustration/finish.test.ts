import { describe, expect, it } from 'vitest';
import { finishOf, flecksOf } from './finish.ts';

describe('how a part is drawn', () => {
  it('follows its group: matte, glitter, and everything else with a sheen', () =>
    expect(['哑光', '闪片', '珠光', '木质'].map(finishOf)).toEqual(['matte', 'glitter', 'sheen', 'sheen']));

  it('is the same every time, and another for another part', () => {
    expect(flecksOf('2001')).toEqual(flecksOf('2001'));
    expect(flecksOf('2001')).not.toEqual(flecksOf('2002'));
  });

  it('keeps every fleck inside the pan', () => {
    const coordinates = flecksOf('2001')
      .join('')
      .match(/\d+(?= |h)/g)!
      .map(Number);
    expect(Math.min(...coordinates)).toBeGreaterThanOrEqual(8);
    expect(Math.max(...coordinates)).toBeLessThanOrEqual(120);
  });
});
