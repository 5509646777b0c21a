/** How far back a list goes, in months as they stand in the address. */
const PERIODS = ['3', '12', 'all'] as const;
export type Period = (typeof PERIODS)[number];

const DEFAULT_PERIOD = '12';
export const periodIn = (search: URLSearchParams): Period =>
  PERIODS.find((period) => period === search.get('months')) ?? DEFAULT_PERIOD;
/** As it stands in the address: the usual one needs no word. */
export const periodParam = (period: Period) => (period === DEFAULT_PERIOD ? {} : { months: period });
/** As the shop is asked for it. */
export const monthsInput = (period: Period) => (period === 'all' ? {} : { months: Number(period) });
