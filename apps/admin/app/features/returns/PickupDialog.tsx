import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { showToast } from '../../ui/Toaster.tsx';

interface PickupDialogProps {
  returnId: string;
  carriers: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

/** A courier has collected the parcel from the shopper. */
export function PickupDialog({ returnId, carriers, onClose, onDone }: PickupDialogProps) {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const waybillNo = String(form.get('waybillNo')).trim();
    if (!/^[A-Za-z0-9-]{6,40}$/.test(waybillNo)) return setError('运单号应为 6 到 40 位字母或数字');
    setIsBusy(true);
    const reply = await api.returns.recordPickup({
      returnId,
      carrier: String(form.get('carrier')),
      waybillNo,
    });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    showToast(`已记为取件：${reply.value.statusText}`);
    onDone();
  }
  return (
    <Dialog title="登记上门取件" onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        <SelectField
          label="快递"
          name="carrier"
          options={carriers.map((carrier) => ({ value: carrier, label: carrier }))}
        />
        <TextField label="运单号" name="waybillNo" maxLength={40} error={error} />
        <div className="acts">
          <button type="submit" className="btn btn-ink" disabled={isBusy}>
            登记取件
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}
