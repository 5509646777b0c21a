import { displayYuan, fen } from '@huarong/core/shared';
import type { Difference, Reconciliation } from './reconcile.ts';

const NAMES = { alipay: '支付宝', wechat: '微信支付' } as const;
const KINDS: Record<Difference['kind'], string> = {
  'paid-there-not-here': '渠道已收款，我们没有入账',
  'paid-here-not-there': '我们已入账，渠道没有收款',
  'other-amount': '收款金额不一致',
  'refunded-there-not-here': '渠道已退款，我们没有入账',
  'refunded-here-not-there': '我们已记退款，渠道没有退款',
  'other-refund-amount': '退款金额不一致',
};

/** The report that staff read. */
export function describeReconciliation({
  provider,
  payments,
  refunds,
  missingDays,
  providerNet,
  ourNet,
  ledger,
  differences,
}: Reconciliation): string {
  return [
    `${NAMES[provider]}：核对收款 ${payments} 笔、退款 ${refunds} 笔，渠道净收 ${displayYuan(providerNet)}，我们记为 ${displayYuan(ourNet)}，账簿余额 ${displayYuan(ledger)}`,
    ...missingDays.map((day) => `  ${day} 的对账单没有取到，只核对了我们自己的单号`),
    ...differences.map(
      ({ number, refundNumber, kind, providerFen, ourFen }) =>
        `  ${refundNumber ?? number} ${KINDS[kind]}：渠道 ${displayYuan(fen(providerFen))}，我们 ${displayYuan(fen(ourFen))}`,
    ),
    differences.length === 0 ? '  一致' : `  ${differences.length} 处不一致，已记入对账差异，请人工处理`,
  ].join('\n');
}
