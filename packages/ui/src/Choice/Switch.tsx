import type { ComponentProps } from 'react';
import styles from './Choice.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'aria-label'> {
  /** What is switched on or off. */
  label: string;
}

/** A setting that takes effect at once. */
export const Switch = ({ label, ...input }: SwitchProps) => (
  <input {...input} type="checkbox" aria-label={label} className={styles['switch']} />
);
