import { type CSSProperties, useEffect, useState } from 'react';
import type { Shade } from '../choose-sku.ts';
import { arrivalText } from './arrival-text.ts';
import styles from './SoldOut.module.css';

interface SoldOutProps {
  skuName: string;
  shades: readonly Shade[];
  /** The chosen shade; absent for a product without shades. */
  shade?: Shade | undefined;
  onShade: (name: string) => void;
  /** The day on which it is expected, 2026-11-26. */
  expectedOn?: string | undefined;
}

/** In the place of the quantity: that the sku is sold out, and the nearest shades in stock. */
export function SoldOut({ skuName, shades, shade, onShade, expectedOn }: SoldOutProps) {
  const near = useNearShades(shades, shade);
  return (
    <div className={styles.note}>
      <p>
        <b>
          {shade?.name ?? skuName} {arrivalText(expectedOn)}
        </b>
        ，到货后可以通知你，只通知一次
      </p>
      {shade && (
        <ul aria-label="相近且有货的色号">
          {near.map(({ name, hex }) => (
            <li key={name}>
              <button type="button" onClick={() => onShade(name)}>
                <i style={{ '--shade': hex } as CSSProperties} />
                {name}
              </button>
            </li>
          ))}
          {near.length > 0 && <li aria-hidden="true">相近，有货</li>}
        </ul>
      )}
    </div>
  );
}

/** The comparison of colours is fetched when a shade is sold out; few pages need it. */
function useNearShades(shades: readonly Shade[], shade: Shade | undefined): Shade[] {
  const [found, setFound] = useState<{ name: string; near: Shade[] } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the shade, whose list is made anew each time
  useEffect(() => {
    if (!shade) return;
    void import('./near-shades-in-stock.ts').then(
      ({ nearShadesInStock }) => setFound({ name: shade.name, near: nearShadesInStock(shades, shade) }),
      () => undefined,
    );
  }, [shade?.name]);
  return found?.name === shade?.name ? (found?.near ?? []) : [];
}
