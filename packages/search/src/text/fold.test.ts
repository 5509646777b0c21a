import { describe, expect, it } from 'vitest';
import { fold, foldWithPositions } from './fold.ts';
import { removeGaps, splitRuns } from './split-runs.ts';

describe('folding a text', () => {
  it.each([
    ['SOLÈNE ARDEY', 'solene ardey'],
    ['ＫＯＵＨＯＮＧ　５０', 'kouhong 50'],
    ['護膚髮膜', '护肤发膜'],
    ['脣膏 Pierre Mouillée', '唇膏 pierre mouillee'],
    ['Cœur Ørsted', 'coeur orsted'],
    ['e\u0301', 'e'],
  ])('turns %s into %s', (typed, folded) => {
    expect(fold(typed)).toBe(folded);
  });

  it('keeps the original position of each letter', () => {
    expect(foldWithPositions('Œ红')).toEqual({ text: 'oe红', positions: [0, 0, 1, 2] });
  });

  it('splits Chinese, letters and digits and drops the rest', () => {
    expect(splitRuns('维b5·精华 spf50+🌸').map((run) => run.text)).toEqual([
      '维',
      'b',
      '5',
      '精华',
      'spf',
      '50',
    ]);
    expect(removeGaps('nord & nuit')).toBe('nordnuit');
  });
});
