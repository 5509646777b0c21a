import type { ReactNode } from 'react';
import styles from './AmountList.module.css';

interface AmountListProps {
  rows: readonly { label: string; figure: ReactNode; isTotal?: boolean }[];
}

/** Labelled amounts in the side column of a result. */
export const AmountList = ({ rows }: AmountListProps) => (
  <dl className={styles.sums}>
    {rows.map(({ label, figure, isTotal }) => (
      <div key={label} data-total={isTotal || undefined}>
        <dt>{label}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </dl>
);
