import { describe, expect, test } from 'vitest';
import { codeLimitSentence, codeSendingRefusal } from './code-sending.ts';

const now = new Date('2026-11-15T12:00:00Z');
const ago = (...seconds: number[]) => seconds.map((each) => new Date(now.getTime() - each * 1000));
const every = (count: number, apart: number, first = 0) =>
  ago(...Array.from({ length: count }, (_none, index) => first + index * apart));
const asked = (toRecipient: Date[], fromAddress: Date[] = [], fromDevice: Date[] = []) =>
  codeSendingRefusal({ now, toRecipient, fromDevice, fromAddress });
const limitedBy = (limit: string, retryAfter: number) => ({
  code: 'code-limit',
  retryAfter,
  limitedBy: limit,
});

test('a device gets twenty codes in a day, whatever the numbers', () => {
  expect(asked([], [], every(19, 10))).toBeNull();
  expect(asked([], [], every(20, 10))).toEqual(limitedBy('device', 86_400 - 190));
});

test('an office of 50 people gets four codes each', () =>
  expect(asked([], every(50 * 4 - 1, 60))).toBeNull());

test('the sentence says whose limit it is and when to try again', () =>
  expect(codeLimitSentence('address', '14:35')).toBe(
    '这个网络获取验证码的次数已达上限，请在 14:35 后再试，或改用其他方式',
  ));

describe('a code', () => {
  test.each<[string, Date[], Date[], object | null]>([
    ['is sent to a new recipient', [], [], null],
    ['is not sent again at once', ago(0), [], { code: 'code-too-soon', retryAfter: 60 }],
    ['is not sent again after 59 seconds', ago(59), [], { code: 'code-too-soon', retryAfter: 1 }],
    ['is sent again after 60', ago(60), [], null],
    ['is refused after five in an hour', every(5, 61, 60), [], limitedBy('recipient', 3600 - 304)],
    ['may be the fifth of the hour', every(4, 61, 60), [], null],
    ['is sent again when the first of five is an hour old', every(5, 885, 60), [], null],
    ['is refused after ten in a day', every(10, 3700, 3700), [], limitedBy('recipient', 86_400 - 37_000)],
    ['may be the tenth of the day', every(9, 3700, 3700), [], null],
    [
      'is refused after two hundred in a day for an address',
      [],
      every(200, 10),
      limitedBy('address', 86_400 - 1_990),
    ],
    ['may be the two hundredth of the day for an address', [], every(199, 10), null],
    [
      'is refused for the longest of several reasons',
      every(5, 61, 60),
      every(200, 10),
      limitedBy('address', 86_400 - 1_990),
    ],
  ])('%s', (_rule, toRecipient, fromAddress, refusal) =>
    expect(asked(toRecipient, fromAddress)).toEqual(refusal),
  );
});

test('no code is sent once the daily budget of the shop is used up, until its first code is a day old', () => {
  const spent = (seconds: number) =>
    codeSendingRefusal({
      ...{ now, toRecipient: [], fromDevice: [], fromAddress: [] },
      budgetSpentSince: ago(seconds)[0]!,
    });
  expect(spent(86_000)).toEqual(limitedBy('shop', 400));
  expect(spent(86_400)).toBeNull();
});
