import type { CheckoutDraft } from '@huarong/contract/checkout';
import { displayYuan, fromYuan, ZERO } from '@huarong/core/shared';
import { Radio } from '@huarong/ui';
import type { CheckoutState } from '../../use-checkout.ts';
import type { DraftState } from '../../use-draft.ts';
import styles from './Delivery.module.css';

const DELIVERY_TIMES: [CheckoutDraft['deliveryTime'], string][] = [
  ['any', '工作日与周末均可'],
  ['workday', '仅工作日送货'],
  ['weekend', '仅周末送货'],
];

/** Delivery mode and time. Orders come by courier only: stores hand out none. */
export function Delivery({ state: { quote }, draftState }: { state: CheckoutState; draftState: DraftState }) {
  const freight = fromYuan(quote.amounts.freight) ?? ZERO;
  const choose = (deliveryTime: CheckoutDraft['deliveryTime']) =>
    draftState.save({ deliveryTime }, (calls) =>
      calls.distributionInformation({ deliveryMode: 'express', deliveryTime }),
    );
  return (
    <section className={styles.delivery} aria-labelledby="delivery">
      <h2 id="delivery">配送方式</h2>
      <ul className={styles.modes}>
        <li data-chosen>
          <Radio name="deliveryMode" checked readOnly>
            快递配送
          </Radio>
          <b>{freight === ZERO ? '免运费' : displayYuan(freight)}</b>
          <small>{quote.deliveryText}</small>
        </li>
      </ul>
      <fieldset className={styles.times}>
        <legend>送货时间</legend>
        {DELIVERY_TIMES.map(([time, label]) => (
          <Radio
            key={time}
            name="deliveryTime"
            checked={draftState.draft.deliveryTime === time}
            onChange={() => void choose(time)}
          >
            {label}
          </Radio>
        ))}
      </fieldset>
    </section>
  );
}
