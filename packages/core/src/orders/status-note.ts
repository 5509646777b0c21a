import { displayYuan, type Fen, shanghaiDate, shanghaiTime } from '../shared/index.ts';
import { CANCEL_REASONS, type CancelReason } from './cancel-reasons.ts';
import { OrderStatus } from './order-status.ts';

/** What the sentence under the status of an order is made of. */
export interface StatusNoteFacts {
  status: OrderStatus;
  now: Date;
  /** Until when an order with cash on delivery has to be confirmed. */
  confirmUntil: Date | null;
  isCashOnDelivery: boolean;
  presale: { deposit: Fen; balance: Fen; balanceFrom: Date; balanceUntil: Date } | null;
  /** The day by which a presale is shipped. */
  shipsBy: Date | null;
  parcelCount: number;
  /** When receipt is confirmed automatically; null until everything is shipped. */
  receiptDue: Date | null;
  /** That time was extended. */
  isReceiptExtended: boolean;
  /** The warehouse has to approve the cancellation. */
  isCancelPending: boolean;
  /** A deposit was paid and the balance was not. */
  isDepositForfeited: boolean;
  cancelReason: CancelReason | null;
  /** The recipient refused a delivery of the order. */
  isRefused: boolean;
  /** The order used a coupon or points. */
  hasBenefits: boolean;
  /** So many days after the last parcel the receipt is confirmed. */
  receiptDays: number;
  returnDays: number;
}

/** One sentence that says what happens next and until when. */
export function statusNote(facts: StatusNoteFacts): string {
  switch (facts.status) {
    case OrderStatus.AwaitingPayment:
      return `超时未付款订单自动取消，库存${facts.hasBenefits ? '、优惠券与积分' : ''}随之释放。`;
    case OrderStatus.AwaitingDeposit:
      return '超时未付定金订单自动取消，库存随之释放。';
    case OrderStatus.AwaitingBalance:
      return balanceNote(facts);
    case OrderStatus.AwaitingConfirmation:
      return facts.confirmUntil
        ? `货到付款订单请在 ${momentText(facts.confirmUntil)} 前用短信确认，超时自动取消。`
        : '货到付款订单请用短信确认，超时自动取消。';
    case OrderStatus.AwaitingShipment:
      return facts.shipsBy
        ? `最晚 ${dayText(facts.shipsBy)} 发货。备货前可以修改地址或取消订单。`
        : '正在等待仓库备货。备货前可以修改地址或取消订单。';
    case OrderStatus.Packing:
      return '仓库正在备货，此时取消需要仓库同意。';
    case OrderStatus.PartlyShipped:
      return `已发出 ${facts.parcelCount} 个包裹，其余商品正在备货。全部发出后第 ${facts.receiptDays} 天自动确认收货；签收后可申请发票。`;
    case OrderStatus.Shipped:
      return `共 ${facts.parcelCount} 个包裹，已全部发出。${receiptNote(facts)}签收后可申请发票。`;
    case OrderStatus.Delivered:
      return `已签收，次日起 ${facts.returnDays} 天内可申请退货。${receiptNote(facts)}`;
    case OrderStatus.Completed:
      return '订单已完成。';
    case OrderStatus.Cancelling:
      return facts.isCancelPending
        ? `仓库同意后${facts.isCashOnDelivery ? '订单关闭' : '款项原路退回'}；已经出库时订单继续派送。`
        : '款项正在原路退回，全部退回后订单关闭。';
    case OrderStatus.Cancelled:
      return cancelledNote(facts);
    case OrderStatus.Closed:
      return closedNote(facts);
    case OrderStatus.Refused:
      return facts.isCashOnDelivery
        ? '包裹被拒收，正在退回仓库，仓库收到后订单关闭。'
        : '包裹被拒收，正在退回仓库，仓库收到并检查后款项原路退回。';
  }
}

function balanceNote({ presale, now }: StatusNoteFacts): string {
  if (!presale) return '请在尾款期限内付款。';
  const { deposit, balance, balanceFrom, balanceUntil } = presale;
  return now < balanceFrom
    ? `定金 ${displayYuan(deposit)} 已付，${momentText(balanceFrom)} 起可付尾款 ${displayYuan(balance)}。`
    : `定金 ${displayYuan(deposit)} 已付，请在 ${momentText(balanceUntil)} 前付尾款 ${displayYuan(balance)}，逾期订单取消，定金不退。`;
}

function cancelledNote({ cancelReason, isDepositForfeited, isCashOnDelivery, hasBenefits }: StatusNoteFacts) {
  const released = hasBenefits ? '优惠券与积分已退回账户。' : '';
  if (cancelReason) return `取消原因：${CANCEL_REASONS[cancelReason].text}。${released}`;
  if (isDepositForfeited) return `尾款没有在期限内支付，订单自动取消，定金不退。${released}`;
  return isCashOnDelivery
    ? `没有在期限内确认，订单自动取消。${released}`
    : `没有在期限内付款，订单自动取消。${released}`;
}

function closedNote({ cancelReason, isRefused, isCashOnDelivery }: StatusNoteFacts) {
  if (cancelReason) return `订单已取消并关闭，取消原因：${CANCEL_REASONS[cancelReason].text}。`;
  // Cash is paid on delivery: nothing was paid for a refused parcel.
  if (isRefused && isCashOnDelivery) return '包裹被拒收，订单关闭。';
  return isRefused ? '包裹被拒收，款项已全部退回，订单关闭。' : '款项已全部退回，订单关闭。';
}

const receiptNote = ({ receiptDue, isReceiptExtended }: StatusNoteFacts) =>
  receiptDue ? `${isReceiptExtended ? '已延长收货，' : ''}${dayText(receiptDue)} 自动确认收货。` : '';

/** `11 月 20 日` */
const dayText = (at: Date): string => {
  const [, month, day] = shanghaiDate(at).split('-');
  return `${Number(month)} 月 ${Number(day)} 日`;
};
const momentText = (at: Date): string => `${dayText(at)} ${shanghaiTime(at)}`;
