import { VisuallyHidden } from '../Assistive/VisuallyHidden.tsx';
import styles from './Steps.module.css';

export interface StepsProps {
  /** Names of the steps, in order. */
  steps: readonly string[];
  /** Index of the current step; earlier ones are done. */
  current: number;
}

const stepState = (index: number, current: number) =>
  index < current ? 'done' : index === current ? 'current' : 'ahead';

/** Steps of the checkout: 购物车, 确认订单, 支付, 完成. */
export const Steps = ({ steps, current }: StepsProps) => (
  <ol className={styles['steps']} aria-label="结算步骤">
    {steps.map((step, index) => (
      <li
        key={step}
        className={styles[stepState(index, current)]}
        aria-current={index === current ? 'step' : undefined}
      >
        <span className={styles['number']} aria-hidden="true">
          {index + 1}
        </span>
        {step}
        {index < current && <VisuallyHidden>（已完成）</VisuallyHidden>}
      </li>
    ))}
  </ol>
);
