import type { Sku } from '@huarong/contract/catalogue';
import { QuantityStepper } from '@huarong/ui';
import { useTerms } from '../../../../platform/terms/terms.ts';
import type { LiveStock } from '../use-live-sku.ts';
import styles from './Quantity.module.css';

const LOW_STOCK = 10;

interface QuantityProps {
  sku: Sku;
  stock: LiveStock | null;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/** Quantity, stock, size and limit. */
export function Quantity({ sku, stock, quantity, onQuantity }: QuantityProps) {
  const { unitsPerSku } = useTerms();
  const maxQuantity = Math.max(
    1,
    Math.min(unitsPerSku, sku.purchaseLimit ?? unitsPerSku, stock?.inventory ?? unitsPerSku),
  );
  const { bookingStatus } = stock ?? sku;
  const isLow = stock?.hasInventory && stock.inventory <= LOW_STOCK;
  const facts = [sku.size, sku.purchaseLimit && `每人限购 ${sku.purchaseLimit} 件`].filter(Boolean);
  return (
    <div className={styles.row}>
      <span className={styles.key}>数量</span>
      <QuantityStepper value={Math.min(quantity, maxQuantity)} max={maxQuantity} onChange={onQuantity} />
      <span className={styles.stock}>
        {bookingStatus === 'balance' ? '预售已截止' : bookingStatus === 'deposit' ? '预售中' : '有货'}
        {isLow && `，仅剩 ${stock.inventory} 件`}
      </span>
      <span className={styles.facts}>{facts.join('，')}</span>
    </div>
  );
}
