import { Link } from 'react-router';
import { api, load } from '../../../platform/api/index.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { filtersOf } from '../../../ui/filters/list-address.ts';
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx';
import { ReportFrame } from '../ReportFrame.tsx';
import type { Route } from './+types/slot-report.route';
import { Sums } from './Sums.tsx';
import { ComparedWith, VisitPeriod } from './VisitPeriod.tsx';
import { formatCount, formatShare, type SlotReport } from './visit-types.ts';

export const meta = () => [{ title: '页面位置 · 报表 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(api.visits.slots(filtersOf(request)));

interface Clicks {
  clicks: number;
  orders: number;
}
const SUMS: readonly Column<Clicks>[] = [
  { id: 'clicks', label: '点击', isNumber: true, cell: ({ clicks }) => formatCount(clicks) },
  { id: 'orders', label: '下单', isNumber: true, cell: ({ orders }) => formatCount(orders) },
  {
    id: 'rate',
    label: '下单 / 点击',
    isNumber: true,
    cell: ({ orders, clicks }) => formatShare(orders, clicks),
  },
];
type Line = SlotReport['slots'][number]['lines'][number] & { slot: string; slotLabel: string };
const LINE_COLUMNS: readonly Column<Line>[] = [
  {
    id: 'slot',
    label: '位置',
    cell: ({ slot, slotLabel }) => (
      <Link className="lnk" to={`/content/${slot}`}>
        {slotLabel}
      </Link>
    ),
  },
  { id: 'text', label: '内容', cell: ({ text }) => text },
  ...SUMS,
];
const DAY_COLUMNS: readonly Column<SlotReport['days'][number]>[] = [
  { id: 'day', label: '日期', cell: ({ day }) => day },
  ...SUMS,
];

/** Clicks on lines of slots and orders after them, by line and by day. */
export default function SlotReportPage({ loaderData: report }: Route.ComponentProps) {
  const { sums, compared, days, slots } = report;
  const lines = slots.flatMap(({ slot, label, lines: of }) =>
    of.map((line) => ({ ...line, slot, slotLabel: label })),
  );
  return (
    <ReportFrame
      period={<VisitPeriod from={report.from} to={report.to} />}
      comparison={<ComparedWith {...report} />}
    >
      <Sums
        figures={[
          { label: '点击', now: sums.clicks, before: compared.clicks },
          { label: '下单', now: sums.orders, before: compared.orders, of: sums.clicks },
        ]}
      />
      {lines.length === 0 ? (
        <Empty title="这段时间没有点击" icon="chart" />
      ) : (
        <div className="cols">
          <section>
            <h2 className="vh">各位置</h2>
            <DataTable
              label="各位置的点击"
              columns={LINE_COLUMNS}
              rows={lines}
              idOf={({ lineId }) => lineId}
            />
          </section>
          <aside>
            <h2 className="vh">每天</h2>
            <DataTable label="每天的点击" columns={DAY_COLUMNS} rows={days} idOf={({ day }) => day} />
          </aside>
        </div>
      )}
      <p className="hint mt-3">下单是同一次访问里点过这一行之后提交的订单；关闭“数据分析”的访客不记。</p>
    </ReportFrame>
  );
}
