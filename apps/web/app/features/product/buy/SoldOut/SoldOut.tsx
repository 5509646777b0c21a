import type { CSSProperties } from 'react';
import type { Shade } from '../choose-sku.ts';
import { nearShadesInStock } from './near-shades-in-stock.ts';
import styles from './SoldOut.module.css';

interface SoldOutProps {
  skuName: string;
  shades: readonly Shade[];
  /** The chosen shade; absent for a product without shades. */
  shade?: Shade | undefined;
  onShade: (name: string) => void;
}

/** In the place of the quantity: that the sku is sold out, and the nearest shades in stock. */
export function SoldOut({ skuName, shades, shade, onShade }: SoldOutProps) {
  const near = shade ? nearShadesInStock(shades, shade) : [];
  return (
    <div className={styles.note}>
      <p>
        <b>{shade?.name ?? skuName} 暂时缺货</b>，到货后可以通知你，只通知一次
      </p>
      {near.length > 0 && (
        <ul aria-label="相近且有货的色号">
          {near.map(({ name, hex }) => (
            <li key={name}>
              <button type="button" onClick={() => onShade(name)}>
                <i style={{ '--shade': hex } as CSSProperties} />
                {name}
              </button>
            </li>
          ))}
          <li aria-hidden="true">相近，有货</li>
        </ul>
      )}
    </div>
  );
}
