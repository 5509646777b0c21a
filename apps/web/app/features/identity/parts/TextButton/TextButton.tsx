import { classNames } from '@huarong/ui';
import type { ComponentProps } from 'react';
import styles from './TextButton.module.css';

interface TextButtonProps extends ComponentProps<'button'> {
  /** Stands inside the right edge of a field. */
  isInField?: boolean;
}

/** A minor action in the words of the text around it. */
export const TextButton = ({ isInField = false, className, ...button }: TextButtonProps) => (
  <button
    type="button"
    {...button}
    className={classNames(isInField ? styles.inField : styles.plain, className)}
  />
);
