import type { Cart } from '@huarong/contract/cart';
import { Button, Notice } from '@huarong/ui';
import { type TouchEvent, useRef, useState } from 'react';
import { PageBarActions } from '../../../platform/components/PageBarActions.tsx';
import { selectionOf } from '../cart-selection.ts';
import { EmptyCart } from '../EmptyCart/EmptyCart.tsx';
import { InvalidLines } from '../lines/InvalidLines/InvalidLines.tsx';
import { LineGroup } from '../lines/LineGroup/LineGroup.tsx';
import { CartOffers } from '../promotions/CartOffers/CartOffers.tsx';
import { CouponsButton } from '../promotions/CouponDrawer/CouponsButton.tsx';
import { TotalBar } from '../TotalBar/TotalBar.tsx';
import { useCart } from '../use-cart.ts';
import { useFocusRecovery } from '../use-focus-recovery.ts';
import styles from './CartContents.module.css';

/** A cart with lines: ordinary, presale and invalid lines, then the total. */
export function CartContents({ initialCart }: { initialCart: Cart }) {
  const state = useCart(initialCart);
  const { cart, removed } = state;
  const container = useRef<HTMLDivElement>(null);
  const [isManaging, setManaging] = useState(false);
  useFocusRecovery(container, { removedCount: removed.length });
  const undoNotice = removed.length > 0 && (
    <div className={styles.undo}>
      <Notice
        tone="info"
        action={
          <Button size="sm" onClick={state.undoRemoval} data-undo="">
            撤销
          </Button>
        }
      >
        已删除 {removed.length} 件商品
      </Notice>
    </div>
  );
  if (cart.shopcartSkus.length === 0)
    return (
      <div ref={container}>
        {undoNotice}
        <EmptyCart />
      </div>
    );
  return (
    <div ref={container} aria-busy={state.isBusy} onTouchStart={loadSwipe}>
      <PageBarActions>
        <button type="button" className={styles.manage} onClick={() => setManaging(!isManaging)}>
          {isManaging ? '完成' : '管理'}
        </button>
      </PageBarActions>
      <header className={styles.head}>
        <h1>购物车</h1>
        <p aria-live="polite">
          共 {cart.count} 件商品，已选 {selectionOf(cart).units} 件
        </p>
        <CouponsButton state={state} />
      </header>
      {undoNotice}
      {cart.ordinaryShopCartSkus.length > 0 && (
        <LineGroup title="花容自营" lines={cart.ordinaryShopCartSkus} state={state} />
      )}
      <CartOffers state={state} />
      {cart.presaleShopCartSkus.length > 0 && (
        <LineGroup
          title="预售商品"
          note="需单独结算，先付定金，到期付尾款"
          lines={cart.presaleShopCartSkus}
          state={state}
        />
      )}
      {cart.invalidShopCartSkus.length > 0 && <InvalidLines lines={cart.invalidShopCartSkus} state={state} />}
      <TotalBar state={state} isManaging={isManaging} />
    </div>
  );
}

/** One line at a time shows its swipe actions. Fetched when the cart is touched. */
function loadSwipe({ currentTarget }: TouchEvent<HTMLElement>) {
  void import('../lines/swipe-lines.ts').then(
    ({ closeOtherLines }) => closeOtherLines(currentTarget),
    // Without it several lines may be open.
    () => undefined,
  );
}
