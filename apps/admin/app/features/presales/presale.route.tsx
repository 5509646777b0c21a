import { useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { formatFen, formatTime } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/presale.route';
import { ArrivalsPanel } from './ArrivalsPanel.tsx';
import { CannotShipDialog } from './CannotShipDialog.tsx';
import { DatesDialog } from './DatesDialog.tsx';
import { DepositDays } from './DepositDays.tsx';
import { PresaleChanges } from './PresaleChanges.tsx';
import { PresaleChecks } from './PresaleChecks.tsx';
import { figuresOf, stepsOf } from './presale-board.ts';
import { checksOf, draftOf } from './presale-draft.ts';
import { PHASES, type PresaleOrders } from './presale-labels.ts';
import { RemindDialog } from './RemindDialog.tsx';

export const meta = () => [{ title: '预售 · 花容管理后台' }];
const TABS = { owing: '还欠尾款', settled: '已付尾款', unpaid: '未付定金', lost: '付过定金又关闭' } as const;
type Tab = keyof typeof TABS;
const tabOf = (search: URLSearchParams): Tab => {
  const tab = search.get('tab');
  return tab !== null && tab in TABS ? (tab as Tab) : 'owing';
};

export async function clientLoader({ params: { presaleId }, request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const after = searchParams.get('after');
  const [board, orders, changes, { count }] = await Promise.all([
    load(api.presales.detail({ presaleId })),
    load(api.presales.orders({ presaleId, tab: tabOf(searchParams), size: 20, ...(after && { after }) })),
    load(api.presaleChanges.list({ presaleId })),
    load(api.presaleArrivals.detail({ presaleId })),
  ]);
  return { board, orders, changes, count };
}

type OrderRow = PresaleOrders['rows'][number];
const ORDER_COLUMNS: readonly Column<OrderRow>[] = [
  { id: 'order', label: '订单', cell: ({ orderId }) => <Link to={`/orders/${orderId}`}>{orderId}</Link> },
  { id: 'who', label: '收货人', cell: ({ recipient }) => recipient },
  { id: 'units', label: '份', isNumber: true, cell: ({ quantity }) => quantity },
  { id: 'paid', label: '付定金', cell: ({ depositAt }) => formatTime(depositAt) },
  {
    id: 'due',
    label: '还欠',
    isNumber: true,
    cell: ({ dueFen }) => (dueFen === 0 ? '—' : formatFen(dueFen)),
  },
  {
    id: 'until',
    label: '付尾款到',
    cell: ({ balanceUntil, isLate }) => (
      <>
        {formatTime(balanceUntil)} {isLate && <span className="tag tag-warn">不到 24 小时</span>}
      </>
    ),
  },
];

/** Only of a presale whose units arrive in parts. */
const ARRIVAL_COLUMN: Column<OrderRow> = {
  id: 'arrival',
  label: '到货',
  cell: ({ arrival }) => (arrival === null ? '—' : ARRIVALS[arrival]),
};
const ARRIVALS = { here: '已分到', waiting: '在等' } as const;

/** The board of a presale: deposits, balances, who still owes. */
export default function PresalePage({ loaderData: { board, orders, changes, count } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const can = useCan();
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState<'stop' | 'dates' | 'cannotShip' | 'remind' | null>(null);
  const close = () => setOpened(null);
  const { presaleId, version, phase, terms } = board;
  const hasOrders = board.deposits.orders + board.unpaid.orders > 0;
  const isLive = phase !== 'draft' && phase !== 'stopped';
  const tab = tabOf(search);
  async function publish() {
    const reply = await api.presales.publish({ presaleId, version });
    showToast(reply.ok ? '已发布' : reply.refusal.message);
    void revalidate();
  }
  return (
    <>
      <div className="phead">
        <h1>{board.title}</h1>
        <span className="phead-n">
          <span className={PHASES[phase].className}>{PHASES[phase].label}</span>
          {`，到手 ${formatFen(terms.priceFen - terms.depositWorthFen + terms.depositFen)}，定金 ${formatFen(terms.depositFen)} 抵 ${formatFen(terms.depositWorthFen)}`}
        </span>
        <div className="acts">
          {can('presale:write') && (
            <Link className="btn" to={`/presales/${presaleId}/edit`}>
              编辑
            </Link>
          )}
          {can('promotion:publish') && hasOrders && (
            <>
              <button type="button" className="btn" onClick={() => setOpened('remind')}>
                给没付的人发提醒
              </button>
              <button type="button" className="btn" onClick={() => setOpened('dates')}>
                改时间
              </button>
              <button type="button" className="btn btn-danger" onClick={() => setOpened('cannotShip')}>
                不能发货了
              </button>
            </>
          )}
          {can('promotion:publish') &&
            (isLive ? (
              <button type="button" className="btn btn-danger" onClick={() => setOpened('stop')}>
                停止收定金
              </button>
            ) : (
              <button type="button" className="btn btn-ink" onClick={() => void publish()}>
                发布
              </button>
            ))}
        </div>
      </div>
      <ol className="steps">
        {stepsOf(board).map(({ label, text, isNow }) => (
          <li key={label} className={isNow ? 'is-now' : undefined} aria-current={isNow ? 'step' : undefined}>
            <b>{label}</b>
            {text}
          </li>
        ))}
      </ol>
      <dl className="figs mt-4">
        {figuresOf(board, count).map(({ label, value, note }) => (
          <div className="fig" key={label}>
            <dt>{label}</dt>
            <dd className="fig-v">{value}</dd>
            <dd className="fig-d">{note}</dd>
          </div>
        ))}
      </dl>
      <div className="cols mt-4">
        <div>
          <DepositDays days={board.days} />
          <nav className="views mt-4" aria-label="按付款情况">
            {(Object.keys(TABS) as Tab[]).map((each) => (
              <Link
                key={each}
                to={each === 'owing' ? '?' : `?tab=${each}`}
                aria-current={each === tab ? 'page' : undefined}
              >
                {TABS[each]}
                <span className="n">{board[each].orders}</span>
              </Link>
            ))}
          </nav>
          {orders.rows.length === 0 ? (
            <Empty title="没有这样的订单" icon="clock" />
          ) : (
            <DataTable
              label="预售的订单"
              columns={count ? [...ORDER_COLUMNS, ARRIVAL_COLUMN] : ORDER_COLUMNS}
              rows={orders.rows}
              idOf={({ orderId }) => orderId}
            />
          )}
          <Pager
            shown={orders.rows.length}
            total={board[tab].orders}
            next={orders.next}
            previous={orders.previous}
            unit="单"
          />
          <ArrivalsPanel presaleId={presaleId} count={count} onChanged={() => void revalidate()} />
        </div>
        <aside>
          <PresaleChanges changes={changes} />
          <PresaleChecks checks={checksOf(draftOf(board))} />
        </aside>
      </div>
      {opened === 'remind' && <RemindDialog presaleId={presaleId} onClose={close} />}
      {opened === 'dates' && (
        <DatesDialog board={board} onClose={close} onChanged={() => void revalidate()} />
      )}
      {opened === 'cannotShip' && (
        <CannotShipDialog board={board} onClose={close} onChanged={() => void revalidate()} />
      )}
      {opened === 'stop' && (
        <ReasonDialog
          title="停止收定金"
          reasons={['份数订满', '到货有变', '价格写错']}
          action="停止收定金"
          isDanger
          onClose={close}
          onConfirm={async (reason) => {
            const reply = await api.presales.stop({ presaleId, reason });
            if (!reply.ok) return reply.refusal.message;
            showToast('已停止收定金');
            void revalidate();
            return null;
          }}
        >
          <p>从现在起不再收定金。付过定金的 {board.owing.orders} 单照常付尾款，时间不变。</p>
        </ReasonDialog>
      )}
    </>
  );
}
