import { maskMobile, maskName } from '@huarong/core/identity';
import {
  RETURN_KIND_TEXTS,
  ReturnKind,
  ReturnStatus,
  reasonRule,
  returnStatusText,
} from '@huarong/core/returns';
import { memberIdOfOwner, type Owner } from '#platform/context';
import type { ReturnPorts } from '../ports.ts';
import type { ListedReturn } from './list-returns.queries.ts';

type DueKind = 'auto-approval' | 'review' | 'send' | 'refund';

export const presentListedReturn = (row: ListedReturn, imageOf: ReturnPorts['imageOf']) => ({
  returnId: row.id,
  orderId: row.order_id,
  kind: row.kind,
  kindText: RETURN_KIND_TEXTS[row.kind],
  reason: row.reason,
  reasonText: reasonRule(row.reason).text,
  status: row.status,
  statusText: returnStatusText(row.status),
  refundFen: row.refund_fen,
  units: row.units,
  productName: row.product_name,
  imagePath: imageOf(row.sku_id),
  imageCount: row.image_count,
  createdAt: row.created_at.toISOString(),
  dueAt: dueKindOf(row) === null ? null : (row.due_at?.toISOString() ?? null),
  dueKind: dueKindOf(row),
  recipientName: maskName(row.recipient_name),
  recipientMobile: maskMobile(row.recipient_mobile),
  isMember: memberIdOfOwner(row.owner as Owner) !== null,
  waybillNo: row.waybill_no,
});

/** A refund without a return parcel is never approved by itself; finished returns have nothing due. */
function dueKindOf({
  status,
  kind,
  due_at,
}: Pick<ListedReturn, 'status' | 'kind' | 'due_at'>): DueKind | null {
  if (due_at === null) return null;
  switch (status) {
    case ReturnStatus.AwaitingReview:
      return kind === ReturnKind.RefundOnly ? 'review' : 'auto-approval';
    case ReturnStatus.AwaitingShipment:
      return 'send';
    case ReturnStatus.Inspecting:
    case ReturnStatus.Refunding:
    case ReturnStatus.RefundFailed:
      return 'refund';
    default:
      return null;
  }
}
