import type { AdminOrderDetail } from '@huarong/contract/admin/orders';
import { api } from '../../../platform/api/index.ts';
import { useCan } from '../../../platform/session/use-session.ts';
import { formatFen, formatTime } from '../../../ui/format.ts';
import type { OpenDialog } from './order-dialogs.ts';
import { useQuickAction } from './use-order-action.ts';

const REFUND_STATES = { pending: '处理中', done: '已到账', failed: '失败' } as const;

/** How the amount came about, and where the money is. */
export function MoneyPanels({ order, onOpen }: { order: AdminOrderDetail; onOpen: OpenDialog }) {
  const can = useCan();
  const act = useQuickAction();
  const { money, orderId, actions } = order;
  return (
    <div className="cols-2 mt-4">
      <section className="panel">
        <div className="panel-h">
          <h2>金额</h2>
          <span className="muted">与顾客所见一致</span>
        </div>
        <dl className="sum">
          {money.arithmetic.map(({ label, amountFen }, index) => (
            <div key={label} className={index === money.arithmetic.length - 1 ? 'tot' : undefined}>
              <dt>{label}</dt>
              <dd>{formatFen(amountFen)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="panel">
        <div className="panel-h">
          <h2>付款与退款</h2>
          <div className="right row">
            {actions.includes('retry-refunds') && can('refund:retry') && (
              <button
                type="button"
                className="lnk"
                onClick={() => act(api.orders.retryRefunds({ orderId }), '已重新发起退款')}
              >
                重试失败的退款
              </button>
            )}
            {actions.includes('refund') && can('refund:request') && (
              <button type="button" className="lnk" onClick={() => onOpen({ name: 'refund' })}>
                退款
              </button>
            )}
          </div>
        </div>
        <dl className="sum">
          {money.tenders.length === 0 && (
            <div>
              <dt>{money.paymentName}</dt>
              <dd className="muted">未付款</dd>
            </div>
          )}
          {money.tenders.map(({ name, cardTail, amountFen }) => (
            <div key={`${name}-${cardTail ?? ''}`}>
              <dt>
                {name}
                {cardTail !== null && <small>尾号 {cardTail}</small>}
              </dt>
              <dd>{formatFen(amountFen)}</dd>
            </div>
          ))}
          {money.refunds.map(({ name, amountFen, state, reason, requestedAt }) => (
            <div key={`${requestedAt}-${name}-${amountFen}`}>
              <dt>
                退回{name}
                <small>
                  {reason}，{formatTime(requestedAt)}，{REFUND_STATES[state]}
                </small>
              </dt>
              <dd>{formatFen(-amountFen)}</dd>
            </div>
          ))}
          <div className="tot">
            <dt>至多可退</dt>
            <dd>{formatFen(money.leftFen)}</dd>
          </div>
        </dl>
        <dl className="kv mt-3">
          <dt>发票</dt>
          <dd>{money.invoiceText ?? <span className="muted">未申请</span>}</dd>
          <dt>积分</dt>
          <dd>
            抵扣 {money.pointsUsed} 分，将得 {money.pointsExpected} 分
          </dd>
        </dl>
      </section>
    </div>
  );
}
