import { allocate, fen } from '../../../shared/index.ts';

/**
 * `allocate` of core/shared with the same answers, for amounts small enough to stay exact in a number: a cart is priced
 * thousands of times a second, and BigInt costs ten times as much. No share is above its weight as long as the amount is
 * not above all weights together, so nothing falls below zero.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  let total = 0;
  let largest = 0;
  for (const weight of weights) {
    total += weight;
    if (weight > largest) largest = weight;
  }
  if (amount === 0) return weights.map(() => 0);
  if (amount === total) return [...weights];
  if (amount < 0 || total === 0 || amount * largest > Number.MAX_SAFE_INTEGER)
    return allocate(fen(amount), weights);

  let left = amount;
  const remainders: number[] = [];
  const shares = weights.map((weight) => {
    const scaled = amount * weight;
    const whole = Math.floor(scaled / total);
    remainders.push(scaled - whole * total);
    left -= whole;
    return whole;
  });
  if (left > 0) {
    const byRemainder = remainders.map((_, index) => index);
    byRemainder.sort((a, b) => remainders[b]! - remainders[a]! || a - b);
    for (let at = 0; at < left; at += 1) shares[byRemainder[at]!]! += 1;
  }
  return shares;
}
