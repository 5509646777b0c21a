import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STORE } from '../shared/index.ts';
import { endProblem } from './broadcast-end.ts';
import type { BroadcastChannel } from './broadcast-text.ts';
import { quietUntil } from './quiet-hours.ts';

const at = (time: string) => new Date(`2026-11-${time}+08:00`);
const times = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });

describe('the end of a broadcast', () => {
  it.each<[string, string, BroadcastChannel[], string | null]>([
    ['18T10:00', '18T12:00', ['sms'], null],
    ['18T10:00', '18T10:00', ['message'], '最晚的时间须晚于开始'],
    ['18T22:00', '19T09:00', ['message', 'sms'], '到最晚的时间都在夜里，短信与邮件一条也发不出'],
    ['18T22:00', '19T09:00', ['message'], null],
    ['18T22:00', '19T09:01', ['sms'], null],
    ['18T20:59', '19T08:00', ['email'], null],
  ])('from %s until %s by %j: %s', (from, end, channels, problem) =>
    expect(endProblem({ from: at(from), end: at(end), channels, quietHours: STORE.messages })).toBe(problem),
  );

  it('leaves every channel time to send when nothing is wrong', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 2 * 86_400 }), (from, seconds) => {
        const end = new Date(from.getTime() + seconds * 1_000);
        const first = quietUntil(from, STORE.messages) ?? from;
        expect(endProblem({ from, end, channels: ['sms'], quietHours: STORE.messages }) === null).toBe(
          first < end,
        );
      }),
    );
  });
});
