import { type Period, periodIn, periodParam } from '../../platform/pages/period.ts';
import { pageIn } from '../../platform/pages/read-query.ts';

const TABS = ['all', 'in', 'out', 'expiring', 'exchanges'] as const;
export interface PointsQuery {
  tab: (typeof TABS)[number];
  period: Period;
  page: number;
}

/** Invalid values fall back to the first page of all records. */
export function readPointsQuery(search: URLSearchParams): PointsQuery {
  return {
    tab: TABS.find((tab) => tab === search.get('show')) ?? 'all',
    period: periodIn(search),
    page: pageIn(search),
  };
}

/** Path of the page with a change; another tab or period starts at page 1. */
export function pointsPath(query: PointsQuery, change: Partial<PointsQuery>): string {
  const next = { ...query, page: 1, ...change };
  const search = new URLSearchParams({
    ...(next.tab !== 'all' && { show: next.tab }),
    ...periodParam(next.period),
    ...(next.page > 1 && { page: String(next.page) }),
  });
  return search.size > 0 ? `/myAccount/integralFlow?${search}` : '/myAccount/integralFlow';
}
