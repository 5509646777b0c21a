import { classNames } from '../class-names.ts';
import styles from './Progress.module.css';

export interface ProgressProps {
  /** Accessible name: 已领. */
  label: string;
  /** From 0 to 100. */
  percent: number;
  /** `rouge` for discounts. */
  tone?: 'ink' | 'rouge' | undefined;
}

/** A thin bar. Uses the native element because the content security policy forbids inline widths. */
export const Progress = ({ label, percent, tone = 'ink' }: ProgressProps) => (
  <progress
    className={classNames(styles['bar'], styles[tone])}
    aria-label={label}
    value={percent}
    max={100}
  />
);
