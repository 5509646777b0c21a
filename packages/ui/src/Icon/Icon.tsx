import { classNames } from '../class-names.ts';
import styles from './Icon.module.css';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

export type IconSize = 10 | 12 | 14 | 16 | 18 | 20 | 24 | 28;

/** Small icons need a heavier line and large ones a lighter line to look equally dark. */
const STROKES: Record<IconSize, number> = {
  10: 2,
  12: 2,
  14: 1.6,
  16: 1.5,
  18: 1.4,
  20: 1.4,
  24: 1.2,
  28: 1.1,
};

export interface IconProps {
  /** Name of the icon. */
  name: IconName;
  /** Edge of the square in CSS pixels. */
  size?: IconSize | undefined;
  /** Fills the outline, for an active heart or a counted star. */
  filled?: boolean | undefined;
  /** Accessible name; without it the icon is decorative. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Icon({ name, size = 20, filled = false, label, className }: IconProps) {
  return (
    <svg
      className={classNames(styles['icon'], className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={STROKES[size]}
      strokeLinecap="square"
      focusable="false"
      data-icon={name}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
