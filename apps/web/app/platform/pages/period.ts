import { oneOf, type QueryField } from './define-query.ts';

/** Period of a list in months, as in the address. */
const PERIODS = ['3', '12', 'all'] as const;
export type Period = (typeof PERIODS)[number];
export const periodField: QueryField<Period> = oneOf(PERIODS, '12', 'months');

/** Input of the API for a period. */
export const monthsInput = (period: Period) => (period === 'all' ? {} : { months: Number(period) });
