import { classNames } from '../class-names.ts';
import styles from './Button.module.css';

/** `rouge` for buying, `ink` for other main actions, `line` for secondary and `soft` for minor ones. */
export type ButtonKind = 'rouge' | 'ink' | 'line' | 'soft';
/** 34, 44 or 54 pixels high. */
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  /** Kind of action; `soft` by default. */
  kind?: ButtonKind | undefined;
  /** Height; `md` by default. */
  size?: ButtonSize | undefined;
  /** Takes the whole width of its column. */
  block?: boolean | undefined;
}

/** Button classes for an element this package does not render, such as the label of a file input. */
export const buttonClass = ({ kind = 'soft', size = 'md', block = false }: ButtonLook = {}): string =>
  classNames(styles['button'], styles[kind], styles[size], block && styles['block']);
