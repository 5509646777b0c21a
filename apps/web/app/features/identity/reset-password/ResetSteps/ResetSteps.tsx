import styles from './ResetSteps.module.css';

const STEPS = ['验证身份', '设新密码', '完成'];

/** Steps of the password reset. */
export const ResetSteps = ({ current }: { current: 0 | 1 | 2 }) => (
  <ol className={styles.steps} aria-label="找回密码的步骤">
    {STEPS.map((step, index) => (
      <li key={step} aria-current={index === current ? 'step' : undefined}>
        {index + 1} {step}
      </li>
    ))}
  </ol>
);
