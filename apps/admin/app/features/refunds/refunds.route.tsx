import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { useState } from 'react';
import { Link, useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { filtersOf, withFilter } from '../../ui/filters/list-address.ts';
import { formatFen, formatRemaining, formatTime } from '../../ui/format.ts';
import { showToast } from '../../ui/Toaster.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/refunds.route';

export const meta = () => [{ title: '退款 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(api.refunds.list(filtersOf(request)));

type Refund = Output<AdminContracts['refunds']['list']>['rows'][number];

const STATES = {
  pending: <span className="st st-half">退款中</span>,
  failed: <span className="st st-bad">退款失败</span>,
  done: <span className="st st-ok">已退款</span>,
} as const;

const COLUMNS: readonly Column<Refund>[] = [
  { id: 'number', label: '退款号', cell: ({ refundId }) => <span className="no">{refundId}</span> },
  { id: 'source', label: '来自', cell: (row) => <Source {...row} /> },
  { id: 'amount', label: '金额', isNumber: true, cell: ({ amountFen }) => formatFen(amountFen) },
  { id: 'tender', label: '退到', cell: ({ tender }) => tender },
  {
    id: 'people',
    label: '发起与批准',
    cell: ({ requestedBy, approvedBy }) => (approvedBy ? `${requestedBy}，${approvedBy} 批准` : requestedBy),
  },
  { id: 'created', label: '发起时间', cell: ({ createdAt }) => formatTime(createdAt) },
  { id: 'state', label: '状态', cell: ({ state }) => STATES[state] },
  { id: 'error', label: '渠道说明', isWideOnly: true, cell: ({ lastError }) => lastError ?? '—' },
  { id: 'due', label: '法定期限', cell: (row) => <RefundDue {...row} /> },
];

/** Money that goes back: on its way, failed, done. */
export default function RefundsPage({ loaderData: page }: Route.ComponentProps) {
  const can = useCan();
  const [search] = useSearchParams();
  const { state: loading } = useNavigation();
  const state = search.get('state');
  const tabs = [
    { value: 'failed', label: '失败', count: page.counts.failed },
    { value: 'pending', label: '处理中', count: page.counts.pending },
    { value: 'done', label: '已完成' },
    { value: null, label: '全部' },
  ];
  return (
    <>
      <div className="phead">
        <h1>退款</h1>
        <span className="phead-n">重试使用同一退款号，渠道不会重复出款</span>
      </div>
      <nav className="views" aria-label="按状态">
        {tabs.map(({ value, label, count }) => (
          <Link
            key={label}
            to={`?${withFilter(search, 'state', value)}`}
            aria-current={value === state ? 'page' : undefined}
          >
            {label}
            {count !== undefined && (
              <span className={value === 'failed' && count > 0 ? 'n is-late' : 'n'}>{count}</span>
            )}
          </Link>
        ))}
      </nav>
      <FilterBar filters={[]} searchName="q" searchLabel="退款号、退货号、订单号" />
      {page.rows.length === 0 ? (
        <Empty title="没有这样的退款" />
      ) : (
        <DataTable
          label="退款"
          columns={[
            ...COLUMNS,
            ...(can('refund:retry')
              ? [{ id: 'acts', label: '', cell: (row: Refund) => <Retry refund={row} /> }]
              : []),
          ]}
          rows={page.rows}
          idOf={({ refundId }) => refundId}
          isBusy={loading === 'loading'}
        />
      )}
      <Pager
        shown={page.rows.length}
        total={page.total}
        next={page.next}
        previous={page.previous}
        unit="笔"
      />
    </>
  );
}

function Retry({ refund: { refundId, state } }: { refund: Refund }) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  if (state !== 'failed') return null;
  async function retry() {
    setIsBusy(true);
    const reply = await api.refunds.retry({ refundId });
    setIsBusy(false);
    showToast(reply.ok ? '已重新发起退款' : reply.refusal.message);
    void revalidate();
  }
  return (
    <button type="button" className="btn btn-sm" disabled={isBusy} onClick={() => void retry()}>
      重试
    </button>
  );
}

function Source({ sourceText, returnId, orderId }: Refund) {
  const can = useCan();
  if (returnId)
    return (
      <Link className="lnk" to={`/returns/${returnId}`}>
        {sourceText} {returnId}
      </Link>
    );
  return can('order:read') ? (
    <Link className="lnk" to={`/orders/${orderId}`}>
      {sourceText} {orderId}
    </Link>
  ) : (
    <span>
      {sourceText} {orderId}
    </span>
  );
}

function RefundDue({ dueAt, state }: Refund) {
  if (dueAt === null || state === 'done') return '—';
  const { text, isLate, isSoon } = formatRemaining(dueAt);
  return <span className={`due${isLate ? ' due-late' : isSoon ? ' due-soon' : ''}`}>{text}</span>;
}
