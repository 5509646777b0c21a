import { displayYuan, fen } from '@huarong/core/shared';
import type { Difference, Reconciliation } from './reconcile.ts';

const NAMES = { alipay: '支付宝', wechat: '微信支付' } as const;
const KINDS: Record<Difference['kind'], string> = {
  'paid-there-not-here': '渠道已收款，我们没有入账',
  'paid-here-not-there': '我们已入账，渠道没有收款',
  'other-amount': '收款金额不一致',
  'other-refunds': '退款金额不一致',
};

/** The report that staff read. */
export function describeReconciliation({
  provider,
  compared,
  providerNet,
  ourNet,
  ledger,
  differences,
}: Reconciliation): string {
  return [
    `${NAMES[provider]}：核对 ${compared} 笔，渠道净收 ${displayYuan(providerNet)}，我们记为 ${displayYuan(ourNet)}，账簿余额 ${displayYuan(ledger)}`,
    ...differences.map(
      ({ number, kind, providerFen, ourFen }) =>
        `  ${number} ${KINDS[kind]}：渠道 ${displayYuan(fen(providerFen))}，我们 ${displayYuan(fen(ourFen))}`,
    ),
    differences.length === 0 ? '  一致' : `  ${differences.length} 处不一致，已记入对账差异，请人工处理`,
  ].join('\n');
}
