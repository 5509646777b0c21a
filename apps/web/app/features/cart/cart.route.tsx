import { commoditySkus } from '@huarong/core/analytics';
import { CardGrid, Loading, SectionHead, Skeleton } from '@huarong/ui';
import { useEffect } from 'react';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { browserApi } from '../../platform/api/index.ts';
import { browserPlatform } from '../../platform/browser.ts';
import type { PageHandle } from '../../platform/pages/page-handle.ts';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { ProductTile, suggestionTitle } from '../catalogue/index.ts';
import type { Route } from './+types/cart.route';
import { CartContents } from './CartContents/CartContents.tsx';
import styles from './cart.module.css';
import { loadCart } from './cart-data.ts';
import { EmptyCart } from './EmptyCart/EmptyCart.tsx';

export const clientLoader = (_args: ClientLoaderFunctionArgs) => loadCart(browserApi({ quiet: true }));

export const handle: PageHandle = { buyingStep: 0, barTitle: '购物车', hasBarTools: false };

export const meta: Route.MetaFunction = () => privatePageMeta('购物车');

export const HydrateFallback = () => (
  <main id="main" className={styles.wrap}>
    <Loading>
      <Skeleton shape="title" width="third" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Loading>
  </main>
);

export default function CartPage({ loaderData: { cart, suggested } }: Route.ComponentProps) {
  useEffect(() => {
    if (cart)
      browserPlatform().track({
        name: 'cart_view',
        commodity_sku: commoditySkus(cart.shopcartSkus),
        totalAmount: cart.totalAmount,
      });
  }, [cart]);
  return (
    <main id="main" className={styles.wrap}>
      {cart && cart.shopcartSkus.length > 0 ? <CartContents initialCart={cart} /> : <EmptyCart />}
      {suggested && suggested.list.length > 0 && (
        <section className={styles.more}>
          <SectionHead title={suggestionTitle(suggested)} sub={suggested.reason} />
          <CardGrid sample>
            {suggested.list.map((product) => (
              <ProductTile key={product.productId} product={product} />
            ))}
          </CardGrid>
        </section>
      )}
    </main>
  );
}
