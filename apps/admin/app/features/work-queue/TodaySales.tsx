import { useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { HourChart } from '../../ui/charts/HourChart.tsx';
import { formatFen } from '../../ui/format.ts';

type Sales = Extract<Awaited<ReturnType<typeof api.work.sales>>, { ok: true }>['value'];

/** Sales of today by the hour, beside the same weekday a week ago. */
export function TodaySales() {
  const [sales, setSales] = useState<Sales>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void api.work.sales({}).then((reply) => {
      if (!isCurrent) return;
      if (reply.ok) setSales(reply.value);
      else setError(reply.refusal.message);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return (
    <section className="panel mt-6" aria-labelledby="today-sales">
      <div className="panel-h">
        <h2 id="today-sales">今日销售</h2>
        <span className="muted">支付额按小时，含运费</span>
        <div className="right">
          <div className="legend">
            <span>
              <i className="l-box" />
              今天
            </span>
            <span>
              <i className="l-prev" />
              上周同日
            </span>
          </div>
        </div>
      </div>
      {error && <p className="err">{error}</p>}
      {sales && <Figures sales={sales} />}
      {sales && (
        <HourChart
          label="今日每小时支付额，与上周同日比较"
          today={sales.todayFen}
          before={sales.beforeFen}
          currentHour={sales.currentHour}
        />
      )}
    </section>
  );
}

const Figures = ({ sales: { today, before } }: { sales: Sales }) => (
  <dl className="figs">
    <Figure label="已支付" value={formatFen(today.paidFen)} note={`${today.orders} 单，${today.units} 件`} />
    <Figure label="已退款" value={formatFen(-today.refundedFen)} note={`${today.refunds} 笔`} />
    <Figure
      label="净额"
      value={formatFen(today.netFen)}
      note={`上周同日此时 ${formatFen(before.netFen)}`}
      change={changeOf(today.netFen, before.netFen)}
    />
    <Figure
      label="客单价"
      value={today.orders === 0 ? '—' : formatFen(Math.round(today.paidFen / today.orders))}
      note={
        before.orders === 0 ? '' : `上周同日此时 ${formatFen(Math.round(before.paidFen / before.orders))}`
      }
    />
    <Figure
      label="会员首单"
      value={String(today.firstOrders)}
      note={shareOf(today.firstOrders, today.orders)}
    />
  </dl>
);

function Figure({
  label,
  value,
  note,
  change = null,
}: {
  label: string;
  value: string;
  note: string;
  change?: number | null;
}) {
  return (
    <div className="fig">
      <dt>{label}</dt>
      <dd className="fig-v">{value}</dd>
      <dd className="fig-d">
        {change !== null && (
          <span className={change >= 0 ? 'up' : 'down'}>{Math.abs(change).toFixed(1)}%</span>
        )}{' '}
        {note}
      </dd>
    </div>
  );
}

/** Percent; null when there is nothing to compare with. */
const changeOf = (now: number, before: number): number | null =>
  before <= 0 ? null : ((now - before) / before) * 100;

const shareOf = (part: number, whole: number): string =>
  whole === 0 ? '' : `占支付单数 ${((part / whole) * 100).toFixed(1)}%`;
