import { Price } from '@huarong/ui';
import { BundleParts, lineKey, ProductImage } from '../../../catalogue/index.ts';
import type { CheckoutState } from '../../use-checkout.ts';
import styles from './Items.module.css';

export const Items = ({ state: { quote } }: { state: CheckoutState }) => (
  <section className={styles.items} aria-labelledby="items">
    <h2 id="items">商品清单</h2>
    <ul>
      {quote.items.map((item) => (
        <li key={`${item.type}-${lineKey(item)}`}>
          <span className={styles.image}>
            <ProductImage path={item.skuImagePath} alt="" sizes="64px" />
          </span>
          <p>
            {item.brandNameCN} {item.productName}
            <small>
              {item.skuName}
              {item.type === 'gift' && '　赠品'}
              {item.type === 'extraBuy' && '　换购'}
            </small>
            <BundleParts line={item} />
          </p>
          <span>× {item.quantity}</span>
          <Price amount={item.subtotal} size="sm" tone="ink" />
        </li>
      ))}
    </ul>
    {quote.samples && <Samples samples={quote.samples} />}
  </section>
);

/** Rewards exchanged for points; they are paid already and need no choice. */
const Samples = ({ samples }: { samples: NonNullable<CheckoutState['quote']['samples']> }) => (
  <>
    <h3 id="samples">将随单寄出</h3>
    <ul aria-labelledby="samples">
      {samples.map(({ skuId, name, skuImagePath, quantity }) => (
        <li key={`${skuId}-${name}`}>
          <span className={styles.image}>
            <ProductImage path={skuImagePath} alt="" sizes="64px" />
          </span>
          <p>
            {name}
            <small>积分兑换</small>
          </p>
          <span>× {quantity}</span>
          <Price amount="0.00" size="sm" tone="ink" />
        </li>
      ))}
    </ul>
  </>
);
