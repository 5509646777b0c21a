import type { Sku } from '@huarong/contract/catalogue';
import { QuantityStepper, SizeButton, Swatch } from '@huarong/ui';
import { useTerms } from '../../../../platform/terms/terms.ts';
import { chooseShade, chooseSize, groupShadesByFamily, listSizes, type ShadeFamily } from '../choose-sku.ts';
import { NearShades } from '../NearShades/NearShades.tsx';
import type { LiveSku } from '../use-live-sku.ts';
import styles from './SkuOptions.module.css';

const LOW_STOCK = 10;

interface SkuOptionsProps {
  skus: readonly Sku[];
  sku: Sku;
  live: LiveSku | null;
  quantity: number;
  onSku: (skuId: string) => void;
  onQuantity: (quantity: number) => void;
}

/** Shade, size and quantity. Sold-out shades stay selectable, because an arrival reminder can be set for them. */
export function SkuOptions({ skus, sku, live, quantity, onSku, onQuantity }: SkuOptionsProps) {
  const { unitsPerSku } = useTerms();
  const families = groupShadesByFamily(skus);
  const sizes = listSizes(skus);
  const stock = live?.stock ?? null;
  const maxQuantity = Math.max(
    1,
    Math.min(unitsPerSku, sku.purchaseLimit ?? unitsPerSku, stock?.inventory ?? unitsPerSku),
  );
  return (
    <dl className={styles.options}>
      <div>
        <dt>配送</dt>
        <dd>
          <b>{stockText(stock ?? sku)}</b>
          {stock && `　${stock.deliveryText}`}
        </dd>
      </div>
      {families.length > 0 && <ShadeOptions families={families} skus={skus} sku={sku} onSku={onSku} />}
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
                onClick={() => onSku(chooseSize(skus, sku, size).skuId)}
              />
            ))}
          </dd>
        </div>
      )}
      <div>
        <dt>数量</dt>
        <dd className={styles.quantity}>
          <QuantityStepper value={Math.min(quantity, maxQuantity)} max={maxQuantity} onChange={onQuantity} />
          {sku.purchaseLimit && <span>每人限购 {sku.purchaseLimit} 件</span>}
          {stock?.hasInventory && stock.inventory <= LOW_STOCK && <span>仅剩 {stock.inventory} 件</span>}
        </dd>
      </div>
    </dl>
  );
}

const stockText = ({ hasInventory, bookingStatus }: Pick<Sku, 'hasInventory' | 'bookingStatus'>) =>
  bookingStatus === 'balance'
    ? '预售已截止'
    : hasInventory
      ? bookingStatus === 'deposit'
        ? '预售中'
        : '有货'
      : '暂时缺货';

type ShadeOptionsProps = Pick<SkuOptionsProps, 'skus' | 'sku' | 'onSku'> & {
  families: readonly ShadeFamily[];
};

const ShadeOptions = ({ families, skus, sku, onSku }: ShadeOptionsProps) => (
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
                onClick={() => onSku(chooseShade(skus, sku, shade.name).skuId)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </dd>
  </div>
);
