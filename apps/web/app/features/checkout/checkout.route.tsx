import { ButtonLink, EmptyState, Loading, Skeleton, TextArea } from '@huarong/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { useSession } from '../../platform/session/use-session.ts';
import type { Route } from './+types/checkout.route';
import { Consents } from './Consents/Consents.tsx';
import styles from './checkout.module.css';
import { loadCheckout } from './checkout-data.ts';
import { Discounts } from './Discounts/Discounts.tsx';
import { Goods } from './Goods/Goods.tsx';
import { GuestMobile } from './GuestMobile/GuestMobile.tsx';
import type { Purchase } from './purchase.ts';
import { Recipients } from './Recipients/Recipients.tsx';
import { Summary } from './Summary/Summary.tsx';
import { type GuestProof, useCheckout } from './use-checkout.ts';
import { Ways } from './Ways/Ways.tsx';

export const clientLoader = memberLoader(loadCheckout);

export const meta: Route.MetaFunction = () => [
  { title: '确认订单｜花容 HUARONG' },
  { name: 'robots', content: 'noindex' },
];

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
        <CheckoutSheet purchase={purchase} first={quote} />
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
    </main>
  );
}

type Quote = NonNullable<Route.ComponentProps['loaderData']['quote']>;

function CheckoutSheet({ purchase, first }: { purchase: Purchase; first: Quote }) {
  const state = useCheckout(purchase, first);
  const { isSignedIn } = useSession();
  const navigate = useNavigate();
  const [note, setNote] = useState('');
  const [ticked, setTicked] = useState<string[]>([]);
  const [guest, setGuest] = useState<GuestProof | null>(null);
  const { consents } = state.quote;
  const isReady = consents.every(({ code }) => ticked.includes(code)) && (isSignedIn || guest !== null);

  async function commit() {
    const order = await state.commit({
      note: note.trim(),
      consents: ticked,
      guest: isSignedIn ? null : guest,
    });
    if (order)
      await navigate(order.payLink ? `/payment/${order.orderId}` : `/payment/result/${order.orderId}`);
  }

  return (
    <>
      <h1>确认订单</h1>
      <div className={styles.columns}>
        <div className={styles.parts}>
          <Recipients state={state} />
          <Goods state={state} />
          <Discounts state={state} />
          <Ways state={state} />
          <TextArea
            label="订单备注（选填）"
            name="note"
            value={note}
            maxLength={200}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
        <Summary state={state} isReady={isReady} onCommit={commit}>
          {!isSignedIn && <GuestMobile onProved={setGuest} />}
          <Consents consents={consents} ticked={ticked} onTick={setTicked} />
        </Summary>
      </div>
    </>
  );
}
