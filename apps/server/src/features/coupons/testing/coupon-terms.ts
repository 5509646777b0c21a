const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

/** 满 300 减 40 in the claim centre, as a call of staff takes it. */
export const couponTerms = (change: object = {}) => ({
  title: '冬日满减券',
  scopeText: '全场商品',
  link: '/',
  channel: 'online',
  offer: { kind: 'amountOff', amount: 40_00 },
  scope: { kind: 'all' },
  thresholdFen: 300_00,
  total: 100,
  perPerson: 1,
  way: 'centre',
  code: null,
  cards: null,
  isForFirstOrder: false,
  claimFrom: inDays(-1),
  claimUntil: inDays(10),
  validity: { kind: 'days', days: 7 },
  ...change,
});
