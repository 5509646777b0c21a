import { useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatTime } from '../../ui/format.ts';
import { showToast } from '../../ui/Toaster.tsx';
import { ArrivalDialog } from './ArrivalDialog.tsx';
import type { ArrivalCount } from './presale-labels.ts';

interface ArrivalsPanelProps {
  presaleId: string;
  count: ArrivalCount | null;
  onChanged: () => void;
}

/** Who gets the units first when they arrive in parts, and what has arrived so far. */
export function ArrivalsPanel({ presaleId, count, onChanged }: ArrivalsPanelProps) {
  const can = useCan();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <section className="panel mt-4" aria-labelledby="ps-arrivals">
      <div className="panel-h">
        <h2 id="ps-arrivals">来货时先给谁</h2>
        {can('presale:write') && (
          <div className="right">
            <button type="button" className="btn btn-sm" onClick={() => setIsOpen(true)}>
              {count ? '登记到货' : '改为到货分批'}
            </button>
          </div>
        )}
      </div>
      {count ? (
        <>
          <p className="muted">
            按付定金的先后，整单分配。已分 {count.assigned.orders} 单 {count.assigned.units} 份，
            {count.waiting.orders} 单 {count.waiting.units} 份在等到货，等到货的订单不能拣货和发货。
          </p>
          <ul className="ps-changes">
            {count.rows.map(({ arrivalId, units, note, by, at }) => (
              <li key={arrivalId}>
                <b>{units > 0 ? `到货 ${units} 份` : `更正，减去 ${-units} 份`}</b>
                <small>
                  {formatTime(at)}，{by}：{note}
                </small>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="muted">没有按到货计数：付清尾款的订单都可以拣货和发货。</p>
      )}
      {isOpen &&
        (count ? (
          <ArrivalDialog presaleId={presaleId} count={count} onClose={close} onChanged={onChanged} />
        ) : (
          <StartDialog presaleId={presaleId} onClose={close} onChanged={onChanged} />
        ))}
    </section>
  );
}

function StartDialog({
  presaleId,
  onClose,
  onChanged,
}: Pick<ArrivalsPanelProps, 'presaleId' | 'onChanged'> & { onClose: () => void }) {
  const [error, setError] = useState<string>();
  async function start() {
    const reply = await api.presaleArrivals.start({ presaleId });
    if (!reply.ok) return setError(reply.refusal.message);
    showToast('已改为到货分批');
    onChanged();
    onClose();
  }
  return (
    <Dialog title="改为到货分批" onClose={onClose}>
      <div className="stack stack-4">
        <p>
          从现在起，登记到货以后订单才能拣货、打包和发货，先付定金的先分。已打包或发出的算作已到货。库存数不变，下单时已经占用。
        </p>
        <p>开始后不能取消，全部到货时登记全部份数即可。</p>
        {error && (
          <p className="err" role="alert">
            {error}
          </p>
        )}
        <div className="acts">
          <button type="button" className="btn btn-ink" onClick={() => void start()}>
            改为到货分批
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </div>
    </Dialog>
  );
}
