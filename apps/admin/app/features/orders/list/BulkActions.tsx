import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { api } from '../../../platform/api/index.ts';
import { useKeys } from '../../../platform/keys/use-keys.ts';
import { useCan } from '../../../platform/session/use-session.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/Toaster.tsx';

interface BulkActionsProps {
  selected: ReadonlySet<string>;
  onClear: () => void;
}
interface RowResult {
  subOrderId: string;
  isDone: boolean;
  text: string;
}

/** What can be done with the chosen sub-orders at once. */
export function BulkActions({ selected, onClear }: BulkActionsProps) {
  const can = useCan();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [left, setLeft] = useState<RowResult[]>([]);
  const subOrderIds = [...selected];

  async function pack() {
    if (subOrderIds.length === 0 || !can('order:pack')) return;
    const reply = await api.orders.pack({ subOrderIds });
    if (!reply.ok) return showToast(reply.refusal.message);
    showToast(`${reply.value.done} 单已交仓库`);
    setLeft(reply.value.rows.filter(({ isDone }) => !isDone));
    onClear();
    void revalidate();
  }
  async function createPickList() {
    const reply = await api.orders.createPickList({ subOrderIds });
    if (!reply.ok) return showToast(reply.refusal.message);
    const { leftOut, pickListId, added } = reply.value;
    showToast(`拣货单已生成，${added} 单${leftOut.length > 0 ? `，${leftOut.length} 单已不在待发货` : ''}`);
    void navigate(`/print/pick-list/${pickListId}`);
  }
  useKeys({ p: () => void pack(), Escape: onClear });
  return (
    <>
      {selected.size > 0 && (
        <div className="bulk">
          <b>已选 {selected.size} 单</b>
          {can('order:pack') && (
            <button type="button" onClick={pack}>
              <Icon name="box" size={14} />
              标记备货 <span className="kbd">P</span>
            </button>
          )}
          {can('order:print') && (
            <>
              <button type="button" onClick={createPickList}>
                <Icon name="list" size={14} />
                生成拣货单
              </button>
              <button
                type="button"
                onClick={() => navigate(`/print/delivery-notes?ids=${subOrderIds.join(',')}`)}
              >
                <Icon name="print" size={14} />
                打印发货单
              </button>
            </>
          )}
          <span className="sep" />
          <button type="button" aria-label="取消选择" onClick={onClear}>
            <Icon name="close" size={14} />
          </button>
        </div>
      )}
      {left.length > 0 && (
        <Dialog title={`${left.length} 单没有改动`} onClose={() => setLeft([])}>
          <ul className="stack">
            {left.map(({ subOrderId, text }) => (
              <li key={subOrderId}>
                <span className="no">{subOrderId}</span>　{text}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
