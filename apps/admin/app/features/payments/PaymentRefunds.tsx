import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatFen, formatTime } from '../../ui/format.ts';
import { showToast } from '../../ui/Toaster.tsx';
import { EntryTable } from './PaymentMovements.tsx';
import { REFUND_STATES } from './payment-labels.tsx';
import type { PaymentDetail } from './types.ts';

type Refund = PaymentDetail['refunds'][number];

/** What went back, and a way to give back again what the provider did not pay out. */
export function PaymentRefunds({ payment }: { payment: PaymentDetail }) {
  const can = useCan();
  const [chosen, setChosen] = useState<Refund | null>(null);
  return (
    <section className="panel">
      <header className="panel-h">
        <h2>退款</h2>
      </header>
      <div className="panel-b">
        {payment.refunds.length === 0 ? (
          <p className="muted">没有退过款</p>
        ) : (
          <div className="tw">
            <table className="tbl tbl-flat" aria-label="退款">
              <thead>
                <tr>
                  <th>退款号</th>
                  <th>来自</th>
                  <th className="num">金额</th>
                  <th>发起时间</th>
                  <th>状态</th>
                  <th>操作</th>
                </tr>
              </thead>
              <tbody>
                {payment.refunds.map((refund) => (
                  <tr key={refund.refundId}>
                    <td>
                      <span className="no">{refund.refundId}</span>
                    </td>
                    <td>{refund.isLate ? '关闭后收款' : `订单 ${refund.orderId}`}</td>
                    <td className="num">{formatFen(refund.amountFen)}</td>
                    <td>{formatTime(refund.createdAt)}</td>
                    <td>
                      <span className="c2">
                        {REFUND_STATES[refund.state]}
                        {refund.lastError && <small>{refund.lastError}</small>}
                      </span>
                    </td>
                    <td>
                      {refund.state === 'failed' && can('refund:retry') && (
                        <button type="button" className="btn btn-sm" onClick={() => setChosen(refund)}>
                          再退一次
                        </button>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
      {chosen && (
        <GiveBackDialog providerText={payment.providerText} refund={chosen} onClose={() => setChosen(null)} />
      )}
    </section>
  );
}

/** Shows the movement of the ledger before the refund is sent again. */
function GiveBackDialog({
  providerText,
  refund: { refundId, amountFen, isLate },
  onClose,
}: {
  providerText: string;
  refund: Refund;
  onClose: () => void;
}) {
  const { revalidate } = useRevalidator();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function send() {
    setIsBusy(true);
    const reply = await api.refunds.retry({ refundId });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    showToast('已重新发起退款');
    void revalidate();
    onClose();
  }
  return (
    <Dialog
      title={`原路退回 ${formatFen(amountFen)}`}
      onClose={onClose}
      actions={
        <div className="right row">
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
          <button type="button" className="btn btn-ink" disabled={isBusy} onClick={() => void send()}>
            退回 {formatFen(amountFen)}
          </button>
        </div>
      }
    >
      <div className="stack stack-4">
        <p>用同一退款号再次提交，渠道不会重复出款。渠道退出后记这笔账：</p>
        <EntryTable
          label="会记这笔账"
          entries={[
            { accountText: isLate ? '关闭后收款 待处理' : '订单已收款', debitFen: amountFen, creditFen: 0 },
            { accountText: `应收渠道 ${providerText}`, debitFen: 0, creditFen: amountFen },
          ]}
        />
        {error && (
          <p className="err" role="alert">
            {error}
          </p>
        )}
      </div>
    </Dialog>
  );
}
