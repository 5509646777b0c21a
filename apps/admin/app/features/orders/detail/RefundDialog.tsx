import type { AdminOrderDetail } from '@huarong/contract/admin/orders';
import { type FormEvent, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../../platform/api/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SelectField, TextAreaField } from '../../../ui/Field.tsx';
import { formatFen } from '../../../ui/format.ts';
import { MoneyInput } from '../../../ui/money/MoneyInput.tsx';
import { showToast } from '../../../ui/Toaster.tsx';
import { RefundEffects, type RefundPreview } from './RefundEffects.tsx';
import { type ChosenUnits, RefundLines, refundableLines } from './RefundLines.tsx';

const REASONS = ['商品破损或漏液', '少发或错发', '发货延迟补偿', '价格差额', '与顾客协商一致'] as const;
type Wanted = { amountFen: number } | { lines: { lineId: string; units: number }[] };

/** A refund for chosen units or as goodwill: first everything that it does, to the fen, then the money. */
export function RefundDialog({ order, onClose }: { order: AdminOrderDetail; onClose: () => void }) {
  const { orderId, money } = order;
  const { revalidate } = useRevalidator();
  const lines = refundableLines(order.subOrders);
  const [isForLines, setIsForLines] = useState(lines.length > 0);
  const [chosen, setChosen] = useState<ChosenUnits>(new Map());
  const [amountFen, setAmountFen] = useState<number | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const wanted = isForLines ? wantedLines(chosen) : amountFen === null ? null : { amountFen };
  const { preview, error, setError } = usePreview(orderId, wanted);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!wanted || !preview) return setError(isForLines ? '请选择商品' : '请输入退款金额');
    setIsBusy(true);
    const reason = [form.get('reason'), String(form.get('words')).trim()].filter(Boolean).join('：');
    const reply = await api.orders.refund({ orderId, ...wanted, amountFen: preview.amountFen, reason });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    showToast(
      reply.value.state === 'done'
        ? `已退款 ${formatFen(preview.amountFen)}`
        : `已提交审批，可批准：${reply.value.approvers.join('、')}`,
    );
    onClose();
    void revalidate();
  }

  return (
    <Dialog title="退款" kind="drawer" onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        <div className="seg">
          <button
            type="button"
            aria-pressed={isForLines}
            disabled={lines.length === 0}
            onClick={() => setIsForLines(true)}
          >
            按商品
          </button>
          <button type="button" aria-pressed={!isForLines} onClick={() => setIsForLines(false)}>
            补偿金额
          </button>
        </div>
        {isForLines ? (
          <RefundLines lines={lines} chosen={chosen} onChoose={setChosen} />
        ) : (
          <MoneyInput
            label={`金额（至多 ${formatFen(money.leftFen)}）`}
            maxFen={money.leftFen}
            onAmount={setAmountFen}
          />
        )}
        <SelectField
          label="原因"
          name="reason"
          options={REASONS.map((reason) => ({ value: reason, label: reason }))}
        />
        <TextAreaField label="说明" name="words" rows={2} maxLength={150} isOptional hint="仅员工可见" />
        {preview && <RefundEffects preview={preview} />}
        {error && (
          <p className="err" role="alert">
            {error}
          </p>
        )}
        <div className="acts">
          <button
            type="submit"
            className={`btn btn-ink${isBusy ? ' is-loading' : ''}`}
            disabled={isBusy || preview === null}
          >
            {preview?.approvalReason
              ? '提交审批'
              : preview === null
                ? '退款'
                : `退款 ${formatFen(preview.amountFen)}`}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function wantedLines(chosen: ChosenUnits): Wanted | null {
  const lines = [...chosen].flatMap(([lineId, units]) => (units > 0 ? [{ lineId, units }] : []));
  return lines.length === 0 ? null : { lines };
}

/** Asks the server shortly after the last change; null while what is wanted has no preview. */
function usePreview(orderId: string, wanted: Wanted | null) {
  const key = JSON.stringify(wanted);
  const [known, setKnown] = useState<{ key: string; value: RefundPreview } | null>(null);
  const [error, setError] = useState<string>();
  useEffect(() => {
    setError(undefined);
    const asked: Wanted | null = JSON.parse(key);
    if (asked === null) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const reply = await api.orders.previewRefund({ orderId, ...asked });
      if (!isCurrent) return;
      if (reply.ok) setKnown({ key, value: reply.value });
      else setError(reply.refusal.message);
    }, 300);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [orderId, key]);
  return { preview: known?.key === key ? known.value : null, error, setError };
}
