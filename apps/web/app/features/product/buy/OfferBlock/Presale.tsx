import type { SkuPromotion } from '@huarong/contract/catalogue';
import { displayYuan, fen, fromYuan, shanghaiDate, shanghaiTime } from '@huarong/core/shared';

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
        {presale.depositUntil && <>{momentText(presale.depositUntil)} 前付定金，</>}
        {momentText(presale.balanceFrom)} 至 {momentText(presale.balanceUntil)} 付尾款，
        {dayText(presale.shipsBy)}前发货
      </p>
      <p>逾期未付尾款，定金不退；商品或发货有问题，定金原路退回。</p>
    </dd>
  </div>
);

/** `11 月 20 日`, in Shanghai time. */
function dayText(iso: string): string {
  const [, month, day] = shanghaiDate(new Date(iso)).split('-').map(Number);
  return `${month} 月 ${day} 日`;
}

/** `11 月 20 日 22:00`, in Shanghai time. */
const momentText = (iso: string): string => `${dayText(iso)} ${shanghaiTime(new Date(iso))}`;
