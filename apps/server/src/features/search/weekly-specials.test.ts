import { describe, expect, it } from 'vitest';
import { isSpecialInWeek, weekNumber } from './weekly-specials.ts';

const at = (text: string) => weekNumber(new Date(`2026-11-${text}+08:00`));

describe('weekly specials', () => {
  it('change on Monday at midnight in Shanghai and at no other time', () => {
    expect(at('15T23:59:59')).toBe(at('09T00:00:00'));
    expect(at('16T00:00:00')).toBe(at('15T23:59:59') + 1);
  });

  it('include every reduced product in some weeks and none in all', () => {
    for (const productId of ['200104', '201501', '208908', '200105']) {
      const turns = [0, 1, 2].map((later) => isSpecialInWeek(productId, at('15T12:00:00') + later));
      expect(turns.filter(Boolean)).toHaveLength(2);
    }
  });
});
