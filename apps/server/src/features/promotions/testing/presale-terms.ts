const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** A presale whose deposits can be paid now, as a call of staff takes it. */
export const presaleTerms = (skuId: string, change: object = {}) => ({
  skuId,
  title: '新年预售',
  priceFen: 900_00,
  depositFen: 100_00,
  depositWorthFen: 200_00,
  depositFrom: inDays(-1),
  depositUntil: inDays(1),
  balanceFrom: inDays(1),
  balanceUntil: inDays(1.5),
  shipsBy: inDays(9),
  quota: 3,
  perShopper: 2,
  ...change,
});
