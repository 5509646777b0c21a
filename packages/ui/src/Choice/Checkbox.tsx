import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Choice.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** Text beside the box; without it give an `aria-label`. */
  children?: ReactNode | undefined;
  /** Some but not all of a group are ticked. */
  indeterminate?: boolean | undefined;
}

export function Checkbox({ children, indeterminate = false, className, ...input }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  // `indeterminate` exists only as a DOM property, not as an attribute.
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);

  return (
    <label className={classNames(styles['choice'], className)}>
      <input {...input} ref={box} type="checkbox" className={classNames(styles['mark'], styles['box'])} />
      {children}
    </label>
  );
}
