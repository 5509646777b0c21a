import type { Vanity } from '@huarong/contract/account';
import { STORE } from '@huarong/core/shared';
import styles from './Totals.module.css';

/** Four counts of the vanity. */
export function Totals({ vanity: { inUse, unopened, endingSoonCount, runningLow } }: { vanity: Vanity }) {
  const totals = [
    ['在用', inUse.length],
    ['未开封', unopened.length],
    [`${STORE.account.endingSoonDays} 天内到期`, endingSoonCount],
    ['快用完，可回购', runningLow.length],
  ] as const;
  return (
    <dl className={styles.totals}>
      {totals.map(([name, count], index) => (
        <div key={name} data-warn={(index === 2 && count > 0) || undefined}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
