import type { AdminOrderDetail } from '@huarong/contract/admin/orders';
import { OrderStatus, statusText } from '@huarong/core/orders';
import { displayYuan, fen } from '@huarong/core/shared';
import type { EntryRow } from '../../../audit/index.ts';
import type { OrderRow } from '../../order-rows.ts';
import type { ParcelRow } from '../../orders.queries.ts';
import type { ChangeRow, NoteRow, RefundRow } from './detail.queries.ts';

type Item = AdminOrderDetail['timeline'][number];

export interface TimelineFacts {
  order: OrderRow;
  changes: readonly ChangeRow[];
  notes: readonly NoteRow[];
  refunds: readonly {
    amountFen: number;
    name: string;
    reason: string;
    createdAt: Date;
    settledAt: Date | null;
  }[];
  refundMakers: readonly RefundRow[];
  parcels: readonly ParcelRow[];
  entries: readonly EntryRow[];
  labelOf: (call: string) => string;
}

/** Actions that leave no other trace in the timeline. */
const SHOWN_CALLS = new Set([
  'orders.changeAddress',
  'orders.addTag',
  'orders.removeTag',
  'orders.retryRefunds',
  'orders.recordPrint',
]);

/** One history of an order: shopper, shop and staff, newest first. */
export function timelineOf(facts: TimelineFacts): Item[] {
  return [
    ...facts.changes.map((change) => changeItem(change, facts.order)),
    ...facts.notes.map(noteItem),
    ...refundItems(facts),
    ...facts.parcels.flatMap(traceItems),
    ...facts.entries
      .filter(({ call, outcome }) => outcome === 'done' && SHOWN_CALLS.has(call))
      .map((entry) => entryItem(entry, facts.labelOf)),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

const plain = { isPinned: false, noteId: null };

function changeItem(change: ChangeRow, order: OrderRow): Item {
  const { id, sub_order_id, from_status, to_status, at, made_by, name, reason } = change;
  const isPlaced = from_status === null;
  const isCancelled = to_status === OrderStatus.Cancelled || to_status === OrderStatus.Cancelling;
  const by =
    made_by !== null
      ? 'staff'
      : isPlaced || to_status === OrderStatus.Completed || (isCancelled && order.cancel_by === 'shopper')
        ? 'shopper'
        : 'system';
  return {
    ...plain,
    id: `status-${id}`,
    at: at.toISOString(),
    by,
    name: made_by === 'console' ? '命令行' : name,
    text: isPlaced ? '提交订单' : `${statusText(from_status)} → ${statusText(to_status)}`,
    detail: [sub_order_id, reason].filter(Boolean).join('，'),
  };
}

const noteItem = ({ id, text, is_pinned, created_at, name }: NoteRow): Item => ({
  id: `note-${id}`,
  at: created_at.toISOString(),
  by: 'staff',
  name,
  text: is_pinned ? '置顶备注' : '备注',
  detail: text,
  isPinned: is_pinned,
  noteId: String(id),
});

const refundItems = ({ refunds, refundMakers }: TimelineFacts): Item[] =>
  refunds.flatMap(({ amountFen, name, reason, createdAt, settledAt }, index): Item[] => {
    const maker = refundMakers[index];
    const amount = displayYuan(fen(amountFen));
    return [
      {
        ...plain,
        id: `refund-${index}`,
        at: createdAt.toISOString(),
        by: maker?.name ? 'staff' : 'system',
        name: maker?.name ?? null,
        text: `发起退款 ${amount}，退回${name}`,
        detail: reason,
      },
      ...(settledAt
        ? [
            {
              ...plain,
              id: `refunded-${index}`,
              at: settledAt.toISOString(),
              by: 'system' as const,
              name: null,
              text: `退款 ${amount} 已到账`,
              detail: name,
            },
          ]
        : []),
    ];
  });

const traceItems = ({ id, carrier, waybill_no, traces }: ParcelRow): Item[] =>
  traces.map(({ at, text }, index) => ({
    ...plain,
    id: `trace-${id}-${index}`,
    at: new Date(at).toISOString(),
    by: 'system',
    name: null,
    text,
    detail: [carrier, waybill_no].filter(Boolean).join(' '),
  }));

const entryItem = (
  { id, at, staff_name, call, reason }: EntryRow,
  labelOf: (call: string) => string,
): Item => ({
  ...plain,
  id: `entry-${id}`,
  at: at.toISOString(),
  by: 'staff',
  name: staff_name ?? '命令行',
  text: labelOf(call),
  detail: reason,
});
