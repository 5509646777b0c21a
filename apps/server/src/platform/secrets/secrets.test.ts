import { describe, expect, it } from 'vitest';
import { matchesSignature, seal, unseal } from './index.ts';

const [CURRENT, PREVIOUS, FOREIGN] = ['secret of today', 'secret before', 'secret of somebody else'];
const sign = (secret: string) => `${secret} signed this`;

describe('the secrets that are accepted', () => {
  it.each([
    [CURRENT, true],
    [PREVIOUS, true],
    [FOREIGN, false],
  ])('of a signature with “%s”: %s', (secret, isAccepted) =>
    expect(matchesSignature([CURRENT, PREVIOUS], sign(secret), sign)).toBe(isAccepted),
  );

  it('match no signature when there are none', () =>
    expect(matchesSignature([], sign(CURRENT), sign)).toBe(false));

  it('decrypt what either of them has encrypted, and nothing else', () => {
    for (const secret of [CURRENT, PREVIOUS])
      expect(unseal(seal('408127', secret, 'staff codes'), [CURRENT, PREVIOUS], 'staff codes')).toBe(
        '408127',
      );
    const foreign = seal('408127', FOREIGN, 'staff codes');
    expect(() => unseal(foreign, [CURRENT, PREVIOUS], 'staff codes')).toThrow();
    expect(() => unseal(foreign, [], 'staff codes')).toThrow();
  });
});
