import type { SkuPromotion } from '@huarong/contract/catalogue';
import { displayYuan, fen, fromYuan, shanghaiDate } from '@huarong/core/shared';

const yuan = (amount: string) => displayYuan(fromYuan(amount) ?? fen(0));

/** Deposit and balance of a presale with their due dates. */
export const Presale = ({ presale }: { presale: NonNullable<SkuPromotion['presale']> }) => (
  <div>
    <dt>预售</dt>
    <dd>
      <p>
        定金 <b>{yuan(presale.deposit)}</b>，可抵 {yuan(presale.depositWorth)}；尾款 {yuan(presale.balance)}
      </p>
      <p>
        {dayText(presale.balanceFrom)} 至 {dayText(presale.balanceUntil)} 支付尾款，
        {dayText(presale.shipsBy)} 前发货
      </p>
    </dd>
  </div>
);

/** `11 月 20 日`, in Shanghai time. */
function dayText(iso: string): string {
  const [, month, day] = shanghaiDate(new Date(iso)).split('-').map(Number);
  return `${month} 月 ${day} 日`;
}
