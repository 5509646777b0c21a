import { describe, expect, it } from 'vitest';
import { letterId, lettersOnLine, letterToMark } from './letters.ts';

const boxes = [
  { letter: 'A', top: -200, bottom: 100 },
  { letter: 'B', top: 100, bottom: 400 },
  { letter: 'L', top: -50, bottom: 150 },
  { letter: 'M', top: 150, bottom: 300 },
];

describe('the index follows the page', () => {
  it.each([
    [99, ['A', 'L']],
    [100, ['B', 'L']],
    [150, ['B', 'M']],
    [400, []],
  ])('a line at %i px crosses %j', (line, letters) => expect(lettersOnLine(boxes, line)).toEqual(letters));

  it('points at the left column, unless the shopper jumped into the right one', () => {
    expect(letterToMark(['B', 'M'], null, { isTargetAtPageEnd: false })).toBe('B');
    expect(letterToMark(['B', 'M'], 'M', { isTargetAtPageEnd: false })).toBe('M');
    expect(letterToMark(['C', 'M'], 'B', { isTargetAtPageEnd: false })).toBe('C');
  });

  it('points at the last letters, which cannot come up to the line', () => {
    expect(letterToMark(['K', 'Y'], 'Z', { isTargetAtPageEnd: true })).toBe('Z');
    expect(letterToMark([], null, { isTargetAtPageEnd: true })).toBeNull();
  });
});

it('gives the digits an address without a hash', () => {
  expect(letterId('Q')).toBe('letter-Q');
  expect(letterId('#')).toBe('letter-digit');
});
