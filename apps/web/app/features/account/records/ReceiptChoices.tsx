import { ChipLink, ChipRow } from '@huarong/ui';
import { PeriodChoice } from '../parts/PeriodChoice/PeriodChoice.tsx';
import { type ReceiptsQuery, receiptsPath } from './receipts-query.ts';
import styles from './records.module.css';

interface ReceiptChoicesProps {
  query: ReceiptsQuery;
  stores: readonly string[];
}

/** Filters by store and period. */
export const ReceiptChoices = ({ query, stores }: ReceiptChoicesProps) => (
  <nav className={styles.choices} aria-label="门店与时间">
    <ChipRow>
      {['', ...stores].map((store) => (
        <ChipLink
          key={store}
          href={receiptsPath(query, { store })}
          aria-current={store === query.store ? 'true' : undefined}
        >
          {store || '全部门店'}
        </ChipLink>
      ))}
    </ChipRow>
    <PeriodChoice period={query.period} hrefOf={(period) => receiptsPath(query, { period })} />
  </nav>
);
