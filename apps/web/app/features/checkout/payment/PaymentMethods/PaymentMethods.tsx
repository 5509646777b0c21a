import { Radio } from '@huarong/ui';
import type { CheckoutState } from '../../use-checkout.ts';
import type { DraftState } from '../../use-draft.ts';
import styles from './PaymentMethods.module.css';

/** Payment methods; an unavailable one shows its reason. */
export const PaymentMethods = ({ state, draftState }: { state: CheckoutState; draftState: DraftState }) => (
  <section className={styles.methods} aria-labelledby="payment-methods">
    <h2 id="payment-methods">支付方式</h2>
    <ul>
      {state.quote.paymentMethods.map((method) => (
        <li key={method.paymentCode}>
          <Radio
            name="payment"
            checked={state.choices.paymentCode === method.paymentCode}
            disabled={!method.available}
            onChange={() => {
              const { paymentCode } = method;
              void draftState.save({ paymentCode }, (calls) => calls.changePayment({ paymentCode }));
              void state.choose({ paymentCode });
            }}
          >
            {method.name}
          </Radio>
          {!method.available && method.reason && <small>{method.reason}</small>}
        </li>
      ))}
    </ul>
  </section>
);
