import type { Sku } from '@huarong/contract/catalogue';
import { displayYuan, fromYuan, ZERO } from '@huarong/core/shared';
import { chooseSize, listSizes } from '../choose-sku.ts';
import styles from './SizeGrid.module.css';
import { unitPriceText } from './unit-price.ts';

interface SizeGridProps {
  skus: readonly Sku[];
  sku: Sku;
  /** On one line, where something else needs the height. */
  isSmall: boolean;
  onSku: (skuId: string) => void;
}

/** The sizes with their prices. */
export function SizeGrid({ skus, sku, isSmall, onSku }: SizeGridProps) {
  const sizes = listSizes(skus);
  if (sizes.length < 2) return null;
  const note = unitPriceText(sku.size ?? '', sku.offerPrice);
  return (
    <div className={styles.block} data-small={isSmall || undefined}>
      <p className={styles.head}>
        <span>规格</span>
        {!isSmall && (
          <>
            <b aria-live="polite">{sku.size}</b>
            {note}
          </>
        )}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser */}
      <div role="group" aria-label="规格" className={styles.sizes}>
        {sizes.map((size) => {
          const chosen = chooseSize(skus, sku, size);
          return (
            <button
              key={size}
              type="button"
              title={size}
              aria-pressed={size === sku.size}
              data-sold-out={!chosen.hasInventory || undefined}
              onClick={() => onSku(chosen.skuId)}
            >
              <span>{size}</span>
              <small>
                {chosen.hasInventory ? displayYuan(fromYuan(chosen.offerPrice) ?? ZERO) : '暂时缺货'}
              </small>
            </button>
          );
        })}
      </div>
    </div>
  );
}
