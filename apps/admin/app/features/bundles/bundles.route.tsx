import { Link, useNavigation } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { filtersOf } from '../../ui/filters/list-address.ts';
import { formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/bundles.route';
import { type BundleRow, STATES } from './bundle-draft.ts';

export const meta = () => [{ title: '自选套组 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(api.bundles.list(filtersOf(request)));

const COLUMNS: readonly Column<BundleRow>[] = [
  {
    id: 'title',
    label: '名称与盒子',
    cell: ({ bundleId, title, caseName }) => (
      <span className="c2">
        <Link className="lnk-q" to={`/bundles/${bundleId}`}>
          <b className="strong">{title}</b>
        </Link>
        <small>{caseName}</small>
      </span>
    ),
  },
  { id: 'slots', label: '格数', isNumber: true, cell: ({ slots }) => slots },
  { id: 'parts', label: '可选', isNumber: true, cell: ({ parts }) => `${parts} 种` },
  {
    id: 'missing',
    label: '缺货',
    cell: ({ missingParts }) =>
      missingParts === 0 ? '—' : <span className="tag tag-warn">{missingParts} 种买不到</span>,
  },
  {
    id: 'changed',
    label: '改动',
    cell: ({ updatedBy, updatedAt }) =>
      updatedAt === null ? '—' : `${updatedBy ?? '系统'} ${formatTime(updatedAt)}`,
  },
  {
    id: 'state',
    label: '状态',
    cell: ({ state }) => <span className={STATES[state].className}>{STATES[state].label}</span>,
  },
];

/** Bundles that shoppers put together. */
export default function BundlesPage({ loaderData: page }: Route.ComponentProps) {
  const { state } = useNavigation();
  const can = useCan();
  return (
    <>
      <div className="phead">
        <h1>自选套组</h1>
        <span className="phead-n">顾客自己选：一个盒子，若干格，每格放一件</span>
        {can('bundle:write') && (
          <div className="acts">
            <Link className="btn btn-ink" to="/bundles/new">
              <Icon name="plus" />
              新建自选套组
            </Link>
          </div>
        )}
      </div>
      {page.rows.length === 0 ? (
        <Empty title="还没有自选套组" icon="box" />
      ) : (
        <DataTable
          label="自选套组"
          columns={COLUMNS}
          rows={page.rows}
          idOf={({ bundleId }) => bundleId}
          pathOf={({ bundleId }) => `/bundles/${bundleId}`}
          isBusy={state === 'loading'}
        />
      )}
      <Pager
        shown={page.rows.length}
        total={page.total}
        next={page.next}
        previous={page.previous}
        unit="个"
      />
    </>
  );
}
