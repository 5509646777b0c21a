import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTotpSecret, matchTotp, totpCode, totpStep, totpUri } from './totp.ts';

/** The secret of RFC 6238, appendix B: the ASCII text 12345678901234567890. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('one-time codes', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at %s seconds are those of the standard', (seconds, code) =>
    expect(totpCode(RFC_SECRET, totpStep(new Date(seconds * 1000)))).toBe(code),
  );

  it('work once, also when the clocks differ by one step', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 100_000_000 }),
        fc.integer({ min: -3, max: 3 }),
        (step, drift) => {
          const now = new Date(step * 30_000 + 7_000);
          const code = totpCode(RFC_SECRET, step + drift);
          const matched = matchTotp(RFC_SECRET, code, 0, now);
          // Codes of different steps are equal once in a million; then either step is right.
          if (Math.abs(drift) > 1) return matched === null || totpCode(RFC_SECRET, matched) === code;
          return matched !== null && matchTotp(RFC_SECRET, code, matched, now) === null;
        },
      ),
    ));

  it('have a new secret of 160 bits each time', () => {
    expect(createTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(createTotpSecret()).not.toBe(createTotpSecret());
  });

  it('are offered to an app under the name of the shop', () =>
    expect(totpUri('ABC', { issuer: '花容', login: 'a@b.c' })).toBe(
      'otpauth://totp/%E8%8A%B1%E5%AE%B9:a%40b.c?secret=ABC&issuer=%E8%8A%B1%E5%AE%B9',
    ));
});
