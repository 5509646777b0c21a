import { describe, expect, it } from 'vitest';
import { isReactionDay, missingReactionFacts } from './adverse-reaction.ts';

describe('a record of an adverse reaction', () => {
  it.each([
    [{ symptom: ' ', beganOn: null, sawDoctor: null }, ['症状', '出现日期', '是否就医']],
    [{ symptom: '发红', beganOn: '2026-11-01', sawDoctor: null }, ['是否就医']],
    [{ symptom: '发红', beganOn: null, sawDoctor: false }, ['出现日期']],
    [{ symptom: '发红', beganOn: '2026-11-01', sawDoctor: false }, []],
  ])('%j lacks %j', (facts, missing) => {
    expect(missingReactionFacts(facts)).toEqual(missing);
  });

  it.each([
    ['2026-10-31', false],
    ['2026-11-01', true],
    ['2026-11-18', true],
    ['2026-11-19', false],
  ])('may have begun on %s: %s', (day, expected) => {
    expect(isReactionDay(day, { placedOn: '2026-11-01', today: '2026-11-18' })).toBe(expected);
  });
});
