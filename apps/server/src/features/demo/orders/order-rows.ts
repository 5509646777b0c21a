import { createHash } from 'node:crypto';
import {
  AfterSaleStatus,
  OrderStatus,
  orderNumber,
  PayStatus,
  ShipStatus,
  subOrderIdOf,
} from '@huarong/core/orders';
import type { CardType } from '@huarong/core/points';
import { pointsEarned } from '@huarong/core/pricing';
import { allocate, DAY_MS, fen, getLast, shanghaiDate, zip } from '@huarong/core/shared';
import { memberOwner } from '#platform/context';
import { bundleParts, bundleSnapshot } from '../../orders/index.ts';
import type { DemoItem, DemoOrder, OrderPlan } from './order-plans.ts';

const HOUR_MS = 3_600_000;
/** Unpaid demo orders wait a day instead of half an hour, so that there is time to look at them. */
const DEMO_PAY_MS = DAY_MS;

export interface DemoStep {
  status: OrderStatus;
  at: Date;
}

/** The rows of one order, from its plan; the same in every demo except for the dates. */
export function createOrderRows({ plan, bought, number, memberId, buyer, now }: DemoOrder) {
  const card = buyer?.card ?? 'BLACK';
  const placedAt = new Date(now.getTime() - plan.daysAgo * DAY_MS);
  const steps: DemoStep[] = plan.path.map(([status, hours]) => ({
    status,
    at: new Date(Math.min(placedAt.getTime() + hours * HOUR_MS, now.getTime())),
  }));
  const id = orderNumber(shanghaiDate(placedAt).replaceAll('-', ''), createDigits(number));

  const ordered = bought.map((item, index) => ({ item, quantity: index === 0 ? (plan.units ?? 1) : 1 }));
  const couponFen = plan.coupon?.offFen ?? 0;
  const shares = allocate(
    fen(couponFen),
    ordered.map(({ item, quantity }) => item.priceFen * quantity),
  );
  const completedAt = findTime(steps, OrderStatus.Completed);
  const lines = zip(ordered, shares).map(([{ item, quantity }, share], index) =>
    createLineRow(id, index + 1, item, { quantity, couponFen: share, card }, plan, completedAt),
  );
  const itemsFen = lines.reduce((total, line) => total + line.unit_price_fen * line.quantity, 0);
  return {
    steps,
    lines,
    order: {
      id,
      owner: memberOwner(memberId),
      payment_code: plan.isCash ? 'COD' : number % 3 === 0 ? 'WECHAT' : 'ALIPAY',
      ...createAmounts(plan, itemsFen, couponFen, card),
      ...createOrderDetails(plan, steps, now),
      recipient: { ...HOME, ...(buyer && { name: buyer.name, mobile: buyer.mobile }) },
      quote_hash: createHash('sha256').update(id).digest('hex'),
      created_at: placedAt,
      version: 1,
    },
    sub: createSubOrderRow(id, plan, steps),
  };
}

/** When the order first reached one of these statuses. */
const findTime = (steps: readonly DemoStep[], ...statuses: OrderStatus[]) =>
  steps.find(({ status }) => statuses.includes(status))?.at ?? null;

function createAmounts(plan: OrderPlan, itemsFen: number, couponFen: number, card: CardType) {
  const payableFen = itemsFen - couponFen;
  const depositFen = plan.isPresale ? Math.floor(itemsFen / 10) : null;
  return {
    goods_fen: itemsFen,
    promotion_fen: 0,
    coupon_fen: couponFen,
    points_fen: 0,
    freight_fen: 0,
    packaging_fen: 0,
    payable_fen: payableFen,
    deposit_fen: depositFen,
    deposit_worth_fen: depositFen,
    points_used: 0,
    points_expected: pointsEarned(payableFen, card),
    coupon_ids: plan.coupon ? [plan.coupon.couponId] : [],
    promotion_uses: [],
    arithmetic: [
      { label: '商品总额', amountFen: itemsFen },
      ...(plan.coupon ? [{ label: `优惠券「${plan.coupon.title}」`, amountFen: -couponFen }] : []),
      { label: '运费', amountFen: 0 },
      { label: '应付金额', amountFen: payableFen },
    ],
  };
}

