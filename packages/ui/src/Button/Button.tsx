import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: shows `loadingLabel`, ignores clicks, keeps focus and width. */
  loading?: boolean | undefined;
  /** Label while loading; begins with 正在. */
  loadingLabel?: string | undefined;
  /** Shown before the label. */
  icon?: IconName | undefined;
}

export function Button(props: ButtonProps) {
  const { kind, size, block, loading, loadingLabel = '正在处理', icon, ...rest } = props;
  const { className, children, onClick, type = 'button', ...attributes } = rest;
  // Not `disabled`, which would drop the keyboard focus during the action.
  const ignoreClick = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();

  return (
    <button
      {...attributes}
      type={type}
      className={classNames(buttonClass({ kind, size, block }), className)}
      onClick={loading ? ignoreClick : onClick}
      aria-busy={loading || undefined}
      aria-disabled={loading || attributes['aria-disabled']}
    >
      <span
        className={classNames(styles['label'], loading && styles['away'])}
        aria-hidden={loading || undefined}
      >
        {icon && <Icon name={icon} size={18} />}
        {children}
      </span>
      {loading && (
        <span className={styles['progress']}>
          <Spinner />
          {loadingLabel}
        </span>
      )}
    </button>
  );
}
