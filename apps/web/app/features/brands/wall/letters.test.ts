import { describe, expect, it } from 'vitest';
import { letterId } from '../../catalogue/brand-letters.ts';
import { lettersOnLine, letterToMark } from './letters.ts';

const boxes = [
  { letter: 'A', top: -200, bottom: 100 },
  { letter: 'B', top: 100, bottom: 400 },
  { letter: 'L', top: -50, bottom: 150 },
  { letter: 'M', top: 150, bottom: 300 },
];

describe('the letter index', () => {
  it.each([
    [99, ['A', 'L']],
    [100, ['B', 'L']],
    [150, ['B', 'M']],
    [400, []],
  ])('finds at %i px the letters %j', (line, letters) => expect(lettersOnLine(boxes, line)).toEqual(letters));

  it('highlights the left column, unless the shopper jumped to a letter in the right one', () => {
    expect(letterToMark(['B', 'M'], null, { isTargetAtPageEnd: false })).toBe('B');
    expect(letterToMark(['B', 'M'], 'M', { isTargetAtPageEnd: false })).toBe('M');
    expect(letterToMark(['C', 'M'], 'B', { isTargetAtPageEnd: false })).toBe('C');
  });

  it('highlights a letter at the end of the page, which cannot scroll up to the reading line', () => {
    expect(letterToMark(['K', 'Y'], 'Z', { isTargetAtPageEnd: true })).toBe('Z');
    expect(letterToMark([], null, { isTargetAtPageEnd: true })).toBeNull();
  });
});

it('gives the digit group an id without a hash sign', () => {
  expect(letterId('Q')).toBe('letter-Q');
  expect(letterId('#')).toBe('letter-digit');
});