function createOrderDetails(plan: OrderPlan, steps: readonly DemoStep[], now: Date) {
  const { status } = getLast(steps);
  return {
    kind: plan.isPresale ? 'presale' : 'ordinary',
    source: plan.isPresale ? 'buynow' : 'cart',
    balance_from: plan.isPresale
      ? new Date(now.getTime() - (status === OrderStatus.AwaitingBalance ? HOUR_MS : -2 * DAY_MS))
      : null,
    balance_until: plan.isPresale ? new Date(now.getTime() + 4 * DAY_MS) : null,
    ships_by: plan.isPresale ? new Date(now.getTime() + 12 * DAY_MS) : null,
    delivery: { mode: 'express', time: 'any' },
    note: plan.note ?? null,
    consents: [],
    visit_source: {},
    pay_until: payUntil(status, now),
    paid_at: plan.isCash ? null : findTime(steps, OrderStatus.AwaitingShipment),
    cancel_reason:
      status === OrderStatus.Cancelled || status === OrderStatus.Closed || status === OrderStatus.Cancelling
        ? 4
        : null,
  };
}

function createSubOrderRow(orderId: string, plan: OrderPlan, steps: readonly DemoStep[]) {
  const at = (...statuses: OrderStatus[]) => findTime(steps, ...statuses);
  const { status } = getLast(steps);
  return {
    id: subOrderIdOf(orderId, 1),
    order_id: orderId,
    position: 1,
    pay_status:
      status === OrderStatus.Closed
        ? PayStatus.Refunded
        : status === OrderStatus.AwaitingBalance
          ? PayStatus.DepositPaid
          : !plan.isCash && at(OrderStatus.AwaitingShipment)
            ? PayStatus.Paid
            : PayStatus.Unpaid,
    ship_status:
      status === OrderStatus.Refused
        ? ShipStatus.Refused
        : at(OrderStatus.Delivered, OrderStatus.Completed)
          ? ShipStatus.Delivered
          : at(OrderStatus.Shipped)
            ? ShipStatus.Shipped
            : at(OrderStatus.PartlyShipped)
              ? ShipStatus.PartlyShipped
              : ShipStatus.Unshipped,
    after_sale_status: AfterSaleStatus.None,
    invoice_status: 'N',
    shipped_at: at(OrderStatus.Shipped),
    signed_at: at(OrderStatus.Delivered, OrderStatus.Completed),
    completed_at: at(OrderStatus.Completed),
    version: 1,
  };
}

const payUntil = (status: OrderStatus, now: Date): Date | null =>
  status === OrderStatus.AwaitingPayment || status === OrderStatus.AwaitingDeposit
    ? new Date(now.getTime() + DEMO_PAY_MS)
    : status === OrderStatus.AwaitingBalance
      ? new Date(now.getTime() + 4 * DAY_MS)
      : null;

function createLineRow(
  orderId: string,
  position: number,
  item: DemoItem,
  { quantity, couponFen, card }: { quantity: number; couponFen: number; card: CardType },
  plan: OrderPlan,
  doneAt: Date | null,
) {
  const { skuId, productId, priceFen, bundle, ...names } = item;
  const paidFen = priceFen * quantity - couponFen;
  const splitEvenly = (amount: number) =>
    allocate(
      fen(amount),
      Array.from({ length: quantity }, () => 1),
    );
  const points = splitEvenly(pointsEarned(paidFen, card));
  const coupons = splitEvenly(couponFen);
  return {
    id: `${orderId}-line-${position}`,
    order_id: orderId,
    sub_order_id: subOrderIdOf(orderId, 1),
    position,
    sku_id: skuId,
    product_id: productId,
    kind: bundle ? 'bundle' : plan.isPresale ? 'presale' : 'ordinary',
    snapshot: { ...names, skuImagePath: '/pictures/none.svg', ...(bundle && bundleSnapshot(bundle)) },
    parts: bundle ? bundleParts(bundle, paidFen) : null,
    engraving: bundle?.engraving?.text ?? null,
    unit_price_fen: priceFen,
    quantity,
    promotion_share_fen: 0,
    coupon_share_fen: couponFen,
    points_share_fen: 0,
    paid_fen: paidFen,
    unit_shares: zip(points, coupons).map(([earned, coupon]) => ({
      promotion: 0,
      coupon,
      points: 0,
      paid: priceFen - coupon,
      pointsEarned: earned,
    })),
    returned_quantity: 0,
    commented_at: plan.isCommented ? doneAt : null,
  };
}

/** Digits that look random and are the same each time. */
function createDigits(number: number) {
  let counter = number;
  return (below: number) => {
    counter += 1_000;
    return createHash('sha256').update(`demo-order-${counter}`).digest().readUInt32BE() % below;
  };
}

const HOME = {
  name: '林知夏',
  mobile: '13800000002',
  provinceCode: '310000',
  provinceName: '上海市',
  cityCode: '310100',
  cityName: '上海市',
  districtCode: '310104',
  districtName: '徐汇区',
  streetName: null,
  detail: '花间路 88 号 3 幢 1201 室',
};
