import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { Link, useNavigation } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { Empty } from '../../ui/Empty.tsx';
import { formatTime } from '../../ui/format.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import type { Route } from './+types/recalls.route';

export const meta = () => [{ title: '召回 · 花容管理后台' }];
export const clientLoader = (_args: Route.ClientLoaderArgs) => load(api.recalls.list({}));

type Recall = Output<AdminContracts['recalls']['list']>['rows'][number];

const COLUMNS: readonly Column<Recall>[] = [
  { id: 'at', label: '开始', cell: ({ startedAt }) => formatTime(startedAt) },
  {
    id: 'lot',
    label: '批号',
    cell: ({ recallId, lotNo }) => (
      <Link className="lnk code" to={`/recalls/${recallId}`}>
        {lotNo}
      </Link>
    ),
  },
  {
    id: 'sku',
    label: '商品',
    cell: ({ productName, skuName }) => (
      <span className="c2">
        {productName}
        <small>{skuName}</small>
      </span>
    ),
  },
  { id: 'orders', label: '订单', isNumber: true, cell: ({ orders }) => orders },
  { id: 'notified', label: '已通知', isNumber: true, cell: ({ notified }) => notified },
  { id: 'unreachable', label: '无法联系', isNumber: true, cell: ({ unreachable }) => unreachable },
  {
    id: 'returned',
    label: '退回 / 发出',
    isNumber: true,
    cell: ({ returnedUnits, units }) => `${returnedUnits} / ${units}`,
  },
  { id: 'blocked', label: '停售', isNumber: true, cell: ({ blockedUnits }) => blockedUnits },
  { id: 'by', label: '发起', isWideOnly: true, cell: ({ by }) => by },
];

/** Recalls, newest first. */
export default function RecallsPage({ loaderData: { rows } }: Route.ComponentProps) {
  const { state } = useNavigation();
  return (
    <>
      <div className="phead">
        <h1>召回</h1>
        <span className="phead-n">从批次页发起，第二人批准后停售并通知每位顾客一次</span>
        <div className="acts">
          <Link className="btn" to="/stock/lots">
            批次
          </Link>
        </div>
      </div>
      {rows.length === 0 ? (
        <Empty title="没有召回过" icon="check" />
      ) : (
        <DataTable
          label="召回"
          columns={COLUMNS}
          rows={rows}
          idOf={({ recallId }) => String(recallId)}
          pathOf={({ recallId }) => `/recalls/${recallId}`}
          isBusy={state === 'loading'}
        />
      )}
    </>
  );
}
