import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isUnderAttack, type LoginFailures, loginGate } from './login-gate.ts';

const none: LoginFailures = { isKnownDevice: false, here: 0, onDevice: 0, fromAddress: 0, byStrangers: 0 };
const count = fc.nat({ max: 1_000 });
const failures = fc.record({
  isKnownDevice: fc.boolean(),
  here: count,
  onDevice: count,
  fromAddress: count,
  byStrangers: count,
});

describe('a password', () => {
  test.each<[string, Partial<LoginFailures>, boolean, string | null]>([
    ['is checked the first time', {}, false, null],
    ['is checked after two failures here', { here: 2 }, false, null],
    ['needs a captcha after three failures here', { here: 3 }, true, null],
    ['is not checked after five failures here', { here: 5 }, true, 'here'],
    ['is not checked after five failures on a known device', { here: 5, isKnownDevice: true }, true, 'here'],
    ['needs a captcha on a device that failed with three accounts', { onDevice: 3 }, true, null],
    ['is not checked after twenty failures from an address', { fromAddress: 20 }, false, 'address'],
    ['is checked after nineteen failures from an address', { fromAddress: 19 }, false, null],
    ['is checked after five failures of strangers', { byStrangers: 5 }, false, null],
    ['needs a captcha after six failures of strangers', { byStrangers: 6 }, true, null],
    ['is checked after nineteen failures of strangers', { byStrangers: 19 }, true, null],
    ['is not checked after twenty failures of strangers', { byStrangers: 20 }, true, 'strangers'],
    [
      'is checked on a known device, whatever others did',
      { isKnownDevice: true, onDevice: 900, fromAddress: 900, byStrangers: 900 },
      false,
      null,
    ],
  ])('%s', (_rule, facts, needsCaptcha, closedBy) =>
    expect(loginGate({ ...none, ...facts })).toEqual({ needsCaptcha, closedBy }),
  );

  test('on a known device depends on its own failures alone', () =>
    fc.assert(
      fc.property(failures, failures, (one, other) => {
        const facts = { ...one, isKnownDevice: true };
        expect(loginGate({ ...other, isKnownDevice: true, here: one.here })).toEqual(loginGate(facts));
        expect(isUnderAttack(facts)).toBe(false);
      }),
    ));

  test('is never checked more easily after another failure', () =>
    fc.assert(
      fc.property(
        failures,
        fc.constantFrom('here', 'onDevice', 'fromAddress', 'byStrangers'),
        (facts, which) => {
          const [before, after] = [loginGate(facts), loginGate({ ...facts, [which]: facts[which] + 1 })];
          expect(Number(after.needsCaptcha)).toBeGreaterThanOrEqual(Number(before.needsCaptcha));
          if (before.closedBy) expect(after.closedBy).not.toBeNull();
        },
      ),
    ));
});
