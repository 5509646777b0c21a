import type { Period } from '../../../../platform/pages/period.ts';
import styles from './PeriodChoice.module.css';

interface PeriodChoiceProps {
  period: Period;
  /** Address of the list with another period. */
  hrefOf: (period: Period) => string;
}

const PERIODS: [Period, string][] = [
  ['3', '近三个月'],
  ['12', '近一年'],
  ['all', '全部时间'],
];

/** Selects the period of a list; the selection is part of the address. */
export const PeriodChoice = ({ period, hrefOf }: PeriodChoiceProps) => (
  <p className={styles.periods}>
    {PERIODS.map(([each, name]) => (
      <a key={each} href={hrefOf(each)} aria-current={each === period ? 'true' : undefined}>
        {name}
      </a>
    ))}
  </p>
);
