import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Swatch.module.css';

export interface SwatchProps extends Omit<ComponentProps<'button'>, 'name' | 'color' | 'children'> {
  /** Number and name as the brand writes them: `03 朱砂`. */
  shade: string;
  /** Any CSS colour; it paints an SVG fill because the page's policy allows no inline styles. */
  colour: string;
  /** The shade being looked at. */
  selected?: boolean | undefined;
  /** Struck through, and still selectable for 到货通知. */
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
