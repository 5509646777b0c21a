import { classNames } from '../class-names.ts';
import styles from './Button.module.css';

/** `rouge` buys, `ink` is the main action elsewhere, `line` the second one, `soft` a minor one. */
export type ButtonKind = 'rouge' | 'ink' | 'line' | 'soft';
/** 34, 44 or 54 pixels high. */
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  /** What kind of action it is; `soft` unless told. */
  kind?: ButtonKind | undefined;
  /** How high it stands; `md` unless told. */
  size?: ButtonSize | undefined;
  /** Takes the whole width of its column. */
  block?: boolean | undefined;
}

/** The look of a button for an element this package does not render, such as the label of a file input. */
export const buttonClass = ({ kind = 'soft', size = 'md', block = false }: ButtonLook = {}): string =>
  classNames(styles['button'], styles[kind], styles[size], block && styles['block']);
