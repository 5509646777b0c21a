import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { formatFen } from '../../ui/format.ts';
import { showToast } from '../../ui/Toaster.tsx';

interface CashDialogProps {
  returnId: string;
  amountFen: number;
  onClose: () => void;
  onDone: () => void;
}

/** Records cash that was handed back; a second person confirms it. */
export function CashDialog({ returnId, amountFen, onClose, onDone }: CashDialogProps) {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const receiptNo = String(form.get('receiptNo')).trim();
    const reason = String(form.get('reason')).trim();
    if (receiptNo.length < 2) return setError('请填写收据号');
    if (reason.length < 2) return setError('请写明在哪里、由谁退还');
    setIsBusy(true);
    const reply = await api.returns.recordCash({ returnId, receiptNo, reason });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    if (reply.value.state === 'waiting')
      showToast(`已提交，等 ${reply.value.approvers.join('、') || '有权批准的同事'} 确认`);
    onDone();
  }
  return (
    <Dialog title={`登记现金退款 ${formatFen(amountFen)}`} onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        <TextField label="收据号" name="receiptNo" maxLength={40} />
        <TextField label="说明" name="reason" maxLength={200} hint="仅员工可见" error={error} />
        <div className="acts">
          <button type="submit" className="btn btn-ink" disabled={isBusy}>
            提交，等第二人确认
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}
