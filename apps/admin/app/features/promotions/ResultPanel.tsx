import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { formatFen, formatTime } from '../../ui/format.ts';

type Result = Output<AdminContracts['promotions']['result']>;

/** What a promotion brought: orders, units, discount, what came back, and when. */
export function ResultPanel({ promotionId }: { promotionId: string }) {
  const [result, setResult] = useState<Result>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void api.promotions.result({ promotionId }).then((reply) => {
      if (!isCurrent) return;
      if (reply.ok) setResult(reply.value);
      else setError(reply.refusal.message);
    });
    return () => {
      isCurrent = false;
    };
  }, [promotionId]);
  return (
    <section className="panel" aria-labelledby="result">
      <div className="panel-h">
        <h2 id="result">效果</h2>
        {result && <span className="muted">{formatTime(result.readAt)}</span>}
      </div>
      {error && <p className="err">{error}</p>}
      {!result && !error && <p className="muted">正在统计</p>}
      {result && <Figures result={result} />}
    </section>
  );
}

function Figures({ result }: { result: Result }) {
  const { orders, units, savedFen, returnedFen, returnedOrders, paidFen, quota, step, steps } = result;
  if (orders === 0) return <p className="muted">还没有订单用到它</p>;
  return (
    <>
      <dl className="kv">
        <dt>订单</dt>
        <dd>{orders.toLocaleString('en-US')} 单</dd>
        <dt>件数</dt>
        <dd>{units.toLocaleString('en-US')} 件</dd>
        <dt>让利</dt>
        <dd className="money">{formatFen(savedFen)}</dd>
        <dt>退回扣减</dt>
        <dd className="money">
          {formatFen(-returnedFen)}（{returnedOrders} 单）
        </dd>
        <dt>净让利</dt>
        <dd className="money strong">{formatFen(savedFen - returnedFen)}</dd>
        <dt>这些订单应付</dt>
        <dd className="money">{formatFen(paidFen)}</dd>
        {quota && (
          <>
            <dt>名额</dt>
            <dd>
              用了 {quota.used} / {quota.total} {quota.unit}，余 {Math.max(0, quota.total - quota.used)}
            </dd>
          </>
        )}
      </dl>
      <table className="tbl tbl-flat mt-3" aria-label={step === 'hour' ? '按小时' : '按天'}>
        <thead>
          <tr>
            <th>{step === 'hour' ? '小时' : '日期'}</th>
            <th className="num">订单</th>
            <th className="num">让利</th>
          </tr>
        </thead>
        <tbody>
          {steps.slice(-14).map(({ at, orders: count, savedFen: saved }) => (
            <tr key={at}>
              <td>{step === 'hour' ? formatTime(at) : formatTime(at).replace(/ 00:00$/, '')}</td>
              <td className="num">{count}</td>
              <td className="num">{formatFen(saved)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
