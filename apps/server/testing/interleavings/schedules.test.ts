import { describe, expect, it } from 'vitest';
import { choosePoints, listSchedules, pickSchedules } from './schedules.ts';

describe('schedules', () => {
  it('of five turns each are 252, all different, with five turns of each', () => {
    const all = listSchedules();
    expect(new Set(all).size).toBe(252);
    for (const schedule of all) expect([...schedule].sort().join('')).toBe('aaaaabbbbb');
  });

  it('that are picked begin with both sides', () => {
    const firsts = pickSchedules(6).map((schedule) => schedule[0]);
    expect(new Set(firsts)).toEqual(new Set(['a', 'b']));
  });
});

describe('the points of an operation', () => {
  it('are its locks, its writes and its commit', () => {
    const texts = ['begin', 'select 1', 'select 2 for update', 'select 3', 'insert into x', 'commit'];
    expect([...choosePoints(texts)]).toEqual([0, 1, 2, 4, 5]);
  });

  it('are spread when it has many', () => {
    const texts = Array.from({ length: 21 }, (_, nth) => (nth % 2 ? 'select 1' : 'update x'));
    expect([...choosePoints(texts)]).toEqual([0, 6, 10, 16, 20]);
  });
});
