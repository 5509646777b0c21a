import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Name of the icon. */
  icon: IconName;
  /** Accessible name: what the button does. */
  label: string;
  /** 34, 44 or 54 pixels on each side. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** `line` has a border, `plain` none. */
  frame?: 'line' | 'plain' | undefined;
  /** For a toggle button: 收藏 / 已收藏. The icon is filled while pressed. */
  pressed?: boolean | undefined;
  /** Work is under way. */
  loading?: boolean | undefined;
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, size = 'md', frame = 'line', pressed, loading, className, ...attributes } = props;
  return (
    <button
      type="button"
      {...attributes}
      className={classNames(styles['button'], styles[size], styles[frame], className)}
      onClick={loading ? undefined : attributes.onClick}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-busy={loading || undefined}
    >
      {loading ? <Spinner /> : <Icon name={icon} filled={pressed} />}
    </button>
  );
}
