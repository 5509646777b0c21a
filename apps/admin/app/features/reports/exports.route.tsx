import { api, load } from '../../platform/api/index.ts';
import { usePoll } from '../../platform/use-poll.ts';
import { Empty } from '../../ui/Empty.tsx';
import { formatTime } from '../../ui/format.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import type { Route } from './+types/exports.route';
import { ReportFrame } from './ReportFrame.tsx';
import { count } from './share.ts';
import type { ExportedFile } from './types.ts';

export const meta = () => [{ title: '导出记录 · 花容管理后台' }];
export const clientLoader = () => load(api.reports.exports({}));

const STATES = { running: '正在写', done: '已写好', expired: '已过期' } as const;
const columns: readonly Column<ExportedFile>[] = [
  { id: 'report', label: '内容', cell: ({ reportText }) => reportText },
  { id: 'period', label: '时间段', cell: ({ from, to }) => `${from} 至 ${to}` },
  { id: 'created', label: '开始', cell: ({ createdAt }) => formatTime(createdAt) },
  { id: 'finished', label: '结束', cell: ({ finishedAt }) => formatTime(finishedAt) },
  { id: 'rows', label: '行数', isNumber: true, cell: ({ rows }) => count(rows) },
  { id: 'state', label: '状态', cell: ({ state }) => STATES[state] },
  {
    id: 'file',
    label: '文件',
    cell: ({ path, reportText }) =>
      path === null ? (
        '—'
      ) : (
        <a className="lnk" href={path} download aria-label={`下载${reportText}`}>
          下载 CSV
        </a>
      ),
  },
];

/** The exports of whoever looks at them. */
export default function ExportsPage({ loaderData: page }: Route.ComponentProps) {
  usePoll(
    page,
    page.rows.some(({ state }) => state === 'running'),
  );
  return (
    <ReportFrame>
      {page.rows.length === 0 ? (
        <Empty title="还没有导出过报表" icon="download">
          在报表右上角点「导出」，文件写好后在这里下载。
        </Empty>
      ) : (
        <DataTable label="导出记录" columns={columns} rows={page.rows} idOf={({ exportId }) => exportId} />
      )}
      <p className="hint mt-3">这里只有你自己的导出，链接 24 小时内有效。</p>
    </ReportFrame>
  );
}
