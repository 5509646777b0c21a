import type { Sku } from '@huarong/contract/catalogue';
import { Button, ButtonLink, IconButton } from '@huarong/ui';
import { useState } from 'react';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { addToCart } from '../../../add-to-cart/index.ts';
import { bundlePath, useFavourite } from '../../../catalogue/index.ts';
import { ArrivalReminder } from './ArrivalReminder.tsx';
import styles from './BuyBar.module.css';

interface BuyBarProps {
  sku: Sku;
  quantity: number;
  hasInventory: boolean;
  bookingStatus: Sku['bookingStatus'];
  /** The sku is a bundle case: its parts are chosen before it is bought. */
  bundleId?: string | undefined;
  /** Stock may have changed. */
  onCartChanged: () => void;
}

/** Add to cart, buy now, arrival reminder and favourite. */
export function BuyBar({ sku, quantity, hasInventory, bookingStatus, bundleId, onCartChanged }: BuyBarProps) {
  const [isReminding, setReminding] = useState(false);
  const favourite = useFavourite(sku.skuId);

  const [isAdding, add] = useAction(async () => {
    await addToCart({ skuId: sku.skuId, quantity });
    onCartChanged();
  });

  return (
    <div className={styles.bar}>
      {bundleId !== undefined ? (
        <ButtonLink kind="rouge" size="lg" href={bundlePath(bundleId)} className={styles.add}>
          去定制
        </ButtonLink>
      ) : bookingStatus === 'balance' ? (
        <Button kind="ink" size="lg" className={styles.add} disabled>
          预售已截止
        </Button>
      ) : hasInventory ? (
        <>
          {bookingStatus !== 'deposit' && (
            <Button kind="rouge" size="lg" loading={isAdding} onClick={add} className={styles.add}>
              加入购物车
            </Button>
          )}
          {/* A link, so that it works before hydration. */}
          <ButtonLink
            kind={bookingStatus === 'deposit' ? 'rouge' : 'line'}
            size="lg"
            className={styles.buy}
            href={buyNowPath(sku.skuId, quantity)}
          >
            {bookingStatus === 'deposit' ? '支付定金' : '立即购买'}
          </ButtonLink>
        </>
      ) : (
        <Button kind="ink" size="lg" className={styles.add} onClick={() => setReminding(true)}>
          到货通知我
        </Button>
      )}
      <IconButton
        icon="heart"
        size="lg"
        label={favourite.isSaved ? '取消收藏' : '收藏'}
        pressed={favourite.isSaved}
        loading={favourite.isBusy}
        onClick={favourite.toggle}
      />
      <ArrivalReminder sku={sku} open={isReminding} onClose={() => setReminding(false)} />
    </div>
  );
}

/** The checkout of one sku without the cart. */
const buyNowPath = (skuId: string, quantity: number): string =>
  `/order?${new URLSearchParams({ from: 'buynow', sku: skuId, quantity: String(quantity) })}`;
