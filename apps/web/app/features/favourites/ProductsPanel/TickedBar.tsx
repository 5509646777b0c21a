import { displayYuan, fromYuan, sum, ZERO } from '@huarong/core/shared';
import { Button, Checkbox } from '@huarong/ui';
import { useShopperPrice } from '../../catalogue/index.ts';
import styles from './ProductsPanel.module.css';
import type { useSavedProducts } from './use-saved-products.ts';

interface TickedBarProps {
  state: ReturnType<typeof useSavedProducts>;
  /** Number of products on this page. */
  total: number;
}

/** Bulk actions for the ticked products. */
export function TickedBar({ state, total }: TickedBarProps) {
  const { chosen, buyable, isBusy } = state;
  const priceOf = useShopperPrice();
  const totalPrice = sum(buyable.map((product) => fromYuan(priceOf(product)) ?? ZERO));
  return (
    <section className={styles.bar} data-any={chosen.length > 0 || undefined} aria-label="批量操作">
      <Checkbox
        checked={chosen.length === total}
        indeterminate={chosen.length > 0 && chosen.length < total}
        onChange={(event) => state.tickAll(event.target.checked)}
      >
        全选
      </Checkbox>
      <button
        type="button"
        disabled={chosen.length === 0 || isBusy}
        onClick={() => state.remove(chosen.map(({ skuId }) => skuId))}
      >
        取消收藏
      </button>
      <p aria-live="polite">
        {chosen.length > 0 && `已选 ${chosen.length} 件，可买的合计 ${displayYuan(totalPrice)}`}
      </p>
      <Button kind="rouge" loading={isBusy} disabled={buyable.length === 0} onClick={state.addTickedToCart}>
        加入购物车（{buyable.length}）
      </Button>
    </section>
  );
}
