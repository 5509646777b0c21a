import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './SizeButton.module.css';

export interface SizeButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The size or set: `单支 3.2g`. */
  label: string;
  /** A note beside it: the saving, or the opening day while disabled. */
  note?: string | undefined;
  /** Whether this size is selected. */
  selected?: boolean | undefined;
}

export const SizeButton = ({ label, note, selected = false, className, ...attributes }: SizeButtonProps) => (
  <button
    type="button"
    {...attributes}
    className={classNames(styles['size'], className)}
    aria-pressed={selected}
  >
    {label}
    {note && <small>{note}</small>}
  </button>
);
