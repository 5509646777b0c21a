import type { PurchaseRecord } from '@huarong/contract/account';
import { fromYuan } from '@huarong/core/shared';
import { amountText } from '../../format/amount-text.ts';

const STATUS_TEXTS = { gone: '已下架', soldOut: '缺货', returned: '已退货' } as const;

/** Status, purchase count or price change, whichever matters most. `price` is today's price of one unit. */
export function purchaseNote(purchase: PurchaseRecord, price: string | undefined): string {
  const { status, times, paid, quantity = 1, isReturning } = purchase;
  if (status === 'returned') return STATUS_TEXTS.returned;
  if (isReturning) return '售后处理中';
  if (status !== 'onSale') return STATUS_TEXTS[status];
  if (times > 1) return `第 ${times} 次`;
  const isCheaper = price !== undefined && (fromYuan(price) ?? 0) * quantity < (fromYuan(paid) ?? 0);
  return isCheaper ? `现价 ${amountText(price)}` : amountText(paid);
}
