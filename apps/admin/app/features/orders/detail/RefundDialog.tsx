import { type FormEvent, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../../platform/api/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { formatFen } from '../../../ui/format.ts';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';
import { showToast } from '../../../ui/Toaster.tsx';

interface Preview {
  tenders: { name: string; cardTail: string | null; amountFen: number; isAtOnce: boolean }[];
  leftAfterFen: number;
  cancelsOrder: boolean;
  approvalReason: string | null;
  approvers: string[];
}
const REASONS = ['商品破损或漏液', '少发或错发', '发货延迟补偿', '价格差额', '与顾客协商一致'] as const;

/** A refund: first how it is split over the tenders, to the fen, then the money. */
export function RefundDialog({
  orderId,
  leftFen,
  onClose,
}: {
  orderId: string;
  leftFen: number;
  onClose: () => void;
}) {
  const { revalidate } = useRevalidator();
  const [amountFen, setAmountFen] = useState<number | null>(null);
  const [preview, setPreview] = useState<{ amountFen: number; value: Preview } | null>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    if (amountFen === null) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const reply = await api.orders.previewRefund({ orderId, amountFen });
      if (!isCurrent) return;
      if (reply.ok) setPreview({ amountFen, value: reply.value });
      else setError(reply.refusal.message);
    }, 300);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [orderId, amountFen]);
  const shown = preview && preview.amountFen === amountFen ? preview.value : null;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (amountFen === null) return setError('请输入退款金额');
    setIsBusy(true);
    const reason = [form.get('reason'), String(form.get('words')).trim()].filter(Boolean).join('：');
    const reply = await api.orders.refund({ orderId, amountFen, reason });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    showToast(
      reply.value.state === 'done'
        ? `已退款 ${formatFen(amountFen)}`
        : `已提交审批，可批准：${reply.value.approvers.join('、')}`,
    );
    onClose();
    void revalidate();
  }

  return (
    <Dialog title="退款" kind="drawer" onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        <MoneyInput
          label={`金额（最多 ${formatFen(leftFen)}）`}
          maxFen={leftFen}
          onAmount={(amount) => {
            setAmountFen(amount);
            setError(undefined);
          }}
        />
        <SelectField
          label="原因"
          name="reason"
          options={REASONS.map((reason) => ({ value: reason, label: reason }))}
        />
        <TextAreaField label="说明" name="words" rows={2} maxLength={150} isOptional hint="仅员工可见" />
        {shown && (
          <section className="panel">
            <div className="panel-h">
              <h3>退款预览</h3>
              <span className="muted">提交前不会改动任何数据</span>
            </div>
            <dl className="sum">
              {shown.tenders.map(({ name, cardTail, amountFen: share, isAtOnce }) => (
                <div key={`${name}-${cardTail ?? ''}`}>
                  <dt>
                    {name}
                    <small>
                      {cardTail !== null && `尾号 ${cardTail}，`}
                      {isAtOnce ? '立即退回' : '原路退回，通常 1 至 3 日到账'}
                    </small>
                  </dt>
                  <dd>{formatFen(share)}</dd>
                </div>
              ))}
              <div className="tot">
                <dt>本次之后还可退</dt>
                <dd>{formatFen(shown.leftAfterFen)}</dd>
              </div>
            </dl>
            {shown.cancelsOrder && (
              <div className="note note-warn mt-3">
                <div>退完全部款项，此单未发货的商品会取消，库存、优惠券和积分一并退回。</div>
              </div>
            )}
            {shown.approvalReason !== null && (
              <div className="note note-warn mt-3">
                <div>
                  {shown.approvalReason}，须另一人批准。
                  <small>
                    提交后内容冻结，24 小时内有效。可批准：{shown.approvers.join('、') || '暂无'}。
                  </small>
                </div>
              </div>
            )}
          </section>
        )}
        {error && (
          <p className="err" role="alert">
            {error}
          </p>
        )}
        <div className="acts">
          <button
            type="submit"
            className={`btn btn-ink${isBusy ? ' is-loading' : ''}`}
            disabled={isBusy || shown === null}
          >
            {shown?.approvalReason
              ? '提交审批'
              : amountFen === null
                ? '退款'
                : `退款 ${formatFen(amountFen)}`}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}
