import type { Row } from '../row.ts';

/** What is due now on a presale row; the rest of it is the balance. */
export const depositOf = (row: Row): number =>
  Math.min(row.amount, (row.line.presale?.deposit ?? 0) * row.quantity);

/** 定金 50 抵 100: the 50 more than was paid come off the balance, never more than the balance is. */
export const presaleShares = (rows: readonly Row[]): number[] =>
  rows.map((row) => {
    if (!row.line.presale) return 0;
    const worthMore = (row.line.presale.depositWorth - row.line.presale.deposit) * row.quantity;
    return Math.max(0, Math.min(worthMore, row.amount - depositOf(row)));
  });
