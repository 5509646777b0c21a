import { describe, expect, it } from 'vitest';
import { fourPans } from '../testing/four-pans.ts';
import { emptyChoice } from './builder-choice.ts';
import { engravingCount, engravingProblem } from './engraving-text.ts';

const limits = fourPans.engraving!;
const problem = (text: string) => engravingProblem(fourPans, { ...emptyChoice(fourPans), text });

describe('the engraving text', () => {
  it.each([
    ['', '0 / 6'],
    ['知夏', '2 / 6'],
    ['Zhi', '3 / 12'],
    ['夏 AB', '3 / 6'],
    ['一二三四五六七', '7 / 6'],
  ])('counts %j as %s', (text, count) => expect(engravingCount(text, limits)).toBe(count));

  it('gives the reason why a text cannot be engraved', () => {
    expect(problem('')).toBeNull();
    expect(problem('知夏 AB')).toBeNull();
    expect(problem('一二三四五六七')).toContain('6 个汉字');
    expect(problem('♥')).toContain('只能刻');
  });
});
