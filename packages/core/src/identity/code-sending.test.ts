import { describe, expect, test } from 'vitest';
import { codeSendingRefusal } from './code-sending.ts';

const now = new Date('2026-11-15T12:00:00Z');
const ago = (...seconds: number[]) => seconds.map((each) => new Date(now.getTime() - each * 1000));
const every = (count: number, apart: number, first = 0) =>
  ago(...Array.from({ length: count }, (_none, index) => first + index * apart));
const asked = (toRecipient: Date[], fromAddress: Date[] = []) =>
  codeSendingRefusal({ now, toRecipient, fromAddress });

describe('a code', () => {
  test.each<[string, Date[], Date[], ReturnType<typeof asked>]>([
    ['is sent to a new recipient', [], [], null],
    ['is not sent again at once', ago(0), [], { code: 'code-too-soon', retryAfter: 60 }],
    ['is not sent again after 59 seconds', ago(59), [], { code: 'code-too-soon', retryAfter: 1 }],
    ['is sent again after 60', ago(60), [], null],
    [
      'is refused after five in an hour',
      every(5, 61, 60),
      [],
      { code: 'code-limit', retryAfter: 3600 - 304 },
    ],
    ['may be the fifth of the hour', every(4, 61, 60), [], null],
    ['is sent again when the first of five is an hour old', every(5, 885, 60), [], null],
    [
      'is refused after ten in a day',
      every(10, 3700, 3700),
      [],
      { code: 'code-limit', retryAfter: 86_400 - 37_000 },
    ],
    ['may be the tenth of the day', every(9, 3700, 3700), [], null],
    [
      'is refused after twenty in a day for an address',
      [],
      every(20, 10),
      { code: 'code-limit', retryAfter: 86_400 - 190 },
    ],
    ['may be the twentieth of the day for an address', [], every(19, 10), null],
  ])('%s', (_rule, toRecipient, fromAddress, refusal) =>
    expect(asked(toRecipient, fromAddress)).toEqual(refusal),
  );
});

test('no code is sent once the daily budget of the shop is used up, until its first code is a day old', () => {
  const spent = (seconds: number) =>
    codeSendingRefusal({ now, toRecipient: [], fromAddress: [], budgetSpentSince: ago(seconds)[0]! });
  expect(spent(86_000)).toEqual({ code: 'code-limit', retryAfter: 400 });
  expect(spent(86_400)).toBeNull();
});
