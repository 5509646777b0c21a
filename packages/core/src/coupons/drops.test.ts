import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimStateOf, findDropProblem, findShownSession, listBoard, listDropSessions } from './drops.ts';

const at = (time: string) => Date.parse(`2026-11-18T${time}+08:00`);
const schedule = { hours: [20, 10, 14], minutes: 120, quantity: 800 };

describe('releases at set hours', () => {
  it.each([
    ['09:00:00', '10:00:00', ['coming', 'coming', 'coming', 'coming']],
    ['10:00:00', '10:00:00', ['on', 'coming', 'coming', 'coming']],
    ['11:59:59', '10:00:00', ['on', 'coming', 'coming', 'coming']],
    ['12:00:00', '14:00:00', ['over', 'coming', 'coming', 'coming']],
    ['20:30:00', '20:00:00', ['over', 'over', 'on', 'coming']],
  ])('at %s show the one of %s', (now, shown, states) => {
    const sessions = listDropSessions(schedule, at(now));
    expect(findShownSession(sessions, at(now))?.opensAt).toBe(at(shown));
    expect(listBoard([schedule], at(now)).map(({ state }) => state)).toEqual(states);
  });

  it('show the first of the next day once the last of the day is over', () => {
    const now = at('23:30:00');
    expect(findShownSession(listDropSessions(schedule, now), now)?.opensAt).toBe(at('10:00:00') + 86_400_000);
  });

  it('of several coupons share one line of the board for the same hour', () =>
    expect(
      listBoard([schedule, { hours: [10, 16], minutes: 30, quantity: 1 }], at('09:00:00')).map(
        ({ opensAt }) => opensAt,
      ),
    ).toEqual([at('10:00:00'), at('14:00:00'), at('16:00:00'), at('20:00:00'), at('10:00:00') + 86_400_000]));

  it('never run two at once when the schedule has no problem', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 23 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 1_440 }),
        fc.integer({ min: 0, max: 86_399_999 }),
        (hours, minutes, offset) => {
          fc.pre(findDropProblem({ hours, minutes, quantity: 1 }, 1) === null);
          const now = at('00:00:00') + offset;
          const open = listDropSessions({ hours, minutes }, now).filter(
            ({ opensAt, closesAt }) => opensAt <= now && now < closesAt,
          );
          expect(open.length).toBeLessThanOrEqual(1);
        },
      ),
    ));
});

it.each([
  [{ hours: [], minutes: 60, quantity: 1 }, '请写放券的时刻'],
  [{ hours: [10, 10], minutes: 60, quantity: 1 }, '放券的时刻有重复'],
  [{ hours: [23], minutes: 61, quantity: 1 }, '当天的末场须在 24:00 前结束'],
  [{ hours: [10, 11], minutes: 61, quantity: 1 }, '一场还没结束，下一场就开始了，请减少每场的分钟数'],
  [{ hours: [10], minutes: 60, quantity: 101 }, '每场的张数不能超过总数'],
  [{ hours: [23, 10], minutes: 60, quantity: 100 }, null],
])('refuses the schedule %j: %s', (drops, problem) => expect(findDropProblem(drops, 100)).toBe(problem));

it.each([
  [{ hadAll: true }, 'claimed'],
  [{ isForMember: false }, 'otherCard'],
  [{ opensAt: 2 }, 'coming'],
  [{ left: 0 }, 'gone'],
  [{}, 'claimable'],
])('an offer with %j is %s', (change, state) =>
  expect(
    claimStateOf({ ...{ hadAll: false, isForMember: true, opensAt: 1, left: 1, now: 1 }, ...change }),
  ).toBe(state),
);
