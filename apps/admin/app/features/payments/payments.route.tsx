import { Link, useNavigation, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { filtersOf } from '../../ui/filters/list-address.ts';
import { formatFen, formatTime } from '../../ui/format.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/payments.route';
import { PaymentViews } from './PaymentViews.tsx';
import { PaymentState, PROVIDER_OPTIONS, STATE_OPTIONS } from './payment-labels.tsx';
import type { Payment } from './types.ts';

export const meta = () => [{ title: '支付与对账 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(api.payments.list(filtersOf(request)));

const COLUMNS: readonly Column<Payment>[] = [
  { id: 'number', label: '支付单 / 渠道单号', cell: (row) => <Numbers payment={row} /> },
  { id: 'provider', label: '渠道', cell: ({ providerText }) => providerText },
  { id: 'orders', label: '订单', cell: ({ orderIds }) => <Orders orderIds={orderIds} /> },
  { id: 'amount', label: '金额', isNumber: true, cell: ({ amountFen }) => formatFen(amountFen) },
  {
    id: 'refunded',
    label: '已退',
    isNumber: true,
    cell: ({ refundedFen }) => (refundedFen === 0 ? '—' : formatFen(refundedFen)),
  },
  { id: 'opened', label: '发起时间', cell: ({ openedAt }) => formatTime(openedAt) },
  {
    id: 'settled',
    label: '结束时间',
    isWideOnly: true,
    cell: ({ settledAt }) => (settledAt === null ? '—' : formatTime(settledAt)),
  },
  { id: 'state', label: '状态', cell: (row) => <PaymentState payment={row} /> },
];

const TITLES = { stuck: '没有卡住的支付', refunds: '没有在途的退款', late: '没有关闭后收到的钱' } as const;
const isView = (show: string | null): show is keyof typeof TITLES => show !== null && show in TITLES;

/** Payments: every attempt to pay, by number, amount, state and day. */
export default function PaymentsPage({ loaderData: page }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { state: loading } = useNavigation();
  const show = search.get('show');
  const view = isView(show) ? show : null;
  return (
    <>
      <div className="phead">
        <h1>支付与对账</h1>
        {page.unappliedFen !== 0 && (
          <span className="phead-n">关闭后收款，还没退回 {formatFen(page.unappliedFen)}</span>
        )}
      </div>
      <PaymentViews current={view ?? 'all'} counts={page.counts} />
      <FilterBar
        searchName="q"
        searchLabel="支付单、渠道单号、订单号"
        filters={[
          { name: 'state', label: '状态', kind: 'choice', options: STATE_OPTIONS },
          { name: 'provider', label: '渠道', kind: 'choice', options: PROVIDER_OPTIONS },
          { name: 'amount', label: '金额（元）', kind: 'text', placeholder: '320.00' },
          { name: 'day', label: '发起日期', kind: 'text', placeholder: '2026-11-15' },
        ]}
      />
      {page.rows.length === 0 ? (
        <Empty title={view ? TITLES[view] : '没有这样的支付'} icon="coin" />
      ) : (
        <DataTable
          label="支付单"
          columns={COLUMNS}
          rows={page.rows}
          idOf={({ paymentId }) => paymentId}
          pathOf={({ paymentId }) => `/payments/${paymentId}`}
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

const Numbers = ({ payment: { paymentId, tradeNo } }: { payment: Payment }) => (
  <span className="c2">
    <span>
      <Link className="lnk no" to={`/payments/${paymentId}`}>
        {paymentId}
      </Link>
    </span>
    {tradeNo && <small>{tradeNo}</small>}
  </span>
);

function Orders({ orderIds }: { orderIds: readonly string[] }) {
  const can = useCan();
  const [first] = orderIds;
  if (first === undefined) return '—';
  const more = orderIds.length > 1 ? ` 等 ${orderIds.length} 单` : '';
  return can('order:read') ? (
    <>
      <Link className="lnk" to={`/orders/${first}`}>
        {first}
      </Link>
      {more}
    </>
  ) : (
    `${first}${more}`
  );
}
