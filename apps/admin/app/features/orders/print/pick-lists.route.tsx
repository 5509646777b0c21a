import { OrderStatus } from '@huarong/core/orders';
import { Link } from 'react-router';
import { api, load } from '../../../platform/api/index.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { filtersOf } from '../../../ui/filters/list-address.ts';
import { formatTime } from '../../../ui/format.ts';
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx';
import { statusQuery } from '../order-texts.ts';
import type { Route } from './+types/pick-lists.route';

export const meta = () => [{ title: '拣货单 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(api.orders.pickLists(filtersOf(request)));

type Row = Route.ComponentProps['loaderData']['rows'][number];
const pathOf = ({ pickListId }: Row) => `/print/pick-list/${pickListId}`;
const columns: readonly Column<Row>[] = [
  {
    id: 'number',
    label: '拣货单',
    cell: (row) => (
      <Link className="lnk-q no" to={pathOf(row)}>
        {row.number}
      </Link>
    ),
  },
  {
    id: 'created',
    label: '生成',
    cell: ({ createdAt, createdBy }) => `${formatTime(createdAt)}　${createdBy}`,
  },
  { id: 'orders', label: '单', isNumber: true, cell: ({ subOrders }) => subOrders },
  { id: 'units', label: '件', isNumber: true, cell: ({ units }) => units },
  {
    id: 'shipped',
    label: '已发出',
    isNumber: true,
    cell: ({ shipped, subOrders }) => `${shipped} / ${subOrders}`,
  },
  {
    id: 'prints',
    label: '打印',
    cell: ({ prints }) => (prints === 0 ? <span className="muted">未打印</span> : `${prints} 次`),
  },
];

/** Pick lists, newest first. New ones are made from the order list. */
export default function PickListsPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <div className="phead">
        <h1>拣货单</h1>
        <div className="acts">
          <Link
            className="btn"
            to={`/orders?${statusQuery(OrderStatus.AwaitingShipment, OrderStatus.Packing)}&sort=deadline`}
          >
            去订单列表选单
          </Link>
        </div>
      </div>
      {page.rows.length === 0 ? (
        <Empty title="还没有拣货单" icon="list">
          <p>在订单列表中选择待发货的订单，再点「生成拣货单」。</p>
        </Empty>
      ) : (
        <DataTable
          label="拣货单"
          columns={columns}
          rows={page.rows}
          idOf={({ pickListId }) => String(pickListId)}
          pathOf={pathOf}
        />
      )}
      <div className="pager">
        <div className="right">
          {page.previous !== null && (
            <Link className="btn" to={`?before=${page.previous}`}>
              上一页
            </Link>
          )}
          {page.next !== null && (
            <Link className="btn" to={`?after=${page.next}`}>
              下一页
            </Link>
          )}
        </div>
      </div>
    </>
  );
}
