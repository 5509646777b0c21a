import { displayYuan, fen, fromYuan, sum } from '@huarong/core/shared';
import { amountText } from '../../account/index.ts';
import type { StoredCards } from '../stored-cards-data.ts';
import styles from './Balance.module.css';

/** Total, held and used balance, and unpaid orders. */
export function Balance({ cards, totalBalance, totalHeld, totalUsed, unpaidOrders }: StoredCards) {
  const usable = cards.filter((card) => card.usable).length;
  const lost = cards.filter((card) => card.state === 'lost');
  const lostBalance = sum(lost.map(({ balance }) => fromYuan(balance) ?? fen(0)));
  return (
    <section className={styles.balance} aria-label="余额">
      <div>
        <span>可用余额</span>
        <b>{amountText(totalBalance)}</b>
      </div>
      <p>
        {usable} 张可用{lost.length > 0 && `，${lost.length} 张挂失中（${displayYuan(lostBalance)}）`}
        <br />
        占用中 {amountText(totalHeld)}　累计已用 {amountText(totalUsed)}
      </p>
      {unpaidOrders > 0 && (
        <a href="/myOrderList?orderStatus=unpaid&orderTime=A">有 {unpaidOrders} 笔待付款订单，去支付</a>
      )}
    </section>
  );
}
