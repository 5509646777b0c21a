import { findCarrier, normaliseWaybill, waybillProblem } from '@huarong/core/orders';
import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { useCarriers } from '../../platform/carriers/use-carriers.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { Exchange } from './points-texts.ts';

/** A reward in a parcel of its own, instead of with the next order. */
export function SendDialog({
  exchange,
  onClose,
  onDone,
}: {
  exchange: Exchange;
  onClose: () => void;
  onDone: () => void;
}) {
  const carriers = useCarriers();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const carrier = String(data.get('carrier'));
    const waybillNo = normaliseWaybill(String(data.get('waybillNo')));
    const known = findCarrier(carrier, carriers);
    const problem = known && waybillProblem(known, waybillNo);
    if (problem) return setError(problem);
    setIsBusy(true);
    const reply = await api.points.sendExchange({ exchangeId: exchange.exchangeId, carrier, waybillNo });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    showToast('已登记寄出，库存减 1');
    onClose();
    onDone();
  }
  return (
    <Dialog title="单独寄出" onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        <p>
          {exchange.nickname} 兑换的 {exchange.name} 不再等下一单，单独寄出；会员在兑换记录里看到单号。
        </p>
        <div className="cols-2">
          <SelectField
            label="快递公司"
            name="carrier"
            options={carriers.map(({ name }) => ({ value: name, label: name }))}
          />
          <TextField label="运单号" name="waybillNo" maxLength={60} autoComplete="off" error={error} />
        </div>
        <div className="acts">
          <button type="submit" className="btn btn-ink" disabled={isBusy}>
            登记寄出
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}
