import type { ReturnDetail } from '@huarong/contract/returns';
import { VisuallyHidden } from '@huarong/ui';
import { shortTime } from '../words/words.ts';
import styles from './StepLine.module.css';

/** The way of a return from left to right, with how far it has come. */
export const StepLine = ({ steps }: { steps: ReturnDetail['steps'] }) => (
  <ol className={styles.line} aria-label="退货进度">
    {steps.map(({ label, at, state }) => (
      <li key={label} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
        <b>{label}</b>
        {state === 'done' && <VisuallyHidden>（已完成）</VisuallyHidden>}
        {at && <small>{shortTime(at)}</small>}
      </li>
    ))}
  </ol>
);
