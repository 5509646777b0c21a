import type { Returnable } from '@huarong/contract/returns';
import { describe, expect, it } from 'vitest';
import { chooseKind, commonReasons, exchangeProblem } from './return-choices.ts';

const reason = (code: 1 | 2 | 3, kinds: (1 | 2 | 3)[]): Returnable['reasons'][number] => ({
  reason: code,
  text: String(code),
  kinds,
  isFault: code !== 1,
  needsPictures: code === 3,
});
const line = (fields: Partial<Returnable>): Returnable =>
  ({ canExchange: true, kinds: [1, 2, 3], reasons: [], ...fields }) as Returnable;

describe('lines returned together', () => {
  const fresh = line({ reasons: [reason(1, [2]), reason(3, [1, 2, 3])] });
  const old = line({ reasons: [reason(3, [1, 2])] });

  it('share the reasons and kinds that every line allows', () => {
    expect(commonReasons([fresh]).map(({ reason }) => reason)).toEqual([1, 3]);
    expect(commonReasons([fresh, old])).toMatchObject([{ reason: 3, kinds: [1, 2] }]);
    expect(commonReasons([])).toEqual([]);
  });

  it('cannot be exchanged while one sku is sold out', () => {
    const soldOut = { ...fresh, canExchange: false };
    expect(commonReasons([soldOut])[1]!.kinds).toEqual([1, 2]);
    expect(exchangeProblem([soldOut])).toBe('同款暂时缺货');
    expect(exchangeProblem([fresh])).toBeNull();
  });

  it('keep the chosen kind while it is allowed', () => {
    expect(chooseKind([1, 2, 3], 3)).toBe(3);
    expect(chooseKind([1, 2], 3)).toBe(2);
    expect(chooseKind([1], 2)).toBe(1);
    expect(chooseKind([], 2)).toBeNull();
  });
});
