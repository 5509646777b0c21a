import { expect, it } from 'vitest';
import { checkInspectedUnit, FINDINGS, reasonRule, usualDecision } from './index.ts';

const accepted = (reason: 1 | 2 | 3) =>
  FINDINGS.filter((finding) => usualDecision(finding, reasonRule(reason)).isAccepted);
const sellable = (reason: 1 | 2 | 3) =>
  FINDINGS.filter((finding) => usualDecision(finding, reasonRule(reason)).isSellable);

it('without a reason only an intact unit is accepted, through the fault of the shop also an opened or damaged one', () => {
  expect(accepted(1)).toEqual(['intact']);
  expect(accepted(2)).toEqual(['intact', 'opened', 'damaged']);
  expect(accepted(3)).toEqual(['intact', 'opened', 'damaged']);
});

it('an intact unit is sold again, unless its quality is doubted', () => {
  expect(sellable(1)).toEqual(['intact']);
  expect(sellable(2)).toEqual(['intact']);
  expect(sellable(3)).toEqual([]);
});

const unit = { finding: 'intact', isAccepted: true, isSellable: true, note: '' } as const;
it.each([
  [unit, null],
  [{ ...unit, finding: 'opened', isSellable: false } as const, null],
  [{ ...unit, finding: 'opened' } as const, 'not-sellable'],
  [{ ...unit, isAccepted: false } as const, 'not-sellable'],
  [{ ...unit, finding: 'wrong', isSellable: false } as const, 'not-acceptable'],
  [{ ...unit, isAccepted: false, isSellable: false } as const, 'note-missing'],
  [{ ...unit, isAccepted: false, isSellable: false, note: '  ' } as const, 'note-missing'],
  [{ ...unit, isAccepted: false, isSellable: false, note: '内封已开' } as const, null],
])('%j: %s', (given, problem) => expect(checkInspectedUnit(given)).toBe(problem));
