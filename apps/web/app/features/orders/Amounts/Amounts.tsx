import type { OrderDetail } from '@huarong/contract/orders';
import { displayYuan, fromYuan, ZERO } from '@huarong/core/shared';
import styles from './Amounts.module.css';

const yuan = (amount: string) => displayYuan(fromYuan(amount) ?? ZERO);

/** How the sum came about, and by what it was paid. */
export const Amounts = ({ arithmetic, tenders }: Pick<OrderDetail, 'arithmetic' | 'tenders'>) => (
  <dl className={styles.amounts}>
    {arithmetic.map(({ label, amount }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{yuan(amount)}</dd>
      </div>
    ))}
    {tenders.map((tender) => (
      <div key={`${tender.name}${tender.cardTail}`}>
        <dt>
          {tender.name}
          {tender.cardTail && ` 尾号 ${tender.cardTail}`}
        </dt>
        <dd>{yuan(tender.amount)}</dd>
      </div>
    ))}
  </dl>
);
