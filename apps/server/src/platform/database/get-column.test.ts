import { describe, expect, it } from 'vitest';
import { getColumn } from './get-column.ts';

describe('a column that must be set', () => {
  const row: { paid_fen: number | null; paid_at: Date | null } = { paid_fen: 0, paid_at: null };

  it('is returned, zero included', () => expect(getColumn(row, 'paid_fen')).toBe(0));
  it('throws with its name when it is null', () =>
    expect(() => getColumn(row, 'paid_at')).toThrow('paid_at is not set'));
});
