import type { Bundle, BundlePrice } from '@huarong/contract/bundles';
import { Price } from '@huarong/ui';
import { yuan } from '../builder-words.ts';
import type { Builder } from '../live/use-builder.ts';
import { Buying } from './Buying.tsx';
import styles from './OwnColumn.module.css';
import { PriceLines } from './PriceLines.tsx';
import { SlotRow } from './SlotRow.tsx';

/** Her own choice: what lies where, what it comes to, and the way on. */
export function OwnColumn({ builder }: { builder: Builder }) {
  const { bundle, choice, price, isAsking } = builder;
  const own = bundle.unit === '格' ? '我的这一盘' : '我的这一盒';
  return (
    <section className={styles.own} aria-label={own} aria-busy={isAsking}>
      <h2>
        {own}
        {choice.parts.size > 0 && (
          <button type="button" onClick={builder.startAnew}>
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
          {price.range && <p className={styles.note}>{rangeWords(bundle, price.range)}</p>}
        </>
      )}
      <Buying builder={builder} />
      <p className={styles.note}>{bundle.deliveryText}</p>
    </section>
  );
}

/** 选满预计 ¥330.00–344.00，以选定的眼影为准 */
const rangeWords = ({ partName }: Bundle, { from, to }: NonNullable<BundlePrice['range']>) =>
  from === to
    ? `选满预计 ${yuan(from)}`
    : `选满预计 ${yuan(from)}–${yuan(to).slice(1)}，以选定的${partName}为准`;
