import { ButtonLink, EmptyState, Loading, Skeleton } from '@huarong/ui';
import type { PageHandle } from '../../platform/pages/page-handle.ts';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { memberLoader } from '../../platform/session/member-loader.ts';
import type { Route } from './+types/checkout.route';
import { CheckoutForm } from './CheckoutForm/CheckoutForm.tsx';
import styles from './checkout.module.css';
import { loadCheckout } from './checkout-data.ts';
import { Recommendations } from './Recommendations/Recommendations.tsx';

export const clientLoader = memberLoader(loadCheckout);

export const handle: PageHandle = {
  buyingStep: 1,
  barTitle: '确认订单',
  barParent: '/shopcart',
  hasBarTools: false,
};

export const meta: Route.MetaFunction = () => privatePageMeta('确认订单');

export const HydrateFallback = () => (
  <main id="main" className={styles.wrap}>
    <Loading>
      <Skeleton shape="title" width="third" />
      <Skeleton shape="block" />
    </Loading>
  </main>
);

export default function Checkout({ loaderData: { purchase, quote, refusal } }: Route.ComponentProps) {
  return (
    <main id="main" className={styles.wrap}>
      {quote ? (
        <CheckoutForm purchase={purchase} initialQuote={quote} />
      ) : (
        <EmptyState
          icon="bag"
          level={1}
          title="现在还不能结算"
          actions={
            <ButtonLink href="/shopcart" kind="ink">
              回购物车
            </ButtonLink>
          }
        >
          {refusal}
        </EmptyState>
      )}
      <Recommendations />
    </main>
  );
}
