import { Link } from 'react-router';
import { api, load } from '../../../platform/api/index.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { filtersOf } from '../../../ui/filters/list-address.ts';
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx';
import { ReportFrame } from '../ReportFrame.tsx';
import type { Route } from './+types/search-report.route';
import { Sums } from './Sums.tsx';
import { ComparedWith, VisitPeriod } from './VisitPeriod.tsx';
import { formatCount, formatShare, type SearchReport } from './visit-types.ts';

export const meta = () => [{ title: '搜索 · 报表 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(api.visits.search(filtersOf(request)));

interface Searches {
  searches: number;
  withoutResult: number;
  clicks: number;
}
const SUMS: readonly Column<Searches>[] = [
  { id: 'searches', label: '搜索', isNumber: true, cell: ({ searches }) => formatCount(searches) },
  { id: 'without', label: '没有结果', isNumber: true, cell: (row) => formatCount(row.withoutResult) },
  {
    id: 'share',
    label: '占搜索',
    isNumber: true,
    cell: ({ withoutResult, searches }) => formatShare(withoutResult, searches),
  },
  { id: 'clicks', label: '点击', isNumber: true, cell: ({ clicks }) => formatCount(clicks) },
  {
    id: 'rate',
    label: '点击率',
    isNumber: true,
    cell: ({ clicks, searches }) => formatShare(clicks, searches),
  },
];
const DAY_COLUMNS: readonly Column<SearchReport['days'][number]>[] = [
  { id: 'day', label: '日期', cell: ({ day }) => day },
  ...SUMS,
];
const QUERY_COLUMNS: readonly Column<SearchReport['queries'][number]>[] = [
  { id: 'query', label: '搜索词', cell: ({ query }) => query },
  ...SUMS,
];

/** Searches, those without a result and clicks, by day and by query. */
export default function SearchReportPage({ loaderData: report }: Route.ComponentProps) {
  const { sums, compared, days, queries } = report;
  return (
    <ReportFrame
      period={<VisitPeriod from={report.from} to={report.to} />}
      comparison={<ComparedWith {...report} />}
      choice={
        <Link className="lnk" to="/search-words/report">
          没有结果的搜索
        </Link>
      }
    >
      <Sums
        figures={[
          { label: '搜索', now: sums.searches, before: compared.searches },
          { label: '没有结果', now: sums.withoutResult, before: compared.withoutResult, of: sums.searches },
          { label: '点击', now: sums.clicks, before: compared.clicks, of: sums.searches },
        ]}
      />
      {days.length === 0 ? (
        <Empty title="这段时间没有搜索" icon="search" />
      ) : (
        <div className="cols-2">
          <section>
            <h2 className="vh">每天</h2>
            <DataTable label="每天的搜索" columns={DAY_COLUMNS} rows={days} idOf={({ day }) => day} />
          </section>
          <section>
            <h2 className="vh">搜索词</h2>
            <DataTable label="搜索词" columns={QUERY_COLUMNS} rows={queries} idOf={({ query }) => query} />
          </section>
        </div>
      )}
      <p className="hint mt-3">
        只记词和次数，不记是谁；关闭“数据分析”的访客不记。搜索词列出次数多的 50 个。
      </p>
    </ReportFrame>
  );
}
