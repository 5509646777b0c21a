import type { ReturnDetail, ReturnSummary } from '@huarong/contract/returns';
import {
  nextStepText,
  RETURN_KIND_TEXTS,
  ReturnStatus,
  reasonRule,
  returnStatusText,
  returnSteps,
} from '@huarong/core/returns';
import type { SettingValues } from '@huarong/core/settings';
import { getAt, shanghaiIso } from '@huarong/core/shared';
import { getColumn } from '#platform/database';
import { type LineRow, presentOrderedNames } from '../../orders/index.ts';
import type { ReturnPorts } from '../ports.ts';
import type { ReturnRow } from '../return-rows.ts';
import type { ChangeRow } from '../returns.queries.ts';
import { yuan } from './present-refund.ts';

export interface ReturnedLine {
  line: LineRow;
  units: readonly number[];
}
export interface LoadedReturn {
  row: ReturnRow;
  lines: readonly ReturnedLine[];
  /** Of the time at which it was applied for. */
  rules: SettingValues<'returns'>;
}

export const presentLine = (
  { line, units }: ReturnedLine,
  imageOf: ReturnPorts['imageOf'],
): ReturnSummary['items'][number] => ({
  ...presentOrderedNames(line, imageOf),
  quantity: units.length,
  paidShare: yuan(units.reduce((total, unit) => total + getAt(line.unit_shares, unit).paid, 0)),
  ...(line.parts && { parts: line.parts.map(presentPart) }),
});

const presentPart = ({ skuId, skuName, slotName, hex }: NonNullable<LineRow['parts']>[number]) => ({
  skuId,
  skuName,
  slotName,
  ...(hex !== null && { hex }),
});

export function presentSummary(
  { row, lines, rules }: LoadedReturn,
  imageOf: ReturnPorts['imageOf'],
): ReturnSummary {
  return {
    returnId: row.id,
    orderId: row.order_id,
    subOrderId: row.sub_order_id,
    kind: row.kind,
    kindText: RETURN_KIND_TEXTS[row.kind],
    returnStatus: row.status,
    statusText: returnStatusText(row.status),
    items: lines.map((line) => presentLine(line, imageOf)),
    refundTotal: yuan(row.refund_fen),
    createdAt: shanghaiIso(row.created_at),
    ...(row.status === ReturnStatus.AwaitingShipment && { sendBy: shanghaiIso(getColumn(row, 'send_by')) }),
    canCancel: row.status === ReturnStatus.AwaitingReview || row.status === ReturnStatus.AwaitingShipment,
    canAddWaybill: row.status === ReturnStatus.AwaitingShipment || row.status === ReturnStatus.InTransit,
    nextText: nextTextOf(row, rules),
  };
}

const nextTextOf = (row: ReturnRow, { reviewHours, sendDays }: LoadedReturn['rules']): string =>
  nextStepText({
    reviewHours,
    sendDays,
    status: row.status,
    kind: row.kind,
    isRefundedInstead: row.is_refunded_instead,
    isPickup: row.send_back === 'pickup',
    refundFen: row.refund_fen,
    waybill: row.waybill_no && `${row.carrier} ${row.waybill_no}`,
    sendBy: row.send_by,
    refundBy: row.refund_by,
    note: row.note,
  });

interface ReturnDetails {
  changes: readonly ChangeRow[];
  images: readonly { id: string; url: string }[];
  refund: ReturnDetail['refund'];
  /** Where parcels go now. */
  sendTo: NonNullable<ReturnDetail['sendTo']>;
  carriers: string[];
}

export const presentDetail = (
  loaded: LoadedReturn,
  { changes, images, refund, sendTo, carriers }: ReturnDetails,
  imageOf: ReturnPorts['imageOf'],
): ReturnDetail => {
  const { row } = loaded;
  return {
    ...presentSummary(loaded, imageOf),
    reasonText: reasonRule(row.reason).text,
    description: row.description,
    canAmend: row.status === ReturnStatus.AwaitingReview,
    sendBack: row.send_back,
    imageIds: images.map(({ id }) => id),
    imageUrls: images.map(({ url }) => url),
    refund,
    carriers,
    steps: returnSteps(changes, { kind: row.kind, isRefundedInstead: row.is_refunded_instead }).map(
      ({ at, ...step }) => ({ ...step, ...(at && { at: shanghaiIso(at) }) }),
    ),
    timeline: changes
      .map(({ to, note, at }) => ({ at: shanghaiIso(at), title: titleOf(to), text: note }))
      .reverse(),
    ...((row.status === ReturnStatus.AwaitingShipment || row.status === ReturnStatus.InTransit) && {
      sendTo,
    }),
    ...(row.carrier !== null && { carrier: row.carrier }),
    ...(row.waybill_no !== null && { waybillNo: row.waybill_no }),
  };
};

/** A status text names what is awaited; the timeline needs a title for what happened. */
const TITLES: Partial<Record<ReturnRow['status'], string>> = {
  [ReturnStatus.AwaitingReview]: '提交申请',
  [ReturnStatus.AwaitingShipment]: '审核通过',
  [ReturnStatus.InTransit]: '商品寄出',
  [ReturnStatus.Inspecting]: '仓库签收',
};
export const titleOf = (status: ReturnRow['status']) => TITLES[status] ?? returnStatusText(status);
