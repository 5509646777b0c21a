import type { OrderDetail } from '@huarong/contract/orders';
import { fromYuan } from '@huarong/core/shared';
import { amountText } from '../../../account/index.ts';
import styles from './OrderAmounts.module.css';

/** The rows that make up the total, then the tenders that paid it. */
export const OrderAmounts = ({ arithmetic, tenders }: Pick<OrderDetail, 'arithmetic' | 'tenders'>) => (
  <dl className={styles.amounts}>
    {arithmetic.map(({ label, amount }, index) => (
      <div key={label} data-total={index === arithmetic.length - 1 || undefined}>
        <dt>{index === arithmetic.length - 1 && isPaid(amount, tenders) ? '实付' : label}</dt>
        <dd>{amountText(amount)}</dd>
      </div>
    ))}
    {tenders.map((tender) => (
      <div key={`${tender.name}${tender.cardTail}`}>
        <dt>
          {tender.name}
          {tender.cardTail && ` 尾号 ${tender.cardTail}`}
        </dt>
        <dd>{amountText(tender.amount)}</dd>
      </div>
    ))}
  </dl>
);

const isPaid = (total: string, tenders: OrderDetail['tenders']): boolean =>
  tenders.length > 0 &&
  tenders.reduce((paid, { amount }) => paid + (fromYuan(amount) ?? 0), 0) === fromYuan(total);
