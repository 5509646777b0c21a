import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Swatch.module.css';

export interface SwatchProps extends Omit<ComponentProps<'button'>, 'name' | 'color' | 'children'> {
  /** Number and name as the brand writes them: `03 朱砂`. */
  shade: string;
  /** Any CSS colour, used as an SVG fill because the content security policy forbids inline styles. */
  colour: string;
  /** Whether this shade is selected. */
  selected?: boolean | undefined;
  /** Shown struck through; still selectable for 到货通知. */
  soldOut?: boolean | undefined;
}

export function Swatch(props: SwatchProps) {
  const { shade, colour, selected = false, soldOut = false, className, ...attributes } = props;
  const name = soldOut ? `${shade}（缺货）` : shade;
  return (
    <button
      type="button"
      {...attributes}
      className={classNames(styles['swatch'], soldOut && styles['soldOut'], className)}
      aria-label={name}
      title={name}
      aria-pressed={selected}
    >
      <svg className={styles['pigment']} viewBox="0 0 34 34" aria-hidden="true" focusable="false">
        <rect width="34" height="34" fill={colour} />
      </svg>
    </button>
  );
}
