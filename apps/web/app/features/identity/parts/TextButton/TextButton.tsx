import { classNames } from '@huarong/ui';
import type { ComponentProps } from 'react';
import styles from './TextButton.module.css';

interface TextButtonProps extends ComponentProps<'button'> {
  /** Inside the right edge of a field. */
  isInField?: boolean;
}

/** A minor action styled as text. */
export const TextButton = ({ isInField = false, className, ...button }: TextButtonProps) => (
  <button
    type="button"
    {...button}
    className={classNames(isInField ? styles.inField : styles.plain, className)}
  />
);
