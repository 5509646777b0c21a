import type { ReactNode } from 'react';
import styles from './FactList.module.css';

/** Facts of an order by their labels; a fact without a value is left out. */
export const FactList = ({ facts }: { facts: Readonly<Record<string, ReactNode>> }) => (
  <dl className={styles.facts}>
    {Object.entries(facts).map(
      ([label, value]) =>
        value && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
