import type { OrderLine, SubOrder } from '@huarong/contract/orders';
import {
  actionsOf,
  findExtensionProblem,
  type LineActions,
  lineActionsOf,
  type OrderActions,
  returnRule,
  statusText,
} from '@huarong/core/orders';
import { DAY_MS, fen, STORE, toYuan } from '@huarong/core/shared';
import { variantOf } from '../../bundles/index.ts';
import { NO_IMAGE } from '../../images/index.ts';
import type { LoadedOrder, LoadedSubOrder } from '../load-orders.ts';
import type { LinePart, LineRow, SubOrderRow } from '../order-rows.ts';
import type { OrderPorts } from '../ports.ts';
import { returnExceptionOf } from '../return-exception.ts';
import { receiptFactsOf } from '../ship/receipt-facts.ts';
import { presentOrderedNames } from './present-ordered-names.ts';

type ImageOf = OrderPorts['imageOf'];

/** What the list needs for the actions of its lines. */
export interface ListedLines {
  /** Lines with units in a parcel. */
  inParcels: ReadonlySet<string>;
  /** `followUpItemKey` → the comment that can get a follow-up. */
  followUps: ReadonlyMap<string, string>;
}
export const followUpItemKey = (item: { subOrderId: string; skuId: string }): string =>
  `${item.subOrderId}.${item.skuId}`;

export const presentSubOrder = (
  loaded: LoadedOrder,
  subOrder: LoadedSubOrder,
  imageOf: ImageOf,
  listed?: ListedLines,
): SubOrder => ({
  subOrderId: subOrder.sub.id,
  orderStatus: subOrder.sub.status,
  statusText: statusText(subOrder.sub.status),
  payStatus: subOrder.sub.pay_status,
  shipStatus: subOrder.sub.ship_status,
  invoiceStatus: subOrder.sub.invoice_status,
  items: subOrder.lines.map((line) => ({
    ...presentLine(loaded, line, subOrder, imageOf),
    ...(listed && { actions: presentLineActions(loaded, line, subOrder, listed) }),
  })),
  actions: actionsOfSubOrder(loaded, subOrder),
});

/** What the owner may do with one line now. */
export const actionsOfLine = (
  loaded: LoadedOrder,
  line: LineRow,
  { sub }: Pick<LoadedSubOrder, 'sub'>,
): LineActions =>
  lineActionsOf({
    status: sub.status,
    kind: line.kind,
    isCommented: line.commented_at !== null,
    hasUnitsLeft: line.returned_quantity < line.quantity,
    isReturnable: returnRuleOf(loaded, line, sub).isOpen,
  });

function presentLineActions(
  loaded: LoadedOrder,
  line: LineRow,
  subOrder: LoadedSubOrder,
  { inParcels, followUps }: ListedLines,
): NonNullable<OrderLine['actions']> {
  const followUpOf =
    line.kind === 'gift'
      ? undefined
      : followUps.get(followUpItemKey({ subOrderId: subOrder.sub.id, skuId: line.sku_id }));
  return {
    ...actionsOfLine(loaded, line, subOrder),
    ...(followUpOf !== undefined && { followUpOf }),
    canTrack: inParcels.has(line.id),
  };
}

export function actionsOfSubOrder(loaded: LoadedOrder, subOrder: LoadedSubOrder): OrderActions {
  const { order, now } = loaded;
  const { sub, lines } = subOrder;
  return actionsOf({
    status: sub.status,
    isPresale: order.kind === 'presale',
    isCashOnDelivery: order.payment_code === 'COD',
    isBalanceDue: isBetween(order.balance_from, now, order.balance_until),
    lines: lines.map((line) => actionsOfLine(loaded, line, subOrder)),
    isReceiptExtendable: findExtensionProblem(receiptFactsOf(loaded, sub), now) === null,
    isInvoiceOpen:
      sub.invoice_status === 'N' &&
      sub.signed_at !== null &&
      now.getTime() < sub.signed_at.getTime() + STORE.orders.invoiceDays * DAY_MS,
  });
}

const presentLine = (
  loaded: LoadedOrder,
  line: LineRow,
  { sub }: LoadedSubOrder,
  imageOf: ImageOf,
): OrderLine => ({
  ...presentOrderedNames(line, imageOf),
  type: line.kind,
  offerPrice: yuan(line.unit_price_fen),
  quantity: line.quantity,
  promotionShare: yuan(line.promotion_share_fen),
  couponShare: yuan(line.coupon_share_fen),
  pointsShare: yuan(line.points_share_fen),
  paidShare: yuan(line.paid_fen),
  ...(line.parts && presentBundle(line, line.parts, imageOf)),
  ...(line.engraving !== null && {
    engraving: { text: line.engraving, fontName: line.snapshot.engravingFont ?? '' },
  }),
  commented: line.commented_at !== null,
  returnText: line.snapshot.exchangeId
    ? '积分兑换，不用退回'
    : line.kind === 'gift'
      ? '随商品一起退回'
      : returnRuleOf(loaded, line, sub).text,
});

const presentBundle = (
  { snapshot }: LineRow,
  parts: readonly LinePart[],
  imageOf: ImageOf,
): Pick<OrderLine, 'bundleId' | 'variant' | 'parts'> => ({
  ...(snapshot.bundle && { bundleId: snapshot.bundle.bundleId, variant: variantOf(snapshot.bundle) }),
  parts: parts.map(({ skuId, skuName, slotName, hex }) => ({
    skuId,
    skuName,
    slotName,
    ...(hex !== null && { hex }),
    skuImagePath: imageOf(skuId) ?? NO_IMAGE,
  })),
});

const returnRuleOf = ({ order, now, times, recalled }: LoadedOrder, line: LineRow, sub: SubOrderRow) =>
  returnRule({
    status: sub.status,
    signedAt: sub.signed_at,
    now,
    days: times,
    exception: returnExceptionOf(order, line),
    quantityLeft: line.quantity - line.returned_quantity,
    recall: recalled.get(line.id) ?? null,
  });

export const isBetween = (from: Date | null, now: Date, until: Date | null): boolean =>
  from !== null && until !== null && from <= now && now < until;
export const yuan = (amountFen: number): string => toYuan(fen(amountFen));
