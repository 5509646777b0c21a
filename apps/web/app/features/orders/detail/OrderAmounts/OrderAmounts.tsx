import type { OrderDetail } from '@huarong/contract/orders';
import { fromYuan } from '@huarong/core/shared';
import { amountText, presaleRows } from '../../../account/index.ts';
import styles from './OrderAmounts.module.css';

type OrderAmountsProps = Pick<OrderDetail, 'arithmetic' | 'tenders' | 'presale' | 'offers'>;

/** The rows that make up the total, the two payments of a presale, the tenders that paid, then the offers that applied. */
export const OrderAmounts = ({ offers, ...amounts }: OrderAmountsProps) => (
  <>
    <AmountRows {...amounts} />
    {offers && (
      <section className={styles.offers} aria-label="已享优惠">
        <h3>已享优惠</h3>
        <ul>
          {offers.map(({ title, reason, saved }) => (
            <li key={`${title} ${reason}`}>
              <span>
                {title}
                {reason !== title && <small>{reason}</small>}
              </span>
              <span data-amount>{amountText(saved)}</span>
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
);

const AmountRows = ({ arithmetic, tenders, presale }: Omit<OrderAmountsProps, 'offers'>) => (
  <dl className={styles.amounts}>
    {arithmetic.map(({ label, amount }, index) => (
      <div key={label} data-total={index === arithmetic.length - 1 || undefined}>
        <dt>{index === arithmetic.length - 1 && isPaid(amount, tenders) ? '实付' : label}</dt>
        <dd data-amount>{amountText(amount)}</dd>
      </div>
    ))}
    {presale &&
      presaleRows(presale).map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
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
