import { type FormEvent, useId, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { formatExactTime, formatFen } from '../../ui/format.ts';
import { showToast } from '../../ui/Toaster.tsx';
import { EntryTable } from './PaymentMovements.tsx';
import type { Difference } from './types.ts';

/** How a difference is resolved, with what the ledger will record; above ¥100 it goes to a second person. */
export function ResolveDrawer({ difference, onClose }: { difference: Difference; onClose: () => void }) {
  const formId = useId();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState(difference.options[0]?.resolution);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const option = difference.options.find(({ resolution }) => resolution === chosen);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason = String(form.get('reason')).trim();
    const reference = String(form.get('reference')).trim();
    if (!option) return;
    if (reason.length < 2) return setError('请写明说明，至少 2 个字');
    setIsBusy(true);
    const reply = await api.reconciliation.resolve({
      differenceId: difference.differenceId,
      resolution: option.resolution,
      reason,
      ...(reference && { reference }),
    });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    showToast(
      reply.value.state === 'done'
        ? reply.value.result.message
        : `已提交，等 ${reply.value.approvers.join('、') || '有权批准的同事'} 批准`,
    );
    void revalidate();
    onClose();
  }
  return (
    <Dialog
      kind="drawer"
      size="md"
      title={difference.kindText}
      onClose={onClose}
      actions={
        <>
          {difference.needsSecondPerson && (
            <span className="muted">超过 {formatFen(difference.aloneUpToFen)}</span>
          )}
          <div className="right row">
            <button type="button" className="btn" onClick={onClose}>
              取消
            </button>
            <button type="submit" form={formId} className="btn btn-ink" disabled={isBusy}>
              {difference.needsSecondPerson ? '提交，请第二个人批准' : '处理'}
            </button>
          </div>
        </>
      }
    >
      <form id={formId} className="stack stack-4" onSubmit={submit}>
        <Facts difference={difference} />
        <fieldset className="stack">
          <legend>怎么处理</legend>
          {difference.options.map(({ resolution, label, note }) => (
            <label key={resolution} className="opt-l">
              <input
                type="radio"
                className="rd"
                name="resolution"
                checked={resolution === chosen}
                onChange={() => setChosen(resolution)}
              />
              <span>
                {label}　<span className="muted">{note}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <TextAreaField label="说明" name="reason" maxLength={200} rows={2} error={error} />
        <TextField label="凭证号" name="reference" maxLength={64} isOptional hint="渠道工单号、银行流水号" />
        {option && option.entries.length > 0 && (
          <section className="panel">
            <header className="panel-h">
              <h3>会记这几笔账</h3>
            </header>
            <div className="panel-b">
              <EntryTable label="会记这几笔账" entries={option.entries} />
            </div>
          </section>
        )}
      </form>
    </Dialog>
  );
}

const Facts = ({ difference }: { difference: Difference }) => (
  <dl className="kv kv-w">
    <dt>渠道</dt>
    <dd>{difference.providerText}</dd>
    <dt>支付单</dt>
    <dd>
      {difference.isOurs && difference.paymentId ? (
        <Link className="lnk" to={`/payments/${difference.paymentId}`}>
          {difference.paymentId}
        </Link>
      ) : (
        (difference.paymentId ?? '—')
      )}
    </dd>
    {difference.refundId !== null && (
      <>
        <dt>退款号</dt>
        <dd>{difference.refundId}</dd>
      </>
    )}
    <dt>渠道单号</dt>
    <dd>{difference.tradeNo ?? '—'}</dd>
    <dt>时间</dt>
    <dd>{difference.movedAt === null ? '—' : formatExactTime(difference.movedAt)}</dd>
    <dt>账单</dt>
    <dd>{difference.thereFen ? formatFen(difference.thereFen) : '—'}</dd>
    <dt>本店</dt>
    <dd>{difference.hereFen ? formatFen(difference.hereFen) : '—'}</dd>
    <dt>多半是</dt>
    <dd>{difference.causeText}</dd>
    {difference.orders.map(({ orderId, statusText }) => (
      <OrderFact key={orderId} orderId={orderId} statusText={statusText} />
    ))}
  </dl>
);

const OrderFact = ({ orderId, statusText }: { orderId: string; statusText: string }) => (
  <>
    <dt>订单</dt>
    <dd>
      <Link className="lnk" to={`/orders/${orderId}`}>
        {orderId}
      </Link>
      　{statusText}
    </dd>
  </>
);
