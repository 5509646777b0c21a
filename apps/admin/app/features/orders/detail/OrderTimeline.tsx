import type { AdminOrderDetail } from '@huarong/contract/admin/orders';
import { useState } from 'react';
import { api } from '../../../platform/api/index.ts';
import { useCan } from '../../../platform/session/use-session.ts';
import { Timeline } from '../../../ui/evidence/Timeline.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { NoteForm } from './NoteForm.tsx';
import { useQuickAction } from './use-order-action.ts';

type By = 'all' | 'staff' | 'system' | 'shopper';
const TABS: readonly { by: By; label: string }[] = [
  { by: 'all', label: '全部' },
  { by: 'staff', label: '员工' },
  { by: 'system', label: '系统' },
  { by: 'shopper', label: '顾客' },
];

/** One history of the order; pinned notes stand above it. */
export function OrderTimeline({ order }: { order: AdminOrderDetail }) {
  const can = useCan();
  const quick = useQuickAction();
  const [by, setBy] = useState<By>('all');
  const { orderId, timeline } = order;
  const shown = timeline.filter((item) => by === 'all' || item.by === by);
  const sorted = [...shown.filter(({ isPinned }) => isPinned), ...shown.filter(({ isPinned }) => !isPinned)];
  return (
    <section className="panel mt-4">
      <div className="panel-h">
        <h2>动态</h2>
        <div className="right">
          <div className="seg seg-sm">
            {TABS.map((tab) => (
              <button key={tab.by} type="button" aria-pressed={by === tab.by} onClick={() => setBy(tab.by)}>
                {tab.label}
                {tab.by === 'all' && ` ${timeline.length}`}
              </button>
            ))}
          </div>
        </div>
      </div>
      {can('order:note') && <NoteForm orderId={orderId} />}
      <Timeline
        items={sorted.map(({ id, at, by: who, name, text, detail, isPinned, noteId }) => ({
          id,
          at,
          by: who,
          name: name ?? undefined,
          text: (
            <>
              {who === 'shopper' && '顾客'}
              {text} {isPinned && <Icon name="pinned" size={12} />}
              {noteId !== null && can('order:note') && (
                <button
                  type="button"
                  className="lnk"
                  onClick={() =>
                    quick(
                      api.orders.pinNote({ orderId, noteId: String(noteId), isPinned: !isPinned }),
                      isPinned ? '已取消置顶' : '已置顶',
                    )
                  }
                >
                  {isPinned ? '取消置顶' : '置顶'}
                </button>
              )}
            </>
          ),
          detail: detail ?? undefined,
        }))}
      />
    </section>
  );
}
