import type { Bundle, BundlePrice } from '@huarong/contract/bundles';
import { fullCountText, yuan } from '../builder-texts.ts';
import styles from './SelectionSummary.module.css';

/** The price line by line; the discount of a full bundle is shown before it is full. */
export function PriceLines({ bundle, price }: { bundle: Bundle; price: BundlePrice }) {
  const isSaved = price.discount !== '0.00';
  return (
    <dl className={styles.lines}>
      {price.lines.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount === '0.00' ? '免费' : yuan(amount)}</dd>
        </div>
      ))}
      {bundle.fullDiscount !== '0.00' && (
        <div data-off>
          <dt>满{fullCountText(bundle)}优惠</dt>
          <dd>{isSaved ? `−${yuan(price.discount)}` : `选满后 −${yuan(bundle.fullDiscount)}`}</dd>
        </div>
      )}
    </dl>
  );
}
