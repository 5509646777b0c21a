import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Choice.module.css';

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Text beside the circle; without it give an `aria-label`. */
  children?: ReactNode | undefined;
}

export const Radio = ({ children, className, ...input }: RadioProps) => (
  <label className={classNames(styles['choice'], className)}>
    <input {...input} type="radio" className={classNames(styles['mark'], styles['circle'])} />
    {children}
  </label>
);
