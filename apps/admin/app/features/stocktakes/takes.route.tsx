import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { useState } from 'react';
import { Link, useNavigation } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { filtersOf } from '../../ui/filters/list-address.ts';
import { formatTime } from '../../ui/format.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/takes.route';
import { NewTakeDialog } from './NewTakeDialog.tsx';
import { TAKE_STATES } from './take-texts.ts';

export const meta = () => [{ title: '盘点 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(api.stocktakes.list(filtersOf(request)));

type Take = Output<AdminContracts['stocktakes']['list']>['rows'][number];

const COLUMNS: readonly Column<Take>[] = [
  { id: 'number', label: '单号', cell: ({ takeId }) => <span className="no muted">{takeId}</span> },
  {
    id: 'name',
    label: '名称',
    cell: ({ takeId, name }) => <Link to={`/stock/takes/${takeId}`}>{name}</Link>,
  },
  { id: 'counted', label: '点过', isNumber: true, cell: ({ counted, lines }) => `${counted} / ${lines}` },
  { id: 'by', label: '发起', cell: ({ madeBy }) => madeBy },
  { id: 'at', label: '开始', cell: ({ createdAt }) => formatTime(createdAt) },
  {
    id: 'state',
    label: '状态',
    cell: ({ state }) => <span className={TAKE_STATES[state].className}>{TAKE_STATES[state].label}</span>,
  },
];

/** Every stocktake, newest first. */
export default function TakesPage({ loaderData: page }: Route.ComponentProps) {
  const { state } = useNavigation();
  const can = useCan();
  const [isNew, setIsNew] = useState(false);
  return (
    <>
      <div className="phead">
        <h1>盘点</h1>
        <span className="phead-n">有差异的点两次，一致了才入账；盘点期间照常卖货</span>
        {can('stock:count') && (
          <div className="acts">
            <button type="button" className="btn btn-ink" onClick={() => setIsNew(true)}>
              开始盘点
            </button>
          </div>
        )}
      </div>
      {page.rows.length === 0 ? (
        <Empty title="还没有盘点过">按品牌、分类或关键词选一批规格，用扫码枪或清点单去点。</Empty>
      ) : (
        <DataTable
          label="盘点"
          columns={COLUMNS}
          rows={page.rows}
          idOf={({ takeId }) => String(takeId)}
          pathOf={({ takeId }) => `/stock/takes/${takeId}`}
          isBusy={state === 'loading'}
        />
      )}
      <Pager
        shown={page.rows.length}
        total={page.total}
        next={page.next}
        previous={page.previous}
        unit="次"
      />
      {isNew && <NewTakeDialog onClose={() => setIsNew(false)} />}
    </>
  );
}
