import type { PreparedRow } from '../row.ts';
import type { Basket } from './full-amount-saving.ts';

/** The rows of a full-amount promotion as amount, quantity and units. */
export function basketOf(rows: readonly PreparedRow[]): Basket {
  let amount = 0;
  let quantity = 0;
  for (const row of rows) {
    amount += row.base;
    quantity += row.quantity;
  }
  const units = () =>
    rows
      .map((row) => ({ price: unitPriceOf(row), quantity: row.quantity }))
      .sort((a, b) => b.price - a.price);
  return { amount, quantity, units };
}

/** A set's discount may not divide evenly by its units; the remainder is rounded down. */
export const unitPriceOf = ({ base, quantity }: PreparedRow): number => Math.floor(base / quantity);
