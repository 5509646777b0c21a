import { CANCEL_REASONS, type CancelReason } from './cancel-reasons.ts';

/** The stored reason of a refund in words: `cancel:…`, `return:…`, `refused:…`, `freight:…`, `late:…`, `shop:…`. */
export function refundReasonText(reasonKey: string, cancelReason: CancelReason | null): string {
  const [kind] = reasonKey.split(':', 1);
  if (kind === 'cancel') return cancelReason ? `取消订单：${CANCEL_REASONS[cancelReason].text}` : '取消订单';
  if (kind === 'return') return '退货退款';
  if (kind === 'refused') return '包裹拒收退款';
  if (kind === 'freight') return '修改地址后运费减少';
  if (kind === 'late') return '订单关闭后到账的付款';
  return '客服退款';
}
