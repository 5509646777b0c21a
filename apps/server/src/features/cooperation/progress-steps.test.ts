import { describe, expect, it } from 'vitest';
import { canMove, statusTextOf, stepsOf } from './progress-steps.ts';

const at = new Date('2026-11-12T02:05:00Z');

describe('the steps of an application', () => {
  it('are done, current or ahead', () =>
    expect(
      stepsOf(20, [
        { status: 10, at },
        { status: 20, at },
      ]),
    ).toEqual([
      { name: '已提交', state: 'done', at },
      { name: '资料初审', state: 'done', at },
      { name: '资质核验', state: 'now' },
      { name: '商务沟通', state: 'ahead' },
      { name: '签约与上架', state: 'ahead' },
    ]));

  it('stop where it was refused', () => {
    const steps = stepsOf(90, [
      { status: 10, at },
      { status: 20, at },
      { status: 90, at },
    ]);
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'ahead', 'ahead', 'ahead']);
  });

  it.each([
    [10, 20, true],
    [10, 90, true],
    [10, 30, false],
    [30, 20, false],
    [50, 90, false],
    [90, 20, false],
  ] as const)('from %i to %i: %s', (from, to, expected) => expect(canMove(from, to)).toBe(expected));

  it('have a status text', () =>
    expect([10, 20, 30, 40, 50, 90].map(statusTextOf)).toEqual([
      '资料初审中',
      '资质核验中',
      '商务沟通中',
      '签约与上架中',
      '已签约',
      '未通过',
    ]));
});
