import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { monthsInput } from '../../platform/pages/period.ts';
import { unwrapReply } from '../../platform/session/unwrap-reply.ts';
import { type PointsQuery, readPointsQuery } from './points-query.ts';

const PAGE_SIZE = 10;

export async function loadPoints(api: Api, { url }: PageArgs) {
  const query = readPointsQuery(url.searchParams);
  const [summary, records] = await Promise.all([api.points.summary({}), loadRecords(api, query)]);
  return { query, summary: unwrapReply(summary), records };
}

/** Records of the tab: movements or exchanges; expiring points are part of the summary. */
async function loadRecords(api: Api, { tab, period, page }: PointsQuery) {
  const pageInput = { pageNo: page, pageSize: PAGE_SIZE };
  if (tab === 'expiring') return { kind: 'expiring', totalPages: 1 } as const;
  if (tab === 'exchanges')
    return { kind: 'exchanges', ...unwrapReply(await api.points.exchangeHistory(pageInput)) } as const;
  const flow = await api.points.flow({ ...pageInput, direction: tab, ...monthsInput(period) });
  return { kind: 'flow', ...unwrapReply(flow) } as const;
}

type PointsData = Awaited<ReturnType<typeof loadPoints>>;
export type PointsSummary = PointsData['summary'];
export type Reward = PointsSummary['rewards'][number];
export type PointsRecords = PointsData['records'];
export type Movements = Extract<PointsRecords, { kind: 'flow' }>['list'];
export type Exchanges = Extract<PointsRecords, { kind: 'exchanges' }>['list'];
