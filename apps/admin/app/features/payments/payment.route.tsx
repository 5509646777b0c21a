import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { usePoll } from '../../platform/use-poll.ts';
import { formatFen, formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { Route } from './+types/payment.route';
import { PaymentMovements } from './PaymentMovements.tsx';
import { PaymentRefunds } from './PaymentRefunds.tsx';
import { PaymentState } from './payment-labels.tsx';
import type { PaymentDetail } from './types.ts';

export const meta = ({ params }: Route.MetaArgs) => [{ title: `支付 ${params.paymentId} · 花容管理后台` }];
export const clientLoader = ({ params: { paymentId } }: Route.ClientLoaderArgs) =>
  load(api.payments.detail({ paymentId }));

/** One payment: what the provider sent and answered, what the ledger recorded, and what went back. */
export default function PaymentPage({ loaderData: payment }: Route.ComponentProps) {
  usePoll(payment, payment.isAsking);
  return (
    <>
      <div className="phead">
        <h1>支付 {payment.paymentId}</h1>
        <PaymentState payment={payment} />
        <div className="acts">
          <Link className="btn" to="/payments">
            全部支付单
          </Link>
          <AskNow payment={payment} />
        </div>
      </div>
      <div className="cols">
        <div>
          <Said payment={payment} />
          <PaymentRefunds payment={payment} />
          <PaymentMovements movements={payment.movements} />
        </div>
        <aside>
          <Facts payment={payment} />
          <Orders payment={payment} />
        </aside>
      </div>
    </>
  );
}

function AskNow({ payment: { paymentId, canAsk, isAsking } }: { payment: PaymentDetail }) {
  const can = useCan();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  if (!canAsk || !can('reconciliation:run')) return null;
  async function ask() {
    setIsBusy(true);
    const reply = await api.payments.ask({ paymentId });
    setIsBusy(false);
    if (!reply.ok) showToast(reply.refusal.message);
    void revalidate();
  }
  return (
    <button type="button" className="btn btn-ink" disabled={isBusy || isAsking} onClick={() => void ask()}>
      <Icon name="refresh" size={14} />
      {isAsking ? '正在问渠道' : '现在去问'}
    </button>
  );
}

/** Notices and answers of the provider. */
const Said = ({ payment: { notices, answers } }: { payment: PaymentDetail }) => (
  <section className="panel">
    <header className="panel-h">
      <h2>渠道说了什么</h2>
    </header>
    <div className="panel-b">
      {notices.length + answers.length === 0 ? (
        <p className="muted">没有收到通知，也还没有问过</p>
      ) : (
        <ol className="tl">
          {notices.map(({ noticeId, outcomeText, receivedAt }) => (
            <li key={noticeId}>
              <span className="dot" />
              <p>
                通知：{outcomeText}
                <small>{noticeId}</small>
              </p>
              <time>{formatTime(receivedAt)}</time>
            </li>
          ))}
          {answers.map(({ state, text, times, firstAt, lastAt, askedBy }) => (
            <li key={state}>
              <span className={state === 'none' ? 'dot dot-bad' : 'dot dot-ink'} />
              <p>
                去问，渠道：{text}
                <small>
                  {askedBy === null ? '系统' : askedBy}问，共 {times} 次
                  {times > 1 && `，第一次 ${formatTime(firstAt)}`}
                </small>
              </p>
              <time>{formatTime(lastAt)}</time>
            </li>
          ))}
        </ol>
      )}
    </div>
  </section>
);

const Facts = ({ payment }: { payment: PaymentDetail }) => (
  <section className="panel">
    <header className="panel-h">
      <h2>支付单</h2>
    </header>
    <div className="panel-b">
      <dl className="kv">
        <dt>渠道</dt>
        <dd>{payment.providerText}</dd>
        <dt>渠道单号</dt>
        <dd>{payment.tradeNo ?? '—'}</dd>
        <dt>用途</dt>
        <dd>{payment.purposeText}</dd>
        <dt>金额</dt>
        <dd>{formatFen(payment.amountFen)}</dd>
        <dt>发起</dt>
        <dd>{formatTime(payment.openedAt)}</dd>
        <dt>付款期限</dt>
        <dd>{payment.expiresAt === null ? '—' : formatTime(payment.expiresAt)}</dd>
        <dt>结束</dt>
        <dd>{payment.settledAt === null ? '—' : formatTime(payment.settledAt)}</dd>
        {payment.failure !== null && (
          <>
            <dt>原因</dt>
            <dd>{payment.failure}</dd>
          </>
        )}
      </dl>
    </div>
  </section>
);

function Orders({ payment: { orders } }: { payment: PaymentDetail }) {
  const can = useCan();
  return (
    <section className="panel">
      <header className="panel-h">
        <h2>订单</h2>
      </header>
      <ul className="panel-b stack">
        {orders.map(({ orderId, amountFen, statusText, isLive }) => (
          <li key={orderId} className="c2">
            <span>
              {can('order:read') ? (
                <Link className="lnk" to={`/orders/${orderId}`}>
                  {orderId}
                </Link>
              ) : (
                orderId
              )}{' '}
              {formatFen(amountFen)}
            </span>
            <small>
              {statusText}
              {!isLive && '，这笔钱不算在订单里'}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
