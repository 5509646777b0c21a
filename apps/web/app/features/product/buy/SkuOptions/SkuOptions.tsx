import type { Sku } from '@huarong/contract/catalogue';
import { QuantityStepper, SizeButton, Swatch } from '@huarong/ui';
import { inShade, inSize, shadeFamilies, sizesOf } from '../choose-sku.ts';
import { NearShades } from '../NearShades/NearShades.tsx';
import type { LiveSku } from '../use-live-sku.ts';
import styles from './SkuOptions.module.css';

const MOST = 99;
const FEW = 10;

interface OptionsProps {
  skus: readonly Sku[];
  sku: Sku;
  live: LiveSku | null;
  quantity: number;
  onSku: (skuId: string) => void;
  onQuantity: (quantity: number) => void;
}

/** Shade, size and how many. Sold-out shades stay selectable, for who wants to hear when they are back. */
export function Options({ skus, sku, live, quantity, onSku, onQuantity }: OptionsProps) {
  const families = shadeFamilies(skus);
  const sizes = sizesOf(skus);
  const stock = live?.stock ?? null;
  const most = Math.max(1, Math.min(MOST, sku.purchaseLimit ?? MOST, stock?.inventory ?? MOST));
  return (
    <dl className={styles.options}>
      <div>
        <dt>配送</dt>
        <dd>
          <b>{stock ? (stock.hasInventory ? '有货' : '暂时缺货') : sku.hasInventory ? '有货' : '暂时缺货'}</b>
          {stock && `　${stock.deliveryText}`}
        </dd>
      </div>
      {families.length > 0 && (
        <div className={styles.top}>
          <dt>颜色</dt>
          <dd>
            <p className={styles.current} aria-live="polite">
              <b>{sku.colour?.name}</b>
            </p>
            {families.map(({ family, shades }) => (
              <fieldset key={family} className={styles.family} aria-label={`${family}色系`}>
                <small aria-hidden="true">{family}</small>
                <div>
                  {shades.map((shade) => (
                    <Swatch
                      key={shade.name}
                      shade={shade.name}
                      colour={shade.hex}
                      selected={shade.name === sku.colour?.name}
                      soldOut={!shade.hasInventory}
                      onClick={() => onSku(inShade(skus, sku, shade.name).skuId)}
                    />
                  ))}
                </div>
              </fieldset>
            ))}
          </dd>
        </div>
      )}
      {sku.colour && <NearShades skuId={sku.skuId} />}
      {sizes.length > 0 && (
        <div>
          <dt>规格</dt>
          <dd className={styles.sizes}>
            {sizes.map((size) => (
              <SizeButton
                key={size}
                label={size}
                selected={size === sku.size}
                onClick={() => onSku(inSize(skus, sku, size).skuId)}
              />
            ))}
          </dd>
        </div>
      )}
      <div>
        <dt>数量</dt>
        <dd className={styles.quantity}>
          <QuantityStepper value={Math.min(quantity, most)} max={most} onChange={onQuantity} />
          {sku.purchaseLimit && <span>每人限购 {sku.purchaseLimit} 件</span>}
          {stock?.hasInventory && stock.inventory <= FEW && <span>仅剩 {stock.inventory} 件</span>}
        </dd>
      </div>
    </dl>
  );
}
