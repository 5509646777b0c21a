import type { OrderDetail, OrderPresale, OrderSummary, Parcel } from '@huarong/contract/orders';
import type { Tender } from '@huarong/contract/payment';
import { formatRegion } from '@huarong/core/addresses';
import { maskMobile } from '@huarong/core/identity';
import {
  deliveryText,
  isUnpaid,
  type OrderActions,
  overallStatus,
  statusText,
  timelineOf,
} from '@huarong/core/orders';
import { mapValues, shanghaiIso } from '@huarong/core/shared';
import type { LoadedOrder } from '../load-orders.ts';
import { type OfferRow, type OrderRow, presaleOf, type Recipient } from '../order-rows.ts';
import type { SubOrderChange } from '../orders.queries.ts';
import type { OrderPorts, RefundRecord } from '../ports.ts';
import { presentOutcome } from './present-outcome.ts';
import { actionsOfSubOrder, type ListedLines, presentSubOrder, yuan } from './present-sub-order.ts';

export const statusOf = ({ subOrders }: LoadedOrder) => overallStatus(subOrders.map(({ sub }) => sub.status));

export function presentSummary(
  loaded: LoadedOrder,
  imageOf: OrderPorts['imageOf'],
  listed?: ListedLines,
): OrderSummary {
  const { order, subOrders } = loaded;
  const status = statusOf(loaded);
  const left = secondsLeft(loaded);
  return {
    orderId: order.id,
    orderType: order.kind,
    orderStatus: status,
    statusText: statusText(status),
    totalAmount: yuan(order.payable_fen),
    freight: yuan(order.freight_fen),
    createdAt: shanghaiIso(order.created_at),
    ...(left !== null && { cancelOrderTimeLeft: left }),
    ...presentPresale(order),
    subOrders: subOrders.map((subOrder) => presentSubOrder(loaded, subOrder, imageOf, listed)),
    actions: actionsOfAll(loaded),
  };
}

/** Deposit, balance and dates of a presale order. */
export function presentPresale(order: OrderRow): { presale?: OrderPresale } {
  const presale = presaleOf(order);
  if (!presale) return {};
  return {
    presale: {
      deposit: yuan(presale.depositFen),
      balance: yuan(order.payable_fen - presale.depositFen),
      balanceFrom: shanghaiIso(presale.balanceFrom),
      balanceUntil: shanghaiIso(presale.balanceUntil),
      ...(presale.shipsBy && { shipsBy: shanghaiIso(presale.shipsBy) }),
    },
  };
}

export interface OrderDetails {
  tenders: Tender[];
  refunds: RefundRecord[];
  parcels: Parcel[];
  changes: SubOrderChange[];
  confirmUntil: Date | null;
  offers: readonly OfferRow[];
}

export const presentDetail = (
  loaded: LoadedOrder,
  details: OrderDetails,
  imageOf: OrderPorts['imageOf'],
): OrderDetail => {
  const { order } = loaded;
  return {
    ...presentSummary(loaded, imageOf),
    recipient: presentRecipient(order.recipient),
    amounts: presentAmounts(order),
    arithmetic: order.arithmetic.map(({ label, amountFen }) => ({ label, amount: yuan(amountFen) })),
    ...(details.offers.length > 0 && { offers: details.offers.map(presentOffer) }),
    paymentCode: order.payment_code,
    tenders: details.tenders,
    parcels: details.parcels,
    timeline: timelineOf(details.changes, {
      isPresale: order.kind === 'presale',
      isCashOnDelivery: order.payment_code === 'COD',
    }).map(({ at, ...step }) => ({ ...step, ...(at && { at: shanghaiIso(at) }) })),
    ...(order.packaging && { packaging: order.packaging.name }),
    ...(order.packaging?.greeting && { greeting: order.packaging.greeting }),
    ...(order.note !== null && { note: order.note }),
    deliveryText: deliveryText(order.delivery.time),
    expectedPoints: order.points_expected,
    ...presentOutcome(loaded, statusOf(loaded), details),
  };
};

const presentOffer = ({ title, reason, saved_fen }: OfferRow) => ({ title, reason, saved: yuan(saved_fen) });

/** Seconds until an unpaid order is closed; null when no payment is due. */
export function secondsLeft(loaded: LoadedOrder): number | null {
  const { order, now } = loaded;
  if (!isUnpaid(statusOf(loaded)) || order.pay_until === null) return null;
  return Math.max(0, Math.ceil((order.pay_until.getTime() - now.getTime()) / 1000));
}

/** An order allows what any sub-order allows, except that deleting requires all of them. */
function actionsOfAll(loaded: LoadedOrder): OrderActions {
  return loaded.subOrders
    .map((subOrder) => actionsOfSubOrder(loaded, subOrder))
    .reduce((all, subOrder) =>
      mapValues(all, (may, name) => (name === 'canDelete' ? may && subOrder[name] : may || subOrder[name])),
    );
}

const presentRecipient = (recipient: Recipient) => ({
  name: recipient.name,
  maskedMobile: maskMobile(recipient.mobile),
  region: regionText(recipient),
  address: recipient.detail,
});

export const regionText = ({ provinceName, cityName, districtName, streetName }: Recipient): string =>
  formatRegion([provinceName, cityName, districtName, streetName]);

export const presentAmounts = (order: OrderRow): OrderDetail['amounts'] => ({
  goods: yuan(order.goods_fen),
  promotion: yuan(order.promotion_fen),
  coupon: yuan(order.coupon_fen),
  points: yuan(order.points_fen),
  freight: yuan(order.freight_fen),
  packaging: yuan(order.packaging_fen),
  payable: yuan(order.payable_fen),
});
