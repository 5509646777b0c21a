import type { PreparedOrder } from '../prepare-order.ts';
import type { Basket } from './full-amount-saving.ts';

/** The rows of a full-amount promotion as amount, quantity and units. */
export function basketOf(
  { rows, base }: Pick<PreparedOrder, 'rows' | 'base'>,
  indexes: readonly number[],
): Basket {
  let amount = 0;
  let quantity = 0;
  for (const index of indexes) {
    amount += base[index]!;
    quantity += rows[index]!.quantity;
  }
  const units = () =>
    indexes
      .map((index) => ({
        // A set's discount may not divide evenly by its units; the remainder is rounded down.
        price: Math.floor(base[index]! / rows[index]!.quantity),
        quantity: rows[index]!.quantity,
      }))
      .sort((a, b) => b.price - a.price);
  return { amount, quantity, units };
}
