/** The amount to pay at `percent`, rounded down in favour of the shopper. Exact for safe integers. */
export const payPercent = (amount: number, percent: number): number => Math.floor((amount * percent) / 100);

export const percentSaving = (amount: number, percent: number): number =>
  amount - payPercent(amount, percent);
