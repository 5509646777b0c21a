import { useState } from 'react';
import type { CartState } from '../../use-cart.ts';
import { CouponDrawer } from './CouponDrawer.tsx';
import styles from './CouponsButton.module.css';

export function CouponsButton({ state }: { state: CartState }) {
  const [isOpen, setOpen] = useState(false);
  const { coupons } = state.cart;
  return (
    <>
      <button type="button" className={styles.button} onClick={() => setOpen(true)}>
        优惠券{coupons.length > 0 && `（${coupons.length}）`}
      </button>
      {isOpen && <CouponDrawer coupons={coupons} onClaimed={state.refresh} onClose={() => setOpen(false)} />}
    </>
  );
}
