import { wrapAnswer } from '@huarong/contract/kit';
import { expect, it } from 'vitest';
import { createErrorTexts } from './error-texts.ts';

const row = (at: number, value: unknown) => ({ key: 'error-texts', effectiveAt: new Date(at), value });
const textAt = (now: number, ...settings: ReturnType<typeof row>[]) =>
  createErrorTexts({ settings: () => settings, now: () => now });

it('a text holds from its time on, until the next', () => {
  const rows = [
    row(10, { texts: [{ code: 'CMN0009W', text: '请等 {retryAfter} 秒' }] }),
    row(20, { texts: [{ code: 'CMN0009W', text: '节日里请慢一点' }] }),
    row(30, { texts: [] }),
  ];
  const texts = [9, 10, 19, 20, 30].map((now) => textAt(now, ...rows)('CMN0009W'));
  expect(texts).toEqual([
    undefined,
    '请等 {retryAfter} 秒',
    '请等 {retryAfter} 秒',
    '节日里请慢一点',
    undefined,
  ]);
});

it('a text that this release cannot show, and rows that cannot be read, leave the standard text', () => {
  const stale = { texts: [{ code: 'CMN0009W', text: '请等 {gone} 秒' }] };
  expect(textAt(1, row(0, stale))('CMN0009W')).toBeUndefined();
  expect(textAt(1, row(0, 'broken'))('CMN0009W')).toBeUndefined();
});

it('only the message of a refusal is another one, and what it counts is filled in', () => {
  const refusal = { ok: false, refusal: { code: 'rate-limited', retryAfter: 28 } } as const;
  const own = textAt(1, row(0, { texts: [{ code: 'CMN0009W', text: '请等 {retryAfter} 秒' }] }));
  expect(wrapAnswer(refusal, own)).toEqual({ ...wrapAnswer(refusal), errorMessage: '请等 28 秒' });
});
