import { Link } from 'react-router';
import { useCan } from '../../platform/session/use-session.ts';
import { formatFen, formatTime } from '../../ui/format.ts';
import type { Replay } from './types.ts';

type Result = NonNullable<Replay['result']>;

/** What the promotion would have changed in the latest paid orders. */
export function ReplayResult({ result }: { result: Result }) {
  return (
    <>
      <dl className="figs">
        {figuresOf(result).map(({ label, value, note }) => (
          <div className="fig" key={label}>
            <dt>{label}</dt>
            <dd className="fig-v">{value}</dd>
            <dd className="fig-d">{note}</dd>
          </div>
        ))}
      </dl>
      <div className="replay-cols mt-4">
        <Spread result={result} />
        <section className="panel" aria-labelledby="replay-note">
          <header className="panel-h">
            <h2 id="replay-note">怎么算的</h2>
          </header>
          <p className="hint">
            同一批订单按现在的售价各算一遍：没有这个活动，和有这个活动。顾客不会因此改变购买，所以让利是下限。
            券与积分按当时用的算；赠品、换购与兑换券送出的那一件不计入成本。
          </p>
          <p className="hint mt-2">
            {result.belowCost.unknown > 0
              ? `${result.belowCost.unknown} 单里有规格没有登记成本，没有比较成本；`
              : ''}
            {result.skippedLines > 0 ? `${result.skippedLines} 行商品已不在目录，略去；` : ''}
            用时 {(result.milliseconds / 1000).toFixed(1)} 秒
          </p>
        </section>
      </div>
      <Most result={result} />
    </>
  );
}

function figuresOf({ baskets, touched, discount, payable, belowCost, dearer }: Result) {
  const percent = (part: number, all: number) => (all === 0 ? '0 %' : `${((part / all) * 100).toFixed(1)} %`);
  const given = discount.with - discount.without;
  const average = (total: number) => Math.round(total / Math.max(1, baskets));
  const count = (value: number) => value.toLocaleString('en-US');
  return [
    {
      label: '受影响的订单',
      value: count(touched),
      note: `共 ${count(baskets)} 单，占 ${percent(touched, baskets)}`,
    },
    {
      label: '多让利',
      value: formatFen(given),
      note: `受影响的平均 ${formatFen(Math.round(given / Math.max(1, touched)))}`,
    },
    { label: '实付合计', value: formatFen(payable.with), note: `原为 ${formatFen(payable.without)}` },
    {
      label: '平均每单',
      value: formatFen(average(payable.with)),
      note: `原为 ${formatFen(average(payable.without))}`,
    },
    { label: '低于成本的订单', value: count(belowCost.with), note: `原为 ${count(belowCost.without)}` },
    { label: '反而多付的', value: count(dearer), note: '取代了更省的优惠' },
  ];
}

function Spread({ result: { spread, baskets } }: { result: Result }) {
  const labelOf = (index: number) => {
    const next = spread[index + 1];
    return next ? `${spread[index]?.fromYuan}–${next.fromYuan - 1}` : `${spread[index]?.fromYuan} 以上`;
  };
  return (
    <section className="panel" aria-labelledby="replay-spread">
      <header className="panel-h">
        <h2 id="replay-spread">每单实付的分布</h2>
        <span className="muted fs-12">单，元</span>
      </header>
      <table className="tbl tbl-flat tbl-in">
        <thead>
          <tr>
            <th>实付</th>
            <th>有这个活动</th>
            <th className="num">单</th>
            <th className="num">没有时</th>
          </tr>
        </thead>
        <tbody>
          {spread.map((step, index) => (
            <tr key={step.fromYuan}>
              <td>{labelOf(index)}</td>
              <td>
                <meter min={0} max={Math.max(1, baskets)} value={step.with} aria-label={labelOf(index)} />
              </td>
              <td className="num">
                <b>{step.with}</b>
              </td>
              <td className="num">{step.without}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Most({ result: { most, touched } }: { result: Result }) {
  const can = useCan();
  if (most.length === 0) return null;
  return (
    <section className="panel mt-4" aria-labelledby="replay-most">
      <header className="panel-h">
        <h2 id="replay-most">受影响的订单</h2>
        <span className="muted fs-12">
          {touched > most.length ? `变化大的 ${most.length} 单，共 ${touched} 单` : `${touched} 单`}
        </span>
      </header>
      <table className="tbl tbl-flat">
        <thead>
          <tr>
            <th>订单</th>
            <th>付款</th>
            <th className="num">件</th>
            <th className="num">原实付</th>
            <th className="num">新实付</th>
            <th className="num">差</th>
            <th>原因</th>
          </tr>
        </thead>
        <tbody>
          {most.map(({ orderId, paidAt, units, without, with: after, reason }) => (
            <tr key={orderId}>
              <td>
                {can('order:read') ? (
                  <Link className="lnk" to={`/orders/${orderId}`}>
                    {orderId}
                  </Link>
                ) : (
                  orderId
                )}
              </td>
              <td>{formatTime(paidAt)}</td>
              <td className="num">{units}</td>
              <td className="num">{formatFen(without)}</td>
              <td className="num">{formatFen(after)}</td>
              <td className="num">{formatFen(after - without)}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
