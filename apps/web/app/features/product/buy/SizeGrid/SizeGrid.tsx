import type { Sku } from '@huarong/contract/catalogue';
import { displayYuan, fromYuan, ZERO } from '@huarong/core/shared';
import { chooseSize, listSizes } from '../choose-sku.ts';
import styles from './SizeGrid.module.css';
import { unitPriceText } from './unit-price.ts';

interface SizeGridProps {
  skus: readonly Sku[];
  sku: Sku;
  onSku: (skuId: string) => void;
}

/** The sizes with their prices; smaller beside shades, which need the height. */
export function SizeGrid({ skus, sku, onSku }: SizeGridProps) {
  const sizes = listSizes(skus);
  if (sizes.length < 2) return null;
  const note = unitPriceText(sku.size ?? '', sku.offerPrice);
  return (
    <>
      <p className={styles.head}>
        <span>规格</span>
        <b aria-live="polite">{sku.size}</b>
        {note}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser */}
      <div role="group" aria-label="规格" className={styles.sizes} data-small={sku.colour ? true : undefined}>
        {sizes.map((size) => {
          const chosen = chooseSize(skus, sku, size);
          return (
            <button
              key={size}
              type="button"
              aria-pressed={size === sku.size}
              data-sold-out={!chosen.hasInventory || undefined}
              onClick={() => onSku(chosen.skuId)}
            >
              {size}
              <small>
                {chosen.hasInventory ? displayYuan(fromYuan(chosen.offerPrice) ?? ZERO) : '暂时缺货'}
              </small>
            </button>
          );
        })}
      </div>
    </>
  );
}
