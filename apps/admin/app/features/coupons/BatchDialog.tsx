import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { saveFile } from '../../ui/file/table-file.ts';
import { showToast } from '../../ui/Toaster.tsx';
import type { OfferDetail } from './types.ts';

interface BatchDialogProps {
  offer: OfferDetail;
  onClose: () => void;
  onChanged: () => void;
}

/** Makes single-use codes and saves them as a file: the only time that anybody sees them. */
export function BatchDialog({ offer, onClose, onChanged }: BatchDialogProps) {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const quantity = Number(data.get('quantity'));
    const prefix = String(data.get('prefix')).trim().toUpperCase();
    const reason = String(data.get('reason')).trim();
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > 100_000)
      return setError('请填 1 到 100000 个');
    if (!/^[A-Z0-9]{0,4}$/.test(prefix)) return setError('前缀至多 4 位字母或数字');
    if (reason.length < 2) return setError('请写明用途，至少 2 个字');
    setIsBusy(true);
    const reply = await api.coupons.createBatch({ offerId: offer.offerId, quantity, prefix, reason });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    saveFile(`券码-${reply.value.batchId}.csv`, `\ufeff券码\r\n${reply.value.codes.join('\r\n')}\r\n`);
    showToast(`已生成 ${quantity} 个券码，文件已下载`);
    onChanged();
    onClose();
  }
  return (
    <Dialog title={`生成一人一码：${offer.title}`} onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        <p>每个码 14 位，只能领一次。码文件只在这一次下载，库里只存摘要，之后谁也看不到全码。</p>
        <div className="cols-2">
          <TextField label="几个" name="quantity" inputMode="numeric" defaultValue="100" required />
          <TextField label="前缀" name="prefix" maxLength={4} isOptional hint="例如 HRSQ" />
        </div>
        <TextField label="用途" name="reason" maxLength={200} required hint="仅员工可见" error={error} />
        <div className="acts">
          <button type="submit" className={`btn btn-ink${isBusy ? ' is-loading' : ''}`} disabled={isBusy}>
            生成并下载
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}
