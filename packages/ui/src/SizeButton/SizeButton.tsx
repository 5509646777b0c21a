import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './SizeButton.module.css';

export interface SizeButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The size or set: `单支 3.2g`. */
  label: string;
  /** A word beside it: what it saves, or the day it opens while it is disabled. */
  note?: string | undefined;
  /** The size being looked at. */
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
