import type { SkuPromotion } from '@huarong/contract/catalogue';
import { displayYuan, fen, fromYuan } from '@huarong/core/shared';
import { dayText } from '../../display-day.ts';

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
