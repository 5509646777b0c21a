/** What is left to pay at `percent`; a fraction of a fen is the shopper's. Exact: the quotient of safe integers floors right. */
export const payPercent = (amount: number, percent: number): number => Math.floor((amount * percent) / 100);

export const percentSaving = (amount: number, percent: number): number =>
  amount - payPercent(amount, percent);
