import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

describe('a random stream', () => {
  it('is the same for the same seed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const [one, other] = [createRandom(seed), createRandom(seed)];
        for (let at = 0; at < 5; at++) expect(one.next()).toBe(other.next());
      }),
    );
  });

  it('stays within its bounds', () => {
    const random = createRandom('bounds');
    for (let at = 0; at < 500; at++) {
      const between = random.between(3, 5);
      expect(between >= 3 && between < 5).toBe(true);
      expect([1, 2, 3]).toContain(random.whole(1, 3));
      expect(['a', 'b']).toContain(random.pick(['a', 'b']));
    }
  });

  it('differs for similar seeds', () => {
    const first = Array.from({ length: 100 }, (_, at) => createRandom(`sku-${at}`).whole(0, 9));
    for (let digit = 0; digit < 10; digit++) expect(first.filter((n) => n === digit).length).toBeLessThan(25);
  });
});
