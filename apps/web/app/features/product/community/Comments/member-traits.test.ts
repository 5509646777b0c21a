import type { Profile } from '@huarong/contract/account';
import { expect, test } from 'vitest';
import { memberTraits } from './member-traits.ts';

const now = new Date('2026-11-15T04:00:00Z');
const traitsOf = (profile: Partial<Profile>) => memberTraits(profile as Profile, now);

test('goes by skin and age', () =>
  expect(traitsOf({ skinType: 'oily', birthday: '1998-05-01' })).toEqual({
    skinType: 'oily',
    ageBand: '25-30',
  }));
test('goes by one of them where she told only one', () => {
  expect(traitsOf({ skinType: 'oily' })).toEqual({ skinType: 'oily' });
  expect(traitsOf({ birthday: '1998-05-01' })).toEqual({ ageBand: '25-30' });
});
test('goes by nothing where she told nothing', () => expect(traitsOf({})).toBeNull());
