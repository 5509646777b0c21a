import type { Bundle, BundlePrice } from '@huarong/contract/bundles';
import { Price } from '@huarong/ui';
import { yuan } from '../builder-texts.ts';
import type { Builder } from '../state/use-builder.ts';
import { BuyActions } from './BuyActions.tsx';
import { PriceLines } from './PriceLines.tsx';
import styles from './SelectionSummary.module.css';
import { SlotRow } from './SlotRow.tsx';

/** The selection: slots with their parts, the price and the buy buttons. */
export function SelectionSummary({ builder }: { builder: Builder }) {
  const { bundle, choice, price, isPricing } = builder;
  const title = bundle.unit === '格' ? '我的这一盘' : '我的这一盒';
  return (
    <section id="selection" className={styles.summary} aria-label={title} aria-busy={isPricing}>
      <h2>
        {title}
        {choice.parts.size > 0 && (
          <button type="button" onClick={builder.clear}>
            清空
          </button>
        )}
      </h2>
      <ul>
        {bundle.slots.map((slot) => (
          <SlotRow key={slot.slotId} slot={slot} builder={builder} />
        ))}
      </ul>
      {price && (
        <>
          <PriceLines bundle={bundle} price={price} />
          <p className={styles.total}>
            {price.complete ? '合计' : '当前'}
            <Price amount={price.total} size="md" />
          </p>
          {price.range && <p className={styles.note}>{rangeText(bundle, price.range)}</p>}
        </>
      )}
      <BuyActions builder={builder} />
      <p className={styles.note}>{bundle.deliveryText}</p>
    </section>
  );
}

/** 选满预计 ¥330.00–344.00，以选定的眼影为准 */
const rangeText = ({ partName }: Bundle, { from, to }: NonNullable<BundlePrice['range']>) =>
  from === to
    ? `选满预计 ${yuan(from)}`
    : `选满预计 ${yuan(from)}–${yuan(to).slice(1)}，以选定的${partName}为准`;
