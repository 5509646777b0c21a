import { Link, useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import type { Filter } from '../../ui/filters/filter.ts';
import { withFilter } from '../../ui/filters/list-address.ts';
import { formatFen, formatTime } from '../../ui/format.ts';
import { showToast } from '../../ui/Toaster.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/invoices.route';
import { MonthPanel } from './MonthPanel.tsx';
import { type InvoiceRow, stateClass } from './types.ts';

export const meta = () => [{ title: '发票 · 花容管理后台' }];

const thisMonth = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', year: 'numeric', month: '2-digit' }).format(
    new Date(),
  );

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const filters = Object.fromEntries(new URL(request.url).searchParams);
  const [page, month] = await Promise.all([
    load(api.invoices.list(filters as Parameters<typeof api.invoices.list>[0])),
    load(api.invoices.month({ month: filters['month'] ?? thisMonth() })),
  ]);
  return { page, month };
}

const COLUMNS: readonly Column<InvoiceRow>[] = [
  { id: 'requested', label: '申请', cell: ({ requestedAt }) => formatTime(requestedAt) },
  {
    id: 'title',
    label: '抬头',
    cell: ({ invoiceId, title, taxNumber }) => (
      <span className="c2">
        <Link className="lnk" to={`/invoices/${invoiceId}`}>
          {title}
        </Link>
        <small>{taxNumber ?? '个人'}</small>
      </span>
    ),
  },
  {
    id: 'order',
    label: '订单',
    cell: ({ orderId }) => (
      <Link className="lnk-q no" to={`/orders/${orderId}`}>
        {orderId}
      </Link>
    ),
  },
  { id: 'amount', label: '金额', isNumber: true, cell: ({ amountFen }) => formatFen(amountFen) },
  { id: 'tax', label: '税额', isNumber: true, cell: ({ taxFen }) => formatFen(taxFen) },
  {
    id: 'state',
    label: '状态',
    cell: (row) => (
      <span className="c2">
        <span className={stateClass(row)}>{row.statusText}</span>
        {row.note && <small>{row.note}</small>}
      </span>
    ),
  },
  {
    id: 'number',
    label: '发票号码',
    isWideOnly: true,
    cell: ({ number }) => <span className="no">{number ?? '—'}</span>,
  },
];

const FILTERS: readonly Filter[] = [
  {
    kind: 'choice',
    name: 'status',
    label: '状态',
    options: [
      { value: '10', label: '已申请' },
      { value: '20', label: '开票中' },
      { value: '30', label: '已开具' },
      { value: '40', label: '已红冲' },
      { value: '50', label: '失败' },
    ],
  },
  {
    kind: 'choice',
    name: 'titleKind',
    label: '抬头',
    options: [
      { value: 'individual', label: '个人' },
      { value: 'enterprise', label: '单位' },
    ],
  },
];

/** After the issuer was away, all that failed is requested again. */
function RetryFailed({ count }: { count: number }) {
  const can = useCan();
  const { revalidate } = useRevalidator();
  if (count === 0 || !can('invoice:write')) return null;
  async function retry() {
    const reply = await api.invoices.retryFailed({});
    showToast(reply.ok ? describeRetry(reply.value) : reply.refusal.message);
    await revalidate();
  }
  return (
    <div className="acts">
      <button type="button" className="btn" onClick={() => void retry()}>
        重试失败的 {count} 张
      </button>
    </div>
  );
}

const describeRetry = ({ retried, stayed, left }: { retried: number; stayed: number; left: number }) =>
  [
    `已重新申请 ${retried} 张`,
    stayed > 0 && `${stayed} 张不能再申请，请逐张查看`,
    left > 0 && `还有 ${left} 张，请再按一次`,
  ]
    .filter(Boolean)
    .join('，');

/** Invoices that somebody has to look at, all others, and the month against the ledger. */
export default function InvoicesPage({ loaderData: { page, month } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { state } = useNavigation();
  const view = search.get('view') ?? 'todo';
  const tabs = [
    { value: 'todo', label: '要处理的', count: page.counts.todo },
    { value: 'waiting', label: '等待中', count: page.counts.waiting },
    { value: 'blue', label: '已开蓝字' },
    { value: 'red', label: '红字' },
    { value: 'all', label: '全部' },
  ];
  return (
    <>
      <div className="phead">
        <h1>发票</h1>
        <span className="phead-n">重试用同一个申请号，不会重复开票</span>
        <RetryFailed count={page.counts.failed} />
      </div>
      <nav className="views" aria-label="按进展">
        {tabs.map(({ value, label, count }) => (
          <Link
            key={value}
            to={`?${withFilter(search, 'view', value)}`}
            aria-current={value === view ? 'page' : undefined}
          >
            {label}
            {count !== undefined && (
              <span className={value === 'todo' && count > 0 ? 'n is-late' : 'n'}>{count}</span>
            )}
          </Link>
        ))}
      </nav>
      <FilterBar filters={FILTERS} searchName="q" searchLabel="发票号码、订单号" />
      {page.rows.length === 0 ? (
        <Empty title={view === 'todo' ? '没有要处理的发票' : '没有这样的发票'} icon="document" />
      ) : (
        <DataTable
          label="发票"
          columns={COLUMNS}
          rows={page.rows}
          idOf={({ invoiceId }) => invoiceId}
          pathOf={({ invoiceId }) => `/invoices/${invoiceId}`}
          isBusy={state === 'loading'}
        />
      )}
      <Pager
        shown={page.rows.length}
        total={page.total}
        next={page.next}
        previous={page.previous}
        unit="张"
      />
      <MonthPanel month={month} />
    </>
  );
}
