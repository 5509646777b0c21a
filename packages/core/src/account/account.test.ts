import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMonths,
  ageOn,
  avatarPath,
  birthdayEditableFrom,
  birthdayProblem,
  daysBetween,
  PRIVACY_CODES,
  PRIVACY_SWITCHES,
  profileCompleteness,
  usagePaceOf,
} from './index.ts';

const now = new Date('2026-11-15T04:00:00Z');

describe('birthday', () => {
  it.each([
    ['fourteen today', '2012-11-15', null],
    ['fourteen tomorrow', '2012-11-16', 'age-too-young'],
    ['born today', '2026-11-15', 'age-too-young'],
    ['born tomorrow', '2026-11-16', 'birthday-wrong'],
    ['120 years old', '1906-11-15', null],
    ['121 years old', '1905-11-15', 'birthday-wrong'],
  ])('of a person %s', (_who, birthday, problem) => expect(birthdayProblem(birthday, now)).toBe(problem));

  it('age counts years by the Shanghai calendar', () => {
    expect(ageOn('2012-11-16', new Date('2026-11-15T15:59:59Z'))).toBe(13);
    expect(ageOn('2012-11-16', new Date('2026-11-15T16:00:00Z'))).toBe(14);
    expect(ageOn('2012-02-29', new Date('2026-02-28T04:00:00Z'))).toBe(13);
  });

  it('can be changed again after a year', () =>
    expect(birthdayEditableFrom(new Date('2026-01-01T00:00:00Z'))).toEqual(new Date('2027-01-01T00:00:00Z')));
});

describe('profile completeness', () => {
  const nothing = {
    hasAvatar: false,
    hasName: false,
    hasGender: false,
    hasBirthday: false,
    hasCity: false,
    hasEmail: false,
    hasSkinType: false,
    hasConcerns: false,
  };
  it('starts above zero for a new account and ends at 100', () => {
    expect(profileCompleteness(nothing)).toBe(20);
    expect(profileCompleteness({ ...nothing, hasName: true, hasCity: true })).toBe(40);
    const all = Object.fromEntries(Object.keys(nothing).map((key) => [key, true])) as typeof nothing;
    expect(profileCompleteness(all)).toBe(100);
  });
});

describe('privacy switches', () => {
  it('are seven, and marketing is off by default', () => {
    expect(PRIVACY_CODES).toHaveLength(7);
    expect(PRIVACY_CODES.filter((code) => !PRIVACY_SWITCHES[code].isOnByDefault)).toEqual([
      'marketingSms',
      'marketingEmail',
    ]);
  });
});

describe('an opened product', () => {
  it.each([
    ['2026-05-15', 6, '2026-11-15'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-12-31', 12, '2027-12-31'],
    ['2026-01-31', 1, '2026-02-28'],
  ])('opened on %s with %d months of use expires on %s', (day, months, last) =>
    expect(addMonths(day, months)).toBe(last),
  );

  it('counts days in both directions', () => {
    expect(daysBetween('2026-11-15', '2026-12-08')).toBe(23);
    expect(daysBetween('2026-11-15', '2026-11-14')).toBe(-1);
  });

  it('never expires before it was opened', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2090-12-31'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 60 }),
        (date, months) => {
          const day = date.toISOString().slice(0, 10);
          expect(daysBetween(day, addMonths(day, months))).toBeGreaterThanOrEqual(28 * months);
        },
      ),
    ));
});

describe('usage pace', () => {
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  it('comes from the intervals between purchases', () => {
    expect(usagePaceOf([ago(116), ago(58)], 1, now)).toEqual({ everyDays: 58, daysLeft: 0 });
    expect(usagePaceOf([ago(58), ago(174), ago(116)], 1, now)).toEqual({ everyDays: 58, daysLeft: 0 });
    expect(usagePaceOf([ago(116), ago(58)], 2, now)).toEqual({ everyDays: 58, daysLeft: 58 });
  });
  it('is unknown after one purchase, or two in one week', () => {
    expect(usagePaceOf([ago(58)], 1, now)).toBeNull();
    expect(usagePaceOf([ago(58), ago(52)], 1, now)).toBeNull();
  });
});

it('the avatar path uses only the file name of the storage key', () =>
  expect(avatarPath('avatars/3f/3f00.webp')).toBe('/pictures/avatar/3f00.webp'));
