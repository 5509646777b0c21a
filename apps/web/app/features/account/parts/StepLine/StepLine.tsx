import { VisuallyHidden } from '@huarong/ui';
import { shortMomentText } from '../../format/moment-text.ts';
import styles from './StepLine.module.css';

interface Step {
  label: string;
  at?: string | undefined;
  state: 'done' | 'current' | 'open';
}

/** Steps of an order or a return, with the current one. */
export const StepLine = ({ label, steps }: { label: string; steps: readonly Step[] }) => (
  <ol className={styles.line} aria-label={label}>
    {steps.map(({ label, at, state }) => (
      <li key={label} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
        <b>{label}</b>
        {state === 'done' && <VisuallyHidden>（已完成）</VisuallyHidden>}
        {at && <small>{shortMomentText(at)}</small>}
      </li>
    ))}
  </ol>
);
