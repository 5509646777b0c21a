/** How far back a list goes, in months as they stand in the address. */
const PERIODS = ['3', '12', 'all'] as const;
export type Period = (typeof PERIODS)[number];

const USUAL = '12';
export const periodIn = (search: URLSearchParams): Period =>
  PERIODS.find((period) => period === search.get('months')) ?? USUAL;
/** As it stands in the address: the usual one needs no word. */
export const periodWord = (period: Period) => (period === USUAL ? {} : { months: period });
/** As the shop is asked for it. */
export const monthsOf = (period: Period) => (period === 'all' ? {} : { months: Number(period) });
