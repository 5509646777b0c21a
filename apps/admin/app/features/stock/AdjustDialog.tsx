import {
  ADJUSTMENT_CAUSES,
  type AdjustmentCause,
  needsSecondPerson,
  planAdjustment,
  type StockChange,
} from '@huarong/core/inventory';
import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { LotChoice, missingOf, NO_RECEIPT, ReceiptFields, receiptOf } from './LotFields.tsx';

interface AdjustDialogProps {
  sku: {
    skuId: string;
    available: number;
    held: number;
    unshipped: number;
    /** What one person adds or takes alone. */
    unitsAlone: number;
    lots: readonly { lotId: string | number; lotNo: string; expiresOn: string; remaining: number }[];
  };
  onClose: () => void;
  onDone: (text: string) => void;
}

/** Corrects the stock by a count or a difference, and says before what it will be. */
export function AdjustDialog({ sku, onClose, onDone }: AdjustDialogProps) {
  const [by, setBy] = useState<StockChange['by']>('count');
  const [amount, setAmount] = useState('');
  const [cause, setCause] = useState<AdjustmentCause>('count');
  const [reason, setReason] = useState('');
  const [receipt, setReceipt] = useState(NO_RECEIPT);
  const [lotId, setLotId] = useState('');
  const [error, setError] = useState<{ field: 'amount' | 'reason' | 'lot'; text: string } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const change = changeOf(by, amount);
  const planned = change && planAdjustment(sku, change);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!change) return setError({ field: 'amount', text: '请填写整数' });
    if (reason.trim().length < 2) return setError({ field: 'reason', text: '请写明说明，至少 2 个字' });
    const isReceived = cause === 'received';
    const missing = isReceived ? missingOf(receipt) : null;
    if (missing !== null) return setError({ field: 'lot', text: missing });
    setIsBusy(true);
    const reply = await api.stock.adjust({
      skuId: sku.skuId,
      change,
      cause,
      reason: reason.trim(),
      ...(isReceived && { receipt: receiptOf(receipt) }),
      ...(!isReceived && lotId !== '' && { lotId }),
    });
    setIsBusy(false);
    if (!reply.ok) return setError({ field: 'amount', text: reply.refusal.message });
    onDone(
      reply.value.state === 'done'
        ? `已调整，现在可售 ${reply.value.result.available} 件`
        : `已提交，等 ${reply.value.approvers.join('、') || '有权批准的同事'} 批准`,
    );
  }
  return (
    <Dialog title="调整库存" onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        <div className="seg">
          <button type="button" aria-pressed={by === 'count'} onClick={() => setBy('count')}>
            按清点数
          </button>
          <button type="button" aria-pressed={by === 'difference'} onClick={() => setBy('difference')}>
            按增减
          </button>
        </div>
        <TextField
          label={by === 'count' ? '在库件数（含占用的、已付款未发出的）' : '增减件数，减少写负数'}
          inputMode="numeric"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          hint={
            planned?.ok
              ? `可售 ${sku.available} → ${sku.available + planned.value.difference}，占用 ${sku.held} 不变${needsSecondPerson(planned.value.difference, sku.unitsAlone) ? `；超过 ${sku.unitsAlone} 件，须第二人批准` : ''}`
              : `现在可售 ${sku.available}，占用 ${sku.held}，已付未发 ${sku.unshipped}`
          }
          error={error?.field === 'amount' ? error.text : undefined}
        />
        <SelectField
          label="原因"
          options={Object.entries(ADJUSTMENT_CAUSES).map(([value, label]) => ({ value, label }))}
          value={cause}
          onChange={(event) => setCause(event.target.value as AdjustmentCause)}
        />
        {cause === 'received' ? (
          <ReceiptFields
            draft={receipt}
            error={error?.field === 'lot' ? error.text : undefined}
            onChange={setReceipt}
          />
        ) : (
          sku.lots.length > 0 && <LotChoice lots={sku.lots} value={lotId} onChange={setLotId} />
        )}
        <TextField
          label="说明"
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={error?.field === 'reason' ? error.text : undefined}
        />
        <div className="acts">
          <button type="submit" className="btn btn-ink" disabled={isBusy}>
            {planned?.ok && needsSecondPerson(planned.value.difference, sku.unitsAlone) ? '提交审批' : '调整'}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function changeOf(by: StockChange['by'], amount: string): StockChange | null {
  const isNumber = (by === 'count' ? /^\d{1,6}$/ : /^[+-]?\d{1,6}$/).test(amount.trim());
  if (!isNumber) return null;
  const value = Number(amount);
  return by === 'count' ? { by, counted: value } : { by, difference: value };
}
