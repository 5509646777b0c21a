import type { Profile } from '@huarong/contract/account';
import { expect, test } from 'vitest';
import { memberTraits } from './member-traits.ts';

const now = new Date('2026-11-15T04:00:00Z');
const traitsOf = (profile: Partial<Profile>) => memberTraits(profile as Profile, now);

test('traits are skin type and age band', () =>
  expect(traitsOf({ skinType: 'oily', birthday: '1998-05-01' })).toEqual({
    skinType: 'oily',
    ageBand: '25-30',
  }));
test('one trait is enough', () => {
  expect(traitsOf({ skinType: 'oily' })).toEqual({ skinType: 'oily' });
  expect(traitsOf({ birthday: '1998-05-01' })).toEqual({ ageBand: '25-30' });
});
test('an empty profile has no traits', () => expect(traitsOf({})).toBeNull());
