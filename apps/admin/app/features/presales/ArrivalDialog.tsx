import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { ArrivalCount, ArrivalPreview } from './presale-labels.ts';

interface ArrivalDialogProps {
  presaleId: string;
  count: ArrivalCount;
  onClose: () => void;
  onChanged: () => void;
}

const textOf = ({ orders, units }: { orders: number; units: number }) => `${orders} 单，${units} 份`;

/** Records a delivery: first who gets units of it and who waits, then the number of its delivery note. */
export function ArrivalDialog({ presaleId, count, onClose, onChanged }: ArrivalDialogProps) {
  const [units, setUnits] = useState('');
  const [preview, setPreview] = useState<ArrivalPreview | null>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!/^-?\d{1,7}$/.test(units.trim())) return setError('请填到货的份数，只写整数');
    const wanted = { presaleId, units: Number(units) };
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    if (preview && reason.length < 2) return setError('请写送货单号或说明，至少 2 个字');
    setIsBusy(true);
    if (!preview) {
      const reply = await api.presaleArrivals.preview(wanted);
      setIsBusy(false);
      if (!reply.ok) return setError(reply.refusal.message);
      if (reply.value.problem !== null) return setError(reply.value.problem);
      setError(undefined);
      return setPreview(reply.value);
    }
    const reply = await api.presaleArrivals.record({
      ...wanted,
      arrivedBefore: preview.arrivedBefore,
      reason,
    });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    showToast(`已登记，一共到货 ${reply.value.arrived} 份`);
    onChanged();
    onClose();
  }
  return (
    <Dialog title="登记到货" onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        <TextField
          label="到货份数"
          inputMode="numeric"
          hint={`已登记 ${count.arrived} 份，一共最多 ${count.limit} 份。登记多了可填负数更正，已打包的订单不受影响`}
          value={units}
          onChange={({ target }) => {
            setUnits(target.value);
            setPreview(null);
            setError(undefined);
          }}
        />
        {preview && (
          <>
            <section className="ps-effects" aria-labelledby="ps-arrival" aria-live="polite">
              <h3 id="ps-arrival">会怎样</h3>
              <dl>
                <div>
                  <dt>一共到货</dt>
                  <dd>
                    {preview.arrivedBefore} 份变为 {preview.arrivedAfter} 份
                  </dd>
                </div>
                {preview.loses.orders > 0 ? (
                  <div>
                    <dt>改为等到货</dt>
                    <dd>{textOf(preview.loses)}</dd>
                  </div>
                ) : (
                  <div>
                    <dt>现在分到</dt>
                    <dd>{textOf(preview.gets)}</dd>
                  </div>
                )}
                <div>
                  <dt>继续等</dt>
                  <dd>{textOf(preview.waits)}</dd>
                </div>
                <div>
                  <dt>还没分出</dt>
                  <dd>{preview.leftOver} 份</dd>
                </div>
              </dl>
            </section>
            <TextField label="送货单号或说明" name="reason" maxLength={150} hint="仅员工可见" />
          </>
        )}
        {error && (
          <p className="err" role="alert">
            {error}
          </p>
        )}
        <div className="acts">
          <button type="submit" className={`btn btn-ink${isBusy ? ' is-loading' : ''}`} disabled={isBusy}>
            {preview ? '登记' : '看看分给谁'}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}
