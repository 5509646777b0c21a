import type { Row } from '../row.ts';

/** The deposit of a presale row; the rest is the balance. */
export const depositOf = (row: Row): number =>
  Math.min(row.amount, (row.line.presale?.deposit ?? 0) * row.quantity);

/** 定金 50 抵 100: the extra 50 are deducted from the balance, at most the whole balance. */
export function presaleShareOf(row: Row): number {
  if (!row.line.presale) return 0;
  const worthMore = (row.line.presale.depositWorth - row.line.presale.deposit) * row.quantity;
  return Math.max(0, Math.min(worthMore, row.amount - depositOf(row)));
}
