import type { Sku } from '@huarong/contract/catalogue';
import { Icon } from '@huarong/ui';
import type { CSSProperties } from 'react';
import type { Shade } from '../choose-sku.ts';
import styles from './ChoiceRow.module.css';

const SHOWN = 6;

interface ChoiceRowProps {
  sku: Sku;
  shades: readonly Shade[];
  sizeCount: number;
  /** That it is sold out, or when it is expected. */
  soldOutText?: string | undefined;
  onOpen: () => void;
}

/** On phones: what is chosen, on a line that opens the sheet with the choices. */
export const ChoiceRow = ({ sku, shades, sizeCount, soldOutText, onOpen }: ChoiceRowProps) => (
  <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onOpen}>
    <span className={styles.key}>{shades.length > 0 ? '颜色' : '规格'}</span>
    <span className={styles.value}>
      {sku.colour ? sku.colour.name : sku.skuName}
      {sku.colour && <small>{sku.colour.note}</small>}
      {soldOutText && <b>{soldOutText}</b>}
      {shades.length > 1 && (
        <span className={styles.dots}>
          {shades.slice(0, SHOWN).map(({ name, hex, hasInventory }) => (
            <i
              key={name}
              style={{ '--shade': hex } as CSSProperties}
              data-chosen={name === sku.colour?.name || undefined}
              data-sold-out={!hasInventory || undefined}
            />
          ))}
        </span>
      )}
    </span>
    <small>
      {shades.length > 1
        ? `${shades.length} 色`
        : sizeCount > 1
          ? `${sizeCount} 种规格`
          : !soldOutText && '选数量'}
    </small>
    <Icon name="right" size={14} />
  </button>
);
