import type { Quote } from '@huarong/contract/checkout';
import { isPhone, Notice } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { browserPlatform } from '../../../platform/browser.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { Consents } from '../confirm/Consents/Consents.tsx';
import { GuestMobile } from '../confirm/GuestMobile/GuestMobile.tsx';
import { Items } from '../confirm/Items/Items.tsx';
import { Offers } from '../confirm/Offers/Offers.tsx';
import { SecondStepDialog } from '../confirm/SecondStepDialog/SecondStepDialog.tsx';
import { Summary } from '../confirm/Summary/Summary.tsx';
import { Delivery } from '../delivery/Delivery/Delivery.tsx';
import { Note } from '../delivery/Note/Note.tsx';
import { Packaging } from '../delivery/Packaging/Packaging.tsx';
import { Recipients } from '../delivery/Recipients/Recipients.tsx';
import { Discounts } from '../payment/Discounts/Discounts.tsx';
import { Invoice } from '../payment/Invoice/Invoice.tsx';
import {
  type InvoiceChoice,
  isInvoiceReady,
  NO_INVOICE,
  toInvoice,
} from '../payment/Invoice/invoice-choice.ts';
import { PaymentMethods } from '../payment/PaymentMethods/PaymentMethods.tsx';
import type { Purchase } from '../purchase.ts';
import { type GuestVerification, quoteFields, useCheckout } from '../use-checkout.ts';
import { useDraft } from '../use-draft.ts';
import styles from './CheckoutForm.module.css';
import { findMissing, showMissing } from './missing.ts';

/** The choices of the order on the left, its amounts and the commit button on the right. */
export function CheckoutForm({ purchase, initialQuote }: { purchase: Purchase; initialQuote: Quote }) {
  const state = useCheckout(purchase, initialQuote);
  const draftState = useDraft(initialQuote.draft);
  const { isSignedIn } = useSession();
  const navigate = useNavigate();
  const [ticked, setTicked] = useState<string[]>([]);
  const [guest, setGuest] = useState<GuestVerification | null>(null);
  const [invoice, setInvoice] = useState<InvoiceChoice>(NO_INVOICE);
  const { consents } = state.quote;
  const hasConsents = consents.every(({ code }) => ticked.includes(code));
  const hasMobile = isSignedIn || guest !== null;
  const hasInvoice = isInvoiceReady(invoice);
  const isReady = hasConsents && hasMobile && hasInvoice;

  useEffect(
    () => browserPlatform().track({ name: 'checkout_view', ...quoteFields(initialQuote) }),
    [initialQuote],
  );

  async function commit() {
    await draftState.whenSaved();
    const order = await state.commit({
      note: draftState.draft.note ?? '',
      consents: ticked,
      guest: isSignedIn ? null : guest,
      invoice: toInvoice(invoice),
    });
    if (!order) return;
    const { orderId } = order;
    // Back leads to the order: the cart that was submitted is empty.
    const orderPath = isSignedIn ? `/myOrderList/${orderId}` : `/guest/order?orderId=${orderId}`;
    window.history.replaceState(window.history.state, '', orderPath);
    await navigate(order.payLink ? `/payment/${orderId}` : `/payment/result/${orderId}`);
  }

  /** On phones what is missing may be far from the button: the press leads there. */
  function submit() {
    const hasAddress = Boolean(state.choices.addrId ?? state.quote.addrId);
    const hasPayment = state.choices.paymentCode !== undefined;
    const missing = findMissing({ hasAddress, hasPayment, hasInvoice, hasMobile, hasConsents });
    if (missing && isPhone()) return showMissing(missing);
    return commit();
  }

  return (
    <>
      <h1>确认订单</h1>
      <div className={styles.columns}>
        <div className={styles.sections}>
          <Recipients state={state} />
          <Delivery state={state} draftState={draftState} />
          <Items state={state} />
          <Offers state={state} />
          <Discounts state={state} />
          <PaymentMethods state={state} draftState={draftState} />
          <Invoice choice={invoice} onChoose={setInvoice} />
          <section className={styles.extras} aria-labelledby="extras">
            <h2 id="extras">包装与备注</h2>
            <Packaging state={state} draftState={draftState} />
            <Note draftState={draftState} />
          </section>
        </div>
        <Summary state={state} isReady={isReady} onCommit={submit}>
          {!isSignedIn && (
            <div id="guest-mobile" className={styles.part}>
              <GuestMobile onVerified={setGuest} />
            </div>
          )}
          <div id="consents" className={styles.part}>
            <Consents consents={consents} ticked={ticked} onTick={setTicked} />
          </div>
          {draftState.problem && <Notice tone="error">{draftState.problem}</Notice>}
        </Summary>
      </div>
      <SecondStepDialog
        step={state.secondStep}
        onClose={state.closeSecondStep}
        onPassed={async (riskControlId) => {
          state.passSecondStep(riskControlId);
          await commit();
        }}
      />
    </>
  );
}
