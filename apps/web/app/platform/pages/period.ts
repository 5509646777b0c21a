/** Period of a list in months, as in the address. */
const PERIODS = ['3', '12', 'all'] as const;
export type Period = (typeof PERIODS)[number];

const DEFAULT_PERIOD = '12';
export const periodIn = (search: URLSearchParams): Period =>
  PERIODS.find((period) => period === search.get('months')) ?? DEFAULT_PERIOD;
/** Query parameter of a period; the default is left out. */
export const periodParam = (period: Period) => (period === DEFAULT_PERIOD ? {} : { months: period });
/** Input of the API for a period. */
export const monthsInput = (period: Period) => (period === 'all' ? {} : { months: Number(period) });
