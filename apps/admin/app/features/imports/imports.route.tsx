import { Link, useNavigation } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { usePoll } from '../../platform/use-poll.ts';
import { Empty } from '../../ui/Empty.tsx';
import { filtersOf } from '../../ui/filters/list-address.ts';
import { formatTime } from '../../ui/format.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/imports.route';
import { ExportForm } from './ExportForm.tsx';
import { isRunning, STATES } from './import-texts.ts';
import type { ImportRow } from './types.ts';
import { UploadFile } from './UploadFile.tsx';

export const meta = () => [{ title: '导入与导出 · 花容管理后台' }];
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [page, options] = await Promise.all([
    load(api.imports.list(filtersOf(request))),
    load(api.products.options({})),
  ]);
  return { page, options };
}

const COLUMNS: readonly Column<ImportRow>[] = [
  { id: 'number', label: '导入', cell: ({ importId }) => <span className="no muted">{importId}</span> },
  {
    id: 'name',
    label: '文件',
    cell: ({ importId, name }) => (
      <Link to={`/import/${importId}`} className="ell">
        <b>{name}</b>
      </Link>
    ),
  },
  {
    id: 'rows',
    label: '行',
    isNumber: true,
    cell: ({ rowCount }) => rowCount?.toLocaleString('en-US') ?? '—',
  },
  {
    id: 'errors',
    label: '错误',
    isNumber: true,
    cell: ({ problemCount }) => problemCount?.toLocaleString('en-US') ?? '—',
  },
  { id: 'by', label: '上传', cell: ({ madeBy }) => madeBy },
  { id: 'time', label: '时间', cell: ({ createdAt }) => formatTime(createdAt) },
  {
    id: 'state',
    label: '状态',
    cell: ({ state }) => <span className={STATES[state].className}>{STATES[state].label}</span>,
  },
  {
    id: 'set',
    label: '改动单',
    cell: ({ setId }) => setId && <Link to={`/changes/${setId}`}>{setId}</Link>,
  },
];

/** Files that were imported, a place for the next one, and the way out. */
export default function ImportsPage({ loaderData: { page, options } }: Route.ComponentProps) {
  const { state } = useNavigation();
  const canExport = useCan()('catalogue:export');
  usePoll(page, page.rows.some(isRunning));
  return (
    <>
      <div className="phead">
        <h1>导入与导出</h1>
        <span className="phead-n">先预演，看清会发生什么；写入后是一张改动单，可以整次撤销</span>
      </div>
      <div className={canExport ? 'cols' : undefined}>
        <div className="stack stack-4">
          <UploadFile />
          {page.rows.length === 0 ? (
            <Empty icon="upload" title="还没有导入过文件">
              列名写中文或英文都认，认不出的可以指定，下次记得。
            </Empty>
          ) : (
            <div>
              <DataTable
                label="导入的文件"
                columns={COLUMNS}
                rows={page.rows}
                idOf={({ importId }) => importId}
                pathOf={({ importId }) => `/import/${importId}`}
                isBusy={state === 'loading' && !page.rows.some(isRunning)}
              />
              <Pager
                shown={page.rows.length}
                total={page.total}
                next={page.next}
                previous={page.previous}
                unit="个"
              />
            </div>
          )}
        </div>
        {canExport && (
          <aside>
            <ExportForm options={options} />
          </aside>
        )}
      </div>
    </>
  );
}
