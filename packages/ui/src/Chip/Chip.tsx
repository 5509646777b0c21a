import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Chip.module.css';

export interface ChipProps extends ComponentProps<'button'> {
  /** Whether it is selected. Leave out where nothing can be selected. */
  selected?: boolean | undefined;
}

/** A small choice: a filter on reviews, an entry of the search history. */
export const Chip = ({ selected, className, ...button }: ChipProps) => (
  <button
    type="button"
    {...button}
    className={classNames(styles['chip'], className)}
    aria-pressed={selected}
  />
);

export interface RemovableChipProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Text of the condition. */
  label: string;
}

/** An active condition that a click removes. */
export const RemovableChip = ({ label, className, ...button }: RemovableChipProps) => (
  <button
    type="button"
    {...button}
    className={classNames(styles['chip'], className)}
    aria-label={`移除：${label}`}
  >
    {label}
    <Icon name="close" size={10} />
  </button>
);

/** A chip that is a link. */
export const ChipLink = ({ className, ...anchor }: ComponentProps<'a'> & { href: string }) => (
  <a {...anchor} className={classNames(styles['chip'], className)} />
);

/** Chips in a row that wraps. */
export const ChipRow = ({ children }: { children: ReactNode }) => (
  <div className={styles['row']}>{children}</div>
);
